import { severity } from '../../rules/model.ts'
import type { ServiceDay } from '../model.ts'
import type { FailingVerdict } from './change-effects.ts'
import { CheckedVersions, rankOf } from './checked-versions.ts'
import { candidateOf, versionOf, type Candidate, type FixWeek } from './fix-search.ts'
import type { LineChange } from './week-changes.ts'

/** What a single change does: whether it breaks nothing, and how far it moves each failing verdict. */
export interface CheckedCandidate extends Candidate {
  isNoWorse: boolean
  /** In the order of the failing verdicts. */
  passes: boolean[]
  /** Whether each passes for all grade groups of the menu for which it fails. */
  passesForAll: boolean[]
  progress: number[]
}

/** Checks the week with each list of changes, for the program and for the other programs of the menu. */
export function checkCandidates(
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

/** Whether a verdict of the week passes in a version of it. */
export const isPassed = (week: FixWeek, checked: CheckedVersions, version: number, { check, rules }: FailingVerdict) =>
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

/** Positions of the other programs that are served this menu and for which a verdict also fails. */
export function failsForOthers(week: FixWeek, { check, rules }: FailingVerdict): number[] {
  const { otherPrograms, alsoGradeGroups = [] } = week.problem
  return otherPrograms.flatMap(({ gradeGroup }, place) => {
    const status = week.othersChecked[place]?.status(0, check.id, dayIndex(week, check.date), rules)
    return alsoGradeGroups.includes(gradeGroup) && status === severity.fail ? [place] : []
  })
}
