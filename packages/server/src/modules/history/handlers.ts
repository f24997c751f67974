import { forbidden, notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { isHouseholdOf } from '../families/read-households.ts'
import { isStudentOf } from '../families/read-students.ts'
import { findSchoolMonth } from '../publishing/school-months.ts'
import { listHistory, mayReadHistory } from './store.ts'

export const historyHandlers: Handlers<'listRecordHistory'> = {
  async listRecordHistory({ query, caller, work }) {
    const body = await work(async (tx) => {
      if (!(await mayReadHistory(tx, caller, query.recordType))) throw forbidden()
      if (query.recordType === 'schoolMonth') await findSchoolMonth(tx, caller.userId, query.recordId)
      if (query.recordType === 'student' && !(await isStudentOf(tx, caller, query.recordId))) return null
      if (query.recordType === 'household' && !(await isHouseholdOf(tx, caller, query.recordId))) return null
      return listHistory(tx, query)
    })
    if (!body) throw notFound(message('history.notFound'))
    return { status: 200, body }
  },
}
