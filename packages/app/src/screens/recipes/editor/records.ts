import type { Ingredient, Recipe, RecipeInput } from '@commissary/api-client'
import { formatAmount, parseAmount } from '@commissary/domain/units'
import { type LineUnit, lineUnits, type Pantry, type RecipeSource } from '@commissary/domain/recipe'

import { type DraftLine, emptyDraft, isLineEmpty, type RecipeDraft } from './draft.ts'
import { lineSource, unknownFood } from './rows.ts'
import { readUnit } from './units.ts'

/** A stored recipe as the editor's draft; amounts are written as kitchens write them. */
export function toDraft(recipe: Recipe, newId: () => string): RecipeDraft {
  const names = {
    ingredient: new Map(recipe.pantry.ingredients.map(({ id, name }) => [id, name])),
    recipe: new Map(recipe.pantry.recipes.map(({ id, name }) => [id, name])),
  }
  const lines = recipe.lines.map((line): DraftLine => {
    const kind = line.subRecipeId ? 'recipe' : 'ingredient'
    const id = line.subRecipeId ?? line.ingredientId
    return {
      id: newId(),
      amount: line.amount === null ? '' : formatAmount(line.amount),
      unit: line.unit,
      item: id ? { id: `${kind}-${id}`, label: names[kind].get(id) ?? `#${id}` } : null,
      itemText: '',
      prep: line.prepNote ?? '',
      form: line.form ?? 'EP',
      creditAs: line.creditAs ?? null,
    }
  })
  return {
    ...emptyDraft(lines),
    number: recipe.number,
    name: recipe.name,
    type: recipe.type,
    category: recipe.category ?? '',
    portions: formatAmount(recipe.portions),
    portionLabel: recipe.portionLabel ?? '',
    yieldAmount: recipe.yield ? formatAmount(recipe.yield.amount) : '',
    yieldUnit: recipe.yield?.unit ?? 'lb',
    directions: recipe.directions ?? '',
  }
}

const amountOf = (text: string) => {
  const parsed = parseAmount(text)
  return parsed.ok ? parsed.amount : null
}

const isPlainUnit = (unit: LineUnit | null): unit is Exclude<LineUnit, 'portion' | 'batch'> =>
  unit !== null && unit !== 'portion' && unit !== 'batch'

function yieldOf({ yieldAmount, yieldUnit }: RecipeDraft) {
  const amount = amountOf(yieldAmount)
  const unit = readUnit(yieldUnit)
  return amount !== null && isPlainUnit(unit) ? { amount, unit } : null
}

/** The draft as the call takes it. Call it only for a draft without problems. */
export function toInput(draft: RecipeDraft): RecipeInput {
  const text = (value: string) => value.trim() || null
  return {
    number: text(draft.number),
    name: draft.name.trim(),
    type: draft.type || 'myRecipe',
    category: draft.category || null,
    portions: amountOf(draft.portions) ?? '',
    portionLabel: text(draft.portionLabel),
    yield: yieldOf(draft),
    directions: text(draft.directions),
    lines: draft.lines
      .filter((line) => !isLineEmpty(line))
      .map((line) => {
        const { ingredientId = null, subRecipeId = null, amount, unit } = lineSource(line)
        return {
          ingredientId,
          subRecipeId,
          amount,
          unit,
          form: line.form,
          creditAs: line.creditAs,
          prepNote: text(line.prep),
        }
      }),
  }
}

/** The recipe on the screen as the arithmetic takes it, with stand-ins for names that no food was found for. */
export function toSource(
  draft: RecipeDraft,
  id: number,
): { source: RecipeSource; standIns: ReadonlyMap<number, ReturnType<typeof unknownFood>> } {
  const standIns = new Map<number, ReturnType<typeof unknownFood>>()
  const lines = draft.lines
    .filter((line) => !isLineEmpty(line))
    .map((line) => {
      if (line.item && !line.item.id.startsWith('reference-')) return lineSource(line)
      // Negative, so that it never meets the number of a record.
      const standIn = -1 - standIns.size
      standIns.set(standIn, unknownFood(standIn, line.item?.label ?? line.itemText.trim()))
      return { ...lineSource(line), ingredientId: standIn, subRecipeId: null }
    })
  return {
    source: { id, name: draft.name.trim(), portions: amountOf(draft.portions) ?? '', yield: yieldOf(draft), lines },
    standIns,
  }
}

/** What the editor knows of ingredients and recipes: those behind the stored recipe, then every one that was picked. */
export interface PantryRecords {
  ingredients: ReadonlyMap<number, Ingredient>
  recipes: ReadonlyMap<number, RecipeSource>
}

export const emptyPantry: PantryRecords = { ingredients: new Map(), recipes: new Map() }

export function stock(
  { ingredients, recipes }: PantryRecords,
  added: { ingredients?: readonly Ingredient[]; recipes?: readonly RecipeSource[] },
): PantryRecords {
  return {
    ingredients: new Map([...ingredients, ...(added.ingredients ?? []).map((one) => [one.id, one] as const)]),
    recipes: new Map([...recipes, ...(added.recipes ?? []).map((one) => [one.id, one] as const)]),
  }
}

export const toPantry = (
  { ingredients, recipes }: PantryRecords,
  standIns: ReadonlyMap<number, ReturnType<typeof unknownFood>> = new Map(),
): Pantry => ({
  food: (id) => standIns.get(id) ?? ingredients.get(id),
  recipe: (id) => recipes.get(id),
})

/** Units that a line offers, in the order of the contract. */
export const offeredUnits = lineUnits
