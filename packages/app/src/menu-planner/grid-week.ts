import type { MealProgram } from '@commissary/api-client'
import {
  analyzeGroups,
  type ExpectedCredits,
  mealCategories,
  menuCosts,
  type MenuDay,
  type OtherMeals,
  type ServiceDay,
  toServiceDay,
  unknownNutrition,
  withOtherMeals,
  worstOfDay,
  worstOfGroups,
} from '@commissary/domain/menu'
import { hasMealPattern, type RuleOptions } from '@commissary/domain/rules'
import { dayCostWords } from '@commissary/messages/costs'
import type { Wording } from '@commissary/messages/wording'
import type { MonthGridDay, MonthGridWeek } from '@commissary/ui/menu'

import { type ItemNutrition, portionOn } from './nutrition-of.ts'
import { byDate } from './served-beside.ts'

/** A day of a week at a glance. */
export interface GridWeekDay extends Pick<
  MonthGridDay,
  'number' | 'label' | 'closed' | 'isToday' | 'isLocked' | 'change'
> {
  key: string
  /** YYYY-MM-DD: the date whose rules apply. */
  date: string
  /** As it was saved, and with the items that recur; null = nothing is planned. */
  saved: MenuDay | null
  planned: MenuDay | null
  /** At a school's preschool: what the day's other meals serve. Absent = unknown. */
  otherMeals?: OtherMeals
}

interface GridWeekOptions {
  id: string
  label: string
  /** Null = a day that is not shown. */
  days: readonly (GridWeekDay | null)[]
  /** Days of the same week that are not shown, as they are served: the verdicts count them. */
  beside?: readonly ServiceDay[]
  nutrition: ItemNutrition
  /** Null = the menu is not checked. */
  program: MealProgram | null
  ruleOptions: Partial<RuleOptions> | null
  expectedOf: ExpectedCredits
  /** What a meal may cost; null = no target. */
  costTarget: number | null
}

/** A week at a glance, and its days as they are served, for what is computed over several weeks. */
export interface GridWeek {
  week: MonthGridWeek
  served: ServiceDay[]
}

/** A week's summary row: its items, calories and cost, and the worst verdicts of its grade groups. */
export function gridWeek(
  wording: Wording,
  { id, label, days, beside = [], nutrition, program, ruleOptions, expectedOf, costTarget }: GridWeekOptions,
): GridWeek {
  const { t } = wording
  const served = days.flatMap((day) =>
    day?.planned && !day.closed
      ? [
          withOtherMeals(
            toServiceDay(
              day.date,
              day.planned,
              (line) => portionOn(nutrition, day.key, line) ?? unknownNutrition(line.name),
              expectedOf,
            ),
            day.otherMeals,
          ),
        ]
      : [],
  )
  const isChecked = program && ruleOptions && served.length > 0
  const analyzed = isChecked ? analyzeGroups([...served, ...beside].toSorted(byDate), program, ruleOptions) : null
  // Lines of text alone are not a service, so there is nothing to check yet.
  const isServed = analyzed?.[0].days.some(({ date }) => served.some((day) => day.date === date))
  const weeks = isServed ? analyzed : null

  const hasPattern = program !== null && hasMealPattern(program.rulePack)
  const costs = menuCosts(served, ruleOptions ?? {}, program?.rulePack)

  const toGridDay = ({
    key,
    date,
    saved,
    planned,
    closed,
    change,
    otherMeals: _,
    ...day
  }: GridWeekDay): MonthGridDay => {
    const own = new Set(saved?.lines.map((line) => line.id))
    const lines = ((closed ? null : planned) ?? saved)?.lines ?? []
    const checked = weeks?.[0].days.find((one) => one.date === date)
    const dayCost = costs.days.find((one) => one.date === date)
    const cost = dayCost && dayCostWords(wording, dayCost, costTarget)
    return {
      ...day,
      date: key,
      items: mealCategories.flatMap((category) =>
        lines
          .filter((line) => line.category === category)
          .map((line) => ({
            id: line.id,
            name: line.name,
            category: t(`words.categories.${category}`),
            isMain: category === 'Entree',
            isRecurring: !own.has(line.id),
            ...(line.servingLine && { servingLine: line.servingLine }),
            ...(line.placeholderId ? { look: 'placeholder' as const } : line.text ? { look: 'text' as const } : {}),
          })),
      ),
      verdict: hasPattern && weeks ? worstOfDay(weeks, date) : null,
      kcal: checked?.nutrients.calories ?? null,
      ...(cost && { cost }),
      ...(closed && { closed }),
      ...(change && { change }),
    }
  }
  const week = {
    id,
    label,
    days: days.map((day) => day && toGridDay(day)),
    verdict: hasPattern && weeks ? worstOfGroups(weeks) : null,
  }
  return { week, served }
}
