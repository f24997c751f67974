import { choices, type GradeGroup, type SchoolMeal, type SchoolRecord } from '@commissary/api-client'
import { noMealPattern, schoolGroups, sharedGroups } from '@commissary/domain/rules'
import {
  gradeGroupsOf,
  hasPublicMenu,
  isVended,
  keepsRecords,
  type SchoolGrade,
  schoolModules,
  usesOfferVersusServe,
} from '@commissary/domain/school'

import { choiceOf } from '../../forms/choice.ts'

/** A row of the meals; texts as typed, '' for an unknown number. */
export interface MealValues {
  menuType: SchoolMeal['menuType']
  /** The grade groups that are served the menu, the one that its portions are for first: "K-5", or "K-5,6-8". */
  gradeGroup: string
  serviceDays: string
  plannedMeals: string
  /** What the school decided; lunch in grades 9-12 has it anyway. */
  offerVersusServe: boolean
}

type Menu = Pick<MealValues, 'menuType' | 'gradeGroup'>

/** The grade groups that are served a row's menu, the one that its portions are for first. */
export const groupsOf = ({ gradeGroup }: Menu): GradeGroup[] =>
  gradeGroup.split(',').flatMap((text) => choiceOf(choices.GradeGroup, text) ?? [])

/** A row of the form as a meal of the school. */
export function toMeal({ menuType, offerVersusServe, ...row }: Menu & Pick<MealValues, 'offerVersusServe'>) {
  const [gradeGroup = 'K-5' as const, ...alsoGradeGroups] = groupsOf({ menuType, ...row })
  return { menuType, gradeGroup, alsoGradeGroups, offerVersusServe }
}

/** Whether the grade groups of a row can share a menu. Extra and Side have no meal pattern, and preschool shares with no one. */
export function canShare(meal: Menu): boolean {
  const [first, ...also] = groupsOf(meal)
  const rulePack = meal.menuType === 'EXTRA' || meal.menuType === 'SIDE' ? noMealPattern : meal.menuType
  return first !== undefined && sharedGroups(rulePack, first, also) !== null
}

/** The choices of a row: each grade group, the spans that can share its menu, and its current value. */
export function groupChoices({ menuType, gradeGroup }: Menu): string[] {
  const spans = schoolGroups.flatMap((_, start) =>
    schoolGroups.flatMap((_end, end) => (end > start ? schoolGroups.slice(start, end + 1).join() : [])),
  )
  const setOf = (text: string) => text.split(',').toSorted().join()
  const shared = spans.filter((span) => canShare({ menuType, gradeGroup: span }) && setOf(span) !== setOf(gradeGroup))
  return [...new Set([...choices.GradeGroup, ...shared, gradeGroup])]
}

/** A row of the terms; dates as YYYY-MM-DD or as typed. */
export interface TermValues {
  termName: string
  startDate: string
  endDate: string
}

/** Form values of a school; '' for a blank field. */
export interface SchoolValues {
  schoolName: string
  lowestGrade: SchoolGrade | ''
  highestGrade: SchoolGrade | ''
  /** As typed; '' = unknown. */
  enrollment: string
  meals: readonly MealValues[]
  address: string
  subdomain: string
  terms: readonly TermValues[]
  servingLines: readonly string[]
  hasProductionRecord: boolean
  hasVendedMeals: boolean
  hasPublicMenu: boolean
}

/** Initial values. */
export const toValues = (school: SchoolRecord | null): SchoolValues => ({
  schoolName: school?.schoolName ?? '',
  lowestGrade: school?.lowestGrade ?? '',
  highestGrade: school?.highestGrade ?? '',
  enrollment: school?.enrollment?.toString() ?? '',
  meals:
    school?.meals.map((meal) => {
      const { menuType, gradeGroup, serviceDays, plannedMeals, alsoGradeGroups = [], offerVersusServe = false } = meal
      return {
        menuType,
        gradeGroup: [gradeGroup, ...alsoGradeGroups].join(),
        serviceDays: String(serviceDays),
        plannedMeals: plannedMeals === null ? '' : String(plannedMeals),
        offerVersusServe,
      }
    }) ?? [],
  address: school?.address ?? '',
  subdomain: school?.subdomain ?? '',
  terms: school?.terms ?? [],
  servingLines: school?.servingLines ?? [],
  hasProductionRecord: school !== null && keepsRecords(school),
  hasVendedMeals: school !== null && isVended(school),
  hasPublicMenu: school !== null && hasPublicMenu(school),
})

