import type { Allergens, Food, Measure, NutrientNote } from '@commissary/domain/food'
import type { MealCategory } from '@commissary/domain/menu'
import type { Quantity, Unit } from '@commissary/domain/units'

/** Added sugars entered by hand, because no release of USDA SR has them. Absent = unknown. */
export interface AddedSugars extends NutrientNote {
  /** Grams per 100 g. */
  grams: number
}

/** A school food: the nutrition of one USDA SR28 food, and what a kitchen adds to it. */
export interface DemoFood extends Omit<Food, 'id' | 'nutrients'> {
  /** Number in USDA SR28. */
  ndb: string
  category: string
  addedSugars?: AddedSugars
  /** One portion, for foods served as is. */
  serving?: Quantity
  mealCategory?: MealCategory
}

export const unsweetened: AddedSugars = { grams: 0, status: 'known', reason: 'Nothing sweet is added.' }

/** Estimated grams per 100 g, and how they were estimated. */
export const sweetened = (grams: number, reason: string): AddedSugars => ({ grams, status: 'estimated', reason })

/** A household measure as USDA prints it; `unit` if it is one of the product's units. */
export const measure = (amount: number, text: string, grams: number, unit?: Unit): Measure =>
  unit ? { amount, measure: text, grams, unit } : { amount, measure: text, grams }

export const quantity = (amount: string, unit: Unit): Quantity => ({ amount, unit })

/** The price of a package. */
export const price = (amount: string, packAmount: string, unit: Unit) => ({ amount, per: quantity(packAmount, unit) })

/** For plain produce, at most cut or frozen: free of all allergens named by law. */
export const noAllergens: Allergens = {
  Milk: 'free',
  Lactose: 'free',
  Wheat: 'free',
  Gluten: 'free',
  Eggs: 'free',
  Soy: 'free',
  Fish: 'free',
  Shellfish: 'free',
  Peanuts: 'free',
  Sesame: 'free',
  TreeNuts: 'free',
}
export const dairyAllergens: Allergens = { ...noAllergens, Milk: 'contains', Lactose: 'contains' }
export const eggAllergens: Allergens = { ...noAllergens, Eggs: 'contains' }
export const wheatAllergens: Allergens = { ...noAllergens, Wheat: 'contains', Gluten: 'contains' }
/** For purchased bread: the label's ingredients and the bakery's cross-contact warnings. The rest is unknown. */
export const bakeryAllergens: Allergens = {
  Wheat: 'contains',
  Gluten: 'contains',
  Soy: 'contains',
  Milk: 'mayContain',
  Sesame: 'madeInFacility',
  Peanuts: 'free',
  TreeNuts: 'free',
}
