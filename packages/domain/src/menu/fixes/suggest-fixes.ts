import { severity } from '../../rules/model.ts'
import type { ServiceDay } from '../model.ts'
import type { Verdict } from '../analysis/analysis-model.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import { allChecks } from '../analysis/check-values.ts'
import { menuItemKey } from '../menu-items.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { MenuDay, MenuLine } from '../menu-days.ts'
import { withOtherMeals } from '../analysis/preschool-values.ts'
import { toServiceDay } from '../service-day.ts'
import { differenceOf, type FailingVerdict } from './change-effects.ts'
import { combinations } from './combine-changes.ts'
import { acceptanceOf, stepsOf } from './fix-steps.ts'
import type { Fix, FixProblem, Suggestion } from './fix-model.ts'
import {
  byCost,
  candidateOf,
  failingVerdicts,
  fixWeekOf,
  singleChanges,
  versionOf,
  type Candidate,
  type FixWeek,
} from './fix-search.ts'
import { CheckedVersions, rankOf } from './checked-versions.ts'
import { changedDay, type LineChange } from './week-changes.ts'

/** How many fixes each failing verdict gets. */
const wanted = 3

/** Versions of the week that are checked before yielding to the page. */
const sliceSize = 60

/** What a single change does: whether it breaks nothing, and how far it moves each failing verdict. */
interface CheckedCandidate extends Candidate {
  isNoWorse: boolean
  /** In the order of the failing verdicts. */
  passes: boolean[]
  /** Whether each passes for all grade groups of the menu for which it fails. */
  passesForAll: boolean[]
  progress: number[]
}

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

/** Positions of the other programs that are served this menu and for which a verdict also fails. */
function failsForOthers(week: FixWeek, { check, rules }: FailingVerdict): number[] {
  const { otherPrograms, alsoGradeGroups = [] } = week.problem
  return otherPrograms.flatMap(({ gradeGroup }, place) => {
    const status = week.othersChecked[place]?.status(0, check.id, dayIndex(week, check.date), rules)
    return alsoGradeGroups.includes(gradeGroup) && status === severity.fail ? [place] : []
  })
}

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

function checkCandidates(
  week: FixWeek,
  failing: readonly FailingVerdict[],
  list: readonly (readonly LineChange[])[],
): CheckedCandidate[] {
  const { program, ruleOptions } = week.problem
  const versions = list.map((changes) => versionOf(week, changes))
  const checked = new CheckedVersions(versions, program, ruleOptions)
  const kept = keptByOthers(week, failing, versions, (index) => checked.isNoWorse(index, week.checked))
  return list.map((changes, index) => {
    const passes = failing.map((target) => isPassed(week, checked, index, target))
    return {
      ...candidateOf(week, changes),
      isNoWorse: kept.has(index),
      passes,
      passesForAll: passes.map((isOwn, at) => isOwn && kept.get(index)?.[at] === true),
      progress: failing.map(({ check, verdict }) => {
        const day = dayIndex(week, check.date)
        const change = checked.actual(index, check.id, day) - week.checked.actual(0, check.id, day)
        const isTooLow = verdict.minimum !== null && (verdict.actual ?? 0) < verdict.minimum
        return Number.isNaN(change) ? 0 : isTooLow ? change : -change
      }),
    }
  })
}

const isPassed = (week: FixWeek, checked: CheckedVersions, version: number, { check, rules }: FailingVerdict) =>
  rankOf(checked.status(version, check.id, dayIndex(week, check.date), rules)) === severity.pass

/**
 * The versions that are no worse for the program or any other program of the menu, by position, with whether each failing verdict
 * passes for the other programs that are served the menu and for which it also fails.
 */
