import { setTimeout } from 'node:timers/promises'

import { monthDays } from '../../packages/server/src/shared/months.ts'
import type { Plain } from './plain.ts'
import type { Call } from './product.ts'
import { menuTypes } from './rows.ts'

type Run = (turn: number) => Promise<unknown>

export interface Operation {
  name: string
  /** The 95th percentile of its response times, or the slowest if there are few runs, must be below this, in ms. */
  limit?: number
  /** Whether it takes seconds, so it is measured only a few times. */
  isLong: boolean
  before?: Run
  ours: Run
  plain: Run
}

export interface Place {
  call: Call
  plain: Plain
  admin: (statement: string) => Promise<Record<string, unknown>[]>
  catererId: number
  schoolIds: readonly number[]
  /** YYYY-MM, all of them published. */
  months: readonly string[]
  /** Ids of master menu months, by menu type and YYYY-MM. */
  masterMonths: ReadonlyMap<string, number>
}

/** What the screens of a caterer with many schools wait for. */
export function operationsAt(place: Place): Operation[] {
  return [schoolMonth(place), masterMonth(place), monthList(place), schoolsOfMonth(place), publish(place)].concat([
    analysis(place, 'MEAL'),
    analysis(place, null),
  ])
}

const at = <T>(of: readonly T[], turn: number): T => {
  const found = of[turn % of.length]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

/** A different school, menu type and month on every turn. */
function choose({ schoolIds, months }: Place, turn: number) {
  const month = at(months, turn)
  return { schoolId: at(schoolIds, turn * 37), menuType: at(menuTypes, turn), month, range: monthDays(month) }
}

const idOf = ({ masterMonths }: Place, menuType: string, month: string) => masterMonths.get(`${menuType} ${month}`) ?? 0

interface SchoolMenus {
  _embedded: { getSchoolMenus: { id: number; yearMonth: string }[] }
}

/** As School Menus reads it: the days that the school serves, its months, and what was published to it in the month. */
const schoolMonth = (place: Place): Operation => ({
  name: "open a school's month",
  limit: 300,
  isLong: false,
  async ours(turn) {
    const { call } = place
    const { schoolId, menuType, month, range } = choose(place, turn)
    const { days } = await call<{ days: unknown[] }>(
      'GET',
      `/commissary/school/${schoolId}/calendar?itemType=${menuType}&startDate=${range.from}&endDate=${range.to}`,
    )
    if (days.length === 0) throw new Error('The month is empty')
    const { _embedded: list } = await call<SchoolMenus>('GET', `/commissary/getSchoolMenus/${schoolId}/${menuType}`)
    const id = list.getSchoolMenus.find(({ yearMonth }) => yearMonth === month)?.id
    await call('GET', `/commissary/schoolMonthlyCalendar/${id}/published`)
  },
  plain(turn) {
    const { schoolId, menuType, range } = choose(place, turn)
    return place.plain.schoolMenu(schoolId, menuType, range)
  },
})

const masterMonth = (place: Place): Operation => ({
  name: 'open a month of a master menu',
  limit: 300,
  isLong: false,
  ours(turn) {
    const { menuType, month } = choose(place, turn)
    return place.call('GET', `/commissary/monthlyCalendars/${idOf(place, menuType, month)}?isCatererMenu=true`)
  },
  plain(turn) {
    const { menuType, month } = choose(place, turn)
    return place.plain.masterMonth(idOf(place, menuType, month))
  },
})

const monthList = (place: Place): Operation => ({
  name: 'list of the months of a master menu',
  isLong: false,
  ours(turn) {
    const { call, catererId, months } = place
    const range = `startYearMonth=${months[0]}&endYearMonth=${months.at(-1)}`
    const path = '/commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths'
    return call('GET', `${path}?catererId=${catererId}&itemType=${at(menuTypes, turn)}&${range}`)
  },
  plain: (turn) => place.plain.masterMonths(at(menuTypes, turn)),
})

const schoolsOfMonth = (place: Place): Operation => ({
  name: 'schools that a month can be published to',
  isLong: false,
  ours(turn) {
    const { menuType, month } = choose(place, turn)
    return place.call('GET', `/commissary/copyTo/applicableSchools/${idOf(place, menuType, month)}`)
  },
  plain(turn) {
    const { menuType, month } = choose(place, turn)
    return place.plain.schoolsOfMonth(idOf(place, menuType, month))
  },
})

/** After an edit of a day that some schools have changed. Both write every day of every school. */
const publish = (place: Place): Operation => ({
  name: 'publish a month to all schools',
  limit: 60_000,
  isLong: true,
  before: (turn) =>
    place.admin(`update master_day set planned_meals = planned_meals + 1 where id = (
      select day.id from master_month month
      join master_day day on day.master_calendar_id = month.master_calendar_id
        and to_char(day.date, 'YYYY-MM') = month.year_month
      where month.id = ${publishedAt(place, turn)} order by day.date offset 1 limit 1)`),
  async ours(turn) {
    const path = `/commissary/caterer/copyCalendar/${publishedAt(place, turn)}`
    const { data } = await place.call<{ data: { jobId: number | null; schools: { came: string[] }[] } }>('PUT', path)
    const schools = data.jobId === null ? data.schools : await endOfJob(place.call, data.jobId)
    if (schools.length !== place.schoolIds.length || schools.some(({ came }) => came.length === 0)) {
      throw new Error('The month did not come to every school')
    }
  },
  plain: (turn) => place.plain.publish(publishedAt(place, turn)),
})

/** Polls like the screen but more often, so that the job itself is timed. Returns the days that each school received. */
async function endOfJob(call: Call, id: number): Promise<{ came: string[] }[]> {
  for (;;) {
    const job = await call<{ state: string; schools: { came: string[] }[] }>('GET', `/commissary/publishJobs/${id}`)
    if (job.state === 'done') return job.schools
    if (job.state !== 'running') throw new Error(`Publishing ended as ${job.state}`)
    await setTimeout(20)
  }
}

const publishedAt = (place: Place, turn: number) => idOf(place, 'MEAL', at(place.months, turn))

/** As the reports do, for one menu type or all of them. */
const analysis = (place: Place, menuType: string | null): Operation => ({
  name: `analysis of all schools for a month, ${menuType === null ? `${menuTypes.length} menu types` : 'lunch'}`,
  limit: 5_000,
  isLong: true,
  async ours(turn) {
    const { from, to } = monthDays(at(place.months, turn))
    const body = { startDate: from, endDate: to, ...(menuType !== null && { itemType: menuType }) }
    const { weeks } = await place.call<{ weeks: unknown[] }>('POST', '/commissary/menu-analysis/schools', body)
    if (weeks.length === 0) throw new Error('Nothing was analyzed')
  },
  plain: (turn) => place.plain.allMenus(menuType, monthDays(at(place.months, turn))),
})
