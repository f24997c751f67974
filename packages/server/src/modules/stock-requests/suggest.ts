import { givenQuantity } from '@commissary/domain/stock'
import { compareDecimals, difference, sumOf, toDecimal } from '@commissary/domain/units'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite } from '../../shared/own-sites.ts'
import { onOrder } from '../purchase-orders/on-order.ts'
import { readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import type { User } from '../stock-counts/count-record.ts'
import { readItems, type StockedItem } from '../stock-counts/countables.ts'
import { goodsAskedFor, goodsOnTheWay } from './on-the-way.ts'
import { availableAt, requestItem } from './read.ts'
import { findRequest } from './request-record.ts'

/**
 * Lines for what a site's planned menus need between two days beyond what the site has, what is on
 * the way to it, and what is ordered and requested until then, in drafts too, in whole packs if their size is known. Past days and
 * closed production records need nothing. Items whose need is not fully known are named, and so are the drafts that were counted,
 * because a forgotten one would leave the site without its goods. Throws a 404 for a site that the user does
 * not work with, and for an unknown request.
 */
export async function suggestLines(
  tx: Tx,
  user: User,
  { siteId, from, to, requestId }: { siteId: number; from: string; to: string; requestId?: number },
): Promise<Schemas['RequestSuggestions']> {
  checkRange(from, to)
  if (!(await isOwnSite(tx, user.userId, siteId))) throw notFound(message('stockCounts.siteNotFound'))
  if (requestId !== undefined) await findRequest(tx, user, requestId)
  const days = await readPlannedNeeds(tx, { siteIds: [siteId], from, to, toServeFrom: await readCatererToday(tx) })
  const needed = new Map<number, number>()
  const unknown = new Set(days.flatMap(({ unresolved }) => unresolved.map(({ name }) => name)))
  for (const need of days.flatMap(({ needs }) => needs)) {
    needed.set(need.ingredientId, (needed.get(need.ingredientId) ?? 0) + need.amount)
    if (need.gaps.length > 0) unknown.add(need.name)
  }
  const ids = [...needed.keys()]
  const items = await readItems(tx, ids)
  const available = await availableAt(tx, [siteId], ids)
  const onTheWay = new Map(
    (await goodsOnTheWay(tx, [siteId], ids)).map(({ ingredientId, quantity }) => [ingredientId, quantity]),
  )
  const asked = await goodsAskedFor(tx, siteId, { until: to, except: requestId })
  const ordered = new Map(
    (await onOrder(tx, [siteId], ids, { until: to })).map(({ ingredientId, quantity }) => [ingredientId, quantity]),
  )
  const lines = [...items.values()].flatMap((item) => {
    const need = toDecimal(needed.get(item.ingredientId) ?? 0)
    const coming = [onTheWay, ordered].map((goods) => goods.get(item.ingredientId) ?? '0')
    const has = sumOf([available(siteId, item.ingredientId), ...coming, asked.get(item.ingredientId)?.quantity ?? '0'])
    const missing = difference(need, has)
    if (compareDecimals(missing, '0') <= 0) return []
    const { given, quantity } = wholePacks(missing, item)
    return [
      { item: requestItem(item, available(siteId, item.ingredientId)), needed: need, available: has, given, quantity },
    ]
  })
  const drafts = new Set(ids.flatMap((id) => asked.get(id)?.drafts ?? []))
  return { lines, unknown: [...unknown].toSorted(), drafts: [...drafts].toSorted((a, b) => a - b) }
}

/** The fewest whole packs that cover a quantity: single units if a case holds several, else cases, else the quantity itself. */
function wholePacks(
  missing: string,
  item: StockedItem,
): {
  given: Schemas['GivenAmount']
  quantity: string
} {
  const [pack] = item.packs
  const level = pack?.each?.size ? 'eaches' : pack?.inner?.size ? 'inners' : pack?.case?.size ? 'cases' : null
  const size = pack?.each?.size ?? pack?.inner?.size ?? pack?.case?.size ?? null
  const given: Schemas['GivenAmount'] =
    level !== null && size !== null
      ? { [level]: String(Math.ceil(Number((Number(missing) / Number(size)).toFixed(9)))) }
      : { amount: missing, unit: item.baseUnit }
  const read = givenQuantity(given, item)
  return { given, quantity: read.ok ? read.quantity : missing }
}
