import { rejected } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { readSchoolMonth } from '../calendars/school-menus.ts'
import { archiveMonth, restoreMonth } from './archive.ts'
import { cloneMonth } from './clone.ts'
import { readMonth, wholeMonth } from './read.ts'
import { addMonth, saveMonth } from './store.ts'
import { listSummaries } from './summaries.ts'

/** Three school years. */
const mostMonths = 36

type Operation =
  | 'listCalendarSummaries'
  | 'readMonthlyCalendar'
  | 'saveCatererMonthlyCalendar'
  | 'cloneCalendar'
  | 'archiveCatererCalendar'
  | 'restoreCatererCalendar'

export const monthHandlers: Handlers<Operation> = {
  async listCalendarSummaries({ query, work }) {
    const [start, end] = [query.startYearMonth, query.endYearMonth].map((month) => Temporal.PlainYearMonth.from(month))
    if (!start || !end || start.until(end).sign < 0) throw rejected({ endYearMonth: message('months.endsBeforeStart') })
    if (start.until(end, { largestUnit: 'months' }).months >= mostMonths) {
      throw rejected({ endYearMonth: message('months.rangeTooLong', { months: mostMonths }) })
    }
    const catererCalendarSummaries = await work((tx) => listSummaries(tx, query))
    return { status: 200, body: { _embedded: { catererCalendarSummaries } } }
  },

  async readMonthlyCalendar({ path, query, caller, work }) {
    const isMaster = query.isCatererMenu ?? true
    const body = await work((tx) => (isMaster ? readMonth(tx, path.id) : readSchoolMonth(tx, caller, path.id)))
    return { status: 200, body }
  },

  async saveCatererMonthlyCalendar({ path, body, once, t }) {
    return once(async (tx) => {
      const { id } = body
      const found =
        id === undefined ? await addMonth(tx, path.menuType, body) : await saveMonth(tx, path.menuType, id, body)
      const calendar = await wholeMonth(tx, found)
      const saved = { message: t(id === undefined ? 'months.added' : 'months.saved'), id: calendar.id, calendar }
      return { status: id === undefined ? 201 : 200, body: { data: saved } }
    })
  },

  async cloneCalendar({ path, body, once, t }) {
    return once(async (tx) => {
      const data = await cloneMonth(tx, path.id, body)
      return { status: 200, body: { data: { message: t('months.copied'), ...data } } }
    })
  },

  async archiveCatererCalendar({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveMonth(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('months.archived'), ...saved } } }
  },

  async restoreCatererCalendar({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreMonth(tx, path.id)
      return { status: 200, body: { data: { message: t('months.restored'), ...saved } } }
    })
  },
}
