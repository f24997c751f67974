import { negated } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import { ApiError } from '../../contract/api-error.ts'
import type { StockMoveKind } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import type { StockCause } from './ledger.ts'
import { lockItems, namesOf, openBook, writeBook, type ItemKey } from './ledger-rows.ts'
import { StockBook, type BookLayer } from './stock-book.ts'

/**
 * Takes back every move of a cause by an opposite one on the same lot and layer, dated as the move. A second call does nothing.
 * Throws a 422 if goods that came in by it were used since.
 */
export async function reverseMoves(tx: Tx, cause: StockCause, reason: string): Promise<void> {
  await lockItems(tx, await itemsOf(tx, cause))
  const rows = await tx.execute<NetRow>(sql`
    select layer_id as "layerId", site_id as "siteId", ingredient_id as "ingredientId", kind, moved_on as "movedOn",
      sum(quantity) as quantity
    from stock_move where cause_kind = ${cause.kind} and cause_id = ${cause.id}
    group by layer_id, site_id, ingredient_id, kind, moved_on having sum(quantity) <> 0
    order by moved_on, layer_id, kind`)
  const book = await openBook(tx, rows, [...new Set(rows.map(({ layerId }) => layerId))])
  const touched = new Set<BookLayer>()
  for (const { layerId, quantity, movedOn, kind, ...key } of rows) {
    const layer = book.item(key).layers.find(({ id }) => id === layerId)
    if (!layer) throw new Error(`Layer ${layerId} was not read`)
    touched.add(layer)
    book.moveOnLayer(layer, negated(toAmount(quantity)), movedOn, {
      kind,
      causeKind: cause.kind,
      causeId: cause.id,
      reason,
    })
  }
  const used = [...touched].find((layer) => StockBook.isOverdrawn(layer))
  if (used) throw new ApiError(422, message('stock.alreadyUsed', await namesOf(tx, used)))
  book.settle(true)
  await writeBook(tx, book)
}

interface NetRow extends ItemKey, Record<string, unknown> {
  layerId: number
  kind: StockMoveKind
  movedOn: string
  quantity: string
}

const itemsOf = (tx: Tx, cause: StockCause) =>
  tx.execute<ItemKey & Record<string, unknown>>(sql`select distinct site_id as "siteId", ingredient_id as "ingredientId"
    from stock_move where cause_kind = ${cause.kind} and cause_id = ${cause.id}`)
