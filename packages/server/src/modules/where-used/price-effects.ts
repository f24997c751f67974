import { type DatedPrice, firstPriceDifference, priceOn } from '@commissary/domain/food'
import type { Pantry } from '@commissary/domain/recipe'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { checkPrices, readPrices } from '../ingredients/prices.ts'
import { hasRecord, refuseUnknown } from './store.ts'
import { usingRecipes } from './using-recipes.ts'
import { asStored, type MenuView, weekEffects } from './week-effects.ts'

/**
 * How other prices of an ingredient affect the weeks planned from today on. Each day has the price of its date. Throws a 404
 * for an unknown ingredient, and a 422 for prices that could not be saved.
 */
export async function previewPriceChange(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  prices: readonly DatedPrice[],
): Promise<Schemas['PriceEffects']> {
  const record = { kind: 'ingredient' as const, id }
  await refuseUnknown(tx, record)
  await checkPrices(tx, prices)
  const stored = (await readPrices(tx, [id])).get(id) ?? []
  const from = firstPriceDifference(stored, prices, await readCatererToday(tx))
  if (from === null) return { from, weeks: { total: 0, hidden: 0, rows: [] } }
  const recipes = await usingRecipes(tx, record)
  const concerns = hasRecord(
    record,
    recipes.map((recipe) => recipe.id),
  )
  return {
    from,
    weeks: await weekEffects(tx, caller, { from, concerns, before: asStored, after: withPrices(id, prices) }),
  }
}

/** The view of menus in which an ingredient has other prices. */
const withPrices = (id: number, prices: readonly DatedPrice[]): MenuView => ({
  ...asStored,
  pantry: (pantry, date): Pantry => ({
    recipe: pantry.recipe,
    food: (foodId) => {
      const food = pantry.food(foodId)
      return food && foodId === id ? { ...food, price: priceOn(prices, date) } : food
    },
  }),
  periodOf: (date) => JSON.stringify(priceOn(prices, date)),
})
