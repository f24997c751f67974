import { costOf, type StockCost } from '@commissary/domain/stock'
import { compareDecimals, negated } from '@commissary/domain/units'
import { inArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { StockCauseKind, StockMoveKind } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message, type Message } from '../../shared/messages.ts'
import { inField, namesOf, openBook, refuseUnknown, writeBook, type ItemKey } from './ledger-rows.ts'
import { noLot, type BookLot, type Demand, type Origin, type StockBook, type Take } from './stock-book.ts'

export { lockItems } from './ledger-rows.ts'
export { onHand, onHandByLot } from './on-hand.ts'

/** The record that moves stock. */
export interface StockCause {
  kind: StockCauseKind
  id: number
}

/** What the lines of one call share. */
export interface Posting {
  cause: StockCause
  /** `YYYY-MM-DD` in the caterer's zone, at most today. */
  movedOn: string
  reason?: string | null
  /** Where the request has line `index`, for refusals: `lines.2`. */
  fieldOf?: (index: number) => string
}

/** Quantities are in the ingredient's base unit, as decimal strings with at most six decimals. */
export interface StockInflow {
  siteId: number
  /** Null = no particular place. */
  locationId: number | null
  ingredientId: number
  lotCode?: string | null
  expiresOn?: string | null
  /** Above 0. */
  quantity: string
  /** Per base unit; null = unknown. */
  unitCost: string | null
}

/** Without a location, goods are taken from any at the site; without a lot, from any. */
export interface StockOutflow {
  siteId: number
  locationId?: number | null
  lotId?: number
  ingredientId: number
  quantity: string
}

export interface StockTransfer {
  from: { siteId: number; locationId?: number | null }
  to: { siteId: number; locationId: number | null }
  ingredientId: number
  lotId?: number
  quantity: string
}

/** How much more or less a place has than was recorded, of an existing lot or a new one. */
export interface StockAdjustment {
  siteId: number
  locationId: number | null
  ingredientId: number
  lotId?: number
  lotCode?: string | null
  expiresOn?: string | null
  /** Above 0 for found goods, below 0 for missing goods. */
  change: string
  /** The cost of found goods; omitted = their lot's cost, or the last known one. */
  unitCost?: string | null
}

/** A part of what was taken, from one layer. */
export interface TakenLot {
  locationId: number | null
  /** Null for a lot that only exists once the transaction has written it. */
  lotId: number | null
  lotCode: string | null
  expiresOn: string | null
  quantity: string
  unitCost: string | null
}

/** What a line took. */
export interface StockIssue {
  taken: TakenLot[]
  /** For everything that the line took, including the shortage: the known cost, and the quantity without one. */
  cost: StockCost
  /** The quantity that was not there, 0 or more. Above 0 only if the caterer allows stock below zero. */
  shortage: string
}

/** Adds goods, which first settle shortages at their place. */
export async function receiveStock(
  tx: Tx,
  posting: Posting,
  lines: readonly StockInflow[],
  kind: Extract<StockMoveKind, 'receive' | 'return'> = 'receive',
): Promise<void> {
  const book = await bookFor(tx, posting, lines)
  for (const { quantity, lotCode = null, expiresOn = null, unitCost, ...place } of lines) {
    const lot = { code: lotCode, expiresOn, id: null }
    const goods = { ...place, lot, unitCost, receivedOn: posting.movedOn, agedOn: posting.movedOn }
    book.give(goods, quantity, posting.movedOn, originOf(posting, kind))
  }
  book.settle(true)
  await writeBook(tx, book)
}

/** Takes goods, first expiring first. Throws a 422 for more than there is, unless the caterer allows stock below zero. */
export async function issueStock(
  tx: Tx,
  posting: Posting,
  lines: readonly StockOutflow[],
  kind: Extract<StockMoveKind, 'issue' | 'waste' | 'return'> = 'issue',
): Promise<StockIssue[]> {
  const book = await bookFor(tx, posting, lines)
  const issues = await takeAll(tx, book, posting, kind, lines)
  book.settle(true)
  await writeBook(tx, book)
  return issues
}

/** Moves goods to another site or place; lot, expiry, cost and age go along. Throws what `issueStock` throws. */
export async function transferStock(tx: Tx, posting: Posting, lines: readonly StockTransfer[]): Promise<StockIssue[]> {
  const demands = lines.map(({ from, ingredientId, lotId, quantity }) => ({
    ...from,
    ingredientId,
    quantity,
    ...(lotId !== undefined && { lotId }),
  }))
  const targets = lines.map(({ to, ingredientId }) => ({ ...to, ingredientId }))
  const book = await bookFor(tx, posting, demands, targets)
  const origin = originOf(posting, 'transfer')
  const takes = await takeChecked(tx, book, posting, origin, demands)
  for (const [index, { parts, short, shortCost }] of takes.entries()) {
    const target = targets[index] as (typeof targets)[number]
    for (const { layer, quantity } of parts) {
      const { lot, unitCost, agedOn } = layer
      book.give({ ...target, lot, unitCost, agedOn, receivedOn: posting.movedOn }, quantity, posting.movedOn, origin)
    }
    if (isAbove(short)) {
      const goods = { ...target, lot: noLot, unitCost: shortCost, agedOn: posting.movedOn, receivedOn: posting.movedOn }
      book.give(goods, short, posting.movedOn, origin)
    }
  }
  book.settle(true)
  await writeBook(tx, book)
  return takes.map(toIssue)
}

/**
 * Corrects what a place has. Throws what `issueStock` throws for missing goods. Goods found by a count settle only shortages
 * in the same place, so that the place has what was counted.
 */
