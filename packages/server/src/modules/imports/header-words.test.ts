import { allergens, nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import { translatorOf } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { readHeader } from './columns.ts'

const fieldsOf = (cells: readonly string[]) => {
  const header = readHeader(cells)
  return 'problem' in header
    ? header.problem.key
    : [header.kind, ...header.columns.map(({ field, factor }) => (factor === 1 ? field : [field, factor]))]
}

test.each([
  ['es', 'Código', 'Descripción', 'por 100 g'],
  ['ar', 'الرمز', 'الوصف', 'لكل 100 غ'],
] as const)('a file of foods in %s names nutrients as the product does', (language, code, description, basis) => {
  const t = translatorOf(language)
  const nutrients = nutrientCodes.map(
    (nutrient) =>
      `${t(`nutrients.names.${nutrient}`)}, ${t(`nutrients.units.${nutrientFacts[nutrient].unit}`)} ${basis}`,
  )
  expect(fieldsOf([code, description, ...nutrients])).toEqual(['foods', 'code', 'description', ...nutrientCodes])
})

test.each(['es', 'ar'] as const)('a list of products in %s has a column for each allergen', (language) => {
  const t = translatorOf(language)
  const names = allergens.map((allergen) =>
    t(`importProducts.fields.allergen`, { allergen: t(`words.allergens.${allergen}`) }),
  )
  expect(fieldsOf(['Item Number', 'Description', 'Pack', ...names])).toEqual([
    'products',
    'code',
    'description',
    'pack',
    ...allergens.map((allergen) => `allergens.${allergen}`),
  ])
})

test.each([
  [
    ['Clave', 'Nombre del producto', 'Presentación', 'Marca', 'Precio por caja', 'Código de barras', 'Alérgenos'],
    ['products', 'code', 'description', 'pack', 'brand', 'casePrice', 'gtin', 'allergenText'],
  ],
  [
    ['رقم الصنف', 'اسم المنتج', 'العبوة', 'العلامة التجارية', 'سعر الصندوق', 'المورّد', 'الفئة'],
    ['products', 'code', 'description', 'pack', 'brand', 'casePrice', 'vendor', 'foodGroup'],
  ],
  // Grams where milligrams are kept.
  [
    ['CODIGO', 'Alimento', 'Sodio (g)', 'Grasas saturadas', 'Observaciones'],
    ['foods', 'code', 'description', ['sodium', 1000], 'saturatedFat', null],
  ],
  // Two names for one field are no column twice.
  [
    ['Código', 'Nombre', 'Descripción', 'Empaque'],
    ['products', 'code', 'description', null, 'pack'],
  ],
  [['Código', 'Código', 'Empaque'], 'imports.file.duplicateColumn'],
])('the header %j is recognized', (cells, fields) => {
  expect(fieldsOf(cells)).toEqual(fields)
})