/** The request body: trimmed, with null for blank fields. Other modules of a stored school stay as they are. */
export const toInput = (values: SchoolValues, school: SchoolRecord | null) => ({
  schoolName: values.schoolName.trim(),
  subdomain: values.subdomain.trim() || null,
  address: values.address.trim() || null,
  lowestGrade: values.lowestGrade || null,
  highestGrade: values.highestGrade || null,
  enrollment: values.enrollment.trim() === '' ? null : Number(values.enrollment),
  moduleAccess: {
    ...school?.moduleAccess,
    [schoolModules.productionRecord]: yesNo(values.hasProductionRecord),
    [schoolModules.publicMenu]: yesNo(values.hasPublicMenu),
    // Saving does not add the module to a school that never had it.
    ...((values.hasVendedMeals || school?.moduleAccess[schoolModules.vendedMeals] !== undefined) && {
      [schoolModules.vendedMeals]: yesNo(values.hasVendedMeals),
    }),
  },
  meals: values.meals.map((row) => {
    const { offerVersusServe: _own, alsoGradeGroups, ...meal } = toMeal(row)
    return {
      ...meal,
      serviceDays: Number(row.serviceDays),
      plannedMeals: row.plannedMeals.trim() === '' ? null : Number(row.plannedMeals),
      ...(alsoGradeGroups.length > 0 && { alsoGradeGroups }),
      ...(usesOfferVersusServe(toMeal(row)) && { offerVersusServe: true }),
    }
  }),
  terms: values.terms.map((term) => ({ ...term, termName: term.termName.trim() })),
  servingLines: values.servingLines.map((name) => name.trim()),
})

const yesNo = (isOn: boolean) => (isOn ? ('Yes' as const) : ('No' as const))

type Grades = Pick<SchoolValues, 'lowestGrade' | 'highestGrade'>

/** Lunch for each grade group in the range of grades, Monday to Friday; none until both grades are chosen. */
export function proposedMeals({ lowestGrade, highestGrade }: Grades): MealValues[] {
  if (lowestGrade === '' || highestGrade === '') return []
  return gradeGroupsOf(lowestGrade, highestGrade).map((gradeGroup) => mealOf('MEAL', gradeGroup))
}

const mealOf = (menuType: SchoolMeal['menuType'], gradeGroup: string): MealValues => ({
  menuType,
  gradeGroup,
  serviceDays: '5',
  plannedMeals: '',
  offerVersusServe: false,
})

/** The next row of the meals: the first menu that the school's grade groups, or those of K-12 before it has any, don't get yet. */
export function nextMeal({ meals, ...grades }: Grades & Pick<SchoolValues, 'meals'>): MealValues {
  const own = proposedMeals(grades).map(({ gradeGroup }) => gradeGroup)
  const groups = own.length > 0 ? own : schoolGroups
  const all = (['MEAL', 'BREAKFAST', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const).flatMap((type) =>
    groups.map((group) => mealOf(type, group)),
  )
  return all.find((meal) => !meals.some((one) => isSameMeal(one, meal))) ?? mealOf('MEAL', 'K-5')
}

/** Whether two rows have the same menu type and share a grade group: a group has one menu of each type. */
export const isSameMeal = (a: Menu, b: Menu) =>
  a.menuType === b.menuType && groupsOf(a).some((group) => groupsOf(b).includes(group))

/** A text as a grade; '' if it is not one. */
export const gradeOf = (text: string): SchoolGrade | '' => choiceOf(choices.SchoolGrade, text) ?? ''
