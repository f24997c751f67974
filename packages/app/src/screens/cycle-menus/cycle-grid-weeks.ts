import type { CycleMenuPlan } from '@commissary/api-client'
import { type ExpectedCredits, type MealCost, menuCosts, type MenuDay, type ServiceDay } from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import type { Wording } from '@commissary/messages/wording'
import type { MonthGridWeek } from '@commissary/ui/menu'

import { gridWeek } from '../../menu-planner/grid-week.ts'
import type { ItemNutrition } from '../../menu-planner/nutrition-of.ts'
import { cycleDays } from './use-cycle-source.ts'

interface CycleGridOptions {
  plan: CycleMenuPlan
  /** Its days as currently planned, and the nutrition of their items. */
  days: Readonly<Record<string, MenuDay>>
  nutrition: ItemNutrition
  today: string
  /** Null = the menu is not checked. */
  ruleOptions: Partial<RuleOptions> | null
  expectedOf: ExpectedCredits
  /** What a meal may cost; null = no target. */
  costTarget: number | null
}

/** The whole cycle at a glance: a row per week, each checked as if it were served this week, and the cost of the cycle. */
export function cycleGridWeeks(
  wording: Wording,
  { plan: { menu, program }, days, nutrition, today, ...rules }: CycleGridOptions,
): { weeks: MonthGridWeek[]; cost: MealCost | null } {
  const looked = Array.from({ length: menu.weeks }, (_, index) => index + 1).map((week) => {
    const label = wording.t('cycleMenus.week', { week })
    const shown = cycleDays(wording, { week, daysPerWeek: menu.daysPerWeek, today })
    return gridWeek(wording, {
      ...rules,
      id: String(week),
      label,
      days: shown.map(({ key, date, weekday, label: day }) => {
        const planned = days[key] ?? null
        return { key, date, number: weekday, label: day, saved: planned, planned }
      }),
      nutrition,
      program,
    })
  })
  const served = looked.flatMap((week) => week.served).map(inOrder)
  return {
    weeks: looked.map(({ week }) => week),
    cost: menuCosts(served, rules.ruleOptions ?? {}, program.rulePack).whole,
  }
}

/** The weeks of a cycle share their dates, so each day gets its own. */
const inOrder = (day: ServiceDay, index: number): ServiceDay => ({ ...day, date: String(index) })
