import { toDecimal } from '../units/decimal.ts'
import { nutrientCodes, type NutrientCode, type NutrientNote, type Nutrients } from './model.ts'

/** A value that no one stated: the text of the form's field, and what it was estimated from. */
export interface Estimate {
  value: string
  reason: string
}
export type Estimates = Partial<Record<NutrientCode, Estimate>>

/** Form values by name or path. */
export type Changes = Record<string, unknown>

type NutrientNotes = Partial<Record<NutrientCode, NutrientNote>>

/** The part of an ingredient's form with the estimates. */
interface EstimatedValues {
  nutrients: Record<NutrientCode, string>
  estimates: Estimates
}
/** The part with the reasons for stated values, such as why a value was accepted as 0. */
interface StatedValues {
  nutrients: Record<NutrientCode, string>
  stated: Estimates
}

interface NotedFood {
  nutrients?: Nutrients
  nutrientNotes?: NutrientNotes
}

function noted({ nutrients, nutrientNotes }: NotedFood, status: NutrientNote['status']): Estimates {
  return fromCodes((code) => {
    const amount = nutrients?.[code]
    const note = nutrientNotes?.[code]
    return amount !== undefined && note?.status === status
      ? { value: toDecimal(amount), reason: note.reason }
      : undefined
  })
}

/** The estimates among an ingredient's stored values. */
export const estimatesOf = (food: NotedFood): Estimates => noted(food, 'estimated')

/** The stored values that were stated with a reason. */
export const statedOf = (food: NotedFood): Estimates => noted(food, 'known')

/** Why a nutrient's value was stated; null without a reason. The reason applies to that value only. */
export function statedFor({ nutrients, stated }: StatedValues, code: NutrientCode): string | null {
  return reasonFor(nutrients[code], stated[code])
}

/** The notes to save with the values that still have their reasons. */
export const statedNotes = (values: StatedValues): NutrientNotes => notesOf('known', (code) => statedFor(values, code))

/** What a nutrient's value is estimated from; null for a stated one. Typing another value states it. */
export function estimatedFrom({ nutrients, estimates }: EstimatedValues, code: NutrientCode): string | null {
  return reasonFor(nutrients[code], estimates[code])
}

/** The notes to save with the values that are still estimates. */
export const estimateNotes = (values: EstimatedValues): NutrientNotes =>
  notesOf('estimated', (code) => estimatedFrom(values, code))

/** A value's reason, as long as the value is the one it was given for. */
const reasonFor = (typed: string, given: Estimate | undefined): string | null =>
  given && typed.trim() === given.value ? given.reason : null

const notesOf = (status: NutrientNote['status'], reasonOf: (code: NutrientCode) => string | null): NutrientNotes =>
  fromCodes((code) => {
    const reason = reasonOf(code)
    return reason === null ? undefined : { status, reason }
  })

/** What a composition table calls a food. */
interface FoodName {
  source: string
  code: string
  description: string
}

/** "USDA SR 11485, Squash, winter, butternut, raw", truncated to the length of a note. */
export const foodReason = ({ source, code, description }: FoodName): string =>
  `${source} ${code}, ${description}`.slice(0, 200)

/**
 * The changes that link a form to a reference food: each nutrient without a value gets the food's, as an estimate. Stated
 * values stay, and so does "No added sugars". Estimates from an earlier link are removed.
 */
export function linkChanges(
  values: EstimatedValues & { hasNoAddedSugars: boolean },
  food: FoodName & { id: number; nutrients: Nutrients },
): Changes {
  const reason = foodReason(food)
  const estimates = fromCodes((code) => {
    const amount = food.nutrients[code]
    const isStated =
      (values.nutrients[code].trim() !== '' && estimatedFrom(values, code) === null) ||
      (code === 'addedSugars' && values.hasNoAddedSugars)
    return isStated || amount === undefined ? undefined : { value: toDecimal(amount), reason }
  })
  const filled = Object.entries(estimates).map(([code, { value }]) => [`nutrients.${code}`, value])
  return { ...unlinkChanges(values), ...Object.fromEntries(filled), referenceFoodId: food.id, estimates }
}

/** The changes that remove the link and its estimates. Values that were typed over an estimate stay. */
export function unlinkChanges(values: EstimatedValues): Changes {
  const estimated = nutrientCodes.filter((code) => estimatedFrom(values, code) !== null)
  return {
    ...Object.fromEntries(estimated.map((code) => [`nutrients.${code}`, ''])),
    referenceFoodId: null,
    estimates: {},
  }
}

/** An object with the nutrients for which `read` gives a value. */
export function fromCodes<Value>(
  read: (code: NutrientCode) => Value | undefined,
): Partial<Record<NutrientCode, Value>> {
  return Object.fromEntries(
    nutrientCodes.flatMap((code) => {
      const value = read(code)
      return value === undefined ? [] : [[code, value]]
    }),
  )
}
