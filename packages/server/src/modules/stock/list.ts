import { sql, type SQL } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { pageInfo, pageRows, toAmount, type Page, type PageQuery } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { coverOf, readOutlook } from './outlook.ts'
import { among, layersAt } from './on-hand.ts'
import { listStockSites, type StockSite } from './sites.ts'
import { stockFoods } from './stock-foods.ts'
import { keyOf } from './stock-book.ts'

type StockRow = Schemas['StockRow']

export interface StockQuery extends PageQuery {
  q?: string
  sort?: string
  siteId?: number
  locationId?: number
  category?: string
  state?: 'belowPar' | 'zero' | 'negative'
  expiresWithin?: number
  asOf?: string
}

interface ItemRow extends Record<string, unknown> {
  siteId: number
  ingredientId: number
  quantity: string
  value: string
  uncosted: string
  nextExpiry: string | null
  par: string | null
}

/** What sites have of each ingredient that was ever in stock there or has a par, by name and site unless sorted otherwise. */
export async function listStock(tx: Tx, userId: number, query: StockQuery): Promise<{ stock: StockRow[]; page: Page }> {
  const sites = await listStockSites(tx, userId)
  const today = await readCatererToday(tx)
  if (query.asOf !== undefined && query.asOf > today) throw rejected({ asOf: message('stock.futureDay') })
  const asOf = query.asOf === today ? undefined : query.asOf
  await refuseUnknownFilters(tx, sites, query)
  const siteIds = sites.map(({ siteId }) => siteId).filter((id) => query.siteId === undefined || id === query.siteId)
  if (siteIds.length === 0) return { stock: [], page: pageInfo(query, 0) }

  const needsExpiry = query.expiresWithin !== undefined || (query.sort?.includes('nextExpiry') ?? false)
  const source = sourceOf(siteIds, query.locationId, asOf, needsExpiry)
  const ofFood = foodFilter(query)
  const where = sql.join([among(sql`i.site_id`, siteIds), ...stateFilters(query, asOf ?? today), ...ofFood], sql` and `)
  const withFood = sql`join ingredient g on g.id = i.ingredient_id`
  const { order, isByName } = orderOf(query.sort)
  const { limit, offset } = pageRows(query)
  const items = await tx.execute<ItemRow>(sql`
    ${source} select i.site_id as "siteId", i.ingredient_id as "ingredientId", i.quantity, round(i.value, 6) as value,
      i.uncosted, i.next_expiry as "nextExpiry", i.par
    from items i ${isByName || ofFood.length > 0 ? withFood : sql``}
    where ${where} order by ${order} limit ${limit} offset ${offset}`)
  const [total] = await tx.execute<{ rows: number }>(sql`
    ${source} select count(*)::int as rows from items i ${ofFood.length > 0 ? withFood : sql``} where ${where}`)

  const foods = await stockFoods(tx, [...new Set(items.map(({ ingredientId }) => ingredientId))])
  const names = new Map(sites.map(({ siteId, siteName }) => [siteId, siteName]))
  const places = await placesOf(tx, items, asOf)
  const outlook = asOf === undefined ? await readOutlook(tx, items, today) : null
  const stock = items.flatMap((item): StockRow[] => {
    const food = foods.get(item.ingredientId)
    if (!food) return []
    const { count, packOf: _, id: __, isArchived, ...shown } = food
    const quantity = toAmount(item.quantity)
    const own = outlook?.get(keyOf(item))
    return [
      {
        ...shown,
        siteId: item.siteId,
        siteName: names.get(item.siteId) ?? '',
        ingredientId: item.ingredientId,
        isArchived,
        quantity,
        inPacks: count(quantity),
        locations: places.get(keyOf(item))?.locations ?? [],
        reserved: own ? { quantity: own.reserved, isMore: own.isMore, inPacks: count(own.reserved) } : null,
        available: own ? { quantity: own.available, inPacks: count(own.available) } : null,
        onOrder: own ? { quantity: own.onOrder, inPacks: count(own.onOrder) } : null,
        par: item.par === null ? null : toAmount(item.par),
        cover: own ? coverOf(own, today) : null,
        value: toAmount(item.value),
        uncosted: toAmount(item.uncosted),
        nextExpiry: asOf === undefined || needsExpiry ? item.nextExpiry : (places.get(keyOf(item))?.nextExpiry ?? null),
      },
    ]
  })
  return { stock, page: pageInfo(query, total?.rows ?? 0) }
}

/** Throws a 404 for a site that the user does not see, and for an unknown place. */
async function refuseUnknownFilters(tx: Tx, sites: readonly StockSite[], { siteId, locationId }: StockQuery) {
  if (siteId !== undefined && !sites.some((site) => site.siteId === siteId)) throw notFound(message('sites.notFound'))
  if (locationId === undefined) return
  const found = await tx.execute(sql`select id from storage_location where id = ${locationId}`)
  if (found.length === 0) throw notFound(message('storageLocations.notFound'))
}

