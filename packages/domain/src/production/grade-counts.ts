import type { GradeGroup } from '../rules/model.ts'
import type { EntryEdit } from './merge-entries.ts'
import {
  type Entries,
  gradePath,
  type GroupField,
  groupPath,
  lineGradePath,
  type LineGroupField,
  lineGroupPath,
  linePath,
} from './record-fields.ts'

/** The fields of a column needed to find the counts of its grade groups. */
export interface GradedGroup {
  programId: number
  gradeGroups: readonly GradeGroup[]
}

interface GradedLine {
  key: string
  plans: readonly { programId: number }[]
}

interface GradedRecord {
  groups: readonly GradedGroup[]
  lines: readonly GradedLine[]
}

/** A count that is entered for a column: for one grade group, or for the whole column (null). */
export interface CountPath {
  path: string
  gradeGroup: GradeGroup | null
}

/** The grade groups of a column that have separate counts: those of a shared menu (7 CFR 210.10(a)(3)). */
export const countedGrades = ({ gradeGroups }: Pick<GradedGroup, 'gradeGroups'>): readonly GradeGroup[] =>
  gradeGroups.length > 1 ? gradeGroups : []

/** Where the meals of a column are entered. */
export function mealPaths(group: GradedGroup, field: GroupField): CountPath[] {
  const { programId } = group
  const grades = countedGrades(group)
  if (grades.length === 0) return [{ path: groupPath(programId, field), gradeGroup: null }]
  return grades.map((gradeGroup) => ({ path: gradePath(programId, gradeGroup, field), gradeGroup }))
}

/** Where the servings of a line for a column are entered. */
export function servingPaths(key: string, group: GradedGroup, field: LineGroupField): CountPath[] {
  const { programId } = group
  const grades = countedGrades(group)
  if (grades.length === 0) return [{ path: lineGroupPath(key, programId, field), gradeGroup: null }]
  return grades.map((gradeGroup) => ({ path: lineGradePath(key, programId, gradeGroup, field), gradeGroup }))
}

/** Where leftovers of a line can be entered separately; nowhere if no grade groups share a menu. */
export function leftoverPaths(
  { key, plans }: GradedLine,
  groups: readonly GradedGroup[],
): (CountPath & { programId: number })[] {
  const own = plans.flatMap(({ programId }) => groups.find((group) => group.programId === programId) ?? [])
  if (!own.some((group) => countedGrades(group).length > 0)) return []
  return own.flatMap((group) =>
    servingPaths(key, group, 'leftover').map((one) => ({ ...one, programId: group.programId })),
  )
}

interface Total {
  path: string
  parts: string[]
}

/** The totals of a record that are sums of separate counts. */
function totalsOf({ groups, lines }: GradedRecord): Total[] {
  const shared = groups.filter((group) => countedGrades(group).length > 0)
  if (shared.length === 0) return []
  const pathsOf = (paths: readonly CountPath[]) => paths.map(({ path }) => path)
  return [
    ...shared.flatMap((group) =>
      (['plannedMeals', 'servedMeals'] as const).map((field) => ({
        path: groupPath(group.programId, field),
        parts: pathsOf(mealPaths(group, field)),
      })),
    ),
    ...lines.flatMap((line) => [
      ...shared
        .filter(({ programId }) => line.plans.some((plan) => plan.programId === programId))
        .flatMap((group) =>
          (['planned', 'served'] as const).map((field) => ({
            path: lineGroupPath(line.key, group.programId, field),
            parts: pathsOf(servingPaths(line.key, group, field)),
          })),
        ),
      { path: linePath(line.key, 'leftover'), parts: pathsOf(leftoverPaths(line, groups)) },
    ]),
  ].filter(({ parts }) => parts.length > 0)
}

/** Whether all counts that can be entered separately are, so that their total follows. */
export const isEachEntered = (paths: readonly CountPath[], entries: Entries): boolean =>
  paths.length > 0 && paths.every(({ path }) => typeof entries[path] === 'number')

/** The sum of the parts; null until all of them are entered. */
function sumOf(entries: Entries, { parts }: Total): number | null {
  const counts = parts.map((path) => entries[path]).filter((value) => typeof value === 'number')
  return counts.length === parts.length ? counts.reduce((sum, value) => sum + value, 0) : null
}

/**
 * The further edits that an edit of a record implies. Once all grade groups have a count, their total is the sum; if one is missing, the
 * total is unknown again. A total entered by hand contradicts the counts of its grade groups, so they become unknown.
 */
export function impliedEdits(
  record: GradedRecord,
  before: Entries,
  after: Entries,
  applied: readonly EntryEdit[],
): EntryEdit[] {
  const edited = new Set(applied.map(({ path }) => path))
  return totalsOf(record).flatMap((total): EntryEdit[] => {
    const stored = after[total.path] ?? null
    const sum = sumOf(after, total)
    const set = (path: string, to: number | null): EntryEdit[] => {
      const from = after[path] ?? null
      return from === to ? [] : [{ path, from, to }]
    }
    if (total.parts.some((path) => edited.has(path))) {
      const wasSum = stored !== null && sumOf(before, total) === stored
      return sum !== null ? set(total.path, sum) : wasSum ? set(total.path, null) : []
    }
    const isContradicted = edited.has(total.path) && sum !== null && sum !== stored
    return isContradicted ? total.parts.flatMap((path) => set(path, null)) : []
  })
}

/** Entries with the totals where all grade groups are entered, as a device shows them before the server has answered. */
export function withTotals(record: GradedRecord, entries: Entries): Entries {
  const sums = totalsOf(record).flatMap((total) => {
    const sum = sumOf(entries, total)
    return sum === null || entries[total.path] === sum ? [] : [[total.path, sum] as const]
  })
  return sums.length === 0 ? entries : { ...entries, ...Object.fromEntries(sums) }
}

/**
 * A plan for all grade groups of a column, divided in proportion to the meals planned for each; null where these are unknown. The
 * parts are whole and add up: the largest remainders are rounded up.
 */
export function dividedPlan(group: GradedGroup, entries: Entries, planned: number | null): number[] | null {
  const meals = mealPaths(group, 'plannedMeals').map(({ path }) => entries[path])
  const all = meals.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0)
  if (planned === null || all === 0 || meals.some((count) => typeof count !== 'number')) return null
  const exact = meals.map((count) => (planned * Number(count)) / all)
  const parts = exact.map(Math.floor)
  const rest = planned - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
