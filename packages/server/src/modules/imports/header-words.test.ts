import { allergens, labelNutrients, nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import { foodTemplateColumns } from '@commissary/domain/spreadsheets'
import { defaultLanguage, languages } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { readHeader } from './columns.ts'

const fieldsOf = (cells: readonly string[]) => {
  const header = readHeader(cells)
  return 'problem' in header
    ? header.problem.key
    : [header.kind, ...header.columns.map(({ field, factor }) => (factor === 1 ? field : [field, factor]))]
}

test('the template for foods has a column for each nutrient of a label, in its own unit', () => {
  const [kind, ...fields] = fieldsOf(foodTemplateColumns)
  expect(kind).toBe('foods')
  expect(new Set(fields)).toEqual(new Set(['code', 'description', 'foodGroup', ...labelNutrients]))
  expect(fields).toHaveLength(foodTemplateColumns.length)
})

const translated = languages.filter((language) => language !== defaultLanguage)

test.each(translated)('a file of foods in %s names its columns as the product does', (language) => {
  const t = translatorOf(language)
  const nutrients = nutrientCodes.map((nutrient) =>
    t('importProducts.fields.nutrient', {
      nutrient: t(`nutrients.names.${nutrient}`),
      unit: t(`nutrients.units.${nutrientFacts[nutrient].unit}`),
    }),
  )
  const header = [t('importProducts.fields.code'), t('importProducts.fields.description'), ...nutrients]
  expect(fieldsOf(header)).toEqual(['foods', 'code', 'description', ...nutrientCodes])
})

test.each(translated)('a list of products in %s has a column for each allergen', (language) => {
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
  [
    ['Código', 'Descripción', 'Sodio, mg por 100 g'],
    ['foods', 'code', 'description', 'sodium'],
  ],
  [
    ['الرمز', 'الوصف', 'الصوديوم، ملغ لكل 100 غ'],
    ['foods', 'code', 'description', 'sodium'],
  ],
  // Grams where milligrams are kept.
  [
    ['CODIGO', 'Alimento', 'Sodio (g)', 'Grasas saturadas', 'Observaciones'],
    ['foods', 'code', 'description', ['sodium', 1000], 'saturatedFat', null],
  ],
  // Two names for one field are not a duplicate column.
  [
    ['Código', 'Nombre', 'Descripción', 'Empaque'],
    ['products', 'code', 'description', null, 'pack'],
  ],
  [['Código', 'Código', 'Empaque'], 'imports.file.duplicateColumn'],
])('the header %j is recognized', (cells, fields) => {
  expect(fieldsOf(cells)).toEqual(fields)
})
