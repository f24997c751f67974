import { latinDigits } from '../../units/digits.ts'
import { parseDecimal, toDecimal } from '../../units/decimal.ts'
import { type Cooking, cookingLimits, isCookingPossible } from '../cooking.ts'
import type { DraftCooking } from './recipe-draft.ts'

export const cookingFields = ['lossPct', 'moisturePct', 'fatPct'] as const
export type CookingField = (typeof cookingFields)[number]

/** `range`: not a number in the field's range. `contradiction`: the percentages do not fit together. */
export type CookingProblem = 'range' | 'contradiction'

/** The problems of the typed percentages by field; a contradiction is reported at the last field involved. */
export function cookingProblems(typed: DraftCooking): Partial<Record<CookingField, CookingProblem>> {
  const outside = cookingFields.filter((field) => !isInRange(typed, field))
  if (outside.length > 0) return Object.fromEntries(outside.map((field) => [field, 'range']))
  if (isCookingPossible(percentsOf(typed))) return {}
  const last = cookingFields.findLast((field) => typed[field].trim() !== '')
  return last ? { [last]: 'contradiction' } : {}
}

/** The typed percentages; null if there are none, or if they have problems. */
export function toCooking(typed: DraftCooking): Cooking | null {
  const isBlank = cookingFields.every((field) => typed[field].trim() === '')
  return isBlank || Object.keys(cookingProblems(typed)).length > 0 ? null : percentsOf(typed)
}

export function toDraftCooking(cooking: Cooking | null | undefined): DraftCooking {
  const text = (percent: number | null | undefined) => (typeof percent === 'number' ? toDecimal(percent) : '')
  return { lossPct: text(cooking?.lossPct), moisturePct: text(cooking?.moisturePct), fatPct: text(cooking?.fatPct) }
}

function percentsOf(typed: DraftCooking): Required<Cooking> {
  return { lossPct: percent(typed.lossPct), moisturePct: percent(typed.moisturePct), fatPct: percent(typed.fatPct) }
}

function isInRange(typed: DraftCooking, field: CookingField): boolean {
  if (typed[field].trim() === '') return true
  const value = percent(typed[field])
  const { minimum, maximum } = cookingLimits[field]
  return value !== null && value >= minimum && value <= maximum
}

/** "-8", "−8%", "+5". */
const percent = (text: string) =>
  parseDecimal(
    latinDigits(text)
      .trim()
      .replace(/\s*%$/, '')
      .replace(/^[\u2212\u2013]/, '-')
      .replace(/^\+/, ''),
  )
