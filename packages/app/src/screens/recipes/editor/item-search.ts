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
import type { LineOption } from '@commissary/ui/menu'

import type { Wording } from '../../../compliance/wording.ts'
import { given } from '../../../routing/given.ts'
import { fromReference } from '../../ingredients/from-reference.ts'
import type { ItemId } from './draft.ts'

/** What a line can point to, for a text: the caterer's own foods first, then recipes, then reference foods. */
export async function searchItems({ t, formats }: Wording, q: string, signal: AbortSignal): Promise<LineOption[]> {
  const search = q.trim() || undefined
  const [ingredients, recipes, references] = await Promise.all([
    listIngredients(given({ q: search, size: 8 }), { signal }),
    listRecipes(given({ q: search, size: 5 }), { signal }),
    search ? listReferenceFoods({ q: search, size: 8 }, { signal }) : null,
  ])
  const kcal = (calories: number | undefined) =>
    calories === undefined ? undefined : t('recipes.optionKcal', { kcal: formats.number(calories, 0) })
  const option = (id: ItemId, label: string, group: string, details: (string | null | undefined)[]): LineOption => {
    const detail = details.filter(Boolean).join(' · ')
    return { id, label, group, ...(detail ? { detail } : {}) }
  }

  return [
    ...ingredients._embedded.ingredients.map((food) =>
      option(`ingredient-${food.id}`, food.name, t('recipes.groups.ingredients'), [
        food.code,
        food.brand,
        kcal(food.nutrients.calories),
      ]),
    ),
    ...recipes._embedded.recipes.map((recipe) =>
      option(`recipe-${recipe.id}`, recipe.name, t('recipes.groups.recipes'), [recipe.number, recipe.portionLabel]),
    ),
    ...(references?._embedded.referenceFoods ?? []).map((food) =>
      option(`reference-${food.id}`, food.description, t('recipes.groups.references'), [
        t('recipes.optionReference', { source: food.source, code: food.code }),
        kcal(food.nutrients.calories),
      ]),
    ),
  ]
}

/** What an exact or single match of a pasted name gives. `count` tells why there is none. */
export interface NameMatch {
  item: { id: ItemId; label: string } | null
  count: number
}

/** Looks a pasted name up among the caterer's ingredients and recipes. Only one clear answer is taken. */
export async function matchName(name: string): Promise<NameMatch> {
  const [ingredients, recipes] = await Promise.all([
    listIngredients({ q: name, size: 5 }),
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

/** The records behind a picked item, for the figures. A reference food becomes one of the caterer's ingredients first. */
export async function fetchItem(
  id: ItemId,
): Promise<{ ingredient: Ingredient; isTaken: boolean } | { recipe: Recipe }> {
  const number = Number(id.slice(id.indexOf('-') + 1))
  if (id.startsWith('recipe-')) return { recipe: await readRecipe(number) }
  if (id.startsWith('ingredient-')) return { ingredient: await readIngredient(number), isTaken: false }

  const input = fromReference(await readReferenceFood(number))
  const saved = await createIngredient(input, { idempotencyKey: newKey() })
  return { ingredient: await readIngredient(saved.data.id ?? 0), isTaken: true }
}
