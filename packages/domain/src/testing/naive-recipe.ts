/**
 * A second, deliberately naive computation of a recipe: every path to a food is followed separately, and every value is an exact
 * fraction. It shares no arithmetic with the product. It knows what `randomCatalog` makes: weights, volumes with a density,
 * pieces with a weight, at most one credit rule per food, trimming, second amounts, retention, changes of weight in cooking,
 * and sub-recipes in portions and batches. Fat that cooking changes depends on a whole batch: `naiveCooked` adds batches up.
 */
import {
  allergens,
  type Allergen,
  type AllergenLevel,
  type Food,
  type NutrientCode,
  nutrientCodes,
} from '../food/model.ts'
import type { MealComponent } from '../crediting/model.ts'
import type { Pantry, RecipeLine, RecipeSource } from '../recipe/model.ts'
import { recordOf } from '../units/records.ts'
import { divided, floor, fraction, minus, plus, smaller, times, zero, type Fraction } from './fractions.ts'

/** One way from the recipe to a food. */
interface Path {
  food: Food
  line: RecipeLine
  /** How many times the line is used in one portion of the recipe. */
  uses: Fraction
  /** The fraction of its weight left after cooking in all recipes that contain it. */
  weightKept: Fraction
  /** "Sauce > Cheese" */
  name: string
}

const one = fraction(1)
const gramsPerPound = fraction('453.59237')
const mlPerGallon = fraction('3785.41')
const gramsPer: Record<string, Fraction> = {
  g: one,
  kg: fraction(1000),
  lb: gramsPerPound,
  oz: divided(gramsPerPound, fraction(16)),
}
const mlPer: Record<string, Fraction> = {
  gal: mlPerGallon,
  qt: divided(mlPerGallon, fraction(4)),
  cup: divided(mlPerGallon, fraction(16)),
  tbsp: divided(mlPerGallon, fraction(256)),
}

/** 0.333333 is a third, 0.666667 two thirds: quantities have six decimals. */
function amountOf(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.')
  const thirds = { '333333': 1, '666667': 2 }[decimals]
  return thirds === undefined ? fraction(text) : plus(fraction(whole), divided(fraction(thirds), fraction(3)))
}

function gramsOfOne(unit: string, food: Food): Fraction | null {
  const weight = gramsPer[unit]
  if (weight) return weight
  if (unit === 'each') return food.eachWeightG ? fraction(food.eachWeightG) : null
  const ml = mlPer[unit]
  return ml && food.densityGml ? times(ml, fraction(food.densityGml)) : null
}

/** How many units of `to` an amount is; null if that takes a weight that the food lacks. */
function converted(amount: Fraction, from: string, to: string, food: Food): Fraction | null {
  if (from === to) return amount
  const [ml, otherMl] = [mlPer[from], mlPer[to]]
  if (ml && otherMl) return divided(times(amount, ml), otherMl)
  const [grams, otherGrams] = [gramsOfOne(from, food), gramsOfOne(to, food)]
  return grams && otherGrams ? divided(times(amount, grams), otherGrams) : null
}

export function pathsOf(recipe: RecipeSource, pantry: Pantry): Path[] {
  const follow = (source: RecipeSource, batches: Fraction, kept: Fraction, prefix: string): Path[] => {
    const weightKept = times(kept, weightLeft(source))
    return source.lines.flatMap((line): Path[] => {
      if (typeof line.ingredientId === 'number') {
        const food = pantry.food(line.ingredientId) as Food
        return [{ food, line, uses: batches, weightKept, name: prefix + food.name }]
      }
      const sub = pantry.recipe(line.subRecipeId as number) as RecipeSource
      const amount = amountOf(line.amount as string)
      const used = line.unit === 'batch' ? amount : divided(amount, fraction(sub.portions))
      return follow(sub, times(batches, used), weightKept, `${prefix}${sub.name} > `)
    })
  }
  return follow(recipe, divided(one, fraction(recipe.portions)), one, '')
}

/** The fraction of a recipe's weight left after cooking. */
function weightLeft({ cooking }: RecipeSource): Fraction {
  const { lossPct, moisturePct, fatPct } = cooking ?? {}
  const changed = typeof lossPct === 'number' ? [-lossPct] : [moisturePct ?? 0, fatPct ?? 0]
  return changed.reduce((left, percent) => plus(left, divided(fraction(percent), fraction(100))), one)
}

/** How much of its food a path takes, in the line's unit: the edible part and what was bought for it. */
function takenBy({ food, line, uses }: Path) {
  if (line.amount === null) return null
  const more = line.plus
  const second = more?.amount ? converted(amountOf(more.amount), more.unit, line.unit, food) : zero
  if (second === null) return null
  const amount = times(uses, plus(amountOf(line.amount), second))
  const edible = divided(fraction(line.yieldPct ?? food.ediblePct ?? 100), fraction(100))
  return line.form === 'AP'
    ? { edible: times(amount, edible), purchased: amount }
    : { edible: amount, purchased: divided(amount, edible) }
}

interface NaiveTotal {
  known: Fraction
  missing: string[]
}

function sumOf(paths: readonly Path[], valueOf: (path: Path) => Fraction | null): NaiveTotal {
  const missing = new Set<string>()
  let known = zero
  for (const path of paths) {
    const value = valueOf(path)
    if (value === null) missing.add(path.food.name)
    else known = plus(known, value)
  }
  return { known, missing: [...missing].sort() }
}

const gramsOf = (path: Path): Fraction | null => {
  const taken = takenBy(path)
  return taken && converted(taken.edible, path.line.unit, 'g', path.food)
}

