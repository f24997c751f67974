import {
  type ApiError,
  type CalendarDay,
  type ClosedDay,
  readSchoolCalendar,
  type SchoolCalendar,
} from '@commissary/api-client'
import useSWR from 'swr'

import { weekDates } from '../../routing/week.ts'
import { connection } from '../../session/connection.ts'
import type { SchoolMenu } from './school-menus.ts'

/** A menu's week; with `error` when it could not be loaded. */
export interface PlannedWeek {
  menu: SchoolMenu
  /** The days of service without holidays, Monday first. */
  dates: readonly string[]
  closedDays: readonly ClosedDay[]
  /** Days with something on the menu. */
  days: readonly CalendarDay[]
  /** For preschool: what the other meals on its dates serve. */
  otherMeals: SchoolCalendar['otherMeals']
  error?: unknown
}

async function readWeek(menu: SchoolMenu, monday: string): Promise<PlannedWeek> {
  const { school, program } = menu
  const dates = weekDates(monday, program.serviceDays)
  const { days, closedDays, otherMeals } = await readSchoolCalendar(school.schoolId, {
    itemType: program.menuType,
    programId: program.id,
    startDate: monday,
    endDate: dates.at(-1) ?? monday,
  })
  const isOpen = (date: string) => !closedDays.some((closed) => closed.date === date)
  return {
    menu,
    dates: dates.filter(isOpen),
    closedDays: closedDays.filter(({ date }) => dates.includes(date)),
    days: days.filter(({ date, lines }) => lines.length > 0 && isOpen(date)),
    otherMeals,
  }
}

/** Each menu is one call, so the menus of many schools are read in batches, one after the other. */
export const menusAtOnce = 24

/** Reads all menus before it answers, because cards are sorted by their status. Throws only if none of them loads. */
async function readWeeks(menus: readonly SchoolMenu[], monday: string): Promise<PlannedWeek[]> {
  const results: PromiseSettledResult<PlannedWeek>[] = []
  for (let at = 0; at < menus.length; at += menusAtOnce) {
    const part = menus.slice(at, at + menusAtOnce)
    results.push(...(await Promise.allSettled(part.map((menu) => readWeek(menu, monday)))))
  }
  const failures = results.filter((result) => result.status === 'rejected')
  if (failures.length > 0 && failures.length === menus.length) throw failures[0]?.reason

  return menus.map((menu, index) => {
    const result = results[index]
    if (result?.status === 'fulfilled') return result.value
    connection.failed(result?.reason)
    return { menu, dates: [], closedDays: [], days: [], otherMeals: [], error: result?.reason }
  })
}

/** The week of `monday` for every menu; null reads nothing. */
export function usePlannedWeeks(
  menus: readonly SchoolMenu[] | null,
  monday: string,
  { keepPreviousData = false } = {},
) {
  const key = menus && ['plannedWeeks', menus.map(({ id }) => id), monday]
  return useSWR<PlannedWeek[], ApiError>(key, () => readWeeks(menus ?? [], monday), {
    keepPreviousData,
    // Going back and forth between windows does not read hundreds of menus each time.
    focusThrottleInterval: 300_000,
  })
}
