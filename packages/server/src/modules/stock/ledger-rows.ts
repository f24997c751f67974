import { eq, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import { stockLayer, stockMove } from '../../db/schema/stock.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { lotKey, storeLots } from './lots.ts'
import { StockBook, isOpen, keyOf, sumsOf, type BookItem, type BookLayer, type Origin } from './stock-book.ts'

/** An ingredient at a site. */
export interface ItemKey {
  siteId: number
  ingredientId: number
}

/** Rows in one statement as JSON, because a statement takes a limited number of parameters. */
const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Locks ingredients at sites until the transaction ends, in the order of site and ingredient, so that writers never deadlock. */
export async function lockItems(tx: Tx, keys: readonly ItemKey[]): Promise<void> {
  const items = distinct(keys)
  if (items.length === 0) return
  await tx.execute(sql`insert into stock_item (site_id, ingredient_id)
    select k."siteId", k."ingredientId" from jsonb_to_recordset(${asJson(items)}) as k("siteId" bigint, "ingredientId" bigint)
    order by 1, 2 on conflict do nothing`)
  await tx.execute(sql`select i.id from stock_item i
    join jsonb_to_recordset(${asJson(items)}) as k("siteId" bigint, "ingredientId" bigint)
      on k."siteId" = i.site_id and k."ingredientId" = i.ingredient_id
    order by i.site_id, i.ingredient_id for update of i`)
}

interface LayerRow extends Record<string, unknown> {
  id: number
  siteId: number
  locationId: number | null
  ingredientId: number
  lotId: number
  code: string | null
  expiresOn: string | null
  receivedOn: string
  agedOn: string
  unitCost: string | null
  isShortage: boolean
  remaining: string
  kind: Origin['kind'] | null
  causeKind: Origin['causeKind'] | null
  causeId: number | null
  reason: string | null
}

/** Locks ingredients at sites and reads their open layers, and the layers of `layerIds` that are used up. */
export async function openBook(tx: Tx, keys: readonly ItemKey[], layerIds: readonly number[] = []): Promise<StockBook> {
  await lockItems(tx, keys)
  const items = distinct(keys)
  const costs = await tx.execute<{ siteId: number; ingredientId: number; lastCost: string | null }>(sql`
    select i.site_id as "siteId", i.ingredient_id as "ingredientId", i.last_cost as "lastCost" from stock_item i
    join jsonb_to_recordset(${asJson(items)}) as k("siteId" bigint, "ingredientId" bigint)
      on k."siteId" = i.site_id and k."ingredientId" = i.ingredient_id`)
  const layers = await tx.execute<LayerRow>(sql`
    select l.id, l.site_id as "siteId", l.location_id as "locationId", l.ingredient_id as "ingredientId", l.lot_id as "lotId",
      o.code, l.expires_on as "expiresOn", l.received_on as "receivedOn", l.aged_on as "agedOn", l.unit_cost as "unitCost",
      l.is_shortage as "isShortage", l.remaining, first.kind, first.cause_kind as "causeKind", first.cause_id as "causeId",
      first.reason
    from stock_layer l
    join jsonb_to_recordset(${asJson(items)}) as k("siteId" bigint, "ingredientId" bigint)
      on k."siteId" = l.site_id and k."ingredientId" = l.ingredient_id
    join stock_lot o on o.id = l.lot_id
    left join lateral (
      select m.kind, m.cause_kind, m.cause_id, m.reason from stock_move m
      where l.is_shortage and m.layer_id = l.id order by m.id limit 1
    ) first on true
    where l.remaining <> 0
    union all
    select l.id, l.site_id, l.location_id, l.ingredient_id, l.lot_id, o.code, l.expires_on, l.received_on, l.aged_on,
      l.unit_cost, l.is_shortage, l.remaining, null, null, null, null
    from stock_layer l
    join stock_lot o on o.id = l.lot_id
    where l.remaining = 0 and ${among(sql`l.id`, layerIds)}`)
  const byItem = Map.groupBy(layers, keyOf)
  const [own] = await tx
    .select({ allows: caterer.allowsNegativeStock })
    .from(caterer)
    .where(sql`${caterer.id} = ${ownCaterer()}`)
  return new StockBook(
    costs.map((row): BookItem => ({
      siteId: row.siteId,
      ingredientId: row.ingredientId,
      lastCost: row.lastCost === null ? null : toAmount(row.lastCost),
      layers: (byItem.get(keyOf(row)) ?? []).map(toLayer),
    })),
    own?.allows ?? false,
  )
}

function toLayer({ lotId, code, expiresOn, kind, causeKind, causeId, reason, ...row }: LayerRow): BookLayer {
  return {
    ...row,
    lot: { id: lotId, code, expiresOn },
    unitCost: row.unitCost === null ? null : toAmount(row.unitCost),
    remaining: toAmount(row.remaining),
    ...(kind !== null && causeKind !== null && causeId !== null && { shortOf: { kind, causeKind, causeId, reason } }),
  }
}

/** Writes what the book recorded: new lots and layers, what is left of the others, the moves, and the totals kept per item. */
export async function writeBook(tx: Tx, book: StockBook): Promise<void> {
  if (book.moves.length === 0) return
  const lots = await storeLots(tx, book.newLayers)
  const lotOf = ({ lot, ingredientId }: BookLayer) => lot.id ?? lots.get(lotKey({ ...lot, ingredientId }))
  await insertLayers(tx, book.newLayers, lotOf)
  await tx.execute(sql`update stock_layer l set remaining = x.remaining
    from jsonb_to_recordset(${asJson([...book.changed].map(({ id, remaining }) => ({ id, remaining })))})
      as x(id bigint, remaining numeric)
    where l.id = x.id and l.caterer_id = current_caterer()`)
  for (const rows of chunks(book.moves)) {
    await tx.insert(stockMove).values(
      rows.map(({ layer, movedOn, kind, quantity, reason, causeKind, causeId }) => ({
        siteId: layer.siteId,
        locationId: layer.locationId,
        ingredientId: layer.ingredientId,
        lotId: known(lotOf(layer)),
        layerId: known(layer.id),
        movedOn,
        kind,
        quantity,
        unitCost: layer.unitCost,
        reason,
        causeKind,
        causeId,
      })),
    )
  }
  await updateItems(tx, book)
}

async function insertLayers(
  tx: Tx,
  layers: readonly BookLayer[],
  lotOf: (layer: BookLayer) => number | undefined,
): Promise<void> {
  for (const some of chunks(layers)) {
    const rows = await tx
      .insert(stockLayer)
      .values(
        some.map((layer) => ({
          siteId: layer.siteId,
          locationId: layer.locationId,
          ingredientId: layer.ingredientId,
          lotId: known(lotOf(layer)),
          expiresOn: layer.lot.expiresOn,
          receivedOn: layer.receivedOn,
          agedOn: layer.agedOn,
          unitCost: layer.unitCost,
          isShortage: layer.isShortage,
          remaining: layer.remaining,
        })),
      )
      .returning({ id: stockLayer.id })
    // Ids are assigned in the order of the values.
    const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
    for (const [index, layer] of some.entries()) layer.id = known(ids[index])
  }
}

async function updateItems(tx: Tx, book: StockBook): Promise<void> {
  const moves = Map.groupBy(book.moves, ({ layer }) => keyOf(layer))
  const rows = book.items.flatMap((item) => {
    const own = moves.get(keyOf(item))
    if (!own) return []
    const expiries = item.layers.filter(isOpen).flatMap(({ lot }) => lot.expiresOn ?? [])
    const { siteId, ingredientId, lastCost } = item
    return [{ siteId, ingredientId, lastCost, nextExpiry: expiries.sort()[0] ?? null, ...sumsOf(own) }]
  })
  await tx.execute(sql`update stock_item i set quantity = i.quantity + x.quantity, value = i.value + x.value,
      uncosted = i.uncosted + x.uncosted, next_expiry = x."nextExpiry", last_cost = x."lastCost"
    from jsonb_to_recordset(${asJson(rows)}) as x("siteId" bigint, "ingredientId" bigint, quantity numeric, value numeric,
      uncosted numeric, "nextExpiry" date, "lastCost" numeric)
    where i.site_id = x."siteId" and i.ingredient_id = x."ingredientId" and i.caterer_id = current_caterer()`)
}

/** Throws a 422 for the lines with a site, location, ingredient or lot that the caterer does not have. */
export async function refuseUnknown(
  tx: Tx,
  lines: readonly { siteId: number; locationId?: number | null; ingredientId: number; lotId?: number; field: string }[],
): Promise<void> {
  const unknown = await tx.execute<{ field: string; what: 'site' | 'location' | 'ingredient' | 'lot' }>(sql`
    select x.field, case when s.id is null then 'site' when g.id is null then 'ingredient'
      when o.id is null and x."lotId" is not null then 'lot' else 'location' end as what
    from jsonb_to_recordset(${asJson(lines)})
      as x("siteId" bigint, "locationId" bigint, "ingredientId" bigint, "lotId" bigint, field text)
    left join inventory_site s on s.id = x."siteId"
    left join storage_location p on p.id = x."locationId"
    left join ingredient g on g.id = x."ingredientId"
    left join stock_lot o on o.id = x."lotId" and o.ingredient_id = x."ingredientId"
    where s.id is null or g.id is null or (p.id is null and x."locationId" is not null)
      or (o.id is null and x."lotId" is not null)`)
  if (unknown.length === 0) return
  throw rejected(
    Object.fromEntries(
      unknown.map(({ field, what }) => [inField(field, `${what}Id`), message(`stock.unknown.${what}`)]),
    ),
  )
}

/** The name of a line's field; if the line is the whole request, the request's own field. */
export const inField = (line: string, name: string) => (line === '' ? name : `${line}.${name}`)

function distinct(keys: readonly ItemKey[]): ItemKey[] {
  return [
    ...new Map(
      keys.map(({ siteId, ingredientId }) => [keyOf({ siteId, ingredientId }), { siteId, ingredientId }]),
    ).values(),
  ]
}

/** Rows per statement: each has 20 values, and a statement takes 65,535. */
function chunks<Row>(rows: readonly Row[], size = 2000): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A layer or lot was not written')
  return value
}

/** The names of an ingredient with its unit and of a site, for refusals. */
export async function namesOf(tx: Tx, { siteId, ingredientId }: ItemKey) {
  const [food] = await tx
    .select({ name: ingredient.name, unit: ingredient.baseUnit })
    .from(ingredient)
    .where(eq(ingredient.id, ingredientId))
  const [site] = await tx
    .select({ name: inventorySite.siteName })
    .from(inventorySite)
    .where(eq(inventorySite.id, siteId))
  return { name: food?.name ?? '', unit: food?.unit ?? '', site: site?.name ?? '' }
}
