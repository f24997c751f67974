import { limits } from '@commissary/api-client'
import { areInOrder, overlapOf } from '@commissary/domain/school'
import type { Translate } from '@commissary/messages'
import { isDate } from '@commissary/ui/date'
import type { FormErrors } from '@commissary/ui/form'

import { matcherOf } from '../../forms/pattern.ts'
import { canShare, isSameMeal, type MealValues, type SchoolValues, type TermValues } from './school-values.ts'

const isSubdomain = matcherOf(limits.SchoolRecordInput.subdomain)
const { enrollment } = limits.SchoolRecordInput
const { serviceDays, plannedMeals } = limits.SchoolMeal

const isWhole = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= minimum && Number(text) <= maximum

/** Errors at their fields and rows. The fields check lengths and dates themselves. */
export function schoolErrors(values: SchoolValues, t: Translate): FormErrors<SchoolValues> {
  return {
    schoolName: values.schoolName.trim() === '' ? t('schools.errors.schoolName') : undefined,
    highestGrade: gradesError(values, t),
    enrollment:
      values.enrollment.trim() === '' || isWhole(values.enrollment, enrollment)
        ? undefined
        : t('schools.errors.enrollment'),
    subdomain: isSubdomain(values.subdomain) ? undefined : t('schools.errors.subdomain'),
    meals: values.meals.map((meal, at) => mealErrors(meal, values.meals.slice(0, at), t)),
    terms: values.terms.map((term, at) => termErrors(term, values.terms.slice(0, at), t)),
    servingLines: values.servingLines.map((name, at) => lineError(name, values.servingLines.slice(0, at), t)),
  }
}

function gradesError({ lowestGrade, highestGrade }: SchoolValues, t: Translate): string | undefined {
  if ((lowestGrade === '') !== (highestGrade === '')) return t('schools.errors.otherGrade')
  if (lowestGrade === '' || highestGrade === '') return undefined
  return areInOrder(lowestGrade, highestGrade) ? undefined : t('schools.errors.gradeOrder')
}

const mealErrors = (meal: MealValues, before: readonly MealValues[], t: Translate) => ({
  gradeGroup: groupError(meal, before, t),
  serviceDays: isWhole(meal.serviceDays, serviceDays) ? undefined : t('schools.errors.serviceDays'),
  plannedMeals:
    meal.plannedMeals.trim() === '' || isWhole(meal.plannedMeals, plannedMeals)
      ? undefined
      : t('schools.errors.plannedMeals'),
})

function groupError(meal: MealValues, before: readonly MealValues[], t: Translate): string | undefined {
  if (!canShare(meal)) return t('schools.errors.cannotShare')
  return before.some((one) => isSameMeal(one, meal)) ? t('schools.errors.sameMeal') : undefined
}

const termErrors = (term: TermValues, before: readonly TermValues[], t: Translate) => ({
  termName: term.termName.trim() === '' ? t('schools.errors.termName') : undefined,
  startDate: term.startDate === '' ? t('schools.errors.date') : undefined,
  endDate: term.endDate === '' ? t('schools.errors.date') : orderError(term, before, t),
})

function orderError(term: TermValues, before: readonly TermValues[], t: Translate): string | undefined {
  // The fields report what is not a date.
  const isRead = ({ startDate, endDate }: TermValues) => isDate(startDate) && isDate(endDate)
  if (!isRead(term)) return undefined
  if (term.endDate < term.startDate) return t('schools.errors.endDate')
  const other = before.find((one) => isRead(one) && overlapOf([one, term]) !== null)
  return other && t('schools.errors.overlap', { term: other.termName })
}

function lineError(name: string, before: readonly string[], t: Translate): string | undefined {
  const own = name.trim()
  if (own === '') return t('schools.errors.servingLine')
  return before.some((one) => one.trim() === own) ? t('schools.errors.sameServingLine') : undefined
}
