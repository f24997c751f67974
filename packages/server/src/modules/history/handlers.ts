import { ApiError, notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { listHistory, mayReadHistory } from './store.ts'

export const historyHandlers: Handlers<'listRecordHistory'> = {
  async listRecordHistory({ query, caller, work }) {
    const body = await work(async (tx) => {
      if (await mayReadHistory(tx, caller, query.recordType)) return listHistory(tx, query)
      throw new ApiError(403, 'Your account does not allow this.')
    })
    if (!body) throw notFound('Record')
    return { status: 200, body }
  },
}
