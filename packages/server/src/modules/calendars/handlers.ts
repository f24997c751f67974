import type { Handlers } from '../../contract/operations.ts'
import { answerConflicts, reopenConflicts, replaceDays } from './school-days.ts'
import { listPublishedDays, listSchoolMenus } from './school-menus.ts'
import { readCalendar, replaceDay } from './store.ts'

export const calendarHandlers: Handlers<
  | 'readSchoolCalendar'
  | 'replaceSchoolCalendarDay'
  | 'listSchoolMenus'
  | 'replaceSchoolMonthlyCalendar'
  | 'answerDayConflicts'
  | 'reopenDayConflicts'
  | 'listPublishedDays'
> = {
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

  async listSchoolMenus({ path, query, caller, work }) {
    const getSchoolMenus = await work((tx) => listSchoolMenus(tx, caller, { ...path, ...query }))
    return { status: 200, body: { _embedded: { getSchoolMenus } } }
  },

  async replaceSchoolMonthlyCalendar({ path, body, caller, work, t }) {
    const days = await work((tx) => replaceDays(tx, caller, path.id, body.days))
    return { status: 200, body: { data: { message: t('calendars.saved'), days } } }
  },

  async answerDayConflicts({ path, body, caller, work, t }) {
    const day = await work((tx) => answerConflicts(tx, caller, path.id, body))
    return { status: 200, body: { data: { message: t('calendars.saved'), day } } }
  },

  reopenDayConflicts({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const day = await reopenConflicts(tx, caller, path.id, body)
      return { status: 200, body: { data: { message: t('calendars.saved'), day } } }
    })
  },

  async listPublishedDays({ path, caller, work }) {
    const publishedDays = await work((tx) => listPublishedDays(tx, caller, path.id))
    return { status: 200, body: { _embedded: { publishedDays } } }
  },
}
