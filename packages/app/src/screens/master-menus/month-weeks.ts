import type { MealProgram, MonthlyCalendar, SchoolCalendar } from '@commissary/api-client'
import { mondayOf } from '@commissary/domain/dates'
import {
  type ExpectedCredits,
  type MealCost,
  menuCosts,
  type MenuDay,
  withRecurringItems,
  type RecurringDays,
} from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import type { Wording } from '@commissary/messages/wording'
import type { MonthGridDay, MonthGridWeek } from '@commissary/ui/menu'

import { toMenuDay, toSavedDay } from '../../menu-planner/calendar-days.ts'
import { gridWeek, type GridWeekDay } from '../../menu-planner/grid-week.ts'
import { type ItemNutrition, nutritionOf } from '../../menu-planner/nutrition-of.ts'
import { servedBeside } from '../../menu-planner/served-beside.ts'
import { weeksOf } from './month-dates.ts'
import { recurringFoods } from './recurring.ts'

interface MonthWeeksOptions {
  /** A month of a master menu, or of a school. Without a program the menu is not checked. */
  month: Pick<MonthlyCalendar, 'yearMonth' | 'days' | 'daysBeside' | 'recurringDays' | 'closedDays'> & {
    program: MealProgram | null
  }
  recurring: RecurringDays
  /** The days as currently planned, and the nutrition of their items. Absent = as saved. */
  edited?: { days: Readonly<Record<string, MenuDay>>; nutrition: ItemNutrition }
  today: string
  /** Null = the menu is not checked. */
  ruleOptions: Partial<RuleOptions> | null
  expectedOf: ExpectedCredits
  /** What a meal may cost; null = no target. */
  costTarget: number | null
  /** How a school's day relates to what was published. */
  changeOf?: (date: string) => MonthGridDay['change']
  /** For a school's preschool: what the other meals on its dates serve. */
  otherMeals?: SchoolCalendar['otherMeals']
}

/** A month at a glance: its weeks with their items, verdicts, calories and cost, and the cost of the month. */
export function monthWeeks(
  wording: Wording,
  { month, recurring, edited, today, changeOf, otherMeals = [], ...rules }: MonthWeeksOptions,
): { weeks: MonthGridWeek[]; cost: MealCost | null } {
  const { t, formats } = wording
  const saved = new Map(
    edited ? Object.entries(edited.days) : month.days.map((day) => [day.date, toMenuDay(day)] as const),
  )
  const nutrition = edited?.nutrition ?? nutritionOf([...recurringFoods(month), ...month.days.map(toSavedDay)])

  const toDay = (date: string): GridWeekDay => {
    const closed = month.closedDays.find((one) => one.date === date)
    const change = changeOf?.(date)
    const ofDay = saved.get(date) ?? null
    const others = otherMeals.find((one) => one.date === date)
    return {
      key: date,
      date,
      number: String(Number(date.slice(-2))),
      label: formats.dayLong(date),
      saved: ofDay,
      planned: withRecurringItems(ofDay, recurring, date),
      ...(closed && { closed: t('menuPlanner.closed', { note: closed.note }) }),
      isToday: date === today,
      isLocked: date < today,
      ...(change && { change }),
      ...(others && { otherMeals: others }),
    }
  }
  const beside = servedBeside(month.daysBeside, rules.expectedOf, otherMeals)
  const looked = weeksOf(month.yearMonth, month.program?.serviceDays ?? 5).map(({ monday, dates }) => {
    const inMonth = dates.filter((date) => date !== null)
    return gridWeek(wording, {
      ...rules,
      id: monday,
      label: formats.range(inMonth[0] ?? monday, inMonth.at(-1) ?? monday),
      days: dates.map((date) => (date === null ? null : toDay(date))),
      beside: beside.filter(({ date }) => mondayOf(date) === monday),
      nutrition,
      program: month.program,
    })
  })
  return {
    weeks: looked.map(({ week }) => week),
    cost: menuCosts(
      looked.flatMap(({ served }) => served),
      rules.ruleOptions ?? {},
      month.program?.rulePack,
    ).whole,
  }
}

/** "Mon" to the last weekday of a month's weeks. */
export function weekdaysOf({ formats }: Pick<Wording, 'formats'>, weeks: readonly MonthGridWeek[]): string[] {
  const longest = weeks.find(({ days }) => days.every((day) => day !== null)) ?? weeks[0]
  return (longest?.days ?? []).map((day, index) => (day ? formats.weekday(day.date) : String(index)))
}
