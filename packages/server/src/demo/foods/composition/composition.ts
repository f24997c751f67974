import type { NutrientCode, Nutrients } from '@commissary/domain/food'

/** Nutrients in the order of every row. Vitamin A in mcg RAE, vitamin D in mcg, folate in mcg DFE. */
const columns = [
  'calories',
  'protein',
  'totalFat',
  'saturatedFat',
  'cholestral',
  'totalCarbohydrate',
  'dietaryFiber',
  'sugars',
  'calcium',
  'iron',
  'magnesium',
  'phosphorous',
  'potassium',
  'sodium',
  'zinc',
  'copper',
  'manganese',
  'selenium',
  'vitaminC',
  'thiamin',
  'riboFlavin',
  'niacin',
  'pantothenicAcid',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'vitaminA',
  'vitaminE',
  'vitaminD',
  'vitaminK',
] as const satisfies readonly NutrientCode[]

/** Nutrients of USDA SR28 per 100 g by NDB number; null where the table is blank. */
export type Composition = Record<string, readonly (number | null)[]>

/** The nutrients of one food by code. Values that the table leaves blank are absent. */
export function nutrientsOf(composition: Composition, ndb: string): Nutrients {
  const row = composition[ndb]
  if (row?.length !== columns.length) throw new Error(`No nutrients for NDB ${ndb}.`)

  const nutrients: Nutrients = {}
  for (const [index, code] of columns.entries()) {
    const value = row[index]
    if (typeof value === 'number') nutrients[code] = value
  }
  return nutrients
}
