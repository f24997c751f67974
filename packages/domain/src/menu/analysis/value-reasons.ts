import type { NutrientCode } from '../../food/model.ts'
import type { MealProgram } from '../../rules/model.ts'
import { defaultRuleOptions, optionsFor, type RuleOptions } from '../../rules/rule-options.ts'
import type { ServiceDay } from '../model.ts'
import type { Reason } from './analysis-model.ts'
import { averageReasons, weekWeight } from './averages.ts'
import { planWeek } from './planned-week.ts'

/** A value that has an average per meal. */
export type AveragedValue = NutrientCode | 'cost'

/** The items behind a week's average of any nutrient, or of the food cost: each one's share, and what is unknown. */
export function valueReasons(
  days: readonly ServiceDay[],
  program: MealProgram,
  value: AveragedValue,
  options: Partial<RuleOptions> = {},
): Reason[] {
  const ruleOptions = optionsFor(program.rulePack, { ...defaultRuleOptions, ...options })
  const week = planWeek(days, program, ruleOptions)
  return averageReasons(week.days, weekWeight(week.days, ruleOptions.weekAverage), ({ cost, nutrients }) =>
    value === 'cost' ? cost : nutrients[value],
  )
}
