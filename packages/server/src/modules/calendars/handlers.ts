import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { readCalendar, replaceDay } from './store.ts'

export const calendarHandlers: Handlers<'readSchoolCalendar' | 'replaceSchoolCalendarDay'> = {
  async readSchoolCalendar({ path, query, caller, work }) {
    const range = { schoolId: path.schoolId, menuType: query.itemType, from: query.startDate, to: query.endDate }
    const body = await work((tx) => readCalendar(tx, caller, range))
    if (!body) throw notFound('School')
    return { status: 200, body }
  },

  async replaceSchoolCalendarDay({ path, query, body, ifMatch, caller, work }) {
    const place = { schoolId: path.schoolId, menuType: query.itemType, date: path.date }
    const day = await work((tx) => replaceDay(tx, caller, place, body, ifMatch))
    if (!day) throw notFound('School')
    return { status: 200, body: { data: { message: 'Menu saved successfully', day } } }
  },
}
