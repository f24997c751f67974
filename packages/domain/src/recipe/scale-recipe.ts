import { parsePositive, toDecimal } from '../units/decimal.ts'
import { kitchenFractions } from '../units/fractions.ts'
import type { Quantity, Unit } from '../units/model.ts'
import type { LineAmount, RecipeLine, RecipeSource } from './model.ts'
import { settle } from '../units/rounding.ts'
import { convertDirectly } from '../units/units.ts'

export interface ScaledAmount {
  /** Decimal string for cost and nutrients; null if the line has no amount. */
  exact: string | null
  /** The amount for the kitchen: pieces are rounded up. */
  shown: string | null
}

export interface ScaledLine extends ScaledAmount {
  line: RecipeLine
  /** The second amount of "1 qt + 8 oz", in its own unit; null without one. */
  plus: ScaledAmount | null
}

export interface ScaledRecipe {
  factor: number
  lines: ScaledLine[]
}

/**
 * Amounts for another number of portions. Sub-recipe lines scale once, like any other line; the sub-recipe itself does
 * not. Null if either number of portions is not above zero.
 */
export function scaleRecipe(recipe: RecipeSource, portions: string): ScaledRecipe | null {
  const [target, current] = [parsePositive(portions), parsePositive(recipe.portions)]
  if (target === null || current === null) return null

  const factor = target / current
  const lines = recipe.lines.map((line) => ({
    line,
    ...scaled(line, factor),
    plus: line.plus ? scaled(line.plus, factor) : null,
  }))
  return { factor, lines }
}

function scaled({ amount: text, unit }: LineAmount, factor: number): ScaledAmount {
  const amount = parsePositive(text)
  if (amount === null) return { exact: null, shown: null }
  const exact = amount * factor
  return { exact: toDecimal(exact), shown: toDecimal(unit === 'each' ? Math.ceil(settle(exact)) : exact) }
}

/** Units of kitchen measures, largest first. */
const kitchenUnits: readonly Unit[][] = [
  ['gal', 'qt', 'cup', 'tbsp', 'tsp'],
  ['lb', 'oz'],
]

/**
 * The same quantity in the largest unit that gives at least one half and a fraction that kitchens can measure: 8 cups
 * are half a gallon. Less than half of a unit is given in a smaller one: 0.3 qt are 1.2 cups. Other quantities are
 * returned unchanged.
 */
export function toKitchenUnit(quantity: Quantity): Quantity {
  const amount = parsePositive(quantity.amount)
  const family = kitchenUnits.find((units) => units.includes(quantity.unit))
  if (amount === null || !family) return quantity

  const sizes = family.map((unit) => ({ unit, size: convertDirectly(amount, quantity.unit, unit) ?? 0 }))
  const own = family.indexOf(quantity.unit)
  const larger = sizes.slice(0, own).find(({ size }) => size >= 0.5 && isMeasurable(size))
  const smaller = isMeasurable(amount) ? undefined : sizes.slice(own).find(({ size }) => size >= 0.5)
  const chosen = larger ?? smaller
  return chosen && chosen.unit !== quantity.unit ? { amount: toDecimal(chosen.size), unit: chosen.unit } : quantity
}

/** Whether a kitchen has a measure for an amount: a whole number, or one with a kitchen fraction. */
function isMeasurable(size: number): boolean {
  const rest = settle(size) % 1
  return rest === 0 || kitchenFractions.some(([, fraction]) => Math.abs(fraction - rest) < 1e-6)
}