function keptByOthers(
  week: FixWeek,
  failing: readonly FailingVerdict[],
  versions: readonly ServiceDay[][],
  isNoWorse: (index: number) => boolean,
): ReadonlyMap<number, readonly boolean[]> {
  const { problem, othersChecked } = week
  const failsFor = failing.map((target) => failsForOthers(week, target))
  let kept = versions.flatMap((version, index) =>
    isNoWorse(index) ? [{ index, version, passes: failing.map(() => true) }] : [],
  )
  for (const [place, program] of problem.otherPrograms.entries()) {
    const before = othersChecked[place]
    if (!before || kept.length === 0) continue
    const checked = new CheckedVersions(
      kept.map(({ version }) => version),
      program,
      problem.ruleOptions,
    )
    kept = kept.flatMap((one, at) => {
      if (!checked.isNoWorse(at, before)) return []
      const passes = failing.map(
        (target, position) =>
          one.passes[position] === true &&
          (failsFor[position]?.includes(place) !== true || isPassed(week, checked, at, target)),
      )
      return [{ ...one, passes }]
    })
  }
  return new Map(kept.map(({ index, passes }) => [index, passes]))
}

function dayIndex({ days }: FixWeek, date: string | null): number | null {
  return date === null ? null : days.findIndex((day) => day.date === date)
}

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

/** The changed days in full, and the week's days of service as the planner will check them. */
function plannedDays(week: FixWeek, changes: readonly LineChange[]) {
  const { problem } = week
  const nutrition = new Map<string, PortionNutrition>()
  const days: Record<string, MenuDay> = {}
  const services = week.days.map(({ index, date, service, lines }): ServiceDay => {
    const own = changes.filter(({ day }) => day === index)
    const planned = problem.days.find((day) => day.date === date)
    if (own.length === 0 || !planned) return service
    const full = { ...planned.day, lines: [...lines.values()] }
    const changed = changedDay(full, service, own, problem.newId)
    // Items that recur stay what they are, unless their category changes.
    const kept = new Set(planned.day.lines.map(({ id }) => id))
    const touched = new Set(own.map(({ item, option }) => item?.category ?? option?.category))
    const day = { ...changed, lines: changed.lines.filter(({ id, category }) => kept.has(id) || touched.has(category)) }
    days[planned.key] = day
    for (const { line, portion, option, nutrition: scaled } of own) {
      if (line && portion && scaled) nutrition.set(menuItemKey({ ...line, portion }), scaled)
      if (option) nutrition.set(menuItemKey(option.food), option.nutrition)
    }
    const nutritionOf = (line: MenuLine) => nutrition.get(menuItemKey(line)) ?? problem.nutritionOf(line)
    return withOtherMeals(toServiceDay(date, problem.withRecurring(day, date), nutritionOf), planned.otherMeals)
  })
  return { days, nutrition, services }
}

/**
 * Whether the days in full, with the items that recur, are no worse for the other programs of the menu, and, if there is a target,
 * whether it passes for those programs for which it fails.
 */
function isKeptForOthers(week: FixWeek, services: readonly ServiceDay[], target: FailingVerdict | null): boolean {
  const { problem, othersChecked } = week
  const failsFor = target ? failsForOthers(week, target) : []
  return problem.otherPrograms.every((program, place) => {
    const before = othersChecked[place]
    if (!before) return true
    const checked = new CheckedVersions([services], program, problem.ruleOptions)
    const isAimed = target !== null && failsFor.includes(place)
    return checked.isNoWorse(0, before) && (!isAimed || isPassed(week, checked, 0, target))
  })
}

/** Whether the target passes, or no longer applies, and no verdict is worse. */
function isFixed(week: FixWeek, after: ReturnType<typeof analyzeWeek>, target: FailingVerdict): boolean {
  if (after.servedDays !== week.analysis.servedDays) return false
  const keyOf = ({ id, date }: { id: string; date: string | null }) => `${id} ${date}`
  const before = new Map(allChecks(week.analysis).map((check) => [keyOf(check), check]))
  const isNoWorse = allChecks(after).every((check) => {
    const old = before.get(keyOf(check))
    return (['now', 'from2027'] as const).every(
      (rules) => severity[check[rules]?.status ?? 'pass'] <= severity[old?.[rules]?.status ?? 'pass'],
    )
  })
  const own = allChecks(after).find((check) => keyOf(check) === keyOf(target.check))
  return isNoWorse && (own?.[target.rules]?.status ?? 'pass') === 'pass'
}
