/** Calories, saturated fat, added sugars and sodium of an average meal of the week. */
import type { ServiceDay } from '../../menu/model.ts'
import type { SchoolGroup, VerdictStatus } from '../../rules/model.ts'
import { divided, fraction, times, type Fraction } from '../fractions.ts'
import { averageOf, fatWithoutMilk, isBelow, nutrient, toNumber, type Average } from './averages.ts'
import { calories, kcalPerGram, percentOfCalories, sodium, type Meal } from './limits.ts'
import type { NaiveCheck } from './model.ts'

interface DietInput {
  days: readonly ServiceDay[]
  meal: Meal
  grade: SchoolGroup
  isByMeals: boolean
  /** The menu's own date is under the rules of July 1, 2027. */
  isLater: boolean
}

export function dietChecks({ days, meal, grade, isByMeals, isLater }: DietInput): NaiveCheck[] {
  const average = (code: 'calories' | 'saturatedFat' | 'addedSugars' | 'sodium') =>
    averageOf(days, nutrient(code), isByMeals)
  const kcal = average('calories')
  const fat = average('saturatedFat')
  const sugars = average('addedSugars')
  const salt = average('sodium')

  const [least, most] = calories[meal][grade]
  const energy = isBelow(fraction(most), kcal.known)
    ? 'fail'
    : kcal.hasGap
      ? 'unknown'
      : isBelow(kcal.known, fraction(least))
        ? 'fail'
        : 'pass'
  const saltStatus = (limit: number): VerdictStatus =>
    isBelow(fraction(limit), salt.known) ? 'fail' : salt.hasGap ? 'unknown' : 'pass'

  // At lunch milk fat may be excluded; no rule excludes it at breakfast.
  const counted = meal === 'lunch' ? averageOf(days, fatWithoutMilk, isByMeals) : fat
  const fatStatus = shareStatus(counted, kcal, kcalPerGram.saturatedFat)
  const sugarsStatus = shareStatus(sugars, kcal, kcalPerGram.addedSugars)
  const plain = { date: null, isAdvisory: false }
  const limits = sodium[meal][grade]
  return [
    {
      ...plain,
      id: 'calories',
      actual: toNumber(kcal.known),
      isLowerBound: kcal.hasGap,
      now: energy,
      from2027: energy,
    },
    {
      ...plain,
      id: 'saturatedFat',
      ...shareOf(fat, kcal, kcalPerGram.saturatedFat),
      now: fatStatus,
      from2027: fatStatus,
    },
    {
      ...plain,
      id: 'addedSugars',
      ...shareOf(sugars, kcal, kcalPerGram.addedSugars),
      now: isLater ? sugarsStatus : null,
      from2027: sugarsStatus,
    },
    {
      ...plain,
      id: 'sodium',
      actual: toNumber(salt.known),
      isLowerBound: salt.hasGap,
      now: saltStatus(limits[isLater ? 'from2027' : 'now']),
      from2027: saltStatus(limits.from2027),
    },
  ]
}

const percent = (grams: Fraction, kcal: Fraction, kcalPerGram: number): Fraction =>
  divided(times(grams, fraction(kcalPerGram * 100)), kcal)

/** A share of calories is unknown if any of them are. */
const shareOf = (grams: Average, kcal: Average, perGram: number) =>
  kcal.hasGap || kcal.known.over === 0n
    ? { actual: null, isLowerBound: grams.hasGap }
    : { actual: toNumber(percent(grams.known, kcal.known, perGram)), isLowerBound: grams.hasGap }

function shareStatus(grams: Average, kcal: Average, perGram: number): VerdictStatus {
  if (kcal.hasGap || kcal.known.over === 0n) return 'unknown'
  if (!isBelow(percent(grams.known, kcal.known, perGram), fraction(percentOfCalories))) return 'fail'
  return grams.hasGap ? 'unknown' : 'pass'
}
