import { sql, type SQL } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { among, orderOf, type Page, pageInfo, type PageQuery, pageRows, toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { type NamedSite, ownSites } from '../../shared/own-sites.ts'
import { atPlace, placesOf, sourceOf } from './list-source.ts'
import { coverOf, readOutlook, readReserved } from './outlook.ts'
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
  const sites = await ownSites(tx, userId)
  const today = await readCatererToday(tx)
  if (query.asOf !== undefined && query.asOf > today) throw rejected({ asOf: message('stock.futureDay') })
  const asOf = query.asOf === today ? undefined : query.asOf
  await refuseUnknownFilters(tx, sites, query)
  const siteIds = sites.map(({ id }) => id).filter((id) => query.siteId === undefined || id === query.siteId)
  if (siteIds.length === 0) return { stock: [], page: pageInfo(query, 0) }

  const sort = query.sort ?? 'name'
  const sortedBy = new Set(sort.replaceAll('-', '').split(','))
  const needsExpiry = query.expiresWithin !== undefined || sortedBy.has('nextExpiry')
  // The sums of a place are only read for the rows of the page, unless all rows are compared by them.
  const isByPar = query.state === 'belowPar' || sortedBy.has('par')
  const isByFigures = isByPar || needsExpiry || query.state !== undefined || sortedBy.has('value')
  const sumsLater = query.locationId !== undefined && asOf === undefined && !isByFigures
  const source = sourceOf(siteIds, {
    locationId: query.locationId,
    asOf,
    needsExpiry,
    sumsLater,
    needsPar: isByPar,
    isBelowPar: query.state === 'belowPar',
  })
  const withReserved = withReservedOf(
    query.state === 'belowPar' && asOf === undefined ? await readReserved(tx, siteIds, today) : [],
  )
  const ofFood = foodFilter(query)
  const where = sql.join([among(sql`i.site_id`, siteIds), ...stateFilters(query, asOf, today), ...ofFood], sql` and `)
  const joins = (hasFood: boolean) =>
    sql`${query.state === 'belowPar' ? withReserved : sql``} ${hasFood ? withFood : sql``}`
  const { found, total } = await findPage(tx, query, {
    source,
    where,
    joins,
    order: stockOrder(sort),
    hasFood: { page: sortedBy.has('name') || ofFood.length > 0, count: ofFood.length > 0 },
    isSummed: query.locationId !== undefined || asOf !== undefined || query.state === 'belowPar',
  })
  const isPageOfPlace = query.locationId !== undefined && asOf === undefined && !isByPar
  const items = isPageOfPlace ? await atPlace(tx, found, query.locationId ?? 0) : found

  const foods = await stockFoods(tx, [...new Set(items.map(({ ingredientId }) => ingredientId))])
  const names = new Map(sites.map(({ id, name }) => [id, name]))
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
        onTheWay: own ? { quantity: own.onTheWay, inPacks: count(own.onTheWay) } : null,
        par: item.par === null ? null : toAmount(item.par),
        cover: own ? coverOf(own, today) : null,
        value: toAmount(item.value),
        uncosted: toAmount(item.uncosted),
        nextExpiry: asOf === undefined || needsExpiry ? item.nextExpiry : (places.get(keyOf(item))?.nextExpiry ?? null),
      },
    ]
  })
  return { stock, page: pageInfo(query, total) }
}

interface Search {
  source: SQL
  where: SQL
  joins: (hasFood: boolean) => SQL
  order: SQL
  /** Whether the ingredients are needed. */
  hasFood: { page: boolean; count: boolean }
  /** Rows are sums that take longer to compute than to sort: they are computed once for the page and its total. */
  isSummed: boolean
}

/** The rows of a page, and how many rows there are. */
async function findPage(tx: Tx, query: StockQuery, search: Search): Promise<{ found: ItemRow[]; total: number }> {
  const { source, where, joins, order, hasFood } = search
  const { limit, offset } = pageRows(query)
  const columns = sql`i.site_id as "siteId", i.ingredient_id as "ingredientId", i.quantity, round(i.value, 6) as value,
    i.uncosted, i.next_expiry as "nextExpiry", i.par`
  if (search.isSummed) {
    // Hashing exact decimals takes twice as long as sorting the layers of a large store.
    await tx.execute(sql`set local enable_hashagg = off`)
    // Each row has the total; a page without items has one row with only the total. The rows are numbered after the page is cut,
    // so that only its rows are kept in order.
    const rows = await tx.execute<ItemRow & { rows: number; position: number | null }>(sql`
      ${source}, matching as materialized (select i.* from items i ${joins(hasFood.count)} where ${where})
      select (select count(*)::int from matching) as rows, page.*
      from (values (1)) one left join (
        select cut.*, row_number() over ()::int as position from (
          select ${columns} from matching i ${hasFood.page ? withFood : sql``}
          order by ${order} limit ${limit} offset ${offset}
        ) cut
      ) page on true order by page.position`)
    return { found: rows.filter(({ position }) => position !== null), total: rows[0]?.rows ?? 0 }
  }
  const found = await tx.execute<ItemRow>(sql`
    ${source} select ${columns} from items i ${joins(hasFood.page)}
    where ${where} order by ${order} limit ${limit} offset ${offset}`)
  const [total] = await tx.execute<{ rows: number }>(sql`
    ${source} select count(*)::int as rows from items i ${joins(hasFood.count)} where ${where}`)
  return { found, total: total?.rows ?? 0 }
}

