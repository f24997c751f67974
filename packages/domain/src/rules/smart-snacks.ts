import { settle } from '../units/rounding.ts'

/** A food sold beside the meal, per item as sold; null = unknown. */
export interface Snack {
  calories: number | null
  totalFat: number | null
  saturatedFat: number | null
  sugars: number | null
  sodium: number | null
  grams: number | null
}

export type SnackRule = 'calories' | 'sodium' | 'totalFat' | 'saturatedFat' | 'sugars'
export type SnackStatus = 'pass' | 'fail' | 'unknown'

const limits = { side: { calories: 200, sodium: 200 }, entree: { calories: 350, sodium: 480 } }

/**
 * The nutrient limits for competitive foods (7 CFR 210.11): total fat to 35 percent of the calories, saturated fat below
 * 10 percent, sugars to 35 percent of the weight. The exempt foods are the caller's to know.
 */
export function checkSnack(snack: Snack, kind: 'side' | 'entree'): Record<SnackRule, SnackStatus> {
  const { calories, totalFat, saturatedFat, sugars, sodium, grams } = snack
  return {
    calories: atMost(calories, limits[kind].calories),
    sodium: atMost(sodium, limits[kind].sodium),
    totalFat: atMost(percent(totalFat, 9, calories), 35),
    saturatedFat: below(percent(saturatedFat, 9, calories), 10),
    sugars: atMost(percent(sugars, 1, grams), 35),
  }
}

function percent(amount: number | null, factor: number, whole: number | null): number | null {
  return amount === null || whole === null || whole <= 0 ? null : (amount * factor * 100) / whole
}

function atMost(value: number | null, limit: number): SnackStatus {
  return value === null ? 'unknown' : settle(value) <= limit ? 'pass' : 'fail'
}

function below(value: number | null, limit: number): SnackStatus {
  return value === null ? 'unknown' : settle(value) < limit ? 'pass' : 'fail'
}
