import type { Food, Total } from '../../food/model.ts'
import type { MealCategory } from '../../food/model.ts'
import { toDecimal } from '../../units/decimal.ts'
import { formatAmount, parseAmount } from '../../units/fractions.ts'
import type { Quantity } from '../../units/model.ts'
import type { KitchenContent } from '../kitchen/model.ts'
import { edibleShareOf, isUnit } from '../line-quantity.ts'
import { type LineAmount, type Pantry, type RecipeLine, type RecipeSource } from '../model.ts'
import { portionNutrition } from '../recipe.ts'
import type { Cooking } from '../cooking.ts'
import { creditAsOf } from './bean-lines.ts'
import { toCooking, toDraftCooking } from './draft-cooking.ts'
import { toKitchenContent, toKitchenDraft } from './kitchen-draft.ts'
import { readUnit } from './line-units.ts'
import {
  type DraftAmount,
  type DraftLine,
  emptyDraft,
  isLineEmpty,
  isRecipeItem,
  isReferenceItem,
  itemNumber,
  type RecipeDraft,
} from './recipe-draft.ts'
import type { RecipeType } from '../recipe-types.ts'
import { settledLine } from './written-quantity.ts'

interface RecordLine extends RecipeLine {
  prepNote?: string | null
}

/** The editable fields of a stored recipe. */
export interface StoredRecipe extends KitchenContent {
  number: string
  name: string
  type: RecipeType
  category: MealCategory | null
  portions: string
  portionLabel: string | null
  yield: Quantity | null
  /** Absent is the same as null. */
  cooking?: Cooking | null
  lines: readonly RecordLine[]
  /** The records that the lines refer to. */
  pantry: {
    ingredients: readonly { id: number; name: string }[]
    recipes: readonly { id: number; name: string }[]
  }
}

/** The draft of a stored recipe. Amounts are written as kitchens write them; line ids follow the order. */
export function toRecipeDraft(recipe: StoredRecipe): RecipeDraft {
  const names = {
    ingredient: new Map(recipe.pantry.ingredients.map(({ id, name }) => [id, name])),
    recipe: new Map(recipe.pantry.recipes.map(({ id, name }) => [id, name])),
  }
  const lines = recipe.lines.map((line, index): DraftLine => {
    const kind = line.subRecipeId ? 'recipe' : 'ingredient'
    const id = line.subRecipeId ?? line.ingredientId
    return {
      id: `line-${index + 1}`,
      ...draftAmount(line),
      plus: line.plus ? draftAmount(line.plus) : null,
      item: id ? { id: `${kind}-${id}`, label: names[kind].get(id) ?? `#${id}` } : null,
      itemText: '',
      prep: line.prepNote ?? '',
      form: line.form ?? 'EP',
      creditAs: line.creditAs ?? null,
      yieldPct: typeof line.yieldPct === 'number' ? toDecimal(line.yieldPct) : '',
      retention: line.retentionCode ? { code: line.retentionCode, factors: line.retention ?? null } : null,
    }
  })
  return {
    ...emptyDraft(lines),
    ...toKitchenDraft(recipe),
    number: recipe.number,
    name: recipe.name,
    type: recipe.type,
    category: recipe.category ?? '',
    portions: formatAmount(recipe.portions),
    portionLabel: recipe.portionLabel ?? '',
    yield: { amount: recipe.yield ? formatAmount(recipe.yield.amount) : '', unit: recipe.yield?.unit ?? 'lb' },
    cooking: toDraftCooking(recipe.cooking),
  }
}

const draftAmount = ({ amount, unit, measure }: LineAmount): DraftAmount => ({
  amount: amount === null ? '' : formatAmount(amount),
  unit: unit === 'measure' ? (measure ?? '') : unit,
})

/** The record for a draft, without its empty lines. Call it only for a draft without problems. */
export function toRecipeInput(draft: RecipeDraft) {
  return {
    number: textOrNull(draft.number),
    name: draft.name.trim(),
    type: draft.type || ('myRecipe' as const),
    category: draft.category || null,
    portions: amountOf(draft.portions) ?? '',
    portionLabel: textOrNull(draft.portionLabel),
    yield: yieldOf(draft),
    cooking: toCooking(draft.cooking),
    ...toKitchenContent(draft),
    lines: draft.lines
      .filter((line) => !isLineEmpty(line))
      .map((line) => {
        const { ingredientId = null, subRecipeId = null, amount, unit, measure = null, ...rest } = toRecipeLine(line)
        return {
          ingredientId,
          subRecipeId,
          amount,
          unit,
          measure,
          plus: rest.plus ?? null,
          yieldPct: rest.yieldPct ?? null,
          retentionCode: rest.retentionCode ?? null,
          form: line.form,
          creditAs: creditAsOf(draft.lines, line),
          prepNote: rest.prepNote ?? null,
        }
      }),
  }
}

