import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'
import type { ItemKey } from './ledger-rows.ts'
import { layersAt } from './on-hand.ts'
import { keyOf } from './stock-book.ts'

interface Source {
  locationId: number | undefined
  /** A day before today; undefined = now. */
  asOf: string | undefined
  needsExpiry: boolean
  /** The sums of a place are only read for the page. */
  sumsLater: boolean
  /** All items are compared by their par. */
  needsPar: boolean
  /** Only items with a par are requested. */
  isBelowPar: boolean
}

/** `with items as …`: the stored totals, or those of a place or a past date, computed by the same sums. */
export function sourceOf(
  siteIds: readonly number[],
  { locationId, asOf, needsExpiry, sumsLater, needsPar, isBelowPar }: Source,
): SQL {
  if (locationId !== undefined && sumsLater) {
    // Which items the place has comes from the index alone. Their sums are only read for the page (`atPlace`).
    return sql`with items as (
      select distinct l.site_id, l.ingredient_id, 0::numeric as quantity, 0::numeric as value, 0::numeric as uncosted,
        null::date as next_expiry, null::numeric as par
      from stock_layer l where l.remaining <> 0 and l.location_id = ${locationId} and ${among(sql`l.site_id`, siteIds)})`
  }
  if (locationId === undefined && asOf === undefined)
    return sql`with items as (select *, quantity as site_quantity from stock_item)`
  if (locationId === undefined && !needsExpiry) return sql`with items as (${itemsAt(asOf ?? '')})`
  const where = sql`${among(sql`l.site_id`, siteIds)} ${locationId === undefined ? sql`` : sql`and l.location_id = ${locationId}`}`
  const withPar = isBelowPar
    ? sql`join stock_item p on p.site_id = l.site_id and p.ingredient_id = l.ingredient_id and p.par is not null`
    : sql``
  // Without a date, the layers themselves have what is left.
  const left =
    asOf === undefined
      ? sql`select l.*, l.remaining as at_hand from stock_layer l ${withPar} where l.remaining <> 0 and ${where}`
      : sql`select l.*, a.quantity as at_hand from (${layersAt(where, { asOf })}) a join stock_layer l on l.id = a.id`
  const sums = sql`select l.site_id, l.ingredient_id, sum(l.at_hand) as quantity,
      coalesce(sum(l.at_hand * l.unit_cost), 0) as value,
      coalesce(sum(l.at_hand) filter (where l.unit_cost is null), 0) as uncosted,
      min(l.expires_on) filter (where l.at_hand > 0) as next_expiry
    from (${left}) l group by l.ingredient_id, l.site_id`
  // The pars of a page are read with its sums.
  if (locationId !== undefined && asOf === undefined && !needsPar)
    return sql`with items as (select x.*, null::numeric as par from (${sums}) x)`
  // A place only lists items that are there; a site also lists items that it has none of.
  return sql`with items as (
    select i.site_id, i.ingredient_id, coalesce(x.quantity, 0) as quantity, coalesce(x.value, 0) as value,
      coalesce(x.uncosted, 0) as uncosted, x.next_expiry, i.par, i.quantity as site_quantity
    from stock_item i ${locationId === undefined ? sql`left` : sql``} join (${sums}) x
      on x.site_id = i.site_id and x.ingredient_id = i.ingredient_id)`
}

/** The stored totals without the moves after a day, which are few if it is recent. The page reads its expiries itself. */
const itemsAt = (asOf: string): SQL => sql`
  select i.site_id, i.ingredient_id, i.quantity - coalesce(m.quantity, 0) as quantity,
    i.value - coalesce(m.value, 0) as value, i.uncosted - coalesce(m.uncosted, 0) as uncosted,
    null::date as next_expiry, i.par
  from stock_item i
  left join (
    select site_id, ingredient_id, sum(quantity) as quantity, sum(quantity * unit_cost) as value,
      sum(quantity) filter (where unit_cost is null) as uncosted
    from stock_move where moved_on > ${asOf}::date group by site_id, ingredient_id
  ) m on m.site_id = i.site_id and m.ingredient_id = i.ingredient_id`

const ofItems = (items: readonly ItemKey[]): SQL =>
  sql`(l.site_id, l.ingredient_id) in (${sql.join(
    items.map(({ siteId, ingredientId }) => sql`(${siteId}::bigint, ${ingredientId}::bigint)`),
    sql`, `,
  )})`

interface Sums {
  quantity: string
  value: string
  uncosted: string
  nextExpiry: string | null
  par: string | null
}

/** The items of a page with what a place has of each, and their site's par. */
export async function atPlace<Item extends ItemKey>(
  tx: Tx,
  items: readonly Item[],
  locationId: number,
): Promise<(Item & Sums)[]> {
  if (items.length === 0) return []
  const rows = await tx.execute<ItemKey & Sums & Record<string, unknown>>(sql`
    select l.site_id as "siteId", l.ingredient_id as "ingredientId", sum(l.remaining) as quantity,
      round(coalesce(sum(l.remaining * l.unit_cost), 0), 6) as value,
      coalesce(sum(l.remaining) filter (where l.unit_cost is null), 0) as uncosted,
      min(l.expires_on) filter (where l.remaining > 0) as "nextExpiry",
      (select i.par from stock_item i where i.site_id = l.site_id and i.ingredient_id = l.ingredient_id) as par
    from stock_layer l where l.remaining <> 0 and l.location_id = ${locationId} and ${ofItems(items)}
    group by l.site_id, l.ingredient_id`)
  const sums = new Map(rows.map((row) => [keyOf(row), row]))
  return items.flatMap((item) => {
    const own = sums.get(keyOf(item))
    if (!own) return []
    const { quantity, value, uncosted, nextExpiry, par } = own
    return [{ ...item, quantity, value, uncosted, nextExpiry, par }]
  })
}

/** Where the items of a page are, in one statement. */
export async function placesOf(tx: Tx, items: readonly ItemKey[], asOf: string | undefined) {
  if (items.length === 0) return new Map<string, Places>()
  const keys = sql`(l.site_id, l.ingredient_id) in (${sql.join(
    items.map(({ siteId, ingredientId }) => sql`(${siteId}::bigint, ${ingredientId}::bigint)`),
    sql`, `,
  )})`
  const rows = await tx.execute<{
    siteId: number
    ingredientId: number
    locationId: number | null
    locationName: string | null
    quantity: string
    nextExpiry: string | null
  }>(sql`with layers as (${layersAt(keys, { asOf })})
    select l.site_id as "siteId", l.ingredient_id as "ingredientId", l.location_id as "locationId",
      p.storage_location_name as "locationName", sum(a.quantity) as quantity,
      min(l.expires_on) filter (where a.quantity > 0) as "nextExpiry"
    from layers a join stock_layer l on l.id = a.id left join storage_location p on p.id = l.location_id
    group by l.site_id, l.ingredient_id, l.location_id, p.storage_location_name having sum(a.quantity) <> 0
    order by lower(p.storage_location_name) collate "C" nulls last`)
  const places = Map.groupBy(rows, keyOf)
  return new Map(
    [...places].map(([key, own]): [string, Places] => [
      key,
      {
        locations: own.map(({ locationId, locationName, quantity }) => ({
          locationId,
          locationName,
          quantity: toAmount(quantity),
        })),
        nextExpiry: own.flatMap(({ nextExpiry }) => nextExpiry ?? []).sort()[0] ?? null,
      },
    ]),
  )
}

interface Places {
  locations: Schemas['StockRow']['locations']
  nextExpiry: string | null
}
