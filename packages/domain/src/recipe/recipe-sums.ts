import { addClaims, addFoodClaims, emptyClaims, type AllergenClaims } from '../food/allergen-findings.ts'
import { addCredits, addFoodCredits, addUnknownCredits, emptyCredits, type CreditSums } from '../crediting/crediting.ts'
import { sweetenedFoods, unknownSweetenedFoods, type SweetenedFood } from '../crediting/sweetened-foods.ts'
import { parsePositive } from '../units/decimal.ts'
import { nutrientCodes, type Food, type MilkKind, type NutrientCode } from '../food/model.ts'
import { type Unit } from '../units/model.ts'
import { applyCooking } from './cooking.ts'
import { added, edibleShareOf, isUnit, lineQuantity } from './line-quantity.ts'
import { type LineAmount, type Pantry, type RecipeLine, type RecipeSource } from './model.ts'
import { cycleChain, isId, RecipeCycleError } from './recipe-cycles.ts'
import { recordOf } from '../units/records.ts'
import { addSum, addTo, emptySum, markEstimated, type Sum } from '../food/totals.ts'
import { convert, convertDirectly, gramsOf } from '../units/units.ts'

/** Sums of one batch of a recipe, before dividing by portions and rounding. */
export interface BatchSums {
  grams: Sum
  nutrients: Record<NutrientCode, Sum>
  cost: Sum
  credits: CreditSums
  claims: AllergenClaims
  fluidMilkSaturatedFat: Sum
  milkKinds: MilkKind[]
  /** By product and food, each once. */
  sweetenedFoods: Map<string, SweetenedFood>
  /** Some food is neither fluid milk nor a substitute for it; some food is unknown, or was never assessed. */
  hasOtherFood: boolean
  hasUnknownFood: boolean
}

/**
 * Adds up one batch including sub-recipes: each sub-recipe is summed once as a batch, then multiplied by the line's
 * batches. Throws `RecipeCycleError` if a recipe contains itself.
 */
export function batchSums(recipe: RecipeSource, pantry: Pantry): BatchSums {
  const known = new Map<number, BatchSums>()
  const path: RecipeSource[] = []

  function sumsOf(source: RecipeSource): BatchSums {
    const chain = cycleChain(path, source)
    if (chain) throw new RecipeCycleError(chain)
    const before = known.get(source.id)
    if (before) return before

    path.push(source)
    const sums = emptySums()
    for (const line of source.lines) addLine(sums, line)
    if (source.cooking) applyCooking(sums, source.cooking, source.name)
    path.pop()
    known.set(source.id, sums)
    return sums
  }

  function addLine(sums: BatchSums, line: RecipeLine): void {
    if (isId(line.subRecipeId)) {
      const sub = pantry.recipe(line.subRecipeId)
      if (sub) addSubRecipe(sums, sub, sumsOf(sub), batchesOf(line, sub))
      else addUnknown(sums, `#${line.subRecipeId}`)
    } else if (isId(line.ingredientId)) {
      const food = pantry.food(line.ingredientId)
      if (food) addFood(sums, food, line)
      else addUnknown(sums, `#${line.ingredientId}`)
    }
  }

  return sumsOf(recipe)
}

function emptySums(): BatchSums {
  return {
    grams: emptySum(),
    nutrients: recordOf(nutrientCodes, emptySum),
    cost: emptySum(),
    credits: emptyCredits(),
    claims: emptyClaims(),
    fluidMilkSaturatedFat: emptySum(),
    milkKinds: [],
    sweetenedFoods: new Map(),
    hasOtherFood: false,
    hasUnknownFood: false,
  }
}

function addFood(sums: BatchSums, food: Food, line: RecipeLine): void {
  const { name } = food
  const { amount, unit, food: measured } = lineQuantity(line, food)
  const edibleShare = edibleShareOf(line, food)
  const edible = amount !== null && line.form === 'AP' ? amount * edibleShare : amount
  const purchased = amount === null || line.form === 'AP' ? amount : edibleShare > 0 ? amount / edibleShare : null

  const grams = edible === null ? null : gramsOf(edible, unit, measured)
  addTo(sums.grams, grams, name)
  for (const code of nutrientCodes) {
    addTo(sums.nutrients[code], retained(shareOf(grams, food.nutrients[code]), line.retention?.[code]), name)
  }
  for (const code of estimatedCodes(food)) markEstimated(sums.nutrients[code], name)
  addTo(sums.cost, purchased === null ? null : costOf(measured, purchased, unit), name)
  addFoodCredits(sums.credits, measured, { edible, purchased }, unit, line.creditAs)
  addFoodClaims(sums.claims, food.allergens, name)
  addSweetened(sums, sweetenedFoods(food), food.id)

  if (food.milk) {
    addTo(sums.fluidMilkSaturatedFat, shareOf(grams, food.nutrients.saturatedFat), name)
    sums.milkKinds.push(food.milk)
  }
  if (food.crediting === null) sums.hasUnknownFood ||= !food.milk
  else sums.hasOtherFood ||= !food.milk && !food.crediting.some(({ component }) => component === 'MILK')
}

