import { parsePositive, toDecimal } from '../units/decimal.ts'
import type { LineAmount, RecipeLine, RecipeSource } from './model.ts'
import { settle } from '../units/rounding.ts'

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
