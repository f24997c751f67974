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
import { answersFor, ingredientFromReference } from '@commissary/domain/food'
import { type DraftItem, type ItemId, itemNumber } from '@commissary/domain/recipe'
import type { LineOption } from '@commissary/ui/menu'

import { omitUndefined } from '../../../routing/omit-undefined.ts'

/** Items for a search text: the caterer's own ingredients first, then recipes, then reference foods. */
export async function searchItems({ t, formats }: Wording, q: string, signal: AbortSignal): Promise<LineOption[]> {
  const search = q.trim() || undefined
  const [ingredients, recipes, references] = await Promise.all([
    listIngredients(omitUndefined({ q: search, size: 20, isDiscontinued: false }), { signal }),
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
    ...nearestFirst(ingredients._embedded.ingredients, q).map((food) =>
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

/** What is called so comes first, then what begins so: "Water" before "Tuna in water". */
function nearestFirst<Food extends { name: string }>(foods: readonly Food[], q: string): Food[] {
  const wanted = q.trim().toLowerCase()
  const distance = ({ name }: Food) => {
    const own = name.toLowerCase()
    return own === wanted ? 0 : own.startsWith(wanted) ? 1 : 2
  }
  return foods.toSorted((one, two) => distance(one) - distance(two)).slice(0, 8)
}

export interface NameMatch {
  /** The exact match, or the only one; null when the name is ambiguous or unknown. */
  item: DraftItem | null
  /** Number of matches. */
  count: number
}

/**
 * Looks up a typed or pasted name among the caterer's ingredients and recipes. Where none has it, the best reference food counts if
 * it has every word of the name that says what the food is; `prep` ("grated") helps to find it.
 */
export async function matchName(name: string, prep = ''): Promise<NameMatch> {
  const [ingredients, recipes] = await Promise.all([
    listIngredients({ q: name, size: 5, isDiscontinued: false }),
    listRecipes({ q: name, size: 5 }),
  ])
  const found = [
    ...ingredients._embedded.ingredients.map((food) => ({ id: `ingredient-${food.id}` as const, label: food.name })),
    ...recipes._embedded.recipes.map((recipe) => ({ id: `recipe-${recipe.id}` as const, label: recipe.name })),
  ]
  if (found.length === 0) return matchReference(name, prep)
  const wanted = name.trim().toLowerCase()
  const exact = found.filter(({ label }) => label.toLowerCase() === wanted)
  const item = exact.length === 1 ? exact[0] : found.length === 1 ? found[0] : undefined
  return { item: item ?? null, count: found.length }
}

/** As the contract allows. */
const longestSearch = 200

async function matchReference(name: string, prep: string): Promise<NameMatch> {
  const q = [name, prep].filter(Boolean).join(', ').slice(0, longestSearch)
  const [{ _embedded, page }, { namesFood }] = await Promise.all([
    listReferenceFoods({ q, size: 1 }),
    import('@commissary/domain/food-search'),
  ])
  const [food] = _embedded.referenceFoods
  if (!food || !namesFood(name, food.description)) return { item: null, count: 0 }
  // It may have become an ingredient by an earlier line.
  const own = await listIngredients({ q: food.description.slice(0, longestSearch), size: 5, isDiscontinued: false })
  const made = own._embedded.ingredients.find(({ referenceFoodId }) => referenceFoodId === food.id)
  const item = made
    ? ({ id: `ingredient-${made.id}`, label: made.name } as const)
    : ({ id: `reference-${food.id}`, label: food.description } as const)
  return { item, count: page.totalElements }
}

/** The keys of reference foods whose ingredient may have been made although its call failed. */
const keys = new Map<number, string>()

/** Fetches the record behind a chosen item. A reference food is first made an ingredient of the caterer: `isNew`. */
export async function fetchItem(id: ItemId): Promise<{ ingredient: Ingredient; isNew: boolean } | { recipe: Recipe }> {
  const number = itemNumber(id)
  if (id.startsWith('recipe-')) return { recipe: await readRecipe(number) }
  if (id.startsWith('ingredient-')) return { ingredient: await readIngredient(number), isNew: false }

  const food = ingredientFromReference(await readReferenceFood(number))
  // What the table leaves open is unknown; required nutrients say so.
  const input = { ...food, nutrients: answersFor(food.nutrients) }
  const idempotencyKey = keys.get(number) ?? newKey()
  keys.set(number, idempotencyKey)
  const saved = await createIngredient(input, { idempotencyKey })
  keys.delete(number)
  return { ingredient: await readIngredient(saved.data.id ?? 0), isNew: true }
}
