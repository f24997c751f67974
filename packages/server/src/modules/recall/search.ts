import { sql, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { idList } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSchool, isSiteOfOwnSchool } from '../../shared/own-schools.ts'

/** What to look for. A lot matches all that is given. */
export interface RecallSearch {
  lotCodes?: string
  ingredientId?: number
  vendorId?: number
  itemCode?: string
  from?: string
  to?: string
}

/** What a user may see of the caterer: the user's schools and their sites, including closed ones. */
export interface Sight {
  siteIds: number[]
  schoolIds: number[]
}

/** A code without what people write differently: letter case, spaces, hyphens, dots, slashes, underscores, number signs. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s\-./_#]/g, '')

/** The codes in a list that people type or paste, without duplicates. */
export const codesOf = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map(plainCode)
      .filter((code) => code !== ''),
  ),
]

/** Throws a 422 for a search without anything to look for, and for dates in the wrong order. */
export function checkSearch({ lotCodes, ingredientId, vendorId, itemCode, from, to }: RecallSearch): void {
  if (codesOf(lotCodes).length === 0 && !ingredientId && !vendorId && !plainCode(itemCode ?? '')) {
    throw rejected({ lotCodes: message('recall.nothingToFind') })
  }
  if (from !== undefined && to !== undefined && from > to) throw rejected({ to: message('recall.datesTurned') })
}

/** Which id of the search does not exist. A notice may name a vendor or an ingredient that has been archived since. */
export async function unknownId(
  tx: Tx,
  { ingredientId, vendorId }: RecallSearch,
): Promise<'ingredientId' | 'vendorId' | null> {
  const [found] = await tx.execute<{ ingredient: boolean; vendor: boolean }>(sql`select
    exists (select 1 from ingredient where id = ${ingredientId ?? 0}) as ingredient,
    exists (select 1 from vendor where id = ${vendorId ?? 0}) as vendor`)
  if (ingredientId !== undefined && !found?.ingredient) return 'ingredientId'
  return vendorId !== undefined && !found?.vendor ? 'vendorId' : null
}

/** What a user may see: everything, or the sites and schools that they work for. */
export async function sightOf(tx: Tx, userId: number): Promise<Sight> {
  const schools = await tx.execute<{ id: number }>(
    sql`select s.id from school s where ${isOwnSchool({ userId }, sql`s.id`)}`,
  )
  const sites = await tx.execute<{ id: number }>(
    sql`select s.id from inventory_site s where ${isSiteOfOwnSchool({ userId }, sql`s.id`, { withClosed: true })}`,
  )
  return { siteIds: sites.map(({ id }) => id), schoolIds: schools.map(({ id }) => id) }
}

/**
 * The ingredients that a search names directly, by vendor or by code; null = it names none. Prices change and are removed, so goods
 * on receipts count, too. The subqueries do not depend on an ingredient, so that each runs once.
 */
function searchedFoods({ ingredientId, vendorId, itemCode }: RecallSearch): SQL | null {
  const code = plainCode(itemCode ?? '')
  const ofVendor = (table: SQL) =>
    sql`(${table}.own_vendor_id = ${vendorId ?? 0} or ${table}.shared_vendor_id = ${vendorId ?? 0})`
  const andOfVendor = (table: SQL) => (vendorId === undefined ? sql`` : sql`and ${ofVendor(table)}`)
  const conditions = [
    ...(ingredientId === undefined ? [] : [sql`g.id = ${ingredientId}`]),
    ...(vendorId === undefined
      ? []
      : [
          sql`g.id in (
            select p.ingredient_id from ingredient_price p where ${ofVendor(sql`p`)}
            union all
            select came.ingredient_id from purchase_order o join purchase_receipt r on r.purchase_order_id = o.id
              join purchase_receipt_line came on came.purchase_receipt_id = r.id where ${ofVendor(sql`o`)})`,
        ]),
    ...(code === ''
      ? []
      : [
          sql`(${plain(sql`g.code`)} = ${code}
            or exists (select 1 from ingredient_gtin t where t.ingredient_id = g.id
              and ltrim(t.gtin, '0') = ltrim(${code}, '0'))
            or exists (select 1 from ingredient_price p where p.ingredient_id = g.id
              and ${plain(sql`p.vendor_item_code`)} = ${code} ${andOfVendor(sql`p`)})
            or g.id in (select came.ingredient_id from purchase_order_line ordered
              join purchase_receipt_line came on came.purchase_order_line_id = ordered.id
              join purchase_order o on o.id = ordered.purchase_order_id
              where ordered.vendor_item_code in (
                select item.code from (select distinct vendor_item_code as code from purchase_order_line) item
                where ${plain(sql`item.code`)} = ${code}) ${andOfVendor(sql`o`)}))`,
        ]),
  ]
  return conditions.length === 0 ? null : sql`select g.id from ingredient g where ${sql.join(conditions, sql` and `)}`
}

/** The ingredients of the lots that a search found, and all others that it names unless it found lots by code. */
export async function searchedFoodIds(tx: Tx, search: RecallSearch, lotIds: readonly number[]): Promise<number[]> {
  const named = lotIds.length > 0 && codesOf(search.lotCodes).length > 0 ? null : searchedFoods(search)
  const rows = await tx.execute<{ id: number }>(sql`
    select o.ingredient_id as id from stock_lot o where o.id = any (${idList(lotIds)})
    ${named === null ? sql`` : sql`union ${named}`}`)
  return [...new Set(rows.map(({ id }) => id))]
}

/** `plainCode` in SQL. */
const plain = (column: SQL): SQL => sql`regexp_replace(lower(${column}), '[\\s\\-./_#]', '', 'g')`

/** The lots of a search, wherever they are or were. */
export async function matchingLots(tx: Tx, search: RecallSearch): Promise<number[]> {
  const codes = codesOf(search.lotCodes)
  const foods = searchedFoods(search)
  const { from, to } = search
  const conditions = [
    ...(codes.length === 0 ? [] : [sql`o.code_key = any(${sql.param(codes)}::text[])`]),
    ...(foods === null ? [] : [sql`o.ingredient_id in (${foods})`]),
    // A layer keeps the day its goods came to the caterer, whatever site they are at now.
    ...(from === undefined && to === undefined
      ? []
      : [
          sql`exists (select 1 from stock_layer l where l.lot_id = o.id and not l.is_shortage
            and l.aged_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date)`,
        ]),
  ]
  const rows = await tx.execute<{ id: number }>(
    sql`select o.id from stock_lot o where ${sql.join(conditions, sql` and `)}`,
  )
  return rows.map(({ id }) => id)
}
