import type { Food } from '../../food/model.ts'
import type { Pantry, RecipeSource } from '../model.ts'

/** The known ingredients and recipes by number: those of the stored recipe, and those picked since. */
export interface PantryRecords {
  ingredients: ReadonlyMap<number, Food>
  recipes: ReadonlyMap<number, RecipeSource>
}

interface RecordLists {
  ingredients?: readonly Food[]
  recipes?: readonly RecipeSource[]
}

export const emptyPantry: PantryRecords = { ingredients: new Map(), recipes: new Map() }

/** The records with `added`, which replaces earlier versions. */
export function addToPantry({ ingredients, recipes }: PantryRecords, added: RecordLists): PantryRecords {
  return {
    ingredients: new Map([...ingredients, ...(added.ingredients ?? []).map((one) => [one.id, one] as const)]),
    recipes: new Map([...recipes, ...(added.recipes ?? []).map((one) => [one.id, one] as const)]),
  }
}

/** The records as a lookup for calculations; `placeholders` are those of `toRecipeSource`. */
export const toPantry = (
  { ingredients, recipes }: PantryRecords,
  placeholders: ReadonlyMap<number, Food> = new Map(),
): Pantry => ({
  food: (id) => placeholders.get(id) ?? ingredients.get(id),
  recipe: (id) => recipes.get(id),
})
