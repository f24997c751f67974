import { issueFifo, type StockLayer } from '@commissary/domain/stock'
import { compareDecimals, costOfOne, difference, negated, sumOf, worth } from '@commissary/domain/units'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'

import { stockLayer } from '../../db/schema/stock.ts'
import { type LotVariance, stockCountLine } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { type Translate } from '../../shared/messages.ts'
import { adjustStock, lockItems, onHandByLot, type StockAdjustment } from '../stock/ledger.ts'
import type { CountRow } from './count-record.ts'
import { isChanged, lotChanges, namedLots, readCounted, varianceOf } from './counted-parts.ts'

/** Compares every counted line with the ledger, and values the variance as posting will: missing goods first expired, first out. */
export async function estimateVariances(tx: Tx, count: CountRow): Promise<void> {
  const lines = await readCounted(tx, count)
  const layers = await openLayers(tx, count)
  const lastCosts = await readLastCosts(tx, count)
  await writeVariances(
    tx,
    lines.map((line) => {
      const own = layers.get(placeOf(line)) ?? []
      const named = namedLots(line)
      const values = line.parts.map((part) => {
        const ofPart = own.filter(({ lotId }) => (part.lotId === null ? !named.has(lotId) : lotId === part.lotId))
        return valueOf(varianceOf(part), ofPart, lastCosts.get(line.ingredientId) ?? null)
      })
      return {
        id: line.id,
        system: sumOf(line.parts.map(({ system }) => system)),
        variance: sumOf(line.parts.map(varianceOf)),
        lots: line.parts.flatMap((part) =>
          part.lotId === null ? [] : [{ lotId: part.lotId, variance: varianceOf(part) }],
        ),
        ...totalOf(values),
      }
    }),
  )
}

/** Makes a count move for each variance, and stores the ledger's value of it. Lines that were not counted stay as they are. */
export async function postVariances(tx: Tx, count: CountRow, t: Translate): Promise<void> {
  const counted = await readCounted(tx, count)
  // Locks all items at once, because each reason is a separate call to the ledger.
  await lockItems(
    tx,
    counted.map(({ ingredientId }) => ({ siteId: count.siteId, ingredientId })),
  )
  // Moves of transactions that were under way when the count was finished are seen now.
  await estimateVariances(tx, count)
  const lines = new Map((await readCounted(tx, count)).map((line) => [line.id, line]))
  const rows = await tx
    .select()
    .from(stockCountLine)
    .where(and(eq(stockCountLine.stockCountId, count.id), isNotNull(stockCountLine.variance)))
    .orderBy(stockCountLine.id)
  const moved = rows.filter(({ id }) => lines.get(id)?.parts.some(isChanged))
  const lots = Map.groupBy(await onHandByLot(tx, { siteId: count.siteId }), placeOf)
  const reasonOf = ({ reason, reasonNote }: (typeof rows)[number]) =>
    [reason && t(`stockCounts.reasons.${reason}`), reasonNote].filter(Boolean).join(': ') || null
  for (const [reason, own] of Map.groupBy(moved, reasonOf)) {
    const adjustments = own.flatMap(({ id, ingredientId, storageLocationId: locationId }): StockAdjustment[] => {
      const line = lines.get(id)
      const atPlace = lots.get(placeOf({ ingredientId, locationId })) ?? []
      return (line?.parts ?? [])
        .filter(isChanged)
        .flatMap((part) => (line ? lotChanges(line, part, atPlace) : []))
        .map((change) => ({ siteId: count.siteId, locationId, ingredientId, ...change }))
    })
    await adjustStock(
      tx,
      { cause: { kind: 'count', id: count.id }, movedOn: count.date, reason, fieldOf: () => 'to' },
      adjustments,
      'count',
    )
  }
  await writePosted(tx, count, moved)
}

