import { labelOn, priceOn, type Food, type PastLabel } from '@commissary/domain/food'
import type { Pantry } from '@commissary/domain/recipe'

import { labelFactsOf, type Ingredient } from '../ingredients/records.ts'

/**
 * Pantries by date. Between two days on which a label changed or a price began, all dates share one pantry, so that what is
 * computed for one serves the others.
 */
export function pantryByDate(
  pantry: Pantry,
  ingredients: readonly Ingredient[],
  pastLabels: ReadonlyMap<number, readonly PastLabel[]>,
): (date: string) => Pantry {
  const changing = ingredients.filter(({ id, prices }) => pastLabels.has(id) || hasDates(prices))
  const begins = changing.flatMap(({ id, prices }) => [
    ...(pastLabels.get(id) ?? []).map(({ until }) => until),
    ...prices.flatMap(({ validFrom }) => validFrom ?? []),
  ])
  if (begins.length === 0) return () => pantry

  const days = [...new Set(begins)].sort()
  const known = new Map<number, Pantry>()
  return (date) => {
    const period = days.filter((day) => day <= date).length
    const found = known.get(period)
    if (found) return found
    const foods = new Map(changing.map((food) => [food.id, foodOn(food, pastLabels.get(food.id) ?? [], date)]))
    const dated: Pantry = { food: (id) => foods.get(id) ?? pantry.food(id), recipe: pantry.recipe }
    known.set(period, dated)
    return dated
  }
}

const hasDates = (prices: Ingredient['prices']) => prices.some(({ validFrom }) => validFrom !== null)

const foodOn = (food: Ingredient, past: readonly PastLabel[], date: string): Food => ({
  ...food,
  ...labelOn(labelFactsOf(food), past, date),
  price: priceOn(food.prices, date),
})
