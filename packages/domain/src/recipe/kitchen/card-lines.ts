import type { Food } from '../../food/model.ts'
import type { Pack } from '../../food/packs.ts'
import { parsePositive, toDecimal } from '../../units/decimal.ts'
import type { Quantity } from '../../units/model.ts'
import { settle } from '../../units/rounding.ts'
import { convert, convertDirectly } from '../../units/units.ts'
import { edibleShareOf, lineQuantity } from '../line-quantity.ts'
import type { LineAmount, LineUnit, RecipeLine } from '../model.ts'
import { scaleRecipe, type ScaledAmount } from '../scale-recipe.ts'
import { exactTeaspoons, isMeasurable, type KitchenPart, kitchenParts } from './kitchen-amount.ts'

/** A food as a kitchen card needs it. */
export type CardFood = Food & { packs: readonly Pack[] }

/** The fields of a recipe that its card's lines are made of. */
export interface CardRecipe {
  id: number
  name: string
  portions: string
  lines: (RecipeLine & { prepNote?: string | null })[]
  pantry: { ingredients: readonly CardFood[]; recipes: readonly { id: number; name: string }[] }
}

/** A number of single units as the product is bought: 3.2 of 5 lb. */
export interface Purchase {
  count: number
  content: Quantity
}

/** An amount of a line in kitchen measures, pieces rounded up. For reading only. */
export interface CardAmount {
  /** One part, or several in decreasing size: "12 lb 13 oz". */
  parts: readonly KitchenPart[]
  measure: string | null
  /** The exact amount, where `parts` were rounded up or by more than a kitchen's tolerance. */
  exact: string | null
  /** Pounds and ounces or kitchen measures of a metric amount; empty for any other. */
  beside: readonly KitchenPart[]
}

/** A line of a kitchen card, scaled. */
export interface CardLine {
  name: string
  /** One, two for "1 qt + 8 oz", or none for a line without an amount. */
  amounts: readonly CardAmount[]
  purchase: Purchase | null
  form: 'AP' | 'EP'
  /** The line's own edible share, in percent. */
  yieldPct: number | null
  prepNote: string | null
}

/** The lines of a recipe for a number of portions (decimal string), as kitchens measure and buy them. Null if it cannot be scaled. */
export function cardLines(recipe: CardRecipe, portions: string): CardLine[] | null {
  const foods = new Map(recipe.pantry.ingredients.map((food) => [food.id, food]))
  const names = new Map(recipe.pantry.recipes.map(({ id, name }) => [id, name]))
  const scaled = scaleRecipe({ ...recipe, yield: null }, portions)
  return (
    scaled?.lines.map(({ exact, shown, plus }, index) => {
      const line = recipe.lines[index] as CardRecipe['lines'][number]
      const food = line.ingredientId ? foods.get(line.ingredientId) : undefined
      const id = line.ingredientId ?? line.subRecipeId
      const isScaled = scaled.factor !== 1
      const bought = { ...line, amount: exact, plus: line.plus ? { ...line.plus, amount: plus?.exact ?? null } : null }
      return {
        name: food?.name ?? names.get(line.subRecipeId ?? 0) ?? `#${id}`,
        amounts: [
          ...cardAmount(line, { exact, shown }, isScaled),
          ...(line.plus && plus ? cardAmount(line.plus, plus, isScaled) : []),
        ],
        purchase: food ? purchaseOf(bought, food) : null,
        form: line.form ?? 'EP',
        yieldPct: line.yieldPct ?? null,
        prepNote: line.prepNote ?? null,
      }
    }) ?? null
  )
}

/** As written where a kitchen can measure it, else as `kitchenParts` writes it; none for an amount that is unknown. */
function cardAmount({ unit, measure }: LineAmount, { exact, shown }: ScaledAmount, isScaled: boolean): CardAmount[] {
  const amount = parsePositive(shown)
  if (shown === null || amount === null) return []
  const isWritten = !isScaled && (isMeasurable(amount) || isMetric(unit))
  const teaspoons = isWritten ? null : exactTeaspoons(amount, unit)
  return [
    {
      parts: isWritten || unit === 'each' ? [{ amount: shown, unit }] : kitchenParts(amount, unit),
      measure: measure ?? null,
      exact: teaspoons !== null ? toDecimal(teaspoons) : exact === shown ? null : exact,
      beside: customaryOf(amount, unit),
    },
  ]
}

const isMetric = (unit: LineUnit) => unit === 'g' || unit === 'kg' || unit === 'ml'

/** A metric amount in pounds and ounces or kitchen measures; empty for any other. */
function customaryOf(amount: number, unit: LineUnit): KitchenPart[] {
  if (unit === 'ml') return kitchenParts(convertDirectly(amount, unit, 'tsp') ?? 0, 'tsp')
  if (unit === 'g' || unit === 'kg') return kitchenParts(convertDirectly(amount, unit, 'oz') ?? 0, 'oz')
  return []
}

/**
 * How much of a line is bought, in single units of the food's first pack with a known content. An edible portion is divided
 * by its edible share first. Null where the food has no such pack, or its weight is unknown.
 */
function purchaseOf(line: RecipeLine, food: CardFood): Purchase | null {
  const { amount, unit, food: measured } = lineQuantity(line, food)
  const content = food.packs.map(unitContent).find((one) => one !== null)
  const per = parsePositive(content?.amount)
  if (amount === null || !content || per === null) return null
  const edibleShare = line.form === 'AP' ? 1 : edibleShareOf(line, food)
  const taken = edibleShare > 0 ? convert(amount / edibleShare, unit, content.unit, measured) : null
  return taken === null ? null : { count: settle(taken / per), content }
}

/** The net content of the smallest level of a pack that states one. */
const unitContent = (pack: Pack): Quantity | null =>
  pack.each?.content ?? pack.inner?.content ?? pack.case?.content ?? null
