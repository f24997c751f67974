import type { Recipe } from '@commissary/api-client'
import { portionFigures, type PortionFigures } from '@commissary/nutrition'

export interface ItemLine {
  id: string
  name: string
  /** What the line adds to one portion. */
  figures: PortionFigures
}

/** What each line of a recipe adds to a portion, the largest part of the sodium first. */
export function itemLines(recipe: Recipe): ItemLine[] {
  const foods = new Map(recipe.pantry.ingredients.map((food) => [food.id, food]))
  const recipes = new Map(recipe.pantry.recipes.map((sub) => [sub.id, sub]))
  const pantry = { food: (id: number) => foods.get(id), recipe: (id: number) => recipes.get(id) }

  return recipe.lines
    .map((line, index) => ({
      id: String(index),
      name: nameOf(line.ingredientId, foods) ?? nameOf(line.subRecipeId, recipes) ?? '',
      figures: portionFigures({ id: recipe.id, name: recipe.name, portions: recipe.portions, lines: [line] }, pantry),
    }))
    .toSorted((a, b) => b.figures.nutrients.sodium.known - a.figures.nutrients.sodium.known)
}

const nameOf = (id: number | null | undefined, records: ReadonlyMap<number, { name: string }>) =>
  id ? (records.get(id)?.name ?? `#${id}`) : undefined
