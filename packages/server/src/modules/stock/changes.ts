import { compareDecimals } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { stockChange } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { readStockFood } from './details.ts'
import { lockItems, type ItemKey } from './ledger-rows.ts'
import { adjustStock, issueStock, transferStock, type Posting } from './ledger.ts'
import { refuseForeignSites } from './sites.ts'

type StockChangeInput = Schemas['StockChangeInput']

/**
 * Transfers, adjusts, wastes or returns goods of an ingredient. Throws a 422 for sites that the user does not see, for a quantity
 * that is not above 0 (an adjustment can be below), and for more than there is.
 */
export async function insertStockChange(tx: Tx, userId: number, input: StockChangeInput): Promise<Saved> {
  const { kind, siteId, movedOn } = input
  const reason = input.reason.trim()
  if (reason === '') throw rejected({ reason: message('stock.reasonRequired') })
  await refuseForeignSites(tx, userId, { siteId, ...(kind === 'transfer' && { toSiteId: input.toSiteId }) })
  const side = compareDecimals(input.quantity, '0')
  if (side === 0 || (side < 0 && kind !== 'adjust')) throw rejected({ quantity: message('stock.quantityRequired') })

  const [saved] = await tx
    .insert(stockChange)
    .values({ kind, movedOn, reason })
    .returning({ id: stockChange.id, version: stockChange.version })
  if (!saved) throw new Error('No change was inserted')
  // The one line is the whole request, so refusals name its fields.
  const posting: Posting = { cause: { kind: 'change', id: saved.id }, movedOn, reason, fieldOf: () => '' }
  await move(tx, posting, input)
  return saved
}

async function move(tx: Tx, posting: Posting, input: StockChangeInput): Promise<void> {
  const { kind, siteId, locationId, ingredientId, quantity } = input
  const lot = typeof input.lotId === 'number' ? { lotId: input.lotId } : {}
  const place = locationId === undefined ? { siteId } : { siteId, locationId }
  if (kind === 'transfer') {
    if (typeof input.toSiteId !== 'number') throw rejected({ toSiteId: message('stock.toSiteRequired') })
    const to = { siteId: input.toSiteId, locationId: input.toLocationId ?? null }
    if (to.siteId === siteId && to.locationId === locationId) {
      throw rejected({ toLocationId: message('stock.samePlace') })
    }
    await transferStock(tx, posting, [{ from: place, to, ingredientId, quantity, ...lot }])
  } else if (kind === 'adjust') {
    const unitCost = input.unitCost === undefined ? {} : { unitCost: input.unitCost }
    const noted = { lotCode: emptyToNull(input.lotCode), expiresOn: input.expiresOn ?? null }
    const line = {
      siteId,
      locationId: locationId ?? null,
      ingredientId,
      change: quantity,
      ...noted,
      ...lot,
      ...unitCost,
    }
    await adjustStock(tx, posting, [line])
  } else {
    await issueStock(tx, posting, [{ ...place, ingredientId, quantity, ...lot }], kind)
  }
}

/** Sets the par of an ingredient at a site. Throws a 404 for one that the user does not see. */
export async function saveStockPar(tx: Tx, userId: number, key: ItemKey, par: string | null): Promise<Saved> {
  await readStockFood(tx, userId, key)
  await lockItems(tx, [key])
  const [saved] = await tx.execute<{ id: number; version: number }>(sql`
    update stock_item set par = ${par}::numeric
    where site_id = ${key.siteId} and ingredient_id = ${key.ingredientId} returning id, version`)
  if (!saved) throw new Error('No par was saved')
  return { id: saved.id, version: saved.version }
}
