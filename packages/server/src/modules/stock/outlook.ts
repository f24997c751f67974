import { addDays } from '@commissary/domain/dates'
import { coverByPlan, coverByUse, type DayNeed } from '@commissary/domain/stock'
import { difference, sumOf, toDecimal } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'
import { type NeedsRange, readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import { onOrder } from '../purchase-orders/on-order.ts'
import { goodsOnTheWay } from '../stock-requests/on-the-way.ts'
import type { ItemKey } from './ledger-rows.ts'
import { keyOf } from './stock-book.ts'

/** Days of menus that stock is reserved for, today included. */
export const reservedDays = 14
/** How many past days of use tell how long an item lasts that no menu plans. */
const usedDays = 28

/** What lies ahead for an ingredient at a site. */
export interface Outlook {
  /** On hand at the whole site. */
  onHand: string
  reserved: string
  available: string
  /** What submitted orders still bring. */
  onOrder: string
  /** What other sites sent and this one has not received. */
  onTheWay: string
  /** Some need of these menus is unknown, so the actual need may be more. */
  isMore: boolean
  needs: DayNeed[]
  used: string
}

/** Needs and use of the items of a page: the menus of their sites are read once. */
export async function readOutlook(tx: Tx, items: readonly ItemKey[], today: string): Promise<Map<string, Outlook>> {
  if (items.length === 0) return new Map()
  const siteIds = [...new Set(items.map(({ siteId }) => siteId))]
  const ingredientIds = [...new Set(items.map(({ ingredientId }) => ingredientId))]
  const planned = await readPlannedNeeds(tx, rangeToReserve(siteIds, today))
  const needs = new Map<string, { days: DayNeed[]; isMore: boolean }>()
  const entryOf = (siteId: number, ingredientId: number) => {
    const key = keyOf({ siteId, ingredientId })
    const entry = needs.get(key) ?? { days: [], isMore: false }
    needs.set(key, entry)
    return entry
  }
  for (const { siteId, date, ...menu } of planned) {
    if (siteId === null) continue
    for (const need of menu.needs) {
      const entry = entryOf(siteId, need.ingredientId)
      entry.days.push({ date, quantity: toDecimal(need.amount) })
      entry.isMore ||= need.gaps.length > 0
    }
  }
  const coming = new Map((await onOrder(tx, siteIds, ingredientIds)).map((one) => [keyOf(one), one.quantity]))
  const onTheWay = new Map((await goodsOnTheWay(tx, siteIds, ingredientIds)).map((one) => [keyOf(one), one.quantity]))
  const rows = await tx.execute<{ siteId: number; ingredientId: number; onHand: string; used: string }>(sql`
    select i.site_id as "siteId", i.ingredient_id as "ingredientId", i.quantity as "onHand", coalesce(-(
        select sum(m.quantity) from stock_move m
        where m.site_id = i.site_id and m.ingredient_id = i.ingredient_id and m.kind = 'issue'
          and m.moved_on between ${addDays(today, -usedDays)}::date and ${addDays(today, -1)}::date), 0) as used
    from stock_item i
    where ${among(sql`i.site_id`, siteIds)} and ${among(sql`i.ingredient_id`, ingredientIds)}`)
  return new Map(
    rows.map((row) => {
      const { days, isMore } = needs.get(keyOf(row)) ?? { days: [], isMore: false }
      const onHand = toAmount(row.onHand)
      const reserved = sumOf(days.map(({ quantity }) => quantity))
      const own = {
        onHand,
        reserved,
        available: difference(onHand, reserved),
        onOrder: coming.get(keyOf(row)) ?? '0',
        onTheWay: onTheWay.get(keyOf(row)) ?? '0',
        isMore,
        needs: days,
        used: toAmount(row.used),
      }
      return [keyOf(row), own]
    }),
  )
}

/**
 * How much of each ingredient planned menus need at sites in the reserved days, known amounts only. It reads all menus of these
 * sites, so it is for sites with a par.
 */
export async function readReserved(
  tx: Tx,
  siteIds: readonly number[],
  today: string,
): Promise<(ItemKey & { quantity: string })[]> {
  const planned = await readPlannedNeeds(tx, rangeToReserve(siteIds, today))
  const sums = new Map<string, ItemKey & { amounts: string[] }>()
  for (const { siteId, needs } of planned) {
    if (siteId === null) continue
    for (const { ingredientId, amount } of needs) {
      const key = { siteId, ingredientId }
      const sum = sums.get(keyOf(key)) ?? { ...key, amounts: [] }
      sums.set(keyOf(key), sum)
      sum.amounts.push(toDecimal(amount))
    }
  }
  return [...sums.values()].map(({ amounts, ...key }) => ({ ...key, quantity: sumOf(amounts) }))
}

/** The meals that stock is reserved for, without those that were served from it. */
const rangeToReserve = (siteIds: readonly number[], today: string): NeedsRange => ({
  siteIds,
  from: today,
  to: addDays(today, reservedDays - 1),
  toServeFrom: today,
})

/** Days of cover: by the plan of the reserved days, else by what was used. */
export function coverOf({ onHand, needs, used }: Outlook, today: string): Schemas['StockRow']['cover'] {
  const byPlan = coverByPlan(onHand, needs, today, addDays(today, reservedDays - 1))
  if (byPlan) return { ...byPlan, by: 'plan' }
  const byUse = coverByUse(onHand, used, usedDays)
  return byUse && { ...byUse, by: 'use' }
}
