import { percentOfCalories } from '../food/energy.ts'
import { settle } from '../units/rounding.ts'

/** A competitive food, per item as sold; null = unknown. */
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
 * The nutrient limits for competitive foods (7 CFR 210.11): total fat up to 35 percent of the calories, saturated fat below
 * 10 percent, sugars up to 35 percent of the weight. The caller handles exempt foods.
 */
export function checkSnack(snack: Snack, kind: 'side' | 'entree'): Record<SnackRule, SnackStatus> {
  const { calories, totalFat, saturatedFat, sugars, sodium, grams } = snack
  return {
    calories: atMost(calories, limits[kind].calories),
    sodium: atMost(sodium, limits[kind].sodium),
    totalFat: atMost(ofCalories('totalFat', totalFat, calories), 35),
    saturatedFat: below(ofCalories('saturatedFat', saturatedFat, calories), 10),
    sugars: atMost(sugars === null || grams === null || grams <= 0 ? null : (sugars / grams) * 100, 35),
  }
}

function ofCalories(nutrient: 'totalFat' | 'saturatedFat', grams: number | null, calories: number | null) {
  return grams === null || calories === null || calories <= 0 ? null : percentOfCalories(nutrient, grams, calories)
}

function atMost(value: number | null, limit: number): SnackStatus {
  return value === null ? 'unknown' : settle(value) <= limit ? 'pass' : 'fail'
}

function below(value: number | null, limit: number): SnackStatus {
  return value === null ? 'unknown' : settle(value) < limit ? 'pass' : 'fail'
}
