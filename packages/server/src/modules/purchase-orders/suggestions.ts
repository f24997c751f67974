import { type MenuNeeds, type PlannedNeed, sumNeeds } from '@commissary/domain/production'
import { nextDeliveries, packOffers, type PackOffer, suggestPacks } from '@commissary/domain/purchasing'
import { compareDecimals, difference, sumOf, toDecimal, worth } from '@commissary/domain/units'
import { and, eq, isNotNull } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { stockItem } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'
import { type DayNeeds, readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import { onHand } from '../stock/ledger.ts'
import { goodsOnTheWay } from '../stock-requests/on-the-way.ts'
import { onOrder } from './on-order.ts'
import { findPurchasable, readNames } from './purchasable.ts'
import { findOrderVendors, type OrderVendor, readCatererNow } from './vendors.ts'

type Suggestions = Schemas['OrderSuggestions']
type Need = Omit<Schemas['OpenNeed'], 'problem'>
type Line = Schemas['SuggestedLine']

/** How many deliveries of a vendor are offered. */
const deliveriesShown = 4

/**
 * A site's suggested orders for the planned menus of a period: need − available + par, in whole packs, from the active vendor that
 * is cheapest per base unit. Available is what is on hand, on order (drafts too) and on the way from other sites, without the needs
 * of earlier days. Ingredients without an active vendor or a pack, or with an unknown need, are listed separately. Throws a 404 for
 * a site that the caller has no access to, and a 422 for an invalid period.
 */
export async function suggestOrders(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { siteId, from, to }: { siteId: number; from: string; to: string },
): Promise<Suggestions> {
  if (!(await ownSiteNames(tx, caller.userId)).has(siteId)) throw notFound(message('purchaseOrders.unknownSite'))
  checkRange(from, to)
  const now = await readCatererNow(tx)
  if (from < now.date) throw rejected({ from: message('purchaseOrders.pastPeriod') })
  const days = await readPlannedNeeds(tx, { siteIds: [siteId], from: now.date, to, toServeFrom: now.date })
  const needs = await readNeeds(tx, siteId, days, { from, to })
  const foods = new Map(
    (
      await findPurchasable(
        tx,
        needs.map(({ ingredientId }) => ingredientId),
      )
    ).map((food) => [food.id, food]),
  )

  // Nothing can be ordered from other vendors.
  const prices = [...foods.values()].flatMap((food) => food.prices)
  const vendors = await findOrderVendors(
    tx,
    prices.flatMap(({ vendorId }) => vendorId ?? []),
  )
  const canOrder = ({ vendorId }: PackOffer) => vendors.get(vendorId)?.active === true

  const open: Suggestions['open'] = []
  const lines = new Map<number, Line[]>()
  for (const need of needs) {
    const isShort = compareDecimals(sumOf([need.need, need.par]), need.available) > 0
    if (!isShort && need.gaps.length === 0) continue
    const food = foods.get(need.ingredientId)
    const offers = food ? packOffers(food, now.date).filter(canOrder) : []
    const offer = offers.find(({ packSize }) => packSize !== null)
    const line = offer && isShort ? lineOf(need, offer, offers) : null
    if (line) lines.set(offer?.vendorId ?? 0, [...(lines.get(offer?.vendorId ?? 0) ?? []), line])
    else open.push({ ...need, problem: !isShort ? 'need' : offers.length === 0 ? 'vendor' : 'pack' })
  }
  return {
    siteId,
    from,
    to,
    vendors: [...lines]
      .flatMap(([id, own]) => {
        const vendor = vendors.get(id)
        return vendor ? [toVendor(vendor, own, now)] : []
      })
      .toSorted(byCutOff),
    open,
    unresolved: days.flatMap(({ date, unresolved }) =>
      date < from ? [] : unresolved.map((line) => ({ date, ...line })),
    ),
  }
}

/** How much of each ingredient the site needs, next to what it has and expects, by name. */
async function readNeeds(
  tx: Tx,
  siteId: number,
  days: readonly DayNeeds[],
  { from, to }: { from: string; to: string },
): Promise<Need[]> {
  const before = byIngredient(sumNeeds(days.filter(({ date }) => date < from)))
  const period = byIngredient(sumNeeds(days.filter(({ date }) => date >= from)))
  const stock = new Map((await onHand(tx, [siteId])).map((row) => [row.ingredientId, row.quantity]))
  const pars = await readPars(tx, siteId)
  const coming = new Map(
    (await onOrder(tx, [siteId], undefined, { withDrafts: true, until: to })).map((row) => [
      row.ingredientId,
      row.quantity,
    ]),
  )
  const onTheWay = new Map((await goodsOnTheWay(tx, [siteId])).map((row) => [row.ingredientId, row.quantity]))
  const dayMap = byDay(days)
  const periodMap = dayMap.filter(([date]) => date >= from)
  const ids = [...new Set([...period.keys(), ...before.keys(), ...pars.keys(), ...stock.keys()])]
  const names = await readNames(tx, ids)
  return ids
    .flatMap((ingredientId): Need[] => {
      const food = names.get(ingredientId)
      if (!food) return []
      const need = amountOf(period.get(ingredientId))
      const neededBefore = amountOf(before.get(ingredientId))
      const has = stock.get(ingredientId) ?? '0'
      const ordered = coming.get(ingredientId) ?? '0'
      const sent = onTheWay.get(ingredientId) ?? '0'
      const expected = sumOf([has, ordered, sent])
      return [
        {
          ingredientId,
          ...food,
          need,
          onHand: has,
          onOrder: ordered,
          onTheWay: sent,
          neededBefore,
          available: difference(expected, neededBefore),
          par: pars.get(ingredientId) ?? '0',
          neededOn: firstUncovered(ingredientId, dayMap, expected),
          gaps: [...(before.get(ingredientId)?.gaps ?? []), ...(period.get(ingredientId)?.gaps ?? [])],
          sources: sourcesOf(ingredientId, periodMap),
        },
      ]
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.ingredientId - b.ingredientId))
}

const byIngredient = ({ needs }: MenuNeeds) => new Map(needs.map((need) => [need.ingredientId, need]))
const amountOf = (need: PlannedNeed | undefined): string => toDecimal(need?.amount ?? 0)

type DayMap = [date: string, needs: Map<number, PlannedNeed>][]

/** The needs of all schools together on each day, in order. */
const byDay = (days: readonly DayNeeds[]): DayMap =>
  [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, ofDate]): DayMap[number] => [date, byIngredient(sumNeeds(ofDate))])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The first day whose needs, with those of earlier days, exceed what the site has. */
