import { type MenuPlan, newKey } from '@commissary/api-client'
import {
  dayOf,
  isRecurringLine,
  mealCategories,
  type MenuDay,
  type MenuEditState,
  menuItemKey,
  type MenuLine,
} from '@commissary/domain/menu'

import type { PlannerDay } from '../menu-source.ts'
import type { ItemNutrition } from '../nutrition-of.ts'

type Line = Omit<MenuLine, 'id'>

/** A day that a plan proposes. */
export interface ProposedDay {
  day: PlannerDay
  plannedMeals: number
  /** By category. */
  lines: readonly Line[]
  /** Food cost per meal; null where an item has no price. */
  cost: number | null
}

/** The days of a plan that the menu has, in its order. */
export function proposedDays(plan: MenuPlan, days: readonly PlannerDay[], nutrition: ItemNutrition): ProposedDay[] {
  const proposals = new Map(plan.days.map((one) => [one.key, one]))
  return days.flatMap((day) => {
    const found = proposals.get(day.key)
    if (!found) return []
    const lines = found.lines.toSorted((a, b) => rank(a) - rank(b))
    return [{ day, plannedMeals: found.plannedMeals, lines, cost: costOf(lines, found.plannedMeals, nutrition) }]
  })
}

const rank = ({ category }: Line) => mealCategories.indexOf(category)

function costOf(lines: readonly Line[], meals: number, nutrition: ItemNutrition): number | null {
  let sum = 0
  for (const line of lines) {
    const cost = nutrition.get(menuItemKey(line))?.cost
    if (!cost || cost.missing.length > 0 || line.plannedServings === null) return null
    sum += cost.known * line.plannedServings
  }
  return meals > 0 ? sum / meals : null
}

/** Proposed days as the planner edits them. A day keeps its note and its recurring items. Students choose as the plan assumes: as usual. */
export function toMenuDays(
  proposals: readonly ProposedDay[],
  state: Pick<MenuEditState, 'days'>,
  newId: () => string = () => newKey().slice(0, 12),
): Record<string, MenuDay> {
  return Object.fromEntries(
    proposals.map(({ day: { key }, plannedMeals, lines }) => {
      const { note, lines: before } = dayOf(state, key)
      const menu = {
        plannedMeals,
        ...(note !== undefined && { note }),
        lines: [...before.filter(isRecurringLine), ...lines.map((line) => ({ ...line, id: newId() }))],
      }
      return [key, menu]
    }),
  )
}
