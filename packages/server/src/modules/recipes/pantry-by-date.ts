import { labelOn, priceOn, type Food, type PastLabel } from '@commissary/domain/food'
import type { Pantry, RecipeSource } from '@commissary/domain/recipe'

import { labelFactsOf, type Ingredient } from '../ingredients/records.ts'
import type { PastVersion } from './past-versions.ts'

export type PantryFood = Ingredient & Food

/** A pantry whose entries have all of their stored fields. */
export interface StoredPantry<Recipe extends RecipeSource> extends Pantry {
  food: (id: number) => PantryFood | undefined
  recipe: (id: number) => Recipe | undefined
}

interface Dated<Recipe> {
  ingredients: readonly Ingredient[]
  pastLabels: ReadonlyMap<number, readonly PastLabel[]>
  pastVersions: ReadonlyMap<number, readonly PastVersion[]>
  /** A version as a recipe to compute. */
  sourceOf: (version: PastVersion) => Recipe
}

/**
 * Pantries by date. Between two days on which a label or a recipe changed or a price began, all dates share one pantry, so
 * that results for one date are reused for the others.
 */
export function pantryByDate<Recipe extends RecipeSource>(
  pantry: StoredPantry<Recipe>,
  { ingredients, pastLabels, pastVersions, sourceOf }: Dated<Recipe>,
): (date: string) => StoredPantry<Recipe> {
  const changing = ingredients.filter(({ id, prices }) => pastLabels.has(id) || hasDates(prices))
  const begins = [
    ...changing.flatMap(({ id, prices }) => [
      ...(pastLabels.get(id) ?? []).map(({ until }) => until),
      ...prices.flatMap(({ validFrom }) => validFrom ?? []),
    ]),
    ...versionDays(pastVersions),
  ]
  if (begins.length === 0) return () => pantry

  const days = [...new Set(begins)].sort()
  const known = new Map<number, StoredPantry<Recipe>>()
  return (date) => {
    const period = days.filter((day) => day <= date).length
    const found = known.get(period)
    if (found) return found
    const foods = new Map(changing.map((food) => [food.id, foodOn(food, pastLabels.get(food.id) ?? [], date)]))
    const recipes = new Map(
      [...pastVersions].flatMap(([id, past]): [number, Recipe][] => {
        const version = versionOn(past, date)
        return version ? [[id, sourceOf(version)]] : []
      }),
    )
    const dated: StoredPantry<Recipe> = {
      food: (id) => foods.get(id) ?? pantry.food(id),
      recipe: (id) => recipes.get(id) ?? pantry.recipe(id),
    }
    known.set(period, dated)
    return dated
  }
}

/** The days on which a recipe changed, in order. */
export const versionDays = (pastVersions: Dated<unknown>['pastVersions']): string[] =>
  [...new Set([...pastVersions.values()].flatMap((past) => past.map(({ until }) => until)))].sort()

const hasDates = (prices: Ingredient['prices']) => prices.some(({ validFrom }) => validFrom !== null)

const foodOn = (food: Ingredient, past: readonly PastLabel[], date: string): PantryFood => ({
  ...food,
  ...labelOn(labelFactsOf(food), past, date),
  price: priceOn(food.prices, date),
})

/** The version that was in force on a date; undefined if it is the latest one. */
export const versionOn = (past: readonly PastVersion[], date: string) => past.find(({ until }) => until > date)