function firstUncovered(ingredientId: number, days: DayMap, has: string): string | null {
  let total = '0'
  for (const [date, needs] of days) {
    total = sumOf([total, amountOf(needs.get(ingredientId))])
    if (compareDecimals(total, has) > 0) return date
  }
  return null
}

/** Which menu lines take the ingredient on which day; the same line at several schools is added up. */
const sourcesOf = (ingredientId: number, days: DayMap): Need['sources'] =>
  days.flatMap(([date, needs]) =>
    (needs.get(ingredientId)?.sources ?? []).map(({ name, servings, amount }) => ({
      date,
      name,
      servings,
      amount: toDecimal(amount),
    })),
  )

async function readPars(tx: Tx, siteId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ ingredientId: stockItem.ingredientId, par: stockItem.par })
    .from(stockItem)
    .where(and(eq(stockItem.siteId, siteId), isNotNull(stockItem.par)))
  return new Map(rows.map(({ ingredientId, par }) => [ingredientId, toAmount(par ?? '0')]))
}

function lineOf(need: Need, offer: PackOffer, offers: readonly PackOffer[]): Line | null {
  const { packSize, vendorItemCode, packText } = offer
  if (packSize === null) return null
  const { packs, price, insteadOf } = suggestPacks(need, { ...offer, packSize })
  const vendors = new Set(offers.map(({ vendorId }) => vendorId)).size
  const { ingredientId } = need
  const { vendorId, breaks } = offer
  return {
    ...need,
    vendorItemCode,
    packText,
    packSize,
    packs,
    price,
    insteadOf,
    vendors,
    offer: { ingredientId, vendorId, vendorItemCode, packSize, price: offer.price, breaks },
  }
}

function toVendor(
  vendor: OrderVendor,
  lines: Line[],
  now: { date: string; time: string },
): Suggestions['vendors'][number] {
  return {
    vendorId: vendor.id,
    vendorName: vendor.name,
    email: vendor.email,
    minimumOrder: vendor.minimumOrder,
    deliveries: nextDeliveries(vendor, now, deliveriesShown),
    lines,
    total: sumOf(lines.flatMap(({ packs, price }) => (price === null ? [] : worth(String(packs), price)))),
    unpricedLines: lines.filter(({ price }) => price === null).length,
  }
}

type Vendor = Suggestions['vendors'][number]

/** The most urgent first; those without a known cutoff last. */
function byCutOff(a: Vendor, b: Vendor): number {
  const key = ({ deliveries: [first], vendorName }: Vendor) =>
    `${first?.orderBy?.date ?? '9999'} ${first?.orderBy?.time ?? '24:00'} ${vendorName}`
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}
