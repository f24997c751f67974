import { nutrientCodes, nutrientFacts } from '@commissary/domain/food'

import { choiceOf } from '../../forms/choice.ts'
import type { Translate } from '@commissary/messages'

const ownFields = [
  'code',
  'description',
  'shortDescription',
  'foodGroup',
  'refusePct',
  'seq',
  'amount',
  'measure',
  'grams',
] as const

/** The field that a column is loaded into, in words; nutrients with the unit in which they are kept. */
export function fieldName(field: string, t: Translate): string {
  const own = choiceOf(ownFields, field)
  if (own) return t(`importProducts.fields.${own}`)
  const code = choiceOf(nutrientCodes, field)
  if (!code) return field
  return t('importProducts.fields.nutrient', {
    nutrient: t(`words.nutrients.${code}`),
    unit: t(`words.nutrientUnits.${nutrientFacts[code].unit}`),
  })
}
