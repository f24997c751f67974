import { compareDecimals } from '@commissary/domain/units'

import type { Tx } from '../../db/work.ts'
import { insertOrder } from '../purchase-orders/store.ts'
import type { User } from '../stock-counts/count-record.ts'
import type { RequestLine } from './read.ts'
import type { RequestSummary } from './request-record.ts'

/**
 * Makes a draft order from an approved request to a vendor, in whole packs of the largest level whose size is known. Prices are
 * left to the order. Returns its id.
 */
export async function orderFromRequest(
  tx: Tx,
  user: User,
  { from, to, needBy, note }: RequestSummary,
  lines: readonly { line: RequestLine; quantity: string }[],
): Promise<number> {
  const { id } = await insertOrder(tx, user, {
    vendorId: to.id,
    siteId: from.id,
    deliveryDate: needBy,
    note,
    lines: lines
      .filter(({ quantity }) => compareDecimals(quantity, '0') > 0)
      .map(({ line: { ingredientId, packs: known }, quantity }) => {
        const [pack] = known
        const size = pack?.case?.size ?? pack?.inner?.size ?? pack?.each?.size ?? null
        if (size === null)
          return { ...line(ingredientId), packText: null, packSize: '1', packs: wholeUnits(quantity, '1') }
        return {
          ...line(ingredientId),
          packText: pack?.text ?? null,
          packSize: size,
          packs: wholeUnits(quantity, size),
        }
      }),
  })
  return id
}

/** Rounds first, so that a whole number of packs does not become one more. */
const wholeUnits = (quantity: string, size: string) =>
  String(Math.ceil(Number((Number(quantity) / Number(size)).toFixed(9))))

const line = (ingredientId: number) => ({ ingredientId, vendorItemCode: null, price: null })