/** The nutrients of a food whose values are estimates. Nearly every food has none. */
function estimatedCodes({ nutrients, nutrientNotes }: Food): readonly NutrientCode[] {
  if (!nutrientNotes) return []
  return nutrientCodes.filter((code) => nutrientNotes[code]?.status === 'estimated' && nutrients[code] !== undefined)
}

function addSweetened(sums: BatchSums, foods: readonly SweetenedFood[], id: number | string): void {
  for (const food of foods) sums.sweetenedFoods.set(`${food.product} ${id}`, food)
}

/** A nutrient in an amount of food. Zero per 100 g is zero in any amount, so salt "to taste" adds zero calories. */
function shareOf(grams: number | null, per100g: number | undefined): number | null {
  if (per100g === 0) return 0
  return grams === null || per100g === undefined ? null : (grams * per100g) / 100
}

/**
 * The amount of a nutrient that is left after cooking. USDA's Table of Nutrient Retention Factors (Release 6, 2007) lists the vitamins and
 * minerals that are lost; a nutrient without a factor there loses nothing.
 */
function retained(amount: number | null, percent: number | undefined): number | null {
  return amount === null || percent === undefined ? amount : (amount * percent) / 100
}

/** Adds `batches` of a sub-recipe; null = an unknown number. */
function addSubRecipe(sums: BatchSums, sub: RecipeSource, other: BatchSums, batches: number | null): void {
  const add = (sum: Sum, added: Sum) => {
    addSum(sum, added, batches ?? 0)
    if (batches === null && added.known !== 0) sum.missing.add(sub.name)
  }
  add(sums.grams, other.grams)
  for (const code of nutrientCodes) add(sums.nutrients[code], other.nutrients[code])
  add(sums.cost, other.cost)
  addCredits(sums.credits, other.credits, batches, sub.name)
  addClaims(sums.claims, other.claims, sub.name)

  add(sums.fluidMilkSaturatedFat, other.fluidMilkSaturatedFat)
  sums.milkKinds.push(...other.milkKinds)
  for (const [key, food] of other.sweetenedFoods) sums.sweetenedFoods.set(key, food)
  sums.hasOtherFood ||= other.hasOtherFood
  sums.hasUnknownFood ||= other.hasUnknownFood
}

/** Adds a missing food or recipe: every sum becomes a lower bound. */
function addUnknown(sums: BatchSums, name: string): void {
  sums.grams.missing.add(name)
  for (const code of nutrientCodes) sums.nutrients[code].missing.add(name)
  sums.cost.missing.add(name)
  addUnknownCredits(sums.credits, name)
  addFoodClaims(sums.claims, {}, name)
  addSweetened(sums, unknownSweetenedFoods(name), name)
  sums.hasUnknownFood = true
}

/** Batches of the sub-recipe on a line; null if the line's unit cannot be converted to that of the sub-recipe's yield. */
export function batchesOf(line: RecipeLine, sub: RecipeSource): number | null {
  const first = batchesOfAmount(line, sub)
  return line.plus ? added(first, batchesOfAmount(line.plus, sub)) : first
}

function batchesOfAmount(line: LineAmount, sub: RecipeSource): number | null {
  const amount = parsePositive(line.amount)
  if (amount === null) return null
  if (line.unit === 'batch') return amount
  const portions = parsePositive(sub.portions)
  if (line.unit === 'portion') return portions === null ? null : amount / portions

  const yielded = parsePositive(sub.yield?.amount)
  if (yielded === null || !sub.yield) return null
  const taken = isUnit(line.unit) ? convertDirectly(amount, line.unit, sub.yield.unit) : null
  return taken === null ? null : taken / yielded
}

function costOf({ price, ...food }: Food, amount: number, unit: Unit): number | null {
  const money = price ? Number(price.amount) : Number.NaN
  const per = parsePositive(price?.per.amount)
  if (!price || per === null || !(money >= 0)) return null
  const bought = convert(amount, unit, price.per.unit, food)
  return bought === null ? null : (bought / per) * money
}
