import type { ImportRow } from '@commissary/api-client'
import { allergenLevels, allergens, nutrientCodes, nutrientFacts } from '@commissary/domain/food'

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
  'vendor',
  'vendorItem',
  'price',
  'casePrice',
  'unitPrice',
  'poundPrice',
  'priceUnit',
  'allergenText',
] as const

/** The display name of the field a column is imported as; nutrients with their unit and basis (per serving or per 100 g). */
export function fieldName(field: string, isPerServing: boolean, t: Translate): string {
  const foodField = choiceOf(foodFields, field)
  if (foodField) return t(`importProducts.fields.${foodField}`)
  const allergen = choiceOf(allergens, field.replace('allergens.', ''))
  if (allergen) return t('importProducts.fields.allergen', { allergen: t(`words.allergens.${allergen}`) })
  const code = choiceOf(nutrientCodes, field)
  if (!code) return field
  return t(isPerServing ? 'importProducts.fields.nutrientPerServing' : 'importProducts.fields.nutrient', {
    nutrient: t(`nutrients.names.${code}`),
    unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
  })
}

const productFields = ['code', 'name', 'category', 'brand', 'packs', 'gtin', 'prices'] as const

/** A change to a product: "Brand: Acme → Best". */
export function changeText({ field, from, to }: ImportRow['changes'][number], t: Translate): string {
  return t('importProducts.change', {
    field: productFieldName(field, t),
    from: valueText(field, from, t),
    to: valueText(field, to, t),
  })
}

/** A value that a new product starts with: "Milk: Contains". */
export const newValueText = ({ field, to }: ImportRow['changes'][number], t: Translate): string =>
  t('importProducts.newValue', { field: productFieldName(field, t), value: valueText(field, to, t) })

function valueText(field: string, value: string | null, t: Translate): string {
  if (value === null) return t('importProducts.blank')
  const level = field.startsWith('allergens.') ? choiceOf(allergenLevels, value) : null
  return level ? t(`importProducts.allergenLevels.${level}`) : value
}

function productFieldName(field: string, t: Translate): string {
  const known = choiceOf(productFields, field)
  if (known) return t(`importProducts.productFields.${known}`)
  const allergen = choiceOf(allergens, field.replace('allergens.', ''))
  if (allergen) return t(`words.allergens.${allergen}`)
  return fieldName(field.replace('nutrients.', ''), false, t)
}

/** The name of a field that a column of products can have. */
export function productFieldChoice(field: string, t: Translate): string {
  if (field === 'code') return t('importProducts.fields.productCode')
  if (field === 'foodGroup') return t('importProducts.productFields.category')
  return fieldName(field, false, t)
}