export const naiveGrams = (paths: readonly Path[]): NaiveTotal =>
  sumOf(paths, (path) => {
    const grams = gramsOf(path)
    return grams && times(grams, path.weightKept)
  })

export const naiveNutrient = (paths: readonly Path[], code: NutrientCode): NaiveTotal =>
  sumOf(paths, (path) => {
    const value = path.food.nutrients[code]
    if (value === undefined || value === 0) return value === 0 ? zero : null
    const grams = gramsOf(path)
    if (!grams) return null
    const retained = divided(fraction(path.line.retention?.[code] ?? 100), fraction(100))
    return times(divided(times(grams, fraction(value)), fraction(100)), retained)
  })

/** One portion of a recipe whose foods have every value and weight, with the fat that cooking removes or adds. */
export function naiveCooked(recipe: RecipeSource, pantry: Pantry): Record<NutrientCode | 'grams', Fraction> {
  const batchOf = (source: RecipeSource): Record<NutrientCode | 'grams', Fraction> => {
    const own = source.lines.filter(({ ingredientId }) => typeof ingredientId === 'number')
    const paths = pathsOf({ ...source, portions: '1', cooking: null, lines: own }, pantry)
    const subs = source.lines.flatMap((line) => {
      const sub = typeof line.subRecipeId === 'number' ? (pantry.recipe(line.subRecipeId) as RecipeSource) : null
      if (!sub) return []
      const amount = amountOf(line.amount as string)
      return [{ batch: batchOf(sub), used: line.unit === 'batch' ? amount : divided(amount, fraction(sub.portions)) }]
    })
    const total = (key: NutrientCode | 'grams') =>
      subs.reduce(
        (sum, { batch, used }) => plus(sum, times(batch[key], used)),
        (key === 'grams' ? naiveGrams(paths) : naiveNutrient(paths, key)).known,
      )
    return cooked(source, { grams: total('grams'), ...recordOf(nutrientCodes, total) })
  }
  const batch = batchOf(recipe)
  const share = (key: NutrientCode | 'grams') => divided(batch[key], fraction(recipe.portions))
  return { grams: share('grams'), ...recordOf(nutrientCodes, share) }
}

/** A gram of fat has 9 kcal. Lost fat takes its share of saturated and trans fat with it. */
function cooked<Batch extends Record<NutrientCode | 'grams', Fraction>>(source: RecipeSource, batch: Batch): Batch {
  const percent = source.cooking?.fatPct ?? 0
  const weight = times(batch.grams, weightLeft(source))
  const moved = divided(times(batch.grams, fraction(Math.abs(percent))), fraction(100))
  const energy = times(percent < 0 ? smaller(moved, batch.totalFat) : moved, fraction(9))
  if (percent >= 0) {
    return { ...batch, grams: weight, totalFat: plus(batch.totalFat, moved), calories: plus(batch.calories, energy) }
  }
  const gone = smaller(moved, batch.totalFat)
  const left = (part: Fraction) =>
    batch.totalFat.over === 0n ? zero : minus(part, divided(times(part, gone), batch.totalFat))
  return {
    ...batch,
    grams: weight,
    totalFat: minus(batch.totalFat, gone),
    saturatedFat: left(batch.saturatedFat),
    transFat: left(batch.transFat),
    calories: minus(batch.calories, smaller(energy, batch.calories)),
  }
}

/** How much of the foods on the paths to buy for one portion, in the unit. */
export const naivePurchase = (paths: readonly Path[], unit: string): NaiveTotal =>
  sumOf(paths, (path) => {
    const taken = takenBy(path)
    return taken && converted(taken.purchased, path.line.unit, unit, path.food)
  })

export const naiveCost = (paths: readonly Path[]): NaiveTotal =>
  sumOf(paths, (path) => {
    const { food, line } = path
    const taken = takenBy(path)
    const bought = food.price && taken ? converted(taken.purchased, line.unit, food.price.per.unit, food) : null
    return food.price && bought
      ? times(divided(bought, fraction(food.price.per.amount)), fraction(food.price.amount))
      : null
  })

/** The credit of a component in whole steps, rounded down once for the portion. */
export function naiveSteps(paths: readonly Path[], component: MealComponent, stepsPerUnit: bigint): bigint {
  const { known } = sumOf(paths, (path) => {
    const rule = path.food.crediting?.find((one) => one.component === component)
    if (!rule) return zero
    const taken = takenBy(path)
    if (!taken) return null
    // Without a yield there is nothing to count from the purchased weight.
    const amount = rule.cookedYieldPct && rule.yieldFrom === 'AP' ? taken.purchased : taken.edible
    const cooked = times(amount, divided(fraction(rule.cookedYieldPct ?? 100), fraction(100)))
    const counted = converted(cooked, path.line.unit, rule.per.unit, path.food)
    return counted && times(divided(counted, fraction(rule.per.amount)), fraction(rule.credit))
  })
  return floor(times(known, { over: stepsPerUnit, under: 1n }))
}

/** The level of each allergen and the chains that it comes from, by reading every path. */
export function naiveAllergens(paths: readonly Path[]) {
  const order: readonly (AllergenLevel | undefined)[] = ['contains', undefined, 'mayContain', 'madeInFacility', 'free']
  return allergens.map((allergen: Allergen) => {
    const level = order.find((one) => paths.some(({ food }) => food.allergens[allergen] === one))
    const reasons = paths.filter(({ food }) => food.allergens[allergen] === level).map(({ name }) => name)
    return { allergen, level: paths.length > 0 && level ? level : 'unknown', reasons: [...new Set(reasons)].sort() }
  })
}
