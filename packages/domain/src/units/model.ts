/** Units of the specification, section 9. `oz` is a weight; a fluid ounce is an eighth of a `cup`. */
export const units = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'] as const
export type Unit = (typeof units)[number]

/** `amount` as a decimal string: what a person entered or a price list says is kept to the digit. */
export interface Quantity {
  amount: string
  unit: Unit
}
