import { kcalPerGram } from '../food/energy.ts'
import { type NutrientCode, nutrientCodes } from '../food/model.ts'
import type { Sum } from '../food/totals.ts'

/**
 * The changes that cooking makes to a batch, each in percent of the weight of its ingredients before cooking; negative = lost. Either the
 * loss of weight as a whole, or the change of moisture, is stated, not both.
 */
export interface Cooking {
  /** Weight lost, above 0. The part that is not fat is moisture. */
  lossPct?: number | null
  moisturePct?: number | null
  fatPct?: number | null
}

/** The sums of a batch that cooking changes. */
interface CookedSums {
  grams: Sum
  nutrients: Record<NutrientCode, Sum>
  fluidMilkSaturatedFat: Sum
}

/** Ranges of the percentages, as entered. */
export const cookingLimits = {
  lossPct: { minimum: 0, maximum: 95 },
  moisturePct: { minimum: -95, maximum: 900 },
  fatPct: { minimum: -95, maximum: 100 },
} as const

/** Whether the changes contradict each other: a loss and a moisture change, or more lost than there is. */
export function isCookingPossible(cooking: Cooking): boolean {
  const { lossPct, moisturePct, fatPct } = cooking
  if (isStated(lossPct) && isStated(moisturePct)) return false
  // The lost fat is part of the loss.
  if (isStated(lossPct) && (fatPct ?? 0) < -lossPct) return false
  return weightFactor(cooking) > 0
}

/**
 * Which fats contain a nutrient. What is in `every` fat is lost in proportion to it. Where fat is gained, that and what is in `some`
 * are unknown, because no one states which fat it is. `own`: follows the weight of the fat.
 */
const fatsWith: Record<NutrientCode, 'own' | 'every' | 'some' | null> = {
  calories: 'own',
  totalFat: 'own',
  saturatedFat: 'every',
  transFat: 'every',
  cholestral: 'some',
  vitaminA: 'some',
  vitaminD: 'some',
  vitaminE: 'some',
  vitaminK: 'some',
  protein: null,
  calcium: null,
  potassium: null,
  totalCarbohydrate: null,
  iron: null,
  sugars: null,
  phosphorous: null,
  sodium: null,
  dietaryFiber: null,
  vitaminB6: null,
  vitaminB12: null,
  vitaminC: null,
  pantothenicAcid: null,
  folate: null,
  manganese: null,
  thiamin: null,
  niacin: null,
  copper: null,
  magnesium: null,
  riboFlavin: null,
  selenium: null,
  zinc: null,
  addedSugars: null,
}
const inFat = nutrientCodes.filter((code) => fatsWith[code] === 'every')
const inGainedFat = nutrientCodes.filter((code) => fatsWith[code] === 'every' || fatsWith[code] === 'some')

/**
 * Applies a batch's cooking to its sums. Moisture and fat changes are percentages of the total weight of the ingredients before
 * cooking, as in USDA's recipe calculation (Food and Nutrient Database for Dietary Studies, moisture and fat adjustment; the
 * "fat/moisture change" of USDA-approved nutrient analysis software). Moisture changes the weight only. Lost fat takes its
 * share of saturated and trans fat and 9 kcal per gram with it; gained fat adds fat and calories, and makes what else a fat
 * contains unknown. Credits and cost do not change: crediting rules state their own cooked yields.
 *
 * No result is negative. What cannot be known is named by the foods that lack it, else by the recipe's name.
 */
export function applyCooking(sums: CookedSums, cooking: Cooking, name: string): void {
  const weight: Sum = { known: sums.grams.known, missing: new Set(sums.grams.missing) }
  const fatPct = cooking.fatPct ?? 0
  if (fatPct < 0) loseFat(sums, weight, -fatPct / 100, name)
  if (fatPct > 0) gainFat(sums, weight, fatPct / 100, name)
  sums.grams.known *= Math.max(0, weightFactor(cooking))
}

const weightFactor = ({ lossPct, moisturePct, fatPct }: Cooking) =>
  1 + (isStated(lossPct) ? -lossPct : (moisturePct ?? 0) + (fatPct ?? 0)) / 100

function loseFat(sums: CookedSums, weight: Sum, share: number, name: string): void {
  const fat = sums.nutrients.totalFat
  const lost = weight.known * share
  // With a food of unknown weight, all of the known fat may be lost. More than all of it is a contradiction.
  const isUnknown = weight.missing.size > 0
  const isTooMuch = !isUnknown && fat.missing.size === 0 && lost > fat.known + 1e-9
  const gone = isUnknown ? fat.known : Math.min(fat.known, lost)
  const kept = fat.known > 0 ? 1 - gone / fat.known : lost > 0 || isUnknown ? 0 : 1
  const lostAtLeast = fat.missing.size > 0 ? Math.max(gone, lost) : gone
  const doubts = [...weight.missing, ...(isTooMuch ? [name] : [])]

  for (const code of inFat) {
    sums.nutrients[code].known *= kept
    addMissing(sums.nutrients[code], [...doubts, ...fat.missing])
  }
  sums.fluidMilkSaturatedFat.known *= kept
  fat.known -= gone
  addMissing(fat, doubts)
  const { calories } = sums.nutrients
  calories.known = Math.max(0, calories.known - lostAtLeast * kcalPerGram.totalFat)
  addMissing(calories, doubts)
}

function gainFat(sums: CookedSums, weight: Sum, share: number, name: string): void {
  const gained = weight.known * share
  const { totalFat, calories } = sums.nutrients
  totalFat.known += gained
  calories.known += gained * kcalPerGram.totalFat
  for (const sum of [totalFat, calories]) addMissing(sum, weight.missing)
  for (const code of inGainedFat) addMissing(sums.nutrients[code], [name, ...weight.missing])
}

function addMissing(sum: Sum, names: Iterable<string>): void {
  for (const name of names) sum.missing.add(name)
}

const isStated = (percent: number | null | undefined): percent is number => typeof percent === 'number'
