/** Units of the specification, section 9. `oz` is a weight; a fluid ounce is `floz`. */
export const commonUnits = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'] as const

/** Scoops (dishers): the number is how many level scoops fill a quart (USDA Food Buying Guide, introduction). */
export const scoops = [
  'scoop6',
  'scoop8',
  'scoop10',
  'scoop12',
  'scoop16',
  'scoop20',
  'scoop24',
  'scoop30',
  'scoop40',
  'scoop50',
  'scoop60',
  'scoop70',
  'scoop100',
] as const

/** Can sizes. What a can weighs depends on the food, so only the food's own measure converts it. */
export const cans = ['can10', 'can5', 'can2half', 'can303', 'can300'] as const

/** All units that an amount can have: those of the specification, then the other measures of school kitchens. */
export const units = [...commonUnits, 'floz', ...scoops, ...cans] as const
export type Unit = (typeof units)[number]

/** `amount` is a decimal string, to keep every entered digit. */
export interface Quantity {
  amount: string
  unit: Unit
}

/** A household measure: `amount` of `measure` weighs `grams` ("1 cup" = 244). `unit` if it is a known unit. */
export interface Measure {
  amount: number
  measure: string
  unit?: Unit | null
  grams: number
}