const withFood = sql`join ingredient g on g.id = i.ingredient_id`

/** Throws a 404 for a site that the user does not see, and for an unknown place. */
async function refuseUnknownFilters(tx: Tx, sites: readonly NamedSite[], { siteId, locationId }: StockQuery) {
  if (siteId !== undefined && !sites.some(({ id }) => id === siteId)) throw notFound(message('sites.notFound'))
  if (locationId === undefined) return
  const found = await tx.execute(sql`select id from storage_location where id = ${locationId}`)
  if (found.length === 0) throw notFound(message('storageLocations.notFound'))
}

function foodFilter({ q, category }: StockQuery): SQL[] {
  return [
    ...(q?.trim() ? [sql`g.search @@ prefix_query(${q})`] : []),
    ...(category === undefined ? [] : [sql`lower(g.category) = lower(${category})`]),
  ]
}

/**
 * Below par goes by what is available: after the planned needs of the next days, a site should have its par left, as for suggested
 * orders. A par is for the whole site, whatever place is shown. A past day ignores plans.
 */
const belowPar = {
  now: sql`i.par is not null and i.par > i.site_quantity - coalesce(r.quantity, 0)`,
  past: sql`i.quantity < i.par`,
}

const states = {
  zero: sql`i.quantity = 0`,
  negative: sql`i.quantity < 0`,
}

/** Joins `r`, the quantities of items `i` that planned menus reserve. */
const withReservedOf = (reserved: Awaited<ReturnType<typeof readReserved>>) =>
  sql`left join jsonb_to_recordset(${JSON.stringify(reserved)}::jsonb)
    as r("siteId" bigint, "ingredientId" bigint, quantity numeric) on r."siteId" = i.site_id and r."ingredientId" = i.ingredient_id`

/** How many of the sites' items are below par now. */
export async function countBelowPar(tx: Tx, siteIds: readonly number[], today: string): Promise<number> {
  const [counted] = await tx.execute<{ items: number }>(sql`
    with items as (select *, quantity as site_quantity from stock_item)
    select count(*)::int as items from items i ${withReservedOf(await readReserved(tx, siteIds, today))}
    where ${among(sql`i.site_id`, siteIds)} and ${belowPar.now}`)
  return counted?.items ?? 0
}

function stateFilters({ state, expiresWithin }: StockQuery, asOf: string | undefined, today: string): SQL[] {
  const ofState = state === 'belowPar' ? belowPar[asOf === undefined ? 'now' : 'past'] : state && states[state]
  return [
    ...(ofState ? [ofState] : []),
    ...(expiresWithin === undefined ? [] : [sql`i.next_expiry <= ${asOf ?? today}::date + ${expiresWithin}::int`]),
  ]
}

const sortable = {
  name: sql`lower(g.name) collate "C"`,
  value: sql`i.value`,
  nextExpiry: sql`i.next_expiry`,
  par: sql`i.par`,
}
/**
 * Sorting only by name follows the index of names, so that the first page of 250,000 rows sorts none of them; sorting by other
 * columns leaves out the names, because sorting names takes longer than everything else.
 */
function stockOrder(sort: string): SQL {
  if (sort === 'name' || sort === '-name') {
    const direction = sort === 'name' ? sql`asc` : sql`desc`
    return sql`${sortable.name} ${direction}, g.id ${direction}, i.site_id`
  }
  return sql.join([...orderOf(sort, sortable, 'name', sql`i.ingredient_id`), sql`i.site_id`], sql`, `)
}

/** Sites, storage locations and categories to choose from. */
export async function readStockOptions(tx: Tx, userId: number): Promise<Schemas['StockOptions']> {
  const sites = await ownSites(tx, userId)
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
    sites: sites.map(({ id, name }) => ({ siteId: id, siteName: name })),
    locations: locations.map(({ id, name }) => ({ id, name })),
    categories: categories.map(({ category }) => category),
    allowsNegativeStock: own?.allows ?? false,
  }
}