/** `with items as …`: the kept figures, or those of a place or of a past date, by the same sums. */
function sourceOf(
  siteIds: readonly number[],
  locationId: number | undefined,
  asOf: string | undefined,
  needsExpiry: boolean,
): SQL {
  if (locationId === undefined && asOf === undefined) return sql`with items as (select * from stock_item)`
  if (locationId === undefined && !needsExpiry) return sql`with items as (${itemsAt(asOf ?? '')})`
  const where = sql`${among(sql`l.site_id`, siteIds)} ${locationId === undefined ? sql`` : sql`and l.location_id = ${locationId}`}`
  // Without a date, what is left is in the layers themselves.
  const left =
    asOf === undefined
      ? sql`select l.*, l.remaining as at_hand from stock_layer l where l.remaining <> 0 and ${where}`
      : sql`select l.*, a.quantity as at_hand from (${layersAt(where, { asOf })}) a join stock_layer l on l.id = a.id`
  const sums = sql`select l.site_id, l.ingredient_id, sum(l.at_hand) as quantity,
      coalesce(sum(l.at_hand * l.unit_cost), 0) as value,
      coalesce(sum(l.at_hand) filter (where l.unit_cost is null), 0) as uncosted,
      min(l.expires_on) filter (where l.at_hand > 0) as next_expiry
    from (${left}) l group by l.site_id, l.ingredient_id`
  // In a place there is only what is there; at a site also what there is none of.
  return sql`with items as (
    select i.id, i.site_id, i.ingredient_id, coalesce(x.quantity, 0) as quantity, coalesce(x.value, 0) as value,
      coalesce(x.uncosted, 0) as uncosted, x.next_expiry, i.par
    from stock_item i ${locationId === undefined ? sql`left` : sql``} join (${sums}) x
      on x.site_id = i.site_id and x.ingredient_id = i.ingredient_id)`
}

/** The kept figures without the moves after a day, which are few for a recent one. The page reads its expiries itself. */
const itemsAt = (asOf: string): SQL => sql`
  select i.id, i.site_id, i.ingredient_id, i.quantity - coalesce(m.quantity, 0) as quantity,
    i.value - coalesce(m.value, 0) as value, i.uncosted - coalesce(m.uncosted, 0) as uncosted,
    null::date as next_expiry, i.par
  from stock_item i
  left join (
    select site_id, ingredient_id, sum(quantity) as quantity, sum(quantity * unit_cost) as value,
      sum(quantity) filter (where unit_cost is null) as uncosted
    from stock_move where moved_on > ${asOf}::date group by site_id, ingredient_id
  ) m on m.site_id = i.site_id and m.ingredient_id = i.ingredient_id`

function foodFilter({ q, category }: StockQuery): SQL[] {
  return [
    ...(q?.trim() ? [sql`g.search @@ prefix_query(${q})`] : []),
    ...(category === undefined ? [] : [sql`lower(g.category) = lower(${category})`]),
  ]
}

const states = {
  belowPar: sql`i.quantity < i.par`,
  zero: sql`i.quantity = 0`,
  negative: sql`i.quantity < 0`,
}

const stateFilters = ({ state, expiresWithin }: StockQuery, day: string): SQL[] => [
  ...(state === undefined ? [] : [states[state]]),
  ...(expiresWithin === undefined ? [] : [sql`i.next_expiry <= ${day}::date + ${expiresWithin}::int`]),
]

const sortable: Record<string, SQL> = {
  value: sql`i.value`,
  nextExpiry: sql`i.next_expiry`,
  par: sql`i.par`,
}

/**
 * By name and site along the index of names, so that the first page of 250,000 rows sorts none of them; by another column
 * without the names, whose sorting takes longer than all else.
 */
function orderOf(sort: string | undefined): { order: SQL; isByName: boolean } {
  const column = sortable[sort?.replace(/^-/, '') ?? '']
  const direction = sort?.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  if (column) return { order: sql`${column} ${direction}, i.id`, isByName: false }
  const isDown = sort === '-name'
  const byName = sql`lower(g.name) collate "C", g.id, i.site_id`
  return { order: isDown ? sql`lower(g.name) collate "C" desc, g.id desc, i.site_id` : byName, isByName: true }
}

/** Where the items of a page are, in one statement. */
async function placesOf(tx: Tx, items: readonly ItemRow[], asOf: string | undefined) {
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
  locations: StockRow['locations']
  nextExpiry: string | null
}

/** Sites, storage locations and categories to choose from. */
export async function readStockOptions(tx: Tx, userId: number): Promise<Schemas['StockOptions']> {
  const sites = await listStockSites(tx, userId)
  const locations = await tx.execute<{ id: number; name: string }>(sql`
    select id, storage_location_name as name from storage_location order by lower(storage_location_name) collate "C", id`)
  const categories = await tx.execute<{ category: string }>(sql`
    select min(g.category) as category from ingredient g
    where g.category <> '' and exists (select from stock_item i where i.ingredient_id = g.id)
    group by lower(g.category) order by lower(min(g.category)) collate "C"`)
  const [own] = await tx.execute<{ allows: boolean }>(
    sql`select allows_negative_stock as allows from caterer where id = current_caterer()`,
  )
  return {
    sites: sites.map(({ siteId, siteName }) => ({ siteId, siteName })),
    locations: locations.map(({ id, name }) => ({ id, name })),
    categories: categories.map(({ category }) => category),
    allowsNegativeStock: own?.allows ?? false,
  }
}
