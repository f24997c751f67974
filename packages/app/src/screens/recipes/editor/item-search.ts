import type { Wording } from '@commissary/messages/wording'
import {
  createIngredient,
  type Ingredient,
  listIngredients,
  listRecipes,
  listReferenceFoods,
  newKey,
  readIngredient,
  readRecipe,
  readReferenceFood,
  type Recipe,
} from '@commissary/api-client'
import { ingredientFromReference } from '@commissary/domain/food'
import { type DraftItem, type ItemId, itemNumber } from '@commissary/domain/recipe'
import type { LineOption } from '@commissary/ui/menu'

import { omitUndefined } from '../../../routing/omit-undefined.ts'

/** Items for a search text: the caterer's own ingredients first, then recipes, then reference foods. */
export async function searchItems({ t, formats }: Wording, q: string, signal: AbortSignal): Promise<LineOption[]> {
  const search = q.trim() || undefined
  const [ingredients, recipes, references] = await Promise.all([
    listIngredients(omitUndefined({ q: search, size: 8, isDiscontinued: false }), { signal }),
    listRecipes(omitUndefined({ q: search, size: 5 }), { signal }),
    search ? listReferenceFoods({ q: search, size: 8 }, { signal }) : null,
  ])
  const caloriesText = (calories: number | undefined) =>
    calories === undefined ? undefined : t('recipeRecord.optionCalories', { calories: formats.number(calories, 0) })
  const option = (id: ItemId, label: string, group: string, details: (string | null | undefined)[]): LineOption => {
    const detail = details.filter(Boolean).join(' · ')
    return { id, label, group, ...(detail ? { detail } : {}) }
  }

  return [
    ...ingredients._embedded.ingredients.map((food) =>
      option(`ingredient-${food.id}`, food.name, t('recipeRecord.groups.ingredients'), [
        food.code,
        food.brand,
        caloriesText(food.nutrients.calories),
      ]),
    ),
    ...recipes._embedded.recipes.map((recipe) =>
      option(`recipe-${recipe.id}`, recipe.name, t('recipeRecord.groups.recipes'), [
        recipe.number,
        recipe.portionLabel,
        recipe.nextVersionFrom && t('words.newVersionFrom', { date: formats.date(recipe.nextVersionFrom) }),
      ]),
    ),
    ...(references?._embedded.referenceFoods ?? []).map((food) =>
      option(`reference-${food.id}`, food.description, t('recipeRecord.groups.references'), [
        t('recipeRecord.optionReference', { source: food.source, code: food.code }),
        caloriesText(food.nutrients.calories),
      ]),
    ),
  ]
}

export interface NameMatch {
  /** The exact match, or the only one; null when the name is ambiguous or unknown. */
  item: DraftItem | null
  /** Number of matches. */
  count: number
}

/** Looks up a typed or pasted name among the caterer's ingredients and recipes. */
export async function matchName(name: string): Promise<NameMatch> {
  const [ingredients, recipes] = await Promise.all([
    listIngredients({ q: name, size: 5, isDiscontinued: false }),
    listRecipes({ q: name, size: 5 }),
  ])
  const found = [
    ...ingredients._embedded.ingredients.map((food) => ({ id: `ingredient-${food.id}` as const, label: food.name })),
    ...recipes._embedded.recipes.map((recipe) => ({ id: `recipe-${recipe.id}` as const, label: recipe.name })),
  ]
  const wanted = name.trim().toLowerCase()
  const exact = found.filter(({ label }) => label.toLowerCase() === wanted)
  const item = exact.length === 1 ? exact[0] : found.length === 1 ? found[0] : undefined
  return { item: item ?? null, count: found.length }
}

/** The keys of reference foods whose ingredient may have been made although its call failed. */
const keys = new Map<number, string>()

/** Fetches the record behind a chosen item. A reference food is first made an ingredient of the caterer: `isNew`. */
export async function fetchItem(id: ItemId): Promise<{ ingredient: Ingredient; isNew: boolean } | { recipe: Recipe }> {
  const number = itemNumber(id)
  if (id.startsWith('recipe-')) return { recipe: await readRecipe(number) }
  if (id.startsWith('ingredient-')) return { ingredient: await readIngredient(number), isNew: false }

  const input = ingredientFromReference(await readReferenceFood(number))
  const idempotencyKey = keys.get(number) ?? newKey()
  keys.set(number, idempotencyKey)
  const saved = await createIngredient(input, { idempotencyKey })
  keys.delete(number)
  return { ingredient: await readIngredient(saved.data.id ?? 0), isNew: true }
}
