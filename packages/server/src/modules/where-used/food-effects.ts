import { gradeServings, linkOn } from '@commissary/domain/menu'
import { type Pantry, portionNutrition, type PortionNutrition } from '@commissary/domain/recipe'

import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { inArray } from 'drizzle-orm'
import { loadPantry, type LoadedPantry } from '../recipes/pantry.ts'
import type { MenuView } from './week-effects.ts'

type FoodEffects = Schemas['FoodEffects']
type PortionValues = Schemas['PortionValues']

const shown = 100

export interface ChangedFood {
  id: number
  name: string
  /** Whether it has the changed food itself rather than through a recipe. */
  isDirect: boolean
}

interface Views {
  before: MenuView
  after: MenuView
  /** Foods that only the views use. */
  foods?: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] }
  /** The day whose links of master items count; today if omitted. */
  offeredOn?: string
}

const directFirst = (foods: readonly ChangedFood[]) =>
  foods.toSorted((a, b) => Number(b.isDirect) - Number(a.isDirect)).slice(0, shown)

/** One portion of each recipe in both views, with today's labels and prices. */
export async function recipeEffects(
  tx: Tx,
  today: string,
  recipes: readonly ChangedFood[],
  views: Views,
): Promise<FoodEffects> {
  const listed = directFirst(recipes)
  const pantry = await load(tx, views, { recipeIds: listed.map(({ id }) => id) })
  const valuesIn = (view: MenuView) => {
    const viewed = view.pantry(pantry.on(today), today)
    return (id: number) => {
      const recipe = viewed.recipe(id)
      return recipe ? valuesOf(portionNutrition(recipe, viewed)) : null
    }
  }
  return { total: recipes.length, rows: compared(listed, valuesIn(views.before), valuesIn(views.after)) }
}

/** The portion of each master item for the youngest grade group in both views. */
export async function menuItemEffects(
  tx: Tx,
  today: string,
  items: readonly ChangedFood[],
  views: Views,
): Promise<FoodEffects> {
  const listed = directFirst(items)
  const ids = listed.map(({ id }) => id)
  const stored = ids.length === 0 ? [] : await tx.select().from(menuItem).where(inArray(menuItem.id, ids))
  const rows = stored.map((row) => ({ ...row, ...linkOn(row, views.offeredOn ?? today) }))
  const pantry = await load(tx, views, {
    recipeIds: rows.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: rows.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const valuesIn = (view: MenuView) => {
    const viewed: Pantry = view.pantry(pantry.on(today), today)
    const offered = { recipe: viewed.recipe, food: (id: number) => withServing(viewed, pantry, id) }
    return (id: number) => {
      const row = byId.get(id)
      if (!row) return null
      const { recipeId, ingredientId } = view.line({
        ...asLine,
        recipeId: row.recipeId,
        ingredientId: row.ingredientId,
      })
      const item = { recipeId: recipeId ?? null, ingredientId: ingredientId ?? null, portions: row.portions }
      const [first] = gradeServings(item, offered)
      return first ? valuesOf(first.nutrition) : null
    }
  }
  return { total: items.length, rows: compared(listed, valuesIn(views.before), valuesIn(views.after)) }
}

const asLine = { id: '', name: '', category: 'Side' as const, plannedServings: null }

function withServing(viewed: Pantry, pantry: LoadedPantry, id: number) {
  const food = viewed.food(id)
  return food && { ...food, serving: pantry.food(id)?.serving ?? null }
}

const load = (
  tx: Tx,
  { foods = {} }: Views,
  ids: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] },
) =>
  loadPantry(tx, {
    recipeIds: [...(ids.recipeIds ?? []), ...(foods.recipeIds ?? [])],
    ingredientIds: [...(ids.ingredientIds ?? []), ...(foods.ingredientIds ?? [])],
  })

type ValuesOf = (id: number) => PortionValues | null

const compared = (foods: readonly ChangedFood[], before: ValuesOf, after: ValuesOf): FoodEffects['rows'] =>
  foods.flatMap(({ id, name, isDirect }) => {
    const [old, next] = [before(id), after(id)]
    return old && next ? [{ id, name, isDirect, before: old, after: next }] : []
  })

const valuesOf = ({ nutrients: { calories, sodium }, cost, credits, allergens }: PortionNutrition): PortionValues => ({
  calories,
  sodium,
  cost,
  credits,
  allergens,
})
