import type { MealProgram } from '@commissary/api-client'
import {
  analyzeGroups,
  dayOf,
  type ExpectedCredits,
  type GroupWeeks,
  type MenuDay,
  type MenuEditState,
  type ServiceDay,
  toServiceDay,
  unknownNutrition,
  menuCosts,
  type MenuCosts,
  withOtherMeals,
} from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import type { PlannerDay } from './menu-source.ts'
import { type ItemNutrition, portionOn } from './nutrition-of.ts'
import { byDate } from './served-beside.ts'

/**
 * Checks the edited week and computes its cost after every change, with the code and rule options that the server uses. Both
 * name the days by their dates, not their keys. A menu of several grade groups has a week for each. A menu that
 * is not checked has a cost, but no week. Days `beside`, in the same week but another month, are checked with it but not costed.
 */
export function useWeekAnalysis(
  state: Pick<MenuEditState, 'days'>,
  days: readonly PlannerDay[],
  beside: readonly ServiceDay[],
  program: MealProgram | null,
  isChecked: boolean,
  nutrition: ItemNutrition,
  options: Partial<RuleOptions>,
  withRecurring: (day: MenuDay, date: string) => MenuDay,
  expectedOf: ExpectedCredits,
): { weeks: GroupWeeks | null; costs: MenuCosts } {
  return useMemo(() => {
    const served = days.map(({ key, date, otherMeals }) => {
      const day = toServiceDay(
        date,
        withRecurring(dayOf(state, key), date),
        (line) => portionOn(nutrition, key, line) ?? unknownNutrition(line.name),
        expectedOf,
      )
      return withOtherMeals(day, otherMeals)
    })
    return {
      weeks: program && isChecked ? analyzeGroups([...served, ...beside].toSorted(byDate), program, options) : null,
      costs: menuCosts(served, options, program?.rulePack),
    }
  }, [state, days, beside, program, isChecked, nutrition, options, withRecurring, expectedOf])
}
