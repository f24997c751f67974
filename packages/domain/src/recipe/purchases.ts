import type { Food } from '../food/model.ts'
import { parsePositive } from '../units/decimal.ts'
import type { Quantity, Unit } from '../units/model.ts'
import { convert } from '../units/units.ts'
import { edibleShareOf, lineQuantity } from './line-quantity.ts'
import type { Pantry, RecipeLine, RecipeSource } from './model.ts'
import { cycleChain, isId, RecipeCycleError } from './recipe-cycles.ts'
import { batchesOf } from './recipe-sums.ts'

/** A food with the unit that its stock is kept in. */
export type StockedFood = Food & { baseUnit: Unit }

export interface StockedPantry extends Pantry {
  food: (id: number) => StockedFood | undefined
}

/**
 * Why an amount is only a lower bound: no planned servings, a recipe line without an amount, an amount that does not convert
 * to the base unit, or a portion that is an unknown part of a recipe.
 */
export const needGapKinds = ['servings', 'amount', 'conversion', 'portion'] as const
export type NeedGapKind = (typeof needGapKinds)[number]

export interface NeedGap {
  kind: NeedGapKind
  /** The menu line or the recipe that lacks it. */
  name: string
}

/** How much of a food to buy. */
export interface Purchase {
  food: StockedFood
  /** The known part, as purchased, in the food's base unit. */
  amount: number
  gaps: NeedGap[]
}

export interface Purchases {
  foods: Map<number, Purchase>
  /** Recipes and foods that no longer exist, "#12". */
  missing: Set<string>
}

export interface PurchaseReader {
  /** What one portion takes: the recipe's own portion, or an amount that converts to a part of its batch yield. */
  ofPortion: (recipe: RecipeSource, portion: Quantity | null) => Purchases
  /** What an amount of a food by itself takes; `name` is the menu line's. */
  ofFood: (food: StockedFood, portion: Quantity | null, name: string) => Purchases
}

export const noPurchases = (): Purchases => ({ foods: new Map(), missing: new Set() })

/**
 * Reads what has to be bought for recipes and foods: AP = EP / edible share, in the base unit of each food, never rounded. A
 * sub-recipe is read once as a batch and scaled once, by the batches of its line. Throws `RecipeCycleError`.
 */
export function purchaseReader(pantry: StockedPantry): PurchaseReader {
  const known = new Map<RecipeSource, Purchases>()
  const path: RecipeSource[] = []

  function ofBatch(source: RecipeSource): Purchases {
    const chain = cycleChain(path, source)
    if (chain) throw new RecipeCycleError(chain)
    const before = known.get(source)
    if (before) return before

    path.push(source)
    const total = noPurchases()
    for (const line of source.lines) addLine(total, line, source.name)
    path.pop()
    known.set(source, total)
    return total
  }

  function addLine(total: Purchases, line: RecipeLine, name: string): void {
    if (isId(line.subRecipeId)) {
      const sub = pantry.recipe(line.subRecipeId)
      if (sub) addPurchases(total, ofBatch(sub), batchesOf(line, sub), { kind: 'portion', name: sub.name })
      else total.missing.add(`#${line.subRecipeId}`)
    } else if (isId(line.ingredientId)) {
      const food = pantry.food(line.ingredientId)
      if (food) addPurchase(total, purchaseOf(food, line, name))
      else total.missing.add(`#${line.ingredientId}`)
    }
  }

  return {
    ofPortion(recipe, portion) {
      const portions = parsePositive(recipe.portions)
      const own = portions === null ? null : 1 / portions
      const total = noPurchases()
      const batches = portion ? batchesOf(portion, recipe) : own
      addPurchases(total, ofBatch(recipe), batches, { kind: 'portion', name: recipe.name })
      return total
    },
    ofFood(food, portion, name) {
      const total = noPurchases()
      const amount = portion ?? { amount: null, unit: food.baseUnit }
      addPurchase(total, purchaseOf(food, amount, name))
      return total
    },
  }
}

function purchaseOf(food: StockedFood, line: RecipeLine, name: string): Purchase {
  const { amount, unit, food: measured } = lineQuantity(line, food)
  if (amount === null) {
    const isEmpty = [line, line.plus].some((part) => part && parsePositive(part.amount) === null)
    return { food, amount: 0, gaps: [{ kind: isEmpty ? 'amount' : 'conversion', name }] }
  }
  const bought = convert(
    line.form === 'AP' ? amount : amount / edibleShareOf(line, food),
    unit,
    food.baseUnit,
    measured,
  )
  if (bought === null || !Number.isFinite(bought)) return { food, amount: 0, gaps: [{ kind: 'conversion', name }] }
  return { food, amount: bought, gaps: [] }
}

/** Adds each food `times` times; null = an unknown number, for the reason in `gap`. */
export function addPurchases(total: Purchases, added: Purchases, times: number | null, gap: NeedGap): void {
  for (const { food, amount, gaps } of added.foods.values()) {
    addPurchase(total, { food, amount: amount * (times ?? 0), gaps: times === null ? [...gaps, gap] : gaps })
  }
  for (const name of added.missing) total.missing.add(name)
}

function addPurchase(total: Purchases, { food, amount, gaps }: Purchase): void {
  const before = total.foods.get(food.id)
  if (before) before.amount += amount
  const sum = before ?? { food, amount, gaps: [] }
  for (const gap of gaps) {
    if (!sum.gaps.some(({ kind, name }) => kind === gap.kind && name === gap.name)) sum.gaps.push(gap)
  }
  total.foods.set(food.id, sum)
}
