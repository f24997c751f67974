import { nutrientCodes, nutrientFacts } from '@commissary/domain/food'

import { choiceOf } from '../../forms/choice.ts'
import type { Translate } from '@commissary/messages'

const foodFields = [
  'code',
  'description',
  'shortDescription',
  'foodGroup',
  'refusePct',
  'servingGrams',
  'seq',
  'amount',
  'measure',
  'modifier',
  'grams',
] as const

/** The display name of the field a column is imported as; nutrients with their unit and what they are for. */
export function fieldName(field: string, isPerServing: boolean, t: Translate): string {
  const foodField = choiceOf(foodFields, field)
  if (foodField) return t(`importProducts.fields.${foodField}`)
  const code = choiceOf(nutrientCodes, field)
  if (!code) return field
  return t(isPerServing ? 'importProducts.fields.nutrientPerServing' : 'importProducts.fields.nutrient', {
    nutrient: t(`nutrients.names.${code}`),
    unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
  })
}
