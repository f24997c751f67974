import type { GradeGroup } from '@commissary/api-client'
import { groupsBeside, sharedGroups } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'

/** What decides who can share a menu. */
export interface SharedMenu {
  rulePack: string
  gradeGroup: GradeGroup
}

const separator = ','

/** Further grade groups of a menu as the value of a choice; '' = none. */
export const alsoText = (groups: readonly GradeGroup[] = []): string => groups.join(separator)

/** The chosen groups; none where the menu cannot be shared with all of them. */
export const alsoGroups = ({ rulePack, gradeGroup }: SharedMenu, text = ''): GradeGroup[] =>
  sharedGroups(
    rulePack,
    gradeGroup,
    groupsBeside(rulePack, gradeGroup).filter((one) => text.split(separator).includes(one)),
  ) ?? []

/** Who else can be served a menu in the same portions: each group, or all of them. Only "no one" where it cannot be shared. */
export function alsoOptions(t: Translate, { rulePack, gradeGroup }: SharedMenu) {
  const groups = groupsBeside(rulePack, gradeGroup)
  const sets = groups.length > 1 ? [...groups.map((group) => [group]), groups] : groups.map((group) => [group])
  return [
    { value: '', label: t('words.noOtherGrades') },
    ...sets.map((set) => ({
      value: alsoText(set),
      label: set.map((group) => t(`words.gradeGroups.${group}`)).join(', '),
    })),
  ]
}
