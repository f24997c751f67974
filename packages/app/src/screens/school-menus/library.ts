import { type Ingredient, listIngredients, listRecipes, type Page, type RecipeSummary } from '@commissary/api-client'
import type { MealCategory } from '@commissary/domain/menu'
import type { PortionFigures } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import type { LibraryItem } from '@commissary/ui/menu'
import useSWR from 'swr'

import type { Wording } from '../../compliance/wording.ts'
import { allergenMarks, creditLine } from '../../figures/figure-words.ts'
import { dishKey } from './menu-day.ts'

/** A recipe or food that can stand on a menu, with the figures of its portion. */
export interface Dish {
  /** The same as `dishKey` of a line that offers it. */
  id: string
  name: string
  category: MealCategory
  recipeId: number | null
  ingredientId: number | null
  portion: Quantity | null
  figures: PortionFigures
}

const pageSize = 100

/** Every page of a list, one after the other. */
async function everyPage<Row>(read: (page: number) => Promise<{ rows: Row[]; page: Page }>): Promise<Row[]> {
  const all: Row[] = []
  for (let number = 0, pages = 1; number < pages; number += 1) {
    const { rows, page } = await read(number)
    all.push(...rows)
    pages = page.totalPages
  }
  return all
}

async function readDishes(): Promise<Dish[]> {
  const [recipes, foods] = await Promise.all([
    everyPage(async (page) => {
      const answer = await listRecipes({ page, size: pageSize })
      return { rows: answer._embedded.recipes, page: answer.page }
    }),
    everyPage(async (page) => {
      const answer = await listIngredients({ page, size: pageSize, servable: true })
      return { rows: answer._embedded.ingredients, page: answer.page }
    }),
  ])
  return [...recipes.flatMap(recipeDish), ...foods.flatMap(foodDish)].toSorted((a, b) => a.name.localeCompare(b.name))
}

// A sub-recipe is a part of others: it is not served by itself.
function recipeDish({ id, name, type, category, figures }: RecipeSummary): Dish[] {
  if (type === 'subRecipe') return []
  const dish = { recipeId: id, ingredientId: null, portion: null }
  return [{ ...dish, id: dishKey(dish), name, category: category ?? 'Miscellaneous', figures }]
}

function foodDish({ id, name, mealCategory, serving, servingFigures }: Ingredient): Dish[] {
  if (!serving || !servingFigures) return []
  const dish = { recipeId: null, ingredientId: id, portion: serving }
  return [{ ...dish, id: dishKey(dish), name, category: mealCategory ?? 'Miscellaneous', figures: servingFigures }]
}

/** Everything that can go on a menu; it is searched and dragged in the browser, so it is read whole. */
export const useDishes = () => useSWR(['dishes'], readDishes, { revalidateOnFocus: false })

export const libraryItem =
  (wording: Wording) =>
  ({ id, name, category, figures }: Dish): LibraryItem => ({
    id,
    name,
    category,
    kcal: figures.nutrients.calories,
    credits: creditLine(wording, figures.credits),
    allergens: allergenMarks(wording, figures.allergens).filter(({ level }) => level !== 'unknown'),
  })
