import { gradeGroups, hasMealPattern, isPreschool, schoolGroups, type GradeGroup } from './model.ts'

/** A menu's grade group, and those that are served the same menu in the same portions. */
export interface MenuGroups {
  /** Whose portions the menu has. */
  gradeGroup: GradeGroup
  /** Further groups; absent = none. */
  alsoGradeGroups?: readonly GradeGroup[]
}

/** All grade groups that a menu is checked for; first, the one that its portions are for. */
export const menuGroups = ({ gradeGroup, alsoGradeGroups = [] }: MenuGroups): GradeGroup[] => [
  gradeGroup,
  ...alsoGradeGroups,
]

/**
 * The grade groups that can share a menu with another one. Grades may be served the same quantities if the rules of each are
 * met (7 CFR 210.10(c), 220.8(c)). Preschool has its own portions and milk (7 CFR 226.20), and a menu without a meal
 * pattern has nothing to check, so neither can share.
 */
export function groupsBeside(rulePack: string, gradeGroup: GradeGroup): GradeGroup[] {
  if (isPreschool(gradeGroup) || !hasMealPattern(rulePack)) return []
  return schoolGroups.filter((group) => group !== gradeGroup)
}

/** Further grade groups as they are stored: each once, youngest first. Null if one of them cannot share the menu. */
export function sharedGroups(
  rulePack: string,
  gradeGroup: GradeGroup,
  also: readonly GradeGroup[],
): GradeGroup[] | null {
  const possible = groupsBeside(rulePack, gradeGroup)
  return also.every((group) => possible.includes(group)) ? gradeGroups.filter((group) => also.includes(group)) : null
}

/** Grade groups as schools write them: "K-8" for K-5 and 6-8, "K-5, 9-12" where grades between them are missing. */
export function groupsText(groups: readonly GradeGroup[]): string {
  const runs: GradeGroup[][] = []
  for (const group of gradeGroups.filter((one) => groups.includes(one))) {
    const run = runs.at(-1)
    const isNext =
      run && !isPreschool(group) && gradeGroups.indexOf(group) - gradeGroups.indexOf(run.at(-1) ?? group) === 1
    if (isNext && !run.some(isPreschool)) run.push(group)
    else runs.push([group])
  }
  return runs
    .map((run) => (run.length === 1 ? run[0] : `${run[0]?.split('-')[0]}-${run.at(-1)?.split('-')[1]}`))
    .join(', ')
}
