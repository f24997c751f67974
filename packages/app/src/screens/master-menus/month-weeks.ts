import type { MealProgram, MonthlyCalendar } from '@commissary/api-client'
import {
  analyzeWeek,
  type ExpectedCredits,
  mealCategories,
  menuItemKey,
  toServiceDay,
  unknownNutrition,
  withRecurringItems,
  type RecurringDays,
} from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import type { Wording } from '@commissary/messages/wording'
import type { MonthGridDay, MonthGridWeek } from '@commissary/ui/menu'

import { toMenuDay } from '../menu-planner/calendar-days.ts'
import { weeksOf } from './month-dates.ts'

interface MonthWeeksOptions {
  /** A month of a master menu, or of a school. Without a program the menu is not checked. */
  month: Pick<MonthlyCalendar, 'yearMonth' | 'days' | 'recurringDays' | 'closedDays'> & { program: MealProgram | null }
  recurring: RecurringDays
  today: string
  /** Null = the menu is not checked. */
  ruleOptions: Partial<RuleOptions> | null
  expectedOf: ExpectedCredits
  /** How a school's day relates to what was published. */
  changeOf?: (date: string) => MonthGridDay['change']
}

/** A month as it is shown at a look: its weeks with their items, verdicts, calories and cost. */
export function monthWeeks(
  { t, formats }: Wording,
  { month, recurring, today, ruleOptions, expectedOf, changeOf }: MonthWeeksOptions,
): MonthGridWeek[] {
  const saved = new Map(month.days.map((day) => [day.date, toMenuDay(day)]))
  const foods = [
    ...month.days.flatMap(({ lines }) => lines),
    ...Object.values(month.recurringDays)
      .flat()
      .map((one) => one.line),
  ]
  const nutrition = new Map(foods.map((line) => [menuItemKey(line), line.nutrition]))
  const closedOn = (date: string) => month.closedDays.find((one) => one.date === date)

  return weeksOf(month.yearMonth, month.program?.serviceDays ?? 5).map(({ monday, dates }) => {
    const inMonth = dates.filter((date) => date !== null)
    const planned = new Map(
      inMonth.map((date) => [
        date,
        closedOn(date) ? null : withRecurringItems(saved.get(date) ?? null, recurring, date),
      ]),
    )
    const served = inMonth.flatMap((date) => {
      const day = planned.get(date)
      return day
        ? [
            toServiceDay(
              date,
              day,
              (line) => nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name),
              expectedOf,
            ),
          ]
        : []
    })
    const { program } = month
    const analysis = program && ruleOptions && served.length > 0 ? analyzeWeek(served, program, ruleOptions) : null

    const toGridDay = (date: string): MonthGridDay => {
      const closed = closedOn(date)
      const own = new Set(saved.get(date)?.lines.map(({ id }) => id))
      const change = changeOf?.(date)
      const lines = (planned.get(date) ?? saved.get(date))?.lines ?? []
      const checked = analysis?.days.find((one) => one.date === date)
      return {
        date,
        number: String(Number(date.slice(-2))),
        label: formats.dayLong(date),
        items: mealCategories.flatMap((category) =>
          lines
            .filter((line) => line.category === category)
            .map((line) => ({
              id: line.id,
              name: line.name,
              category: t(`words.categories.${category}`),
              isMain: category === 'Entree',
              isRecurring: !own.has(line.id),
              ...(line.placeholderId ? { look: 'placeholder' as const } : line.text ? { look: 'text' as const } : {}),
            })),
        ),
        verdict: checked?.status ?? null,
        kcal: checked?.nutrients.calories ?? null,
        ...(checked?.cost.known != null &&
          checked.cost.missing.length === 0 && { cost: formats.money(checked.cost.known) }),
        ...(closed && { closed: t('menuPlanner.closed', { note: closed.note }) }),
        isToday: date === today,
        isLocked: date < today,
        ...(change && { change }),
      }
    }
    return {
      id: monday,
      label: formats.range(inMonth[0] ?? monday, inMonth.at(-1) ?? monday),
      days: dates.map((date) => (date === null ? null : toGridDay(date))),
      verdict: analysis?.status ?? null,
    }
  })
}
