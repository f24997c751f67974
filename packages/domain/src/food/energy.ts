import type { Total } from './model.ts'

/** Calories per gram (21 CFR 101.9(c)(1)(i)): 9 for fat, 4 for sugar. */
export const kcalPerGram = { totalFat: 9, saturatedFat: 9, addedSugars: 4 } as const
export type EnergyNutrient = keyof typeof kcalPerGram

/** The percentage of `calories` (kcal) that `grams` of a nutrient contain; NaN for calories of zero or less. */
export function percentOfCalories(nutrient: EnergyNutrient, grams: number, calories: number): number {
  return calories > 0 ? (grams * kcalPerGram[nutrient] * 100) / calories : Number.NaN
}

/**
 * The percentage for totals that may have gaps. `known` is null if calories are zero or incomplete, because a ratio
 * to an incomplete sum is not a lower bound.
 */
export function shareOfCalories(
  nutrient: EnergyNutrient,
  grams: Total,
  calories: Total,
): { known: number | null; missing: string[] } {
  const percent = calories.missing.length > 0 ? Number.NaN : percentOfCalories(nutrient, grams.known, calories.known)
  return {
    known: Number.isNaN(percent) ? null : percent,
    missing: [...new Set([...grams.missing, ...calories.missing])],
  }
}
