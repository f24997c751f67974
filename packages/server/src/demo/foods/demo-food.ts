import type { Allergens, Food, Measure, NutrientNote } from '@commissary/domain/food'
import type { MealCategory } from '@commissary/domain/menu'
import type { Quantity, Unit } from '@commissary/domain/units'

/** What a person had to say about added sugars, which no release of USDA SR carries. Absent = unknown. */
export interface AddedSugars extends NutrientNote {
  /** Grams per 100 g. */
  grams: number
}

/** A school food: its figures are those of one food of USDA SR28, the rest is what a kitchen adds to them. */
export interface DemoFood extends Omit<Food, 'id' | 'nutrients'> {
  /** Number in USDA SR28. */
  ndb: string
  category: string
  addedSugars?: AddedSugars
  /** One portion, where the food stands on a menu by itself. */
  serving?: Quantity
  mealCategory?: MealCategory
}

export const unsweetened: AddedSugars = { grams: 0, status: 'known', reason: 'Nothing sweet is added.' }

/** Estimated grams per 100 g, with the way in which they were estimated. */
export const sweetened = (grams: number, reason: string): AddedSugars => ({ grams, status: 'estimated', reason })

/** A household measure as USDA prints it; `unit` where it is one of ours. */
export const measure = (amount: number, text: string, grams: number, unit?: Unit): Measure =>
  unit ? { amount, measure: text, grams, unit } : { amount, measure: text, grams }

export const quantity = (amount: string, unit: Unit): Quantity => ({ amount, unit })

/** The price of a pack. */
export const price = (amount: string, packAmount: string, unit: Unit) => ({ amount, per: quantity(packAmount, unit) })

/** A food as it grows, cut or frozen and nothing else: free of all that the law names. */
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
/** Bought bread: what the label names, and what a bakery that also handles it warns of. The rest is unknown. */
export const bakeryAllergens: Allergens = {
  Wheat: 'contains',
  Gluten: 'contains',
  Soy: 'contains',
  Milk: 'mayContain',
  Sesame: 'madeInFacility',
  Peanuts: 'free',
  TreeNuts: 'free',
}
