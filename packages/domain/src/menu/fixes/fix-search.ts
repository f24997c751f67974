import type { PortionNutrition } from '../../recipe/model.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'
import type { WeekAnalysis } from '../analysis/analysis-model.ts'
import { allChecks } from '../analysis/check-values.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import type { MenuLine } from '../menu-days.ts'
import { menuItemKey } from '../menu-items.ts'
import type { ServiceDay } from '../model.ts'
import { withOtherMeals } from '../analysis/preschool-values.ts'
import { toServiceDay } from '../service-day.ts'
import { canHelp, differenceOf, type FailingVerdict } from './change-effects.ts'
import type { FixProblem } from './fix-model.ts'
import { CheckedVersions } from './checked-versions.ts'
import { changedService, changesOf, type LineChange, type OpenDay } from './week-changes.ts'

/** A version of the week: some changes, and what they do to cost. */
export interface Candidate {
  changes: readonly LineChange[]
  /** Difference per meal; null = unknown. */
  cost: number | null
}

/** The week as it is, with everything that its versions need. */
export interface FixWeek {
  problem: FixProblem
  days: readonly OpenDay[]
  analysis: WeekAnalysis
  checked: CheckedVersions
  /** `checked` for each of the other programs. */
  othersChecked: readonly CheckedVersions[]
  weightOf: (day: ServiceDay) => number | null
}

/** The week of a problem. Days without items are not days of service and stay empty. */
export function fixWeekOf(problem: FixProblem): FixWeek {
  const { program, ruleOptions } = problem
  const planned = problem.days.map(({ date, day, isLocked, otherMeals }) => {
    const full = problem.withRecurring(day, date)
    const service = withOtherMeals(toServiceDay(date, full, problem.nutritionOf), otherMeals)
    return { date, service, lines: new Map(full.lines.map((line) => [line.id, line])), isLocked }
  })
  const beside = (problem.beside ?? []).map((service) => ({
    date: service.date,
    service,
    lines: new Map<string, MenuLine>(),
    isLocked: true,
  }))
  const all = [...planned, ...beside].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const analysis = analyzeWeek(
    all.map(({ service }) => service),
    program,
    ruleOptions,
  )
  const served = new Set(analysis.days.map(({ date }) => date))
  const days = all
    .filter(({ date }) => served.has(date))
    .map((day, index): OpenDay => ({ ...day, index, options: day.isLocked ? [] : problem.optionsOn(day.date) }))
  const base = days.map(({ service }) => service)
  return {
    problem,
    days,
    analysis,
    checked: new CheckedVersions([base], program, ruleOptions),
    othersChecked: problem.otherPrograms.map((other) => new CheckedVersions([base], other, ruleOptions)),
    weightOf: servingWeight(base, { ...defaultRuleOptions, ...ruleOptions }),
  }
}

/** The share of one serving in the week's average per meal; null where meals are not planned. */
function servingWeight(days: readonly ServiceDay[], { weekAverage }: RuleOptions) {
  const mealsOf = ({ plannedMeals }: ServiceDay) => (plannedMeals !== null && plannedMeals > 0 ? plannedMeals : null)
  const all = days.reduce<number | null>((sum, day) => {
    const meals = mealsOf(day)
    return sum === null || meals === null ? null : sum + meals
  }, 0)
  return (day: ServiceDay) => {
    const meals = mealsOf(day)
    if (weekAverage === 'weightedByMeals') return all === null ? null : 1 / all
    return meals === null ? null : 1 / (meals * days.length)
  }
}

/** The verdicts of the week that fail, by the rules of either date. */
export function failingVerdicts(analysis: WeekAnalysis): FailingVerdict[] {
  return allChecks(analysis).flatMap((check) =>
    (['now', 'from2027'] as const).flatMap((rules) => {
      const verdict = check[rules]
      return verdict?.status === 'fail' ? [{ check, rules, verdict }] : []
    }),
  )
}

/** The week's days with some changes, as they are checked. */
export const versionOf = ({ days }: FixWeek, changes: readonly LineChange[]): ServiceDay[] =>
  days.map(({ index, service }) => {
    const own = changes.filter(({ day }) => day === index)
    return own.length === 0 ? service : changedService(service, own)
  })

export function candidateOf(week: FixWeek, changes: readonly LineChange[]): Candidate {
  const before = week.days.map(({ service }) => service)
  return { changes, cost: differenceOf(before, versionOf(week, changes), week.weightOf).cost }
}

/** The cheapest first; unknown costs come last. */
export const byCost = (a: Pick<Candidate, 'cost'>, b: Pick<Candidate, 'cost'>): number =>
  (a.cost ?? Number.POSITIVE_INFINITY) - (b.cost ?? Number.POSITIVE_INFINITY) || 0

/** Every single change that can help one of the verdicts: of a line on one day, or of the same item on all its days. */
export function singleChanges(week: FixWeek, failing: readonly FailingVerdict[]): LineChange[][] {
  const { aLaCarte } = { ...defaultRuleOptions, ...week.problem.ruleOptions }
  const isRelevantOn =
    (date: string) => (before: PortionNutrition | null, after: PortionNutrition | null, category: string) =>
      (category !== 'A La Carte' || aLaCarte === 'included') &&
      failing.some((one) => (one.check.date ?? date) === date && canHelp(one, before, after))
  const daily = week.days.map((day) => changesOf(day, isRelevantOn(day.date)))
  const singles = daily.flat()

  const groups = new Map<string, LineChange[]>()
  for (const change of singles) {
    const { kind, line, option, portion } = change
    const key = JSON.stringify([kind, line && menuItemKey(line), option?.id, portion?.amount])
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...singles.map((change) => [change]), ...[...groups.values()].filter(({ length }) => length > 1)]
}
