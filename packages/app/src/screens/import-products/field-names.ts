import type { ImportRow } from '@commissary/api-client'
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
  'brand',
  'pack',
  'packSize',
  'gtin',
  'status',
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

const productFields = ['name', 'category', 'brand', 'packs', 'gtin'] as const

/** A change of a product: "Brand: Acme → Best". */
export function changeText({ field, from, to }: ImportRow['changes'][number], t: Translate): string {
  return t('importProducts.change', {
    field: productFieldName(field, t),
    from: from ?? t('importProducts.blank'),
    to: to ?? t('importProducts.blank'),
  })
}

function productFieldName(field: string, t: Translate): string {
  const known = choiceOf(productFields, field)
  if (known) return t(`importProducts.productFields.${known}`)
  return fieldName(field.replace('nutrients.', ''), false, t)
}

/** The name of a field that a column of products can have. */
export function productFieldChoice(field: string, t: Translate): string {
  if (field === 'code') return t('importProducts.fields.productCode')
  if (field === 'foodGroup') return t('importProducts.productFields.category')
  return fieldName(field, false, t)
}
