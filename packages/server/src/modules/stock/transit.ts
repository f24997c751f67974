import { compareDecimals, negated } from '@commissary/domain/units'

import type { TransitPart } from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import { bookFor, originOf, type Posting, type StockOutflow, takeChecked } from './ledger.ts'
import { writeBook } from './ledger-rows.ts'

/**
 * Takes goods for another site, first expiring first: the first half of a transfer. `arriveStock` makes the other half, with
 * the same lots, expiries, costs and ages. Throws a 422 for more than there is, unless the caterer allows stock below zero.
 */
export async function sendStock(tx: Tx, posting: Posting, lines: readonly StockOutflow[]): Promise<TransitPart[][]> {
  const book = await bookFor(tx, posting, lines)
  const takes = await takeChecked(tx, book, posting, originOf(posting, 'transfer'), lines)
  book.settle(true)
  await writeBook(tx, book)
  return takes.map(({ parts, short, shortCost }) => [
    ...parts.map(({ layer: { locationId, lot, agedOn, unitCost }, quantity }) => ({
      locationId,
      lot: lot.code,
      expiresOn: lot.expiresOn,
      agedOn,
      quantity,
      unitCost,
    })),
    ...(compareDecimals(short, '0') > 0
      ? [
          {
            locationId: null,
            lot: null,
            expiresOn: null,
            agedOn: posting.movedOn,
            quantity: short,
            unitCost: shortCost,
          },
        ]
      : []),
  ])
}

/** Puts goods that were sent into a place: the other half of a transfer. */
export async function arriveStock(
  tx: Tx,
  posting: Posting,
  place: { siteId: number; locationId: number | null; ingredientId: number },
  parts: readonly TransitPart[],
): Promise<void> {
  if (parts.length === 0) return
  const book = await bookFor(tx, posting, [place])
  for (const { lot, expiresOn, agedOn, quantity, unitCost } of parts) {
    const goods = { ...place, lot: { code: lot, expiresOn, id: null }, unitCost, agedOn, receivedOn: posting.movedOn }
    book.give(goods, quantity, posting.movedOn, originOf(posting, 'transfer'))
  }
  book.settle(true)
  await writeBook(tx, book)
}

/**
 * Returns sent goods to where they were taken from, and wastes the same goods there, with their lot and cost. They settle no
 * shortages there, because they are not in the place.
 */
export async function wasteSent(
  tx: Tx,
  posting: Posting,
  item: { siteId: number; ingredientId: number },
  parts: readonly TransitPart[],
): Promise<void> {
  if (parts.length === 0) return
  const { movedOn } = posting
  const book = await bookFor(
    tx,
    posting,
    parts.map(({ locationId }) => ({ ...item, locationId })),
  )
  for (const { locationId, lot, expiresOn, agedOn, quantity, unitCost } of parts) {
    const goods = {
      ...item,
      locationId,
      lot: { code: lot, expiresOn, id: null },
      unitCost,
      agedOn,
      receivedOn: movedOn,
    }
    const layer = book.give(goods, quantity, movedOn, originOf(posting, 'transfer'))
    book.moveOnLayer(layer, negated(quantity), movedOn, originOf(posting, 'waste'))
  }
  await writeBook(tx, book)
}
