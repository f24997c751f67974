import { vegetableSubgroups, type AnalysisComponent, type VegetableSubgroup } from '../crediting/model.ts'
import { roundHalfUp } from '../units/rounding.ts'
import type { ComponentRule, GradeRules, OfferVersusServeRule, RulePack, SubgroupRule } from './rule-pack-model.ts'

/** The limit that a check's value is compared with. */
export interface Limit {
  minimum: number | null
  maximum: number | null
  isMaximumExclusive: boolean
  /** A value outside it is unknown instead of a failure: the rule changes on an unknown date. */
  isUndecided?: true
}

/** The source of a limit. */
export interface LimitSource {
  pack: RulePack
  grade: GradeRules
  /** Length of the week in days. */
  days: number
  /** Cups of each vegetable subgroup for that length; null where the meal has no subgroups. */
  subgroups: SubgroupRule | null
  /** The pack's rule where the program uses offer versus serve; null elsewhere. */
  offerVersusServe: OfferVersusServeRule | null
}

/** Reads a limit from a pack; null if it has no such rule. */
export type LimitOf = (source: LimitSource) => Limit | null

export const atLeast = (minimum: number | null): Limit | null =>
  minimum === null ? null : { minimum, maximum: null, isMaximumExclusive: false }

export const atMost = (maximum: number | null): Limit | null =>
  maximum === null ? null : { minimum: null, maximum, isMaximumExclusive: false }

export const lessThan = (maximum: number | null): Limit | null =>
  maximum === null ? null : { minimum: null, maximum, isMaximumExclusive: true }

/** No whole or reduced-fat milk, where the pack does not allow it. */
export const milkFatLimit: LimitOf = ({ pack, grade }) =>
  grade.hasOneYearOlds || pack.milkAboveLowFat === 'allowed' ? null : perhapsUndecided(pack, atMost(0))

/** Preschool: a limit on the milk of a group with children of one year and of two; null for all others. */
export const oneYearOldsMilk =
  (limit: Limit | null, changesIn2026: boolean): LimitOf =>
  ({ pack, grade }) =>
    grade.hasOneYearOlds ? (changesIn2026 ? perhapsUndecided(pack, limit) : limit) : null

const perhapsUndecided = ({ milkAboveLowFat }: RulePack, limit: Limit | null): Limit | null =>
  limit && milkAboveLowFat === 'undecided' ? { ...limit, isUndecided: true } : limit

/** Meats/meat alternates in the main dish: a rule of kindergarten to grade 12 only. */
export const mainDishLimit: LimitOf = (source) =>
  source.pack.preschool ? null : componentLimit('MEAT_ALTERNATE', dailyMinimum)(source)

/** A limit of a component; null if the meal does not have the component. */
export function componentLimit(
  component: AnalysisComponent,
  read: (rule: ComponentRule, days: number) => Limit | null,
): LimitOf {
  return ({ grade, days }) => {
    const rule = grade.components.find((one) => one.component === component)
    return rule ? read(rule, days) : null
  }
}

export const dailyMinimum = ({ daily }: ComponentRule): Limit | null => atLeast(daily)

export const weeklyMinimum = ({ daily, weekly, weekLength }: ComponentRule, days: number): Limit | null =>
  weekly === null || daily === null
    ? null
    : atLeast(weekLength === 'dailyTimesDays' ? daily * days : scaleWeekly(weekly, days))

export const weeklyMaximum = ({ weeklyMaximum: maximum }: ComponentRule, days: number): Limit | null =>
  atMost(maximum === null ? null : scaleWeekly(maximum, days))

export function subgroupMinimum(subgroup: VegetableSubgroup): LimitOf {
  return ({ subgroups }) => subgroups && atLeast(subgroups[subgroup])
}

/**
 * The weekly amount for a week that is not five days long, in half oz eq, rounding half up. Matches the charts that
 * states publish for three and seven days.
 */
export function scaleWeekly(amount: number, days: number): number {
  return days === 5 ? amount : roundHalfUp((amount * days) / 5, 0.5)
}

/**
 * Cups of each vegetable subgroup for a week of `days` days. Weeks of four days and more use the regular amounts, and
 * only the additional vegetables differ; three days are as published; one and two days are in proportion, in quarter
 * cups.
 */
export function subgroupCups({ vegetableSubgroups: rule }: GradeRules, days: number): SubgroupRule | null {
  if (!rule || days >= 4) return rule?.regular ?? null
  if (days === 3) return rule.threeDays
  const scaled = { ...rule.regular }
  for (const subgroup of vegetableSubgroups) scaled[subgroup] = roundHalfUp((scaled[subgroup] * days) / 5, 0.25)
  return scaled
}
