import { mealComponents, type AnalysisComponent } from '../crediting/model.ts'
import { checks, type CheckId } from './checks.ts'
import { limitsOf, type Limits } from './limits.ts'
import { hasMealPattern, type GradeGroup } from './model.ts'
import type { RuleOptions } from './rule-options.ts'
import type { RulePack } from './rule-pack-model.ts'
import { rulePackFor, secondVerdictDate } from './rule-packs.ts'

/** A pack with its limits for one grade group and length of week. */
export interface PackLimits {
  pack: RulePack
  limits: Limits
}

/** The rules of the menu's date and those of July 1, 2027; null where no pack covers the date. */
export interface DatedRules {
  now: PackLimits | null
  from2027: PackLimits | null
  /** False where no meal pattern covers the menu: it has no checks, not even unknown ones. */
  hasPattern: boolean
}

/**
 * The rules that check a week of `days` days. With `target2` the 2027 sodium limits apply to both dates. The caterer's
 * own limits replace those that are laxer.
 */
export function datedRulesFor(
  family: string,
  gradeGroup: GradeGroup,
  date: string,
  days: number,
  options: Pick<RuleOptions, 'sodium' | 'wholeGrainRichPct' | 'fruitJuicePct'>,
  usesOfferVersusServe = false,
): DatedRules {
  const rulesOn = (day: string): PackLimits | null => {
    const pack = rulePackFor(family, gradeGroup, day)
    return pack && { pack, limits: stricterLimits(limitsOf(pack, gradeGroup, days, usesOfferVersusServe), options) }
  }
  const hasPattern = hasMealPattern(family)
  const now = rulesOn(date)
  const from2027 = rulesOn(laterOf(date))
  if (options.sodium === 'target2' && now && from2027?.limits.sodium) {
    return { now: { ...now, limits: { ...now.limits, sodium: from2027.limits.sodium } }, from2027, hasPattern }
  }
  return { now, from2027, hasPattern }
}

/** The limits with the caterer's own where those are stricter; a rule that the pack does not have is not added. */
function stricterLimits(
  limits: Limits,
  { wholeGrainRichPct, fruitJuicePct }: Pick<RuleOptions, 'wholeGrainRichPct' | 'fruitJuicePct'>,
): Limits {
  const { 'grain.wholeGrainRich': grain, 'juice.fruit': juice } = limits
  return {
    ...limits,
    ...(grain &&
      wholeGrainRichPct !== null &&
      wholeGrainRichPct > (grain.minimum ?? 0) && { 'grain.wholeGrainRich': { ...grain, minimum: wholeGrainRichPct } }),
    ...(juice &&
      fruitJuicePct !== null &&
      fruitJuicePct < (juice.maximum ?? 100) && { 'juice.fruit': { ...juice, maximum: fruitJuicePct } }),
  }
}

/** Ids of the packs that check a date, the date's own first: equal ids give equal verdicts. */
export function packIdsFor(family: string, group: GradeGroup, date: string): (string | undefined)[] {
  return [rulePackFor(family, group, date)?.id, rulePackFor(family, group, laterOf(date))?.id]
}

/** Whether any rules of a family cover a grade group on a date. */
export const datedRulesExist = (family: string, group: GradeGroup, date: string): boolean =>
  packIdsFor(family, group, date).some(Boolean)

function laterOf(date: string): string {
  return date < secondVerdictDate ? secondVerdictDate : date
}

/** Whether either date has a rule for this check. Without any pack, the checks common to all packs are listed. */
export function isChecked(id: CheckId, { now, from2027, hasPattern }: DatedRules): boolean {
  if (!hasPattern) return false
  if (!now && !from2027) return checks[id].isListedWithoutPack
  return Boolean(now?.limits[id] ?? from2027?.limits[id])
}

/** The components of the meal; none without a meal pattern. */
export function componentsOf(
  { now, from2027, hasPattern }: DatedRules,
  gradeGroup: GradeGroup,
): readonly AnalysisComponent[] {
  if (!hasPattern) return []
  const pack = (now ?? from2027)?.pack
  return pack?.grades[gradeGroup]?.components.map(({ component }) => component) ?? mealComponents
}

/** The amount that makes each component one of a snack's; empty for other meals. */
export function snackAmountsOf(
  { now, from2027 }: DatedRules,
  gradeGroup: GradeGroup,
): Partial<Record<AnalysisComponent, number>> {
  const components = (now ?? from2027)?.pack.grades[gradeGroup]?.components ?? []
  return Object.fromEntries(components.flatMap(({ component, snack }) => (snack ? [[component, snack]] : [])))
}

/** The daily minimum of each component that has one. */
export function dailyMinimumsOf(
  { now, from2027 }: DatedRules,
  gradeGroup: GradeGroup,
): Partial<Record<AnalysisComponent, number>> {
  const components = (now ?? from2027)?.pack.grades[gradeGroup]?.components ?? []
  return Object.fromEntries(components.flatMap(({ component, daily }) => (daily === null ? [] : [[component, daily]])))
}

/** Whether vegetables may be offered in place of fruit. */
export function countsVegetablesAsFruit({ now, from2027 }: DatedRules): boolean {
  return Boolean((now ?? from2027)?.pack.vegetablesForFruit)
}

/** Cups of fruit a day below which vegetables are in its place; null where they cannot be. */
export function fruitMinimum(rules: DatedRules): number | null {
  if (!countsVegetablesAsFruit(rules)) return null
  return (rules.now ?? rules.from2027)?.limits['fruit.daily']?.minimum ?? 0
}

/** Preschool: the oz eq of one serving of grains; null elsewhere. */
export const grainServingOf = ({ now, from2027 }: DatedRules): number | null =>
  (now ?? from2027)?.pack.preschool?.grainServing ?? null
