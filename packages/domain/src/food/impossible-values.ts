import type { NutrientCode, Nutrients } from './model.ts'

/** A reason why a food's values per 100 g cannot all be right. */
export type ImpossibleValue =
  | { code: 'macrosAboveWeight'; nutrient: 'totalCarbohydrate' | 'totalFat' | 'protein'; grams: number }
  | { code: 'saturatedAboveTotal'; nutrient: 'saturatedFat'; grams: number; totalFat: number }
  | { code: 'sodiumAboveSalt'; nutrient: 'sodium'; milligrams: number }

/** Sodium in 100 g of pure salt, in mg. */
export const saltSodium = 39_340

/** Grams that rounding can add: USDA prints three rounded values that sum to 100.16, and labels round fat to 0.5 g. */
const sumTolerance = 0.5
const fatTolerance = 0.05

/**
 * Values that no food can have: protein, fat and carbohydrate above 100 g together, more saturated fat than fat, more
 * sodium than salt has. Only known values are compared. Such a food is worth a warning, never a refusal.
 */
export function impossibleValues(nutrients: Nutrients): ImpossibleValue[] {
  const { protein = 0, totalFat = 0, totalCarbohydrate = 0, saturatedFat = 0, sodium = 0 } = nutrients
  const found: ImpossibleValue[] = []

  const grams = protein + totalFat + totalCarbohydrate
  if (grams > 100 + sumTolerance) {
    const byGrams = { totalCarbohydrate, totalFat, protein }
    const [largest] = (Object.keys(byGrams) as (keyof typeof byGrams)[]).toSorted((a, b) => byGrams[b] - byGrams[a])
    found.push({ code: 'macrosAboveWeight', nutrient: largest ?? 'totalCarbohydrate', grams })
  }
  if (nutrients.totalFat !== undefined && saturatedFat > totalFat + fatTolerance) {
    found.push({ code: 'saturatedAboveTotal', nutrient: 'saturatedFat', grams: saturatedFat, totalFat })
  }
  if (sodium > saltSodium) found.push({ code: 'sodiumAboveSalt', nutrient: 'sodium', milligrams: sodium })
  return found satisfies { nutrient: NutrientCode }[]
}
