/** Units of the specification, section 9. `oz` is a weight; a fluid ounce is an eighth of a `cup`. */
export const units = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'] as const
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
