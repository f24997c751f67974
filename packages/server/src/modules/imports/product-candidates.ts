import type { DatedPrice } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { readPrices } from '../ingredients/prices.ts'
import type { ProductColumns } from './product-changes.ts'
import { type Candidate, gtinKeyOf, gtinsOfPacks, vendorItemOf } from './product-matching.ts'
import type { ProductData } from './product-row.ts'

/** A stored product that rows can be about. */
export interface KnownProduct extends Candidate {
  version: number
  columns: ProductColumns
}

interface Stored extends Record<string, unknown> {
  id: number
  version: number
  codeKey: string
  columns: Omit<ProductColumns, 'prices'>
}

/**
 * The stored products that rows can be about: by a vendor's number, by the GTIN of any pack or by code. Each lookup uses its own
 * index: as one condition they would read every ingredient for each batch.
 */
export async function findCandidates(tx: Tx, rows: readonly ProductData[]): Promise<KnownProduct[]> {
  const items = [...new Set(rows.flatMap((data) => vendorItemOf(data) ?? []))]
  const numbers = [...new Set(rows.flatMap(({ vendorItem }) => vendorItem ?? []))]
  const gtins = [...new Set(rows.flatMap(({ gtin }) => gtinKeyOf(gtin) ?? []))]
  const codes = [...new Set(rows.map(({ code }) => code.toLowerCase()))]
  const linked = items.length === 0 ? [] : await linkedProducts(tx, items, numbers)
  const found = await tx.execute<Stored>(sql`
    with found as materialized (
      select id from ingredient where caterer_id = current_caterer() and code_key = any(${sql.param(codes)}::text[])
      union select ingredient_id from ingredient_gtin
        where caterer_id = current_caterer() and gtin = any(${sql.param(gtins)}::text[])
      union select id from ingredient where caterer_id = current_caterer() and id = any(${sql.param(linked)}::bigint[]))
    select id::int as id, version, code_key as "codeKey", jsonb_build_object(
      'name', name, 'category', category, 'brand', brand, 'nutrients', nutrients, 'nutrientNotes', nutrient_notes,
      'label', label, 'allergens', allergens, 'packs', packs) as columns
    from ingredient
    where caterer_id = current_caterer() and archived_at is null and id = any(array(select id from found)) order by id`)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const prices = await readPrices(tx, ids)
  const links = await vendorLinks(tx, ids)
  return found.map((row) => {
    const own = prices.get(row.id) ?? []
    const vendorItems = new Set([...own.flatMap((price) => itemOfPrice(price) ?? []), ...(links.get(row.id) ?? [])])
    const { columns, ...known } = row
    const gtins = gtinsOfPacks(columns.packs)
    return { ...known, name: columns.name, gtins, vendorItems, columns: { ...columns, prices: own } }
  })
}

const itemOfPrice = ({ vendorId, vendorItemCode }: DatedPrice) => vendorItemOf({ vendorId, vendorItem: vendorItemCode })

/** Products whose price or earlier import has one of these numbers. A price can have it in a different case. */
async function linkedProducts(tx: Tx, items: string[], numbers: string[]): Promise<number[]> {
  const written = [...new Set(numbers.flatMap((number) => [number, number.toLowerCase(), number.toUpperCase()]))]
  const found = await tx.execute<{ id: number }>(sql`
    select ingredient_id::int as id from import_row
    where caterer_id = current_caterer() and vendor_item = any(${sql.param(items)}::text[]) and ingredient_id is not null
    union
    select ingredient_id::int from ingredient_price
    where caterer_id = current_caterer() and vendor_item_code = any(${sql.param(written)}::text[])
      and coalesce(own_vendor_id, shared_vendor_id) is not null`)
  return found.map(({ id }) => id)
}

/** The vendors' numbers for these products in earlier imports, except those that were undone. */
async function vendorLinks(tx: Tx, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await tx.execute<{ id: number; items: string[] }>(sql`
    select row.ingredient_id::int as id, array_agg(row.vendor_item) as items
    from import_row row
    where row.caterer_id = current_caterer() and row.ingredient_id = any(${sql.param(ids)}::bigint[])
      and row.vendor_item is not null
      and row.import_job_id in (select id from import_job where state in ('applying', 'done'))
    group by row.ingredient_id`)
  return new Map(rows.map(({ id, items }) => [id, items]))
}
