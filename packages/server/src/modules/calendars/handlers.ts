import type { Handlers } from '../../contract/operations.ts'
import { readCalendar, replaceDay } from './store.ts'

export const calendarHandlers: Handlers<'readSchoolCalendar' | 'replaceSchoolCalendarDay'> = {
  async readSchoolCalendar({ path, query, caller, work }) {
    const range = { schoolId: path.schoolId, menuType: query.itemType, from: query.startDate, to: query.endDate }
    return { status: 200, body: await work((tx) => readCalendar(tx, caller, range)) }
  },

  async replaceSchoolCalendarDay({ path, query, body, ifMatch, caller, work, t }) {
    const target = { schoolId: path.schoolId, menuType: query.itemType, date: path.date }
    const day = await work((tx) => replaceDay(tx, caller, target, body, ifMatch))
    return { status: 200, body: { data: { message: t('calendars.saved'), day } } }
  },
}
