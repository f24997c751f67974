import {
  discontinuedIn,
  discontinuedOn,
  lineNutrition,
  mealCategoryOf,
  type MenuLine,
  type PlannerItem,
} from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'
import type { GradeGroup } from '@commissary/domain/rules'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { type FoodFacts, readFoodFacts } from './food-facts.ts'
import { findMenuItemsByProgram, type SchoolMenuItem } from '../menu-items/read.ts'
import { loadPantry, type LoadedPantry } from '../recipes/pantry.ts'
import type { MealProgram } from '../schools/store.ts'

/** What a line of a planned day points to. */
export type PlannedFood = Omit<Schemas['MenuPlanLine'], 'plannedServings'>

/** A program to plan for. */
export interface PlanProgram extends MealProgram {
  /** Whose portions its grade group is served: its own, or those of an earlier program whose menu it shares. */
  portionsOf: GradeGroup
}

/** The master items of a program, in the portion that its grade group is served. */
export interface Offer {
  gradeGroup: GradeGroup
  items: readonly SchoolMenuItem[]
}

/** What open days can offer: active master items, then recipes and servable foods that none of them offers. */
export interface Catalog {
  offers: readonly Offer[]
  factsOf: FoodFacts
  itemsOn: (date: string) => readonly PlannerItem[]
  /** Null for an id that the date does not offer. */
  lineOf: (itemId: string, date: string) => PlannedFood | null
}

export const foodOf = ({ recipeId, ingredientId }: Pick<MenuLine, 'recipeId' | 'ingredientId'>): string =>
  recipeId ? `recipe-${recipeId}` : `ingredient-${ingredientId}`

/** An item on a date. */
interface Dated {
  id: string
  line: PlannedFood
  nutrition: PlannerItem['nutrition']
}

/** With `hasFacts`, also the diets and the cooking methods of items. */
export async function readCatalog(tx: Tx, programs: readonly PlanProgram[], hasFacts: boolean): Promise<Catalog> {
  const offers: Offer[] = []
  for (const { id, gradeGroup, portionsOf } of programs) {
    const same = offers.find((offer) => offer.gradeGroup === portionsOf)
    offers.push({ gradeGroup, items: same?.items ?? (await findMenuItemsByProgram(tx, id)) })
  }
  const { foods, others } = await readFoods(tx)
  const linked = offers.flatMap(({ items }) => items.flatMap((item) => [item, ...item.periods]))
  const factsOf = hasFacts ? await readFoodFacts(tx, [...linked, ...foods]) : () => ({})
  const days = new Map<string, readonly Dated[]>()
  const onDay = (date: string) => {
    const known = days.get(date)
    if (known) return known
    const offered = masterItemsOn(offers, date)
    const taken = new Set(offered.map(({ line }) => foodOf(line)))
    const list = [...offered, ...others(date, programs).filter(({ line }) => !taken.has(foodOf(line)))]
    days.set(date, list)
    return list
  }
  return {
    offers,
    factsOf,
    itemsOn: (date) =>
      onDay(date).map(({ id, line, nutrition }) => {
        const { name, category } = line
        return { id, food: foodOf(line), name, category, nutrition, ...factsOf(line) }
      }),
    lineOf: (itemId, date) => onDay(date).find(({ id }) => id === itemId)?.line ?? null,
  }
}

/** What an item offers on a date. */
function offerOn({ periods, ...item }: SchoolMenuItem, date: string) {
  return periods.find(({ until }) => until === null || until > date) ?? item
}

function masterItemsOn(offers: readonly Offer[], date: string): Dated[] {
  return (offers[0]?.items ?? []).flatMap((item): Dated[] => {
    const { recipeId, ingredientId, portion, discontinued } = offerOn(item, date)
    if (discontinuedOn(discontinued, date).length > 0) return []
    const category = mealCategoryOf(item.mealCategory)
    const portions = offers.flatMap(({ gradeGroup, items }) => {
      const same = items.find(({ id }) => id === item.id)
      return same ? [[gradeGroup, offerOn(same, date).nutrition] as const] : []
    })
    return [
      {
        id: `master-${item.id}`,
        line: { menuItemId: item.id, recipeId, ingredientId, portion, category, name: item.name },
        nutrition: Object.fromEntries(portions),
      },
    ]
  })
}

/** Recipes with a meal category and foods with a serving, as the planner's library lists them. All grade groups get the same. */
async function readFoods(tx: Tx) {
  const recipes = await tx
    .select({ recipeId: recipe.id, name: recipe.name, category: recipe.category })
    .from(recipe)
    .where(and(isNull(recipe.archivedAt), ne(recipe.type, 'subRecipe'), isNotNull(recipe.category)))
  const foods = await tx
    .select({ ingredientId: ingredient.id, name: ingredient.name, category: ingredient.mealCategory })
    .from(ingredient)
    .where(
      and(
        isNull(ingredient.archivedAt),
        eq(ingredient.isDiscontinued, false),
        isNotNull(ingredient.servingAmount),
        isNotNull(ingredient.mealCategory),
      ),
    )
  const pantry = await loadPantry(tx, {
    recipeIds: recipes.map(({ recipeId }) => recipeId),
    ingredientIds: foods.map(({ ingredientId }) => ingredientId),
  })
  const rows = [
    ...recipes.map((row) => ({ ...row, ingredientId: null, portion: null })),
    ...foods.map((row) => ({ ...row, recipeId: null, portion: pantry.food(row.ingredientId)?.serving ?? null })),
  ]
  const nutritionOf = rememberedNutrition(pantry)
  const others = (date: string, programs: readonly MealProgram[]): Dated[] =>
    rows.flatMap(({ category, ...food }): Dated[] => {
      if (category === null || discontinuedOn(discontinuedIn(food, pantry.on(date)), date).length > 0) return []
      const line = { ...food, category, menuItemId: null }
      const nutrition = nutritionOf(line, date)
      return [
        {
          id: foodOf(line),
          line,
          nutrition: Object.fromEntries(programs.map(({ gradeGroup }) => [gradeGroup, nutrition])),
        },
      ]
    })
  return { foods: rows, others }
}

/** Computes each food once for dates with the same labels, prices and versions. */
function rememberedNutrition(pantry: LoadedPantry) {
  const known = new Map<object, Map<string, PortionNutrition>>()
  return (line: PlannedFood, date: string): PortionNutrition => {
    const dated = pantry.on(date)
    const ofDate = known.get(dated) ?? new Map<string, PortionNutrition>()
    known.set(dated, ofDate)
    const nutrition = ofDate.get(foodOf(line)) ?? lineNutrition(line, dated)
    ofDate.set(foodOf(line), nutrition)
    return nutrition
  }
}

/** A line with another grade group's portion, if it has the first group's portion. */
export function lineFor(line: MenuLine, [first]: readonly Offer[], { items }: Offer): MenuLine {
  const portionIn = (list: readonly SchoolMenuItem[]) => list.find(({ id }) => id === line.menuItemId)?.portion ?? null
  const [own, other] = [portionIn(first?.items ?? []), portionIn(items)]
  const isOwn = own?.amount === line.portion?.amount && own?.unit === line.portion?.unit
  return typeof line.menuItemId === 'number' && isOwn ? { ...line, portion: other } : line
}
