import { compareDecimals, difference, sumOf } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import type { LotOnHand } from '../stock/on-hand.ts'
import type { CountRow } from './count-record.ts'

/** Goods of a line that were counted together: one lot, or everything that is not in a separately counted lot. */
export interface CountedPart {
  /** Null for goods of no particular lot. */
  lotId: number | null
  counted: string
  system: string
}

export interface CountedLine {
  id: number
  ingredientId: number
  locationId: number | null
  parts: CountedPart[]
}

type Row = Omit<CountedLine, 'parts'> & CountedPart & Record<string, unknown>

/**
 * The ledger's quantity of each counted part at the time its last amount was counted: the quantity now, without the moves written
 * since. Moves during the count are then neither missing nor found, whenever the amount was saved or corrected.
 */
export async function readCounted(tx: Tx, { id, siteId }: CountRow): Promise<CountedLine[]> {
  const rows = await tx.execute<Row>(sql`
    with counted as (
      select l.id, l.ingredient_id, l.storage_location_id as location_id, a.lot_id, sum(a.quantity) as quantity,
        max(a.counted_at) as at
      from stock_count_line l
      join stock_count_amount a on a.stock_count_line_id = l.id and a.archived_at is null
      where l.stock_count_id = ${id} group by l.id, a.lot_id
    ), named as (
      select id, array_agg(lot_id) as lots from counted where lot_id is not null group by id
    )
    select c.id, c.ingredient_id as "ingredientId", c.location_id as "locationId", c.lot_id as "lotId",
      c.quantity as counted,
      coalesce((
        select sum(y.remaining) from stock_layer y
        where y.site_id = ${siteId} and y.ingredient_id = c.ingredient_id and y.remaining <> 0
          and y.location_id is not distinct from c.location_id
          and case when c.lot_id is null then y.lot_id <> all (coalesce(n.lots, '{}')) else y.lot_id = c.lot_id end
      ), 0) - coalesce((
        select sum(m.quantity) from stock_move m
        where m.site_id = ${siteId} and m.ingredient_id = c.ingredient_id and m.created_at > c.at
          and m.location_id is not distinct from c.location_id
          and case when c.lot_id is null then m.lot_id <> all (coalesce(n.lots, '{}')) else m.lot_id = c.lot_id end
      ), 0) as system
    from counted c left join named n on n.id = c.id
    order by c.ingredient_id, c.location_id nulls first, c.id, c.lot_id nulls last`)
  return [...Map.groupBy(rows, (row) => row.id).values()].map((own) => {
    const { id: lineId, ingredientId, locationId } = own[0] as Row
    const parts = own.map(({ lotId, counted, system }) => ({
      lotId,
      counted: toAmount(counted),
      system: toAmount(system),
    }))
    return { id: lineId, ingredientId, locationId, parts }
  })
}

export const varianceOf = ({ counted, system }: CountedPart): string => difference(counted, system)

export const isChanged = (part: CountedPart): boolean => compareDecimals(varianceOf(part), '0') !== 0

/** The lots that were counted separately. */
export const namedLots = ({ parts }: CountedLine): Set<number> => new Set(parts.flatMap(({ lotId }) => lotId ?? []))

/** A change in a place: of a lot, or of whichever lots the ledger takes. */
export interface LotChange {
  lotId?: number
  change: string
}

/**
 * How a part changes the lots of its place. A counted lot changes itself. Other goods change as without lots, but do not touch
 * counted lots: missing goods are taken from the others, first expiring first, and found goods go to the other lot if there is
 * only one.
 */
export function lotChanges(line: CountedLine, part: CountedPart, lots: readonly LotOnHand[]): LotChange[] {
  const change = varianceOf(part)
  if (part.lotId !== null) return [{ lotId: part.lotId, change }]
  const named = namedLots(line)
  const others = lots.filter(({ lotId }) => !named.has(lotId))
  if (compareDecimals(change, '0') > 0) {
    const [only, ...more] = others
    return [only && more.length === 0 ? { lotId: only.lotId, change } : { change }]
  }
  if (named.size === 0) return [{ change }]
  const changes: LotChange[] = []
  let missing = change
  for (const { lotId, quantity } of others) {
    if (compareDecimals(missing, '0') >= 0) break
    if (compareDecimals(quantity, '0') <= 0) continue
    const isAll = compareDecimals(sumOf([missing, quantity]), '0') >= 0
    changes.push({ lotId, change: isAll ? missing : difference('0', quantity) })
    missing = isAll ? '0' : sumOf([missing, quantity])
  }
  return compareDecimals(missing, '0') < 0 ? [...changes, { change: missing }] : changes
}
