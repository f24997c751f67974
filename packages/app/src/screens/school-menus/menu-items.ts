import { type Ingredient, listIngredients, listRecipes, type Page, type RecipeSummary } from '@commissary/api-client'
import { type MealCategory, menuItemKey } from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import { allergenMarks, creditLine } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import type { LibraryItem } from '@commissary/ui/menu'
import useSWR from 'swr'

/** A recipe or food that can be on a menu, with the nutrition of one portion. */
export interface MenuItem {
  /** `menuItemKey` of a line that offers it. */
  id: string
  name: string
  category: MealCategory
  recipeId: number | null
  ingredientId: number | null
  portion: Quantity | null
  nutrition: PortionNutrition
}

const pageSize = 100

async function readAllPages<Row>(readPage: (page: number) => Promise<{ rows: Row[]; page: Page }>): Promise<Row[]> {
  const all: Row[] = []
  for (let number = 0, pages = 1; number < pages; number += 1) {
    const { rows, page } = await readPage(number)
    all.push(...rows)
    pages = page.totalPages
  }
  return all
}

async function readMenuItems(): Promise<MenuItem[]> {
  const [recipes, foods] = await Promise.all([
    readAllPages(async (page) => {
      const answer = await listRecipes({ page, size: pageSize })
      return { rows: answer._embedded.recipes, page: answer.page }
    }),
    readAllPages(async (page) => {
      const answer = await listIngredients({ page, size: pageSize, servable: true })
      return { rows: answer._embedded.ingredients, page: answer.page }
    }),
  ])
  return [...recipes.flatMap(recipeItem), ...foods.flatMap(foodItem)].toSorted((a, b) => a.name.localeCompare(b.name))
}

// Sub-recipes are parts of other recipes and not served on their own.
function recipeItem({ id, name, type, category, nutrition }: RecipeSummary): MenuItem[] {
  if (type === 'subRecipe') return []
  const item = { recipeId: id, ingredientId: null, portion: null }
  return [{ ...item, id: menuItemKey(item), name, category: category ?? 'Miscellaneous', nutrition }]
}

function foodItem({ id, name, mealCategory, serving, servingNutrition }: Ingredient): MenuItem[] {
  if (!serving || !servingNutrition) return []
  const item = { recipeId: null, ingredientId: id, portion: serving }
  const category = mealCategory ?? 'Miscellaneous'
  return [{ ...item, id: menuItemKey(item), name, category, nutrition: servingNutrition }]
}

/** Everything that can go on a menu. All pages are read, because search and drag and drop happen in the browser. */
export const useMenuItems = () => useSWR(['menuItems'], readMenuItems, { revalidateOnFocus: false })

export const libraryItem =
  (wording: Wording) =>
  ({ id, name, category, nutrition }: MenuItem): LibraryItem => ({
    id,
    name,
    category,
    kcal: nutrition.nutrients.calories,
    credits: creditLine(wording, nutrition.credits),
    allergens: allergenMarks(wording, nutrition.allergens).filter(({ level }) => level !== 'unknown'),
  })