export async function adjustStock(
  tx: Tx,
  posting: Posting,
  lines: readonly StockAdjustment[],
  kind: Extract<StockMoveKind, 'adjust' | 'count' | 'waste' | 'return'> = 'adjust',
): Promise<StockIssue[]> {
  const book = await bookFor(tx, posting, lines)
  const origin = originOf(posting, kind)
  const lots = await lotsOf(tx, lines)
  const demands: (Demand | null)[] = lines.map(({ siteId, locationId, ingredientId, lotId, change }) =>
    isAbove(change) ? null : { siteId, locationId, ingredientId, lotId, quantity: negated(change) },
  )
  // Found goods come first, because another line may miss them.
  for (const { change, lotId, lotCode = null, expiresOn = null, unitCost, siteId, locationId, ingredientId } of lines) {
    if (!isAbove(change)) continue
    const lot = lots.get(lotId ?? 0) ?? { code: lotCode, expiresOn, id: null }
    const known = unitCost === undefined ? lastCostOf(book, { siteId, ingredientId }, lot) : unitCost
    const { movedOn } = posting
    const goods = { siteId, locationId, ingredientId, lot, unitCost: known, receivedOn: movedOn, agedOn: movedOn }
    book.give(goods, change, movedOn, origin)
  }
  const anyPlace = kind !== 'count'
  book.settle(anyPlace)
  const issues = await takeAll(tx, book, posting, kind, demands)
  book.settle(anyPlace)
  await writeBook(tx, book)
  return issues
}

const isAbove = (quantity: string) => compareDecimals(quantity, '0') > 0

export const originOf = ({ cause, reason = null }: Posting, kind: StockMoveKind): Origin => ({
  kind,
  causeKind: cause.kind,
  causeId: cause.id,
  reason,
})

const fieldOf = ({ fieldOf: own = (index) => `lines.${index}` }: Posting, index: number) => own(index)

interface Line extends ItemKey {
  locationId?: number | null
  lotId?: number
}

/** The book for all lines. Throws a 422 for a day after today, and for ids that the caterer does not have. */
export async function bookFor(tx: Tx, posting: Posting, ...groups: (readonly Line[])[]): Promise<StockBook> {
  if (posting.movedOn > (await readCatererToday(tx))) throw rejected({ movedOn: message('stock.futureDay') })
  const lines = groups.flatMap((group) =>
    group.map(({ siteId, locationId = null, ingredientId, lotId }, index) => ({
      siteId,
      locationId,
      ingredientId,
      ...(lotId !== undefined && { lotId }),
      field: fieldOf(posting, index),
    })),
  )
  await refuseUnknown(tx, lines)
  return openBook(tx, lines)
}

type CheckedTake = Take & { shortCost: string | null }
const nothing: CheckedTake = { parts: [], short: '0', shortCost: null }

async function takeAll(
  tx: Tx,
  book: StockBook,
  posting: Posting,
  kind: StockMoveKind,
  demands: readonly (Demand | null)[],
): Promise<StockIssue[]> {
  return (await takeChecked(tx, book, posting, originOf(posting, kind), demands)).map(toIssue)
}

/** Takes each demand. Throws a 422 that names every line with more than there is, unless it became a shortage. */
export async function takeChecked(
  tx: Tx,
  book: StockBook,
  posting: Posting,
  origin: Origin,
  demands: readonly (Demand | null)[],
): Promise<CheckedTake[]> {
  const takes = demands.map((demand) => {
    if (!demand || !isAbove(demand.quantity)) return nothing
    const shortCost = book.item(demand).lastCost
    return { ...book.take(demand, posting.movedOn, origin), shortCost }
  })
  if (book.allowsShortages) return takes
  const refusals: [string, Message][] = []
  for (const [index, { parts, short }] of takes.entries()) {
    const demand = demands[index]
    if (!demand || !isAbove(short)) continue
    const had = costOf(parts.map(({ quantity }) => ({ quantity, unitCost: null }))).uncosted
    const text = message('stock.short', { ...(await namesOf(tx, demand)), has: had })
    refusals.push([inField(fieldOf(posting, index), 'quantity'), text])
  }
  if (refusals.length > 0) throw rejected(Object.fromEntries(refusals))
  return takes
}

function toIssue({ parts, short, shortCost }: CheckedTake): StockIssue {
  const costs = parts.map(({ layer, quantity }) => ({ quantity, unitCost: layer.unitCost }))
  return {
    taken: parts.map(({ layer: { locationId, lot, unitCost }, quantity }) => ({
      locationId,
      lotId: lot.id,
      lotCode: lot.code,
      expiresOn: lot.expiresOn,
      quantity,
      unitCost,
    })),
    cost: costOf([...costs, { quantity: short, unitCost: shortCost }]),
    shortage: short,
  }
}

/** The cost of found goods: that of the rest of their lot, else of the goods that came in last. */
function lastCostOf(book: StockBook, key: ItemKey, lot: BookLot): string | null {
  const { layers, lastCost } = book.item(key)
  const sameLot = layers.find((layer) => lot.id !== null && layer.lot.id === lot.id && !layer.isShortage)
  return sameLot?.unitCost ?? lastCost
}

async function lotsOf(tx: Tx, lines: readonly StockAdjustment[]): Promise<Map<number, BookLot>> {
  const ids = [...new Set(lines.flatMap(({ lotId }) => lotId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.execute<{ id: number; code: string | null; expiresOn: string | null }>(
    sql`select id, code, expires_on as "expiresOn" from stock_lot where ${inArray(sql`id`, ids)}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