/** Stores the ledger's value of each variance. Joined by id: by place, the planner compares every line with every move. */
async function writePosted(
  tx: Tx,
  { id }: CountRow,
  lines: readonly { id: number; ingredientId: number; storageLocationId: number | null }[],
): Promise<void> {
  const sums = await tx.execute<
    Place & { value: string | null; unitCost: string | null } & Record<string, unknown>
  >(sql`
    select ingredient_id as "ingredientId", location_id as "locationId",
      case when bool_or(unit_cost is null) then null else round(sum(quantity * unit_cost), 6) end as value,
      case when bool_or(unit_cost is null) or sum(quantity) = 0 then null
        else round(sum(quantity * unit_cost) / sum(quantity), 12) end as "unitCost"
    from stock_move where cause_kind = 'count' and cause_id = ${id} group by ingredient_id, location_id`)
  const posted = new Map(sums.map((sum) => [placeOf(sum), sum]))
  const rows = lines.flatMap(({ id: lineId, ingredientId, storageLocationId: locationId }) => {
    const own = posted.get(placeOf({ ingredientId, locationId }))
    return own ? [{ id: lineId, value: own.value, unitCost: own.unitCost }] : []
  })
  await tx.execute(sql`
    update stock_count_line l set variance_value = x.value, unit_cost = x."unitCost"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, value numeric, "unitCost" numeric)
    where l.id = x.id and l.caterer_id = current_caterer()`)
}

interface Place {
  ingredientId: number
  locationId: number | null
}

const placeOf = ({ ingredientId, locationId }: Place) => `${ingredientId} ${locationId ?? ''}`

interface Variance {
  id: number
  system: string
  variance: string
  lots: LotVariance[]
  unitCost: string | null
  value: string | null
}

/** The value of a variance: missing goods at the cost of the layers they are taken from, found goods at the last known cost. */
function valueOf(
  variance: string,
  layers: readonly StockLayer[],
  lastCost: string | null,
): Pick<Variance, 'unitCost' | 'value'> {
  const order = compareDecimals(variance, '0')
  if (order === 0) return { unitCost: null, value: '0' }
  if (order > 0) return { unitCost: lastCost, value: lastCost === null ? null : worth(variance, lastCost) }
  const quantity = negated(variance)
  const { cost, short } = issueFifo(layers, quantity)
  const isShort = compareDecimals(short, '0') > 0
  if (compareDecimals(cost.uncosted, '0') > 0 || (isShort && lastCost === null)) return { unitCost: null, value: null }
  const whole = isShort ? difference(cost.known, worth(negated(short), lastCost ?? '0')) : cost.known
  return { unitCost: costOfOne(whole, quantity), value: negated(whole) }
}

/** The total value of a line's parts. Lots of a line differ in cost, so there is a unit cost only if there is one part. */
function totalOf(parts: readonly Pick<Variance, 'unitCost' | 'value'>[]): Pick<Variance, 'unitCost' | 'value'> {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const known = parts.flatMap(({ value }) => value ?? [])
  return { unitCost: null, value: known.length === parts.length ? sumOf(known) : null }
}

async function writeVariances(tx: Tx, variances: readonly Variance[]): Promise<void> {
  await tx.execute(sql`
    update stock_count_line l set system = x.system, variance = x.variance, unit_cost = x."unitCost", variance_value = x.value,
      lot_variances = x.lots
    from jsonb_to_recordset(${JSON.stringify(variances)}::jsonb)
      as x(id bigint, system numeric, variance numeric, "unitCost" numeric, value numeric, lots jsonb)
    where l.id = x.id and l.caterer_id = current_caterer()`)
}

async function openLayers(tx: Tx, { siteId }: CountRow): Promise<Map<string, (StockLayer & { lotId: number })[]>> {
  const rows = await tx
    .select()
    .from(stockLayer)
    .where(and(eq(stockLayer.siteId, siteId), gt(stockLayer.remaining, '0')))
  const layers = rows.map(({ remaining, unitCost, ...row }) => ({
    ...row,
    quantity: toAmount(remaining),
    unitCost: unitCost === null ? null : toAmount(unitCost),
  }))
  return Map.groupBy(layers, placeOf)
}

async function readLastCosts(tx: Tx, { siteId }: CountRow): Promise<Map<number, string>> {
  const rows = await tx.execute<{ id: number; cost: string | null }>(
    sql`select ingredient_id as id, last_cost as cost from stock_item where site_id = ${siteId}`,
  )
  return new Map(rows.flatMap(({ id, cost }) => (cost === null ? [] : [[id, toAmount(cost)] as const])))
}
