import type { MenuType } from '../menu/model.ts'
import { isPreschool, type GradeGroup } from '../rules/model.ts'

interface Meal {
  menuType: MenuType
  gradeGroup: GradeGroup
  /** Further grade groups that are served the same menu. */
  alsoGradeGroups?: readonly GradeGroup[] | undefined
  /** What the school decided; absent = no. */
  offerVersusServe?: boolean | undefined
}

/** Whether students must be allowed to decline part of a meal: at lunch in senior high schools (7 CFR 210.10(e)). */
export const mustOfferVersusServe = ({ menuType, gradeGroup, alsoGradeGroups = [] }: Meal): boolean =>
  menuType === 'MEAL' && [gradeGroup, ...alsoGradeGroups].includes('9-12')

/** Whether a school may decide it: at breakfast, lunch and supper for grades. */
export const mayOfferVersusServe = ({ menuType, gradeGroup }: Meal): boolean =>
  ['BREAKFAST', 'MEAL', 'DINNER'].includes(menuType) && !isPreschool(gradeGroup)

/** Whether students of a school may decline part of a meal. */
export const usesOfferVersusServe = (meal: Meal): boolean =>
  mayOfferVersusServe(meal) && (mustOfferVersusServe(meal) || meal.offerVersusServe === true)
