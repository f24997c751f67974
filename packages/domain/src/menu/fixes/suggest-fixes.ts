import type { Verdict } from '../analysis/analysis-model.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import { differenceOf, type FailingVerdict } from './change-effects.ts'
import { checkCandidates, failsForOthers, type CheckedCandidate } from './check-candidates.ts'
import { combinations } from './combine-changes.ts'
import { isFixed, isKeptForOthers, plannedDays } from './confirm-fix.ts'
import type { Fix, FixProblem, Suggestion } from './fix-model.ts'
import { byCost, failingVerdicts, fixWeekOf, singleChanges, type FixWeek } from './fix-search.ts'
import { acceptanceOf, stepsOf } from './fix-steps.ts'
import type { LineChange } from './week-changes.ts'

/** How many fixes each failing verdict gets. */
const wanted = 3

/** Versions of the week that are checked before yielding to the page. */
const sliceSize = 60

/** Which changes count as a fix: those for all grade groups of the menu, or for the open one. */
type Aim = 'passesForAll' | 'passes'

/**
 * The cheapest changes that make each failing rule of a week pass and no rule worse, by the rules of either date: first
 * changes of one item, on one day or on all its days; if fewer than three of those work, several changes together. Every fix
 * has been checked by `analyzeWeek`. `wants` narrows the failing verdicts down. A generator: each step takes a few milliseconds,
 * so a page stays responsive between them.
 */
export function* searchFixes(
  problem: FixProblem,
  wants: (verdict: FailingVerdict) => boolean = () => true,
): Generator<void, Suggestion[]> {
  const week = fixWeekOf(problem)
  const failing = failingVerdicts(week.analysis).filter(wants)
  if (failing.length === 0) return []
  const singles: CheckedCandidate[] = []
  const all = singleChanges(week, failing)
  for (let start = 0; start < all.length; start += sliceSize) {
    singles.push(...checkCandidates(week, failing, all.slice(start, start + sliceSize)))
    yield
  }
  singles.sort(byCost)

  const suggestions: Suggestion[] = []
  for (const [index, { check, rules, verdict }] of failing.entries()) {
    // Both dates often have the same limit, and then the same fixes.
    const same = failing.findIndex((other) => other.check === check && hasSameLimit(other.verdict, verdict))
    const known = same < index ? suggestions[same] : undefined
    if (known) {
      suggestions.push({ ...known, rules })
      continue
    }
    let fixes: Fix[] = []
    for (const aim of aimsOf(week, failing[index])) {
      if (fixes.length === 0) fixes = yield* fixesOf(week, failing, index, singles, aim)
    }
    suggestions.push({ checkId: check.id, date: check.date, rules, fixes: fixes.toSorted(byFixCost) })
  }
  return suggestions
}

/** First a fix for all grade groups. If no other group fails, there is only one aim. */
const aimsOf = (week: FixWeek, target: FailingVerdict | undefined): Aim[] =>
  target && failsForOthers(week, target).length > 0 ? ['passesForAll', 'passes'] : ['passes']

function* fixesOf(
  week: FixWeek,
  failing: readonly FailingVerdict[],
  index: number,
  singles: readonly CheckedCandidate[],
  aim: Aim,
): Generator<void, Fix[]> {
  const fixes: Fix[] = []
  const seen = new Set<string>()
  for (const { changes } of singles.filter((one) => one.isNoWorse && one[aim][index])) {
    if (fixes.length === wanted) break
    take(week, failing[index], changes, { fixes, seen, aim })
  }
  yield
  if (fixes.length < wanted) yield* combine(week, failing, index, singles, { fixes, seen, aim })
  return fixes
}

/** The fixes of one verdict so far. */
interface Taken {
  fixes: Fix[]
  /** The steps of the fixes so far. */
  seen: Set<string>
  aim: Aim
}

/** `searchFixes` in one go. */
export function suggestFixes(problem: FixProblem, wants?: (verdict: FailingVerdict) => boolean): Suggestion[] {
  const search = searchFixes(problem, wants)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

const hasSameLimit = (a: Verdict, b: Verdict) =>
  a.minimum === b.minimum &&
  a.maximum === b.maximum &&
  a.isMaximumExclusive === b.isMaximumExclusive &&
  a.actual === b.actual

const byFixCost = (a: Fix, b: Fix) => byCost(a.difference, b.difference)

/** Adds fixes of several changes until there are enough. */
function* combine(
  week: FixWeek,
  failing: readonly FailingVerdict[],
  index: number,
  singles: readonly CheckedCandidate[],
  taken: Taken,
): Generator<void, void> {
  const { fixes, aim } = taken
  const target = failing[index]
  if (!target) return
  const useful = singles
    .filter((one) => one.isNoWorse && !one[aim][index] && (one.progress[index] ?? 0) > 0)
    .map(({ changes, cost, progress }) => ({ changes, cost, progress: progress[index] ?? 0 }))
  for (const tier of combinations(useful, target.verdict.outsideBy ?? 0)) {
    for (let start = 0; start < tier.length && fixes.length < wanted; start += sliceSize) {
      const slice = tier.slice(start, start + sliceSize)
      const checked = checkCandidates(week, [target], slice)
      for (const one of checked) {
        if (fixes.length < wanted && one.isNoWorse && one[aim][0]) take(week, target, one.changes, taken)
      }
      yield
    }
    if (fixes.length >= wanted) return
    yield
  }
}

/** Adds a fix if the analysis agrees, and if no fix with the same steps is there yet. Portions of one line count as the same. */
function take(
  week: FixWeek,
  target: FailingVerdict | undefined,
  changes: readonly LineChange[],
  { fixes, seen, aim }: Taken,
): void {
  const steps = stepsOf(week.days, changes)
  const key = JSON.stringify(steps.map((step) => ({ ...step, portion: null })))
  if (!target || seen.has(key)) return
  const { days, nutrition, services } = plannedDays(week, changes)
  const after = analyzeWeek(services, week.problem.program, week.problem.ruleOptions)
  if (!isFixed(week, after, target) || !isKeptForOthers(week, services, aim === 'passesForAll' ? target : null)) return
  seen.add(key)
  const before = week.days.map(({ service }) => service)
  const difference = differenceOf(before, services, week.weightOf)
  fixes.push({ steps, days, nutrition, difference: { ...difference, acceptance: acceptanceOf(week.problem, changes) } })
}
