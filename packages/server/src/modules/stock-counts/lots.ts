import { compareDecimals } from '@commissary/domain/units'
import { and, eq } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { stockLot } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { onHandByLot } from '../stock/ledger.ts'
import type { CountRow } from './count-record.ts'

type Lot = Omit<Schemas['CountLot'], 'variance'>

interface Place {
  ingredientId: number
  locationId: number | null
}

/** Reads the lots of a place as of the start of the count; none if no one noted a lot code or an expiry. */
export async function readLots(
  tx: Tx,
  { siteId, createdAt }: CountRow,
  places: readonly Place[],
): Promise<(place: Place) => Lot[]> {
  if (places.length === 0) return () => []
  const ingredientIds = [...new Set(places.map(({ ingredientId }) => ingredientId))]
  const rows = await onHandByLot(tx, { siteId, ingredientIds, at: createdAt })
  // A shortage is not a lot that can be seen on a shelf.
  const lots = Map.groupBy(
    rows.filter(({ quantity }) => compareDecimals(quantity, '0') > 0),
    keyOf,
  )
  return (place) => {
    const own = lots.get(keyOf(place)) ?? []
    const isNoted = own.some(({ lotCode, expiresOn }) => lotCode !== null || expiresOn !== null)
    return isNoted
      ? own.map(({ lotId, lotCode, expiresOn, quantity }) => ({ lotId, lotCode, expiresOn, quantity }))
      : []
  }
}

const keyOf = ({ ingredientId, locationId }: Place) => `${ingredientId} ${locationId ?? ''}`

/** Throws a 422 for a lot of another ingredient, and for an unknown lot. */
export async function refuseOtherLot(tx: Tx, ingredientId: number, lotId: number): Promise<void> {
  const known = await tx
    .select({ id: stockLot.id })
    .from(stockLot)
    .where(and(eq(stockLot.id, lotId), eq(stockLot.ingredientId, ingredientId)))
  if (known.length === 0) throw rejected({ lotId: message('stockCounts.unknownLot') })
}
