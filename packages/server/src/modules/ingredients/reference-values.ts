import { sourceOfReference, unansweredOf } from '@commissary/domain/food'

import { rejected } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { readReferenceFood } from '../reference-foods/store.ts'
import type { IngredientInput } from './records.ts'

/**
 * Fills in what the input omits from its reference food: nutrients, measures, edible share and source. Throws a 422 for a blank
 * name, an unanswered required nutrient, and an unknown reference food.
 */
export async function withReferenceFood(tx: Tx, input: IngredientInput) {
  if (input.name.trim() === '') throw rejected({ name: message('common.nameRequired') })
  const isFromReference = input.nutrients === undefined && typeof input.referenceFoodId === 'number'
  if (!isFromReference) refuseUnanswered(input)
  const noLink = { sharedReferenceFoodId: null, ownReferenceFoodId: null }
  if (input.referenceFoodId === null || input.referenceFoodId === undefined) return { ...input, link: noLink }
  const food = await readReferenceFood(tx, input.referenceFoodId)
  if (!food) throw rejected({ referenceFoodId: message('ingredients.unknownReferenceFood') })
  const link =
    food.catererId === 0 ? { ...noLink, sharedReferenceFoodId: food.id } : { ...noLink, ownReferenceFoodId: food.id }
  return {
    ...input,
    nutrients: input.nutrients ?? food.nutrients,
    measures: input.measures ?? food.measures,
    ediblePct: input.ediblePct === undefined && food.refusePct ? 100 - food.refusePct : (input.ediblePct ?? null),
    source: input.source === undefined ? sourceOfReference(food) : input.source,
    link,
  }
}

/** Each required nutrient is a value, or null: unknown by choice. */
function refuseUnanswered({ nutrients = {} }: IngredientInput): void {
  const unanswered = unansweredOf(nutrients)
  if (unanswered.length === 0) return
  const answer = message('ingredients.nutrientMissing')
  throw rejected(Object.fromEntries(unanswered.map((code) => [`nutrients.${code}`, answer])))
}
