import { forbidden, notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { listHistory, mayReadHistory } from './store.ts'

export const historyHandlers: Handlers<'listRecordHistory'> = {
  async listRecordHistory({ query, caller, work }) {
    const body = await work(async (tx) => {
      if (await mayReadHistory(tx, caller, query.recordType)) return listHistory(tx, query)
      throw forbidden()
    })
    if (!body) throw notFound(message('history.notFound'))
    return { status: 200, body }
  },
}
