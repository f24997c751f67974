import type { GradeGroup, SchoolMeal, SchoolRecord } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { gradeGroups, groupsText } from '@commissary/domain/rules'
import type { SchoolGrade } from '@commissary/domain/school'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** A grade as staff write it: "Pre-K", "K", "5". */
export const gradeText = (t: Translate, grade: SchoolGrade): string =>
  grade === 'PK' || grade === 'K' ? t(`schools.gradeNames.${grade}`) : grade

/** "K – 5"; one grade alone without a range; '' where unknown. */
export function gradesText(t: Translate, { lowestGrade, highestGrade }: SchoolRecord): string {
  if (!lowestGrade || !highestGrade) return ''
  if (lowestGrade === highestGrade) return gradeText(t, lowestGrade)
  return t('schools.gradeRange', { lowest: gradeText(t, lowestGrade), highest: gradeText(t, highestGrade) })
}

/** The rows of each menu type that a school serves, in the order of the types. */
function mealsByType(meals: readonly SchoolMeal[]) {
  return menuTypes.flatMap((menuType) => {
    const rows = meals.filter((meal) => meal.menuType === menuType)
    return rows.length === 0 ? [] : [{ menuType, rows }]
  })
}

/** "6-8"; "K-8" for a menu of several grade groups. */
export const menuGroupsText = (t: Translate, groups: readonly GradeGroup[]): string =>
  groups.length === 1 && groups[0] ? t(`words.gradeGroups.${groups[0]}`) : groupsText(groups)

/** "Breakfast (K-5), Lunch (K-5, 6-8)"; one lunch for both groups is "Lunch (K-8)". */
export const mealsText = (t: Translate, { meals }: SchoolRecord): string =>
  mealsByType(meals)
    .map(({ menuType, rows }) =>
      t('schools.mealOf', {
        menuType: t(`words.menuTypes.${menuType}`),
        gradeGroups: gradeGroups
          .flatMap((group) => rows.find(({ gradeGroup }) => gradeGroup === group) ?? [])
          .map(({ gradeGroup, alsoGradeGroups = [] }) => menuGroupsText(t, [gradeGroup, ...alsoGradeGroups]))
          .join(', '),
      }),
    )
    .join(', ')

/** "Breakfast 120, Lunch 300"; a menu type with some unknown usual meals says so. */
export function usualMealsText(t: Translate, formats: Pick<Formats, 'amount'>, { meals }: SchoolRecord): string {
  if (meals.length > 0 && meals.every(({ plannedMeals }) => plannedMeals === null)) return t('common.unknown')
  return mealsByType(meals)
    .map(({ menuType, rows }) => {
      const counts = rows.flatMap(({ plannedMeals }) => plannedMeals ?? [])
      const sum = counts.reduce((total, count) => total + count, 0)
      return t('schools.usualOf', {
        menuType: t(`words.menuTypes.${menuType}`),
        meals: counts.length < rows.length ? t('common.unknown') : formats.amount(sum),
      })
    })
    .join(', ')
}
