import type { Wording } from '@commissary/messages/wording'

import type { SchoolGroup } from './use-compared-group.ts'

export interface NamedGroup extends SchoolGroup {
  /** The days, starting on Monday. */
  dates: readonly string[]
}

/** The names of two groups, by how they differ: "All schools" and "Maple Street and 2 more schools", or "Nov 16" and "Nov 9". */
export function groupNames(wording: Wording, first: NamedGroup, second: NamedGroup): readonly [string, string] {
  const { t, formats } = wording
  const isOtherGroup = first.schoolIds.join() !== second.schoolIds.join()
  const isOtherWeek = first.dates[0] !== second.dates[0]
  const nameOf = (group: NamedGroup, other: NamedGroup) => {
    const week = formats.range(group.dates[0] ?? '', group.dates.at(-1) ?? '')
    if (!isOtherGroup) return week
    const schools = schoolsName(wording, group, other)
    return isOtherWeek ? t('nutritionAnalysis.compare.ofWeek', { menu: schools, week }) : schools
  }
  return [nameOf(first, second), nameOf(second, first)]
}

/** A school that the other group lacks comes first, so that two groups of the same size have different names. */
function schoolsName({ t, formats }: Wording, { schools, schoolIds }: SchoolGroup, other: SchoolGroup): string {
  if (schoolIds.length === 0) return t('reports.allSchools')
  const own = new Set(other.schools.map(({ schoolId }) => schoolId))
  const [first, ...more] = schools
    .toSorted((a, b) => Number(own.has(a.schoolId)) - Number(own.has(b.schoolId)))
    .map(({ schoolName }) => schoolName)
  if (more.length < 2) return formats.list([first ?? '', ...more])
  return t('nutritionAnalysis.group.andMore', { school: first ?? '', count: more.length })
}
