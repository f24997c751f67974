import { creditSteps, toCredits } from '../crediting/crediting.ts'
import type { VegetableRemainder } from '../crediting/model.ts'
import { toFindings } from '../food/allergen-findings.ts'
import { parsePositive } from '../units/decimal.ts'
import { nutrientCodes, type Food, type MilkKind, type Total } from '../food/model.ts'
import { type Pantry, type PortionNutrition, type RecipeSource } from './model.ts'
import { type Quantity } from '../units/model.ts'
import { recordOf } from '../units/records.ts'
import { batchSums } from './recipe-sums.ts'
import { floorTo } from '../units/rounding.ts'
import { toTotal, type Sum } from '../food/totals.ts'

interface CreditOptions {
  /** `additional` by default. */
  vegetableRemainder?: VegetableRemainder
}

/**
 * Nutrition, credits, allergens and cost of one portion of a recipe. Nutrients and cost are exact; credits are rounded
 * down once, at the end, per component (7 CFR 210.10(c)(2)). Foods without a value are named, and the total is a lower
 * bound. `recipe` replaces the pantry's version, so an editor can pass unsaved changes. Throws `RecipeCycleError`.
 */
export function portionNutrition(recipe: RecipeSource, pantry: Pantry, options: CreditOptions = {}): PortionNutrition {
  const lookup = (id: number) => (id === recipe.id ? recipe : pantry.recipe(id))
  const sums = batchSums(recipe, { food: pantry.food, recipe: lookup })

  // Without a number of portions, totals are unknown, but contents are not.
  const portions = parsePositive(recipe.portions)
  const factor = portions === null ? 0 : 1 / portions
  const total = (sum: Sum): Total => {
    const { missing, ...rest } = toTotal(sum, factor)
    const isNamed = portions !== null || missing.includes(recipe.name)
    return { ...rest, missing: isNamed ? missing : [...missing, recipe.name] }
  }
  const milk = sums.hasOtherFood ? 'ingredient' : sums.hasUnknownFood ? 'unknown' : 'drink'
  const credits = toCredits(sums.credits, factor, milk, options.vegetableRemainder ?? 'additional')

  return {
    grams: total(sums.grams),
    nutrients: recordOf(nutrientCodes, (code) => total(sums.nutrients[code])),
    credits:
      portions === null ? credits.map((credit) => ({ ...credit, missing: [...credit.missing, recipe.name] })) : credits,
    beansAsMeatAlternateCups: floorTo(sums.credits.beansAsMeatAlternateCups * factor, creditSteps.VEGETABLE),
    fluidMilkSaturatedFat: milk === 'drink' ? total(sums.fluidMilkSaturatedFat) : { known: 0, missing: [] },
    milk: milk === 'drink' ? onlyKind(sums.milkKinds) : null,
    // Milk in a dish is not fluid milk.
    sweetenedFoods: [...sums.sweetenedFoods.values()].filter(
      ({ product }) => product !== 'flavoredMilk' || milk !== 'ingredient',
    ),
    allergens: toFindings(sums.claims),
    cost: total(sums.cost),
  }
}

/** Nutrition of a food that is offered by itself (an apple, a half pint of milk). Null = unknown quantity. */
export function foodNutrition(food: Food, quantity: Quantity | null, options: CreditOptions = {}): PortionNutrition {
  const line = { ingredientId: food.id, amount: quantity?.amount ?? null, unit: quantity?.unit ?? ('g' as const) }
  const recipe: RecipeSource = { id: -1, name: food.name, portions: '1', lines: [line] }
  return portionNutrition(recipe, { food: () => food, recipe: () => undefined }, options)
}

/** The kind of milk, if only one: a mix is not a separate choice. */
function onlyKind([first, ...others]: MilkKind[]): MilkKind | null {
  if (!first) return null
  return others.every(({ fat, isFlavored }) => fat === first.fat && isFlavored === first.isFlavored) ? first : null
}
