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
import { type ItemId, itemNumber } from '@commissary/domain/recipe'
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

/** Exact names come first, then names that start with the text: "Water" before "Tuna in water". */
function nearestFirst<Food extends { name: string }>(foods: readonly Food[], q: string): Food[] {
  const wanted = q.trim().toLowerCase()
  const distance = ({ name }: Food) => {
    const own = name.toLowerCase()
    return own === wanted ? 0 : own.startsWith(wanted) ? 1 : 2
  }
  return foods.toSorted((one, two) => distance(one) - distance(two)).slice(0, 8)
}

/** The keys of reference foods whose ingredient may have been created even though the call failed. */
const keys = new Map<number, string>()

/** Fetches the record behind a chosen item. For a reference food, that is the ingredient made from it, or a new one (`isNew`). */
export async function fetchItem(id: ItemId): Promise<{ ingredient: Ingredient; isNew: boolean } | { recipe: Recipe }> {
  const number = itemNumber(id)
  if (id.startsWith('recipe-')) return { recipe: await readRecipe(number) }
  if (id.startsWith('ingredient-')) return { ingredient: await readIngredient(number), isNew: false }

  const food = ingredientFromReference(await readReferenceFood(number))
  const same = await listIngredients({ q: food.name, size: 20, isDiscontinued: false })
  const own = same._embedded.ingredients.find(
    ({ name, referenceFoodId }) => name === food.name && referenceFoodId === number,
  )
  if (own) return { ingredient: own, isNew: false }
  // Values that the table leaves blank are unknown; required nutrients say so.
  const input = { ...food, nutrients: answersFor(food.nutrients) }
  const idempotencyKey = keys.get(number) ?? newKey()
  keys.set(number, idempotencyKey)
  const saved = await createIngredient(input, { idempotencyKey })
  keys.delete(number)
  return { ingredient: await readIngredient(saved.data.id), isNew: true }
}
