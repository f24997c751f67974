import type { MealProgram } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

/** What a compared menu's name is made of. */
export interface NamedMenu {
  schoolName: string
  isMaster: boolean
  program: Pick<MealProgram, 'gradeGroup'> | undefined
  /** The days, starting on Monday. */
  dates: readonly string[]
}

/** The names of two menus, by how they differ: "Maple Street" and "Juniper Hill" or "Nov 16" and "Nov 9". */
export function menuNames(wording: Wording, first: NamedMenu, second: NamedMenu): readonly [string, string] {
  const isOtherMenu = first.schoolName !== second.schoolName || first.isMaster !== second.isMaster
  const isOtherWeek = first.dates[0] !== second.dates[0]
  const isOtherGrade = first.program?.gradeGroup !== second.program?.gradeGroup
  const nameOf = ({ schoolName, isMaster, program, dates }: NamedMenu) => {
    const { t, formats } = wording
    const week = formats.range(dates[0] ?? '', dates.at(-1) ?? '')
    const menu = isMaster ? t('nutritionAnalysis.compare.masterShort') : schoolName
    const graded =
      isOtherGrade && program ? t('nutritionAnalysis.compare.grades', { menu, gradeGroup: program.gradeGroup }) : menu
    if (!isOtherWeek) return graded
    return isOtherMenu || isOtherGrade ? t('nutritionAnalysis.compare.ofWeek', { menu: graded, week }) : week
  }
  return [nameOf(first), nameOf(second)]
}
