import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { startingInventoryLine } from '../../db/schema/starting-inventory.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { stockFoods, toIngredient } from '../stock/stock-foods.ts'
import type { StartLine } from './lines.ts'

type Summary = Schemas['StartingInventorySummary']

/** All starting inventories: drafts first, then by site and location. */
export const listStarts = (tx: Tx): Promise<Summary[]> => selectStarts(tx, sql`true`)

/** A starting inventory with its lines as they were entered; null for an unknown id. */
export async function readStart(tx: Tx, id: number): Promise<Schemas['StartingInventory'] | null> {
  const [summary] = await selectStarts(tx, sql`r.id = ${id}`)
  if (!summary) return null
  const lines = await readLines(tx, id)
  const foods = await stockFoods(tx, [...new Set(lines.map(({ ingredientId }) => ingredientId))])
  const content = lines.flatMap(({ ingredientId, pack, ...line }) => {
    const food = foods.get(ingredientId)
    return food ? [{ ...line, ingredient: toIngredient(food), packText: pack?.text ?? null }] : []
  })
  return { ...summary, content }
}

export async function readLines(tx: Tx, id: number): Promise<StartLine[]> {
  const rows = await tx
    .select()
    .from(startingInventoryLine)
    .where(sql`${startingInventoryLine.startingInventoryId} = ${id}`)
    .orderBy(startingInventoryLine.seq)
  const short = (stored: string | null) => (stored === null ? null : toAmount(stored))
  return rows.map(({ ingredientId, pack, cases, inners, eaches, amount, cost, lotCode, expiresOn }) => ({
    ingredientId,
    pack,
    cases: short(cases),
    inners: short(inners),
    eaches: short(eaches),
    amount: short(amount),
    cost: short(cost),
    lotCode,
    expiresOn,
  }))
}

async function selectStarts(tx: Tx, where: SQL): Promise<Summary[]> {
  const rows = await tx.execute<Summary & Record<string, unknown>>(sql`
    select r.id, r.site_id as "siteId", s.site_name as "siteName", r.location_id as "locationId",
      p.storage_location_name as "locationName", r.as_of as "asOf",
      (select count(*)::int from starting_inventory_line l where l.starting_inventory_id = r.id) as lines,
      r.posted_at as "postedAt", b.first_name || ' ' || b.last_name as "postedBy", r.version, r.updated_at as "updatedAt",
      u.first_name || ' ' || u.last_name as "updatedBy"
    from starting_inventory r
    join inventory_site s on s.id = r.site_id
    left join storage_location p on p.id = r.location_id
    left join app_user b on b.id = r.posted_by
    left join app_user u on u.id = r.updated_by
    where ${where}
    order by r.posted_at is not null, lower(s.site_name) collate "C", lower(p.storage_location_name) collate "C" nulls first, r.id`)
  return rows.map((row) => ({ ...row }))
}
