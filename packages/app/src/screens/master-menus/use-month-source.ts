import {
  ApiError,
  findMenuItemsBySchool,
  listCalendarSummaries,
  type MonthlyCalendar,
  readMonthlyCalendar,
  saveCatererMonthlyCalendar,
  newKey,
} from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import { type MenuDay, withRecurringItems } from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toSavedDay } from '../../menu-planner/calendar-days.ts'
import { masterItem, useMenuItems } from '../../menu-planner/menu-items.ts'
import type { DayToSave, MenuSource, SaveResult } from '../../menu-planner/menu-source.ts'
import { plannerDays } from '../../menu-planner/planner-days.ts'
import { monthAfter, weeksOf } from './month-dates.ts'
import { recurringFoods, toRecurringDays } from './recurring.ts'

interface MonthSourceOptions {
  month: MonthlyCalendar
  /** The days of the open week that are in the month; none if no week is open. Must be stable. */
  dates: readonly string[]
  ruleOptions: Partial<RuleOptions>
  onSaved: (month: MonthlyCalendar) => unknown
}

/** A week of a month of a master menu. The days of a week are saved in one call; each has its own version. */
export function useMonthSource({ month, dates, ruleOptions, onSaved }: MonthSourceOptions): MenuSource {
  const wording = useWording()
  const { t, formats } = wording
  const { catererId, schools, today } = useSession()
  const { id, yearMonth, itemType, program, closedDays, recurringDays } = month
  const schoolId = schools.find(({ programs }) => programs.some((one) => one.id === program.id))?.schoolId
  const items = useMenuItems(
    `month ${itemType} ${program.id}`,
    itemType,
    () => readOffers(schoolId, itemType, program.id),
    dates.length > 0,
  )
  const days = useMemo(() => plannerDays(wording, dates, closedDays, today), [wording, dates, closedDays, today])
  const whole = useMemo(() => {
    const weeks = weeksOf(yearMonth, program.serviceDays).map((week) => week.dates.filter((date) => date !== null))
    return {
      days: plannerDays(wording, weeks.flat(), closedDays, today),
      label: formats.month(yearMonth),
      weekLabelOf: (key: string) => {
        const week = weeks.find((one) => one.includes(key)) ?? [key]
        return formats.range(week[0] ?? key, week.at(-1) ?? key)
      },
      isPartOfWeek: (one: string) => month.daysBeside.some(({ date }) => mondayOf(date) === one),
    }
  }, [wording, formats, yearMonth, program.serviceDays, closedDays, today, month.daysBeside])
  const saved = useMemo(() => month.days.map(toSavedDay), [month.days])
  const recurring = useMemo(() => toRecurringDays(recurringDays), [recurringDays])
  const withRecurring = useMemo(
    () => (day: MenuDay, date: string) => withRecurringItems(day, recurring, date) ?? day,
    [recurring],
  )
  const monday = dates[0] === undefined ? null : mondayOf(dates[0])
  const besideDays = useMemo(
    () => month.daysBeside.filter(({ date }) => mondayOf(date) === monday),
    [month.daysBeside, monday],
  )
  const datedFoods = useMemo(() => recurringFoods({ yearMonth, recurringDays }), [yearMonth, recurringDays])

  async function save(changed: readonly DayToSave[]): Promise<readonly SaveResult[]> {
    const body = changed.map(({ key, version, day }) => ({ date: key, version, ...toDayInput(day) }))
    try {
      const answer = await saveCatererMonthlyCalendar(
        catererId,
        itemType,
        { id, yearMonth, days: body },
        { idempotencyKey: newKey() },
      )
      const { calendar } = answer.data
      onSaved(calendar)
      return changed.map(({ key }) => ({ key, kind: 'saved', saved: savedDay(calendar, key) }))
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? conflictingMonth(error.body) : null
      if (!current) return changed.map(({ key }) => ({ key, kind: 'failed', error }))
      // Nothing was saved. The days that no one else changed are sent again without the others.
      const isNewer = ({ key, version }: DayToSave) => savedDay(current, key).version !== version
      const conflicts = changed.filter(isNewer)
      const others = changed.filter((day) => !isNewer(day))
      const results = conflicts.map(({ key }) => ({ key, kind: 'conflict', saved: savedDay(current, key) }) as const)
      if (conflicts.length === 0) return others.map(({ key }) => ({ key, kind: 'failed', error }))
      return others.length === 0 ? results : [...results, ...(await save(others))]
    }
  }

  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const weekLabel = dates.length > 0 ? formats.range(first, last) : whole.label
  return {
    name: `month ${id}`,
    days,
    saved,
    whole,
    replaceIn: { menus: 'master', id },
    save,
    items,
    program,
    ruleOptions,
    usualMeals: program.plannedMeals ?? null,
    withRecurring,
    datedFoods,
    besideDays,
    readWeekBefore: async () => {
      const before = addDays(first, -7) < `${yearMonth}-01` ? await daysOfMonthBefore(month, catererId) : []
      return new Map([...before, ...month.days].map((day) => [addDays(day.date, 7), toSavedDay(day).day]))
    },
    // Only Plan for me needs it, which is rare, so it loads on demand.
    readAround: async () => (await import('./months-around.ts')).readMonthsAround(month, catererId),
    gridLabel: t('menuPlanner.grid', { menuType: t(`words.menuTypes.${itemType}`), week: weekLabel }),
    weekLabel,
  }
}

/** The days of the month before in the same master menu; none if it has no such month. */
async function daysOfMonthBefore({ name, itemType, program, yearMonth }: MonthlyCalendar, catererId: number) {
  const before = monthAfter(yearMonth, -1)
  const query = { itemType, catererId, startYearMonth: before, endYearMonth: before }
  const list = (await listCalendarSummaries(query))._embedded.catererCalendarSummaries
  const found = list.find((one) => one.name === name && one.programId === program.id)
  return found ? (await readMonthlyCalendar(found.id, { isCatererMenu: true })).days : []
}

/** A day of a month; a day that the month does not have is empty. */
function savedDay(month: MonthlyCalendar, date: string) {
  const day = month.days.find((one) => one.date === date)
  if (day) return toSavedDay(day)
  return {
    key: date,
    version: 0,
    day: { plannedMeals: null, lines: [] },
    foods: [],
    updatedBy: null,
    updatedById: null,
  }
}

/** Master items as offered to a school with the program: in the portion for its grade group. */
export async function readOffers(schoolId: number | undefined, types: MonthlyCalendar['itemType'], programId: number) {
  if (schoolId === undefined) return []
  return (await findMenuItemsBySchool({ schoolId, types, programId }))._embedded.menuItems.map(masterItem)
}

function conflictingMonth(body: unknown): MonthlyCalendar | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as MonthlyCalendar) : null
}
