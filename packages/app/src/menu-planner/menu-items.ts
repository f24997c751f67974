import {
  type Ingredient,
  listIngredients,
  listMenuPlaceholders,
  listRecipes,
  type MenuPlaceholder,
  type MenuType,
  type Page,
  type RecipeSummary,
  type SchoolMenuItem,
} from '@commissary/api-client'
import { type MealCategory, mealCategoryOf, menuItemKey, unknownNutrition } from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import { allergenMarks, creditLine, expectedCreditLine } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import type { LibraryItem } from '@commissary/ui/menu'
import { useState } from 'react'
import useSWR from 'swr'

/** A recipe or food that can be on a menu, with the nutrition of one portion. */
export interface MenuItem {
  /** `menuItemKey` of a line that offers it; of a master item, its own key. */
  id: string
  name: string
  category: MealCategory
  recipeId: number | null
  ingredientId: number | null
  /** The master item that a line will point to. */
  menuItemId: number | null
  /** What the planner reserves the line for; absent = a food. */
  placeholderId?: number | null
  /** What a placeholder is expected to bring. */
  expectedCredits?: MenuPlaceholder['credits']
  portion: Quantity | null
  nutrition: PortionNutrition
  /** The first day of the next version of a recipe. */
  nextVersionFrom?: string | null
  /** The foods in it that are discontinued on some day; absent if none is known. */
  discontinued?: SchoolMenuItem['discontinued']
  /** What students take from a salad bar; absent for anything else. */
  contents?: readonly string[]
  /** What a master item offers on other days, in their order. */
  periods?: SchoolMenuItem['periods']
}

/** What an item offers on a date: a master item can have offered something else before. */
export function offeredOn({ periods = [], ...item }: MenuItem, date: string): MenuItem {
  const period = periods.find(({ until }) => until === null || until > date)
  if (!period) return item
  const { recipeId, ingredientId, portion, nutrition, discontinued } = period
  return { ...item, recipeId, ingredientId, portion, nutrition, discontinued }
}

/** The nutrition of everything that items offer, whatever the day. */
export const nutritionOfItems = (items: readonly MenuItem[]) =>
  items.flatMap((item) =>
    [item, ...(item.periods ?? [])].map((offered) => [menuItemKey(offered), offered.nutrition] as const),
  )

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

async function readMenuItems(menuType: MenuType, readOffers: () => Promise<MenuItem[]>): Promise<MenuItem[]> {
  const [offers, placeholders, recipes, foods] = await Promise.all([
    readOffers(),
    listMenuPlaceholders().then((list) => list._embedded.menuPlaceholders),
    readAllPages(async (page) => {
      const answer = await listRecipes({ page, size: pageSize })
      return { rows: answer._embedded.recipes, page: answer.page }
    }),
    readAllPages(async (page) => {
      const answer = await listIngredients({ page, size: pageSize, servable: true, isDiscontinued: false })
      return { rows: answer._embedded.ingredients, page: answer.page }
    }),
  ])
  const reserved = placeholders.filter((one) => one.menuType === menuType).map(placeholderItem)
  const items = [...offers, ...reserved, ...recipes.flatMap(recipeItem), ...foods.flatMap(foodItem)]
  return items.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** A master item as a line offers it. */
export function masterItem(item: SchoolMenuItem): MenuItem {
  const { id, name, recipeId, ingredientId, portion, nutrition, discontinued, periods } = item
  const offer = { recipeId, ingredientId, portion, nutrition, discontinued, periods }
  return { id: `master-${id}`, menuItemId: id, name, category: mealCategoryOf(item.mealCategory), ...offer }
}

/** A placeholder as it is planned: with the credits that are expected of it, and without any known value. */
export function placeholderItem({ id, name, category, credits: expectedCredits }: MenuPlaceholder): MenuItem {
  const food = { recipeId: null, ingredientId: null, menuItemId: null, portion: null }
  const nutrition = unknownNutrition(name)
  return { id: `placeholder-${id}`, placeholderId: id, name, category, ...food, nutrition, expectedCredits }
}

// Sub-recipes are parts of other recipes and not served on their own.
function recipeItem({ id, name, type, category, nutrition, nextVersionFrom, contents }: RecipeSummary): MenuItem[] {
  if (type === 'subRecipe') return []
  const item = { recipeId: id, ingredientId: null, menuItemId: null, portion: null }
  const bar = contents && { contents }
  return [
    { ...item, id: menuItemKey(item), name, category: category ?? 'Miscellaneous', nutrition, nextVersionFrom, ...bar },
  ]
}

function foodItem({
  id,
  name,
  mealCategory,
  serving,
  servingNutrition,
  discontinuedOn: from,
  replacementName,
}: Ingredient): MenuItem[] {
  if (!serving || !servingNutrition) return []
  const item = { recipeId: null, ingredientId: id, menuItemId: null, portion: serving }
  const category = mealCategory ?? 'Miscellaneous'
  const discontinued = from === null ? [] : [{ ingredientId: id, name, from, replacementName }]
  return [{ ...item, id: menuItemKey(item), name, category, nutrition: servingNutrition, discontinued }]
}

/**
 * Everything that can go on a menu: the master items that `readOffers` reads, placeholders of the menu type, recipes and
 * foods. `menu` names the menu that it is offered for. All pages are read, because search and drag and drop happen in the browser;
 * where no week is open, only once they are wanted.
 */
export function useMenuItems(
  menu: string,
  menuType: MenuType,
  readOffers: () => Promise<MenuItem[]>,
  isWeekOpen = true,
) {
  const [areWanted, setWanted] = useState(false)
  const { data, error, mutate } = useSWR<MenuItem[], unknown>(
    isWeekOpen || areWanted ? ['menuItems', menu] : null,
    () => readMenuItems(menuType, readOffers),
    {
      revalidateOnFocus: false,
    },
  )
  return { data, error, retry: () => mutate(), load: () => setWanted(true) }
}

export const libraryItem =
  (wording: Wording) =>
  ({ id, name, category, nutrition, nextVersionFrom, placeholderId, expectedCredits }: MenuItem): LibraryItem => ({
    id,
    name,
    category,
    kcal: placeholderId ? null : nutrition.nutrients.calories,
    ...(placeholderId && { isPlaceholder: true }),
    credits: expectedCredits ? expectedCreditLine(wording, expectedCredits) : creditLine(wording, nutrition.credits),
    allergens: allergenMarks(wording, nutrition.allergens).filter(({ level }) => level !== 'unknown'),
    ...(nextVersionFrom && {
      note: wording.t('words.newVersionFrom', { date: wording.formats.date(nextVersionFrom) }),
    }),
  })
