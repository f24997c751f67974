import type { AnalysisComponent, CheckId } from '../menu/analysis/analysis-model.ts'
import { vegetableSubgroups } from '../crediting/model.ts'
import { type GradeGroup } from './model.ts'
import { roundHalfUp } from '../units/rounding.ts'
import type { ComponentRule, GradeRules, RulePack, SubgroupRule } from './rule-pack-model.ts'

/** What one check is held against. */
export interface Limit {
  minimum: number | null
  maximum: number | null
  isMaximumExclusive: boolean
}

export type Limits = Partial<Record<CheckId, Limit>>

/** The name under which a component appears in the ids of checks. */
export const componentCodes = {
  FRUIT: 'fruit',
  VEGETABLE: 'vegetable',
  GRAIN: 'grain',
  MEAT_ALTERNATE: 'meatAlternate',
  GRAIN_OR_MEAT_ALTERNATE: 'grainOrMeatAlternate',
  MILK: 'milk',
} as const satisfies Record<AnalysisComponent, string>

/**
 * The limits of every check that a pack holds for a grade group, for a week of `days` days. Calories, fats, sugars and
 * sodium are daily averages and do not change with the length of the week.
 */
export function limitsOf(pack: RulePack, gradeGroup: GradeGroup, days: number): Limits {
  const grade = pack.grades[gradeGroup]
  const limits: Limits = {
    'milk.choices': atLeast(pack.milkChoices),
    'milk.unflavored': atLeast(pack.unflavoredMilkChoices),
    calories: { ...grade.calories, isMaximumExclusive: false },
    saturatedFat: lessThan(pack.saturatedFatPct),
    sodium: atMost(grade.sodium),
    'grain.wholeGrainRich': atLeast(pack.wholeGrainRichPct),
    'juice.fruit': atMost(pack.juicePct),
  }
  if (pack.addedSugarsPct !== null) limits.addedSugars = lessThan(pack.addedSugarsPct)
  if (pack.grainDessert !== null) limits['grain.dessert'] = atMost(pack.grainDessert)
  if (pack.vegetablesForFruit) limits['fruit.vegetableSubgroups'] = atLeast(pack.vegetablesForFruit.subgroups)

  for (const rule of grade.components) addComponent(limits, rule, days)
  const subgroups = subgroupCups(grade, days)
  if (subgroups) {
    limits['juice.vegetable'] = atMost(pack.juicePct)
    for (const subgroup of vegetableSubgroups) limits[`vegetable.${subgroup}`] = atLeast(subgroups[subgroup])
  }
  return limits
}

/**
 * A weekly amount of a five-day week for a week of another length, in half oz eq, a half upward. It gives the charts
 * that states publish for three and seven days.
 */
export function scaleWeekly(amount: number, days: number): number {
  return days === 5 ? amount : roundHalfUp((amount * days) / 5, 0.5)
}

/**
 * Cups of each vegetable subgroup for a week of `days` days. From four days on they are the regular ones, and the
 * difference lies in the additional vegetables; for three days they are as published; for one or two days they are in
 * proportion, in quarter cups.
 */
export function subgroupCups({ vegetableSubgroups: rule }: GradeRules, days: number): SubgroupRule | null {
  if (!rule || days >= 4) return rule?.regular ?? null
  if (days === 3) return rule.threeDays
  const scaled = { ...rule.regular }
  for (const subgroup of vegetableSubgroups) scaled[subgroup] = roundHalfUp((scaled[subgroup] * days) / 5, 0.25)
  return scaled
}

function addComponent(limits: Limits, rule: ComponentRule, days: number): void {
  const code = componentCodes[rule.component]
  const weekly = rule.weekLength === 'dailyTimesDays' ? rule.daily * days : scaleWeekly(rule.weekly, days)
  limits[`${code}.daily`] = atLeast(rule.daily)
  limits[`${code}.weekly`] = atLeast(weekly)
  if (rule.weeklyMaximum === null || rule.weekLength === 'dailyTimesDays') return
  if (code === 'grain' || code === 'meatAlternate' || code === 'grainOrMeatAlternate') {
    limits[`${code}.weeklyMaximum`] = atMost(scaleWeekly(rule.weeklyMaximum, days))
  }
}

const atLeast = (minimum: number): Limit => ({ minimum, maximum: null, isMaximumExclusive: false })
const atMost = (maximum: number): Limit => ({ minimum: null, maximum, isMaximumExclusive: false })
const lessThan = (maximum: number): Limit => ({ minimum: null, maximum, isMaximumExclusive: true })
