import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { pageInfo, pageRows, toAmount, type Page, type PageQuery } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite } from '../../shared/own-sites.ts'
import type { ItemKey } from './ledger-rows.ts'
import { onHandByLot } from './on-hand.ts'
import { stockFoods, type StockFood } from './stock-foods.ts'

/** The ingredient at a site that the user sees. Throws a 404 otherwise, whichever of them is missing. */
export async function readStockFood(tx: Tx, userId: number, { siteId, ingredientId }: ItemKey): Promise<StockFood> {
  const food = (await stockFoods(tx, [ingredientId])).get(ingredientId)
  if (!food || !(await isOwnSite(tx, userId, siteId))) throw notFound(message('stock.notFound'))
  return food
}

/** The lots of an ingredient at a site by place, first expiring first. */
export async function listStockLots(
  tx: Tx,
  userId: number,
  key: ItemKey,
  asOf?: string,
): Promise<Schemas['StockLot'][]> {
  const food = await readStockFood(tx, userId, key)
  const isPast = asOf !== undefined && asOf < (await readCatererToday(tx))
  const { siteId, ingredientId } = key
  const lots = await onHandByLot(tx, { siteId, ingredientIds: [ingredientId], ...(isPast && { asOf }) })
  const places = await tx.execute<{ id: number; name: string }>(
    sql`select id, storage_location_name as name from storage_location`,
  )
  const names = new Map(places.map(({ id, name }) => [id, name]))
  return lots.map(({ siteId: _, ingredientId: __, ...lot }) => ({
    ...lot,
    locationName: names.get(lot.locationId ?? 0) ?? null,
    inPacks: food.count(lot.quantity),
  }))
}

type MoveRow = Omit<Schemas['StockMove'], 'createdAt'> & { createdAt: string } & Record<string, unknown>

/** The ledger of an ingredient at a site, newest first, with what the site had after each move. */
export async function listStockMoves(
  tx: Tx,
  userId: number,
  key: ItemKey,
  query: PageQuery,
): Promise<{ moves: Schemas['StockMove'][]; page: Page }> {
  await readStockFood(tx, userId, key)
  const { limit, offset } = pageRows(query)
  const own = sql`m.site_id = ${key.siteId} and m.ingredient_id = ${key.ingredientId}`
  const [total] = await tx.execute<{ rows: number }>(sql`select count(*)::int as rows from stock_move m where ${own}`)
  const rows = await tx.execute<MoveRow>(sql`
    select m.id, m.moved_on as "movedOn", m.kind, p.storage_location_name as "locationName", o.code as "lotCode",
      o.expires_on as "expiresOn", m.quantity, m.balance, m.unit_cost as "unitCost", m.reason, m.cause_kind as "causeKind",
      m.cause_id as "causeId", r.purchase_order_id as "causeOrderId",
      case when d.id is not null then jsonb_build_object('schoolId', d.school_id, 'date', d.date, 'itemType', d.menu_type) end
        as "causeRecord", m.created_at as "createdAt", u.first_name || ' ' || u.last_name as "createdBy"
    from (select m.*, sum(m.quantity) over (order by m.moved_on, m.id) as balance from stock_move m where ${own}) m
    join stock_lot o on o.id = m.lot_id
    left join storage_location p on p.id = m.location_id
    left join app_user u on u.id = m.created_by
    left join purchase_receipt r on m.cause_kind = 'receipt' and r.id = m.cause_id
    left join production_record d on m.cause_kind = 'productionRecord' and d.id = m.cause_id
    order by m.moved_on desc, m.id desc limit ${limit} offset ${offset}`)
  const moves = rows.map((row) => ({
    ...row,
    quantity: toAmount(row.quantity),
    balance: toAmount(row.balance),
    unitCost: row.unitCost === null ? null : toAmount(row.unitCost),
  }))
  return { moves, page: pageInfo(query, total?.rows ?? 0) }
}