/** The draft as a recipe to compute, with placeholder foods for lines that have no record yet. */
export function toRecipeSource(
  draft: RecipeDraft,
  id: number,
): { source: RecipeSource; placeholders: ReadonlyMap<number, Food> } {
  const placeholders = new Map<number, Food>()
  const lines = draft.lines
    .filter((line) => !isLineEmpty(line))
    .map((line) => {
      const creditAs = creditAsOf(draft.lines, line)
      if (line.item && !isReferenceItem(line.item)) return toRecipeLine({ ...line, creditAs })
      // Negative, so that it never equals the number of a record.
      const placeholder = -1 - placeholders.size
      placeholders.set(placeholder, unknownFood(placeholder, line.item?.label ?? line.itemText.trim()))
      return { ...toRecipeLine(line), ingredientId: placeholder, subRecipeId: null }
    })
  return {
    source: {
      id,
      name: draft.name.trim(),
      portions: amountOf(draft.portions) ?? '',
      yield: yieldOf(draft),
      cooking: toCooking(draft.cooking),
      lines,
    },
    placeholders,
  }
}

/** A draft line as a recipe line. Without an item, it is an unknown food. */
export function toRecipeLine(line: DraftLine): RecipeLine {
  const { item, amount, unit, plus, prep, form, creditAs, yieldPct, retention } = settledLine(line)
  const id = item ? itemNumber(item.id) : null
  const isRecipe = item !== null && isRecipeItem(item)
  return {
    ingredientId: item === null || isRecipe || isReferenceItem(item) ? null : id,
    subRecipeId: isRecipe ? id : null,
    amount: amountOf(amount),
    ...unitOf(unit, item !== null && !isRecipe),
    plus: plus && { amount: amountOf(plus.amount), ...unitOf(plus.unit, item !== null && !isRecipe) },
    prepNote: textOrNull(prep),
    form,
    creditAs,
    yieldPct: isRecipe ? null : percentOf(yieldPct),
    retentionCode: isRecipe ? null : (retention?.code ?? null),
    retention: isRecipe ? null : (retention?.factors ?? null),
  }
}

const textOrNull = (text: string) => text.trim() || null

const unitOf = (text: string, isFood: boolean): Pick<RecipeLine, 'unit' | 'measure'> =>
  isFood ? foodUnit(text) : { unit: readUnit(text) ?? 'g' }

/** The unit of a food's line. A text that is not a unit of foods names one of the food's measures ("cup, shredded"). */
function foodUnit(text: string): Pick<RecipeLine, 'unit' | 'measure'> {
  const unit = readUnit(text)
  return unit !== null && isUnit(unit) ? { unit } : { unit: 'measure', measure: text.trim() }
}

interface WeightAndCost {
  grams: Total | null
  cost: Total | null
  purchasedGrams?: number
}

/**
 * Weight in grams and cost of one line, each with its gaps; null if they cannot be computed yet. `purchasedGrams` is the
 * weight before trimming, where it differs.
 */
export function lineWeightAndCost(line: DraftLine, pantry: Pantry): WeightAndCost {
  const source = toRecipeLine(line)
  if (!line.item || isReferenceItem(line.item) || source.amount === null) return { grams: null, cost: null }
  try {
    const { grams, cost } = portionNutrition({ id: 0, name: '', portions: '1', lines: [source] }, pantry)
    const food = source.ingredientId ? pantry.food(source.ingredientId) : undefined
    const share = food ? edibleShareOf(source, food) : 1
    const isTrimmed = share > 0 && share !== 1 && grams.missing.length === 0
    return { grams, cost, ...(isTrimmed && { purchasedGrams: grams.known / share }) }
  } catch {
    // The sub-recipe contains itself, which is a problem of the line's item.
    return { grams: null, cost: null }
  }
}

/** A named food without any values, so that totals name it as missing. */
const unknownFood = (id: number, name: string): Food => ({
  id,
  name,
  nutrients: {},
  measures: [],
  allergens: {},
  crediting: null,
})

function amountOf(text: string) {
  const parsed = parseAmount(text)
  return parsed.ok ? parsed.amount : null
}

/** A typed percentage above 0; null for a blank field or any other text. */
function percentOf(text: string): number | null {
  const amount = amountOf(text)
  return amount === null ? null : Number(amount)
}

function yieldOf({ yield: typed }: RecipeDraft): Quantity | null {
  const amount = amountOf(typed.amount)
  const unit = readUnit(typed.unit)
  return amount !== null && unit !== null && isUnit(unit) ? { amount, unit } : null
}
