import { sql } from 'drizzle-orm'

import type { Database, Tx, WorkContext } from '../../src/db/work.ts'
import { onHand, onHandByLot } from '../../src/modules/stock/ledger.ts'

// Counts the stock from outside: from `stock_move` alone, in SQL that shares nothing with the ledger.

type Figures = Record<string, string>

interface Row extends Record<string, unknown> {
  key: string
  figures: string
}

const toFigures = (rows: readonly Row[]): Figures => Object.fromEntries(rows.map(({ key, figures }) => [key, figures]))

/** Plain text of a number: 1.500000 and 1.5 are the same. */
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
const textOf = (...values: string[]) => values.map(plain).join(' ')

/** Quantity, known value and quantity without a cost of each ingredient at each site, as its moves add up by the end of a day. */
async function items(tx: Tx, date: string): Promise<Figures> {
  const rows = await tx.execute<{ key: string; quantity: string; value: string; uncosted: string }>(sql`
    select site_id || ' ' || ingredient_id as key, sum(quantity)::text as quantity,
      round(coalesce(sum(quantity * unit_cost), 0), 6)::text as value,
      coalesce(sum(case when unit_cost is null then quantity end), 0)::text as uncosted
    from stock_move where moved_on <= ${date}::date group by site_id, ingredient_id`)
  return toFigures(
    rows.map(({ key, quantity, value, uncosted }) => ({ key, figures: textOf(quantity, value, uncosted) })),
  )
}

/** Quantity and known value of each lot at each place. */
async function lots(tx: Tx, date: string): Promise<Figures> {
  const rows = await tx.execute<{ key: string; quantity: string; value: string }>(sql`
    select concat_ws(' ', site_id, coalesce(location_id, 0), ingredient_id, lot_id) as key, sum(quantity)::text as quantity,
      round(coalesce(sum(quantity * unit_cost), 0), 6)::text as value
    from stock_move where moved_on <= ${date}::date
    group by site_id, location_id, ingredient_id, lot_id having sum(quantity) <> 0`)
  return toFigures(rows.map(({ key, quantity, value }) => ({ key, figures: textOf(quantity, value) })))
}

/** What the ledger returns, in the same form. */
async function answered(tx: Tx, siteIds: readonly number[], asOf?: string) {
  const own = await onHand(tx, siteIds, undefined, asOf)
  const byLot = []
  for (const siteId of siteIds) byLot.push(...(await onHandByLot(tx, { siteId, ...(asOf !== undefined && { asOf }) })))
  return {
    // An ingredient that came later has nothing on a past day.
    items: toFigures(
      own.map(({ siteId, ingredientId, quantity, value, uncosted }) => ({
        key: `${siteId} ${ingredientId}`,
        figures: textOf(quantity, value, uncosted),
      })),
    ),
    lots: toFigures(
      byLot.map(({ siteId, locationId, ingredientId, lotId, quantity, value }) => ({
        key: [siteId, locationId ?? 0, ingredientId, lotId].join(' '),
        figures: textOf(quantity, value),
      })),
    ),
  }
}

const withoutNothing = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, text]) => text !== '0 0 0'))

interface Recount {
  counted: { items: Figures; lots: Figures }
  kept: { items: Figures; lots: Figures }
}

/** What the moves add up to, and what the ledger says, by the end of each day and now. Both are read in one transaction. */
export function recount(
  database: Database,
  context: WorkContext,
  siteIds: readonly number[],
  days: readonly string[],
): Promise<Recount[]> {
  return database.work(context, async (tx) => {
    const all: Recount[] = []
    for (const date of [...days, undefined]) {
      const kept = await answered(tx, siteIds, date)
      const [itemFigures, lotFigures] = [await items(tx, date ?? '9999-12-31'), await lots(tx, date ?? '9999-12-31')]
      all.push({
        counted: { items: withoutNothing(itemFigures), lots: lotFigures },
        kept: { items: withoutNothing(kept.items), lots: kept.lots },
      })
    }
    return all
  })
}

interface Move extends Record<string, unknown> {
  id: number
  item: string
  layer: number
  kind: string
  day: string
  expires: string
  millionths: string
}

/**
 * Replays the moves in order. Names each issue from any place that took goods although others of the ingredient, at the site on
 * that day, expired earlier.
 */
export async function takenOutOfOrder(tx: Tx): Promise<string[]> {
  const moves = await tx.execute<Move>(sql`
    select m.id, m.site_id || ' ' || m.ingredient_id as item, m.layer_id as layer, m.kind, m.moved_on::text as day,
      coalesce(o.expires_on::text, '9999-12-31') as expires, (m.quantity * 1000000)::bigint::text as millionths
    from stock_move m join stock_lot o on o.id = m.lot_id order by m.id`)
  const layers = new Map<number, { item: string; expires: string; since: string; left: bigint }>()
  const problems: string[] = []
  for (const { id, item, layer, kind, day, expires, millionths } of moves) {
    const own = layers.get(layer) ?? { item, expires, since: day, left: 0n }
    layers.set(layer, own)
    own.left += BigInt(millionths)
    if (kind !== 'issue' || BigInt(millionths) > 0n) continue
    const better = [...layers.values()].some(
      (other) => other.item === item && other.expires < expires && other.since <= day && other.left > 0n,
    )
    if (better) problems.push(`move ${id} took goods that expire on ${expires}`)
  }
  return problems
}
