import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { readDishes } from './dishes.ts'
import { readHoldings, servedBetween } from './holdings.ts'
import { countHiddenSites, readLots, readPlaces, readTransfers } from './lots.ts'
import { readRecords } from './meals.ts'
import { readPlannedMeals } from './planned-meals.ts'
import { checkSearch, codesOf, matchingLots, type RecallSearch, searchedFoodIds, sightOf } from './search.ts'

type LotTrace = Schemas['LotTrace']

/** Rows of a kind on the screen, and on paper or in a spreadsheet. */
const mostShown = 500
export const mostExported = 20_000

/** Traces the lots of a search that the user may see. Throws a 422 for a search that names nothing. */
export async function traceLots(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  search: RecallSearch,
  most = mostShown,
): Promise<LotTrace> {
  checkSearch(search)
  const sight = await sightOf(tx, userId)
  const lotIds = await matchingLots(tx, search)
  const lots = await readLots(tx, lotIds, sight)
  const seenIds = lots.map(({ lotId }) => lotId)
  const places = await readPlaces(tx, seenIds, sight)
  const transfers = await readTransfers(tx, seenIds, sight, most)
  const holdings = await readHoldings(tx, seenIds, sight)
  const today = await readCatererToday(tx)
  const records = await readRecords(tx, {
    lots,
    holdings,
    foods: await searchedFoodIds(tx, search, lotIds),
    schoolIds: sight.schoolIds,
    ...(await servedBetween(tx, search, lotIds)),
    isByCode: codesOf(search.lotCodes).length > 0,
    today,
  })
  const dishes = await readDishes(tx, records)
  const planned = await readPlannedMeals(tx, { holdings, sight, today })
  const meals = [
    ...records.map(({ foods: _, ...row }) => ({
      ...row,
      lots: row.lots.map(({ lotId, quantity }) => ({ lotId, quantity })),
      dishes: dishes.get(row.recordId) ?? [],
    })),
    ...planned.meals,
  ]
  const held = meals.filter(({ certainty }) => certainty === 'held')
  return {
    lots: lots.slice(0, most),
    lotsTotal: lots.length,
    places,
    transfers,
    meals: meals.slice(0, most),
    mealsTotal: meals.length,
    servings: held
      .flatMap((meal) => meal.dishes)
      .reduce((sum, { served, prepared }) => sum + (served ?? prepared ?? 0), 0),
    hiddenSites: await countHiddenSites(tx, lotIds, sight),
    plansSince: planned.since,
  }
}
