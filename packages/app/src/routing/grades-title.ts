import type { MealProgram } from '@commissary/api-client'
import { groupsText, menuGroups } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'

type Groups = Pick<MealProgram, 'gradeGroup' | 'alsoGradeGroups'>

const isShared = ({ alsoGradeGroups = [] }: Groups) => alsoGradeGroups.length > 0

/** "Grades K-5"; "Grades K-8" for a menu that is served to 6-8, too. */
export const gradesTitle = (t: Translate, program: Groups): string =>
  isShared(program)
    ? t('words.gradesTitleOf', { grades: groupsText(menuGroups(program)) })
    : t(`words.gradesTitle.${program.gradeGroup}`)

/** The same in a sentence: "grades K-8". */
export const gradesInText = (t: Translate, program: Groups): string =>
  isShared(program)
    ? t('words.gradesInTextOf', { grades: groupsText(menuGroups(program)) })
    : t(`words.gradesInText.${program.gradeGroup}`)
