import type { Handlers } from '../../contract/operations.ts'
import { readCalendar, replaceDay } from './store.ts'

export const calendarHandlers: Handlers<'readSchoolCalendar' | 'replaceSchoolCalendarDay'> = {
  async readSchoolCalendar({ path, query, caller, work }) {
    const { itemType: menuType, programId, startDate: from, endDate: to } = query
    const range = { schoolId: path.schoolId, menuType, programId, from, to }
    return { status: 200, body: await work((tx) => readCalendar(tx, caller, range)) }
  },

  async replaceSchoolCalendarDay({ path, query, body, ifMatch, caller, work, t }) {
    const { itemType: menuType, programId } = query
    const target = { schoolId: path.schoolId, menuType, programId, date: path.date }
    const day = await work((tx) => replaceDay(tx, caller, target, body, ifMatch))
    return { status: 200, body: { data: { message: t('calendars.saved'), day } } }
  },
}
