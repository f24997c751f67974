/** Handwritten SQL that reads and writes the same rows as the product's calls, in one transaction of the caterer. */
import { Client } from 'pg'

export interface Plain {
  /** A page of stock items, by name, and how many there are. `where` filters `i`, the item, and `g`, its ingredient. */
  page: (where: string, values: readonly unknown[], order?: string) => Promise<void>
  /** What a site had at the end of a day. */
  itemsOn: (siteId: number, date: string) => Promise<void>
  /** Changes the stock of some ingredients at a site, with a move for each. */
  post: (siteId: number, foods: readonly number[], change: number) => Promise<void>
  /** Closes a record, which issues a pound of each of some ingredients. */
  close: (recordId: number, siteId: number, foods: readonly number[]) => Promise<void>
  /** The sites that have a lot, and the records it was issued to. */
  lot: (code: string) => Promise<void>
  end: () => Promise<void>
}

export async function openPlain(url: string, catererId: number): Promise<Plain> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()

  async function transaction(...statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
    await client.query(`begin; set local role commissary_app; set local app.caterer_id = '${catererId}'`)
    for (const [statement, values] of statements) await client.query(statement, [...values])
    await client.query('commit')
  }
  const itemsWith = 'stock_item i join ingredient g on g.id = i.ingredient_id'
  const changing = (siteId: number, foods: readonly number[], change: number, kind: string, cause: number) =>
    [
      [
        `select id from stock_item where site_id = $1 and ingredient_id = any ($2) order by id for update`,
        [siteId, foods],
      ],
      [
        `insert into stock_move (site_id, location_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
        select site_id, location_id, ingredient_id, lot_id, id, current_date, $4, $3, unit_cost, 'change', $5 from stock_layer
        where site_id = $1 and ingredient_id = any ($2) and remaining > 100`,
        [siteId, foods, change, kind, cause],
      ],
      [
        `update stock_layer set remaining = remaining + $3
        where site_id = $1 and ingredient_id = any ($2) and remaining > 100`,
        [siteId, foods, change],
      ],
      [
        `update stock_item set quantity = quantity + $3, value = value + 2 * $3
        where site_id = $1 and ingredient_id = any ($2)`,
        [siteId, foods, change],
      ],
    ] as const

  return {
    page: (where, values, order = 'lower(g.name), g.id, i.site_id') =>
      transaction(
        [`select i.*, g.name, g.packs from ${itemsWith} where ${where} order by ${order} limit 50`, values],
        [`select count(*) from ${itemsWith} where ${where}`, values],
      ),
    itemsOn: (siteId, date) =>
      transaction([
        `select ingredient_id, sum(quantity), sum(quantity * unit_cost) from stock_move
        where site_id = $1 and moved_on <= $2 group by ingredient_id`,
        [siteId, date],
      ]),
    post: (siteId, foods, change) => transaction(...changing(siteId, foods, change, 'count', 0)),
    close: (recordId, siteId, foods) =>
      transaction(
        [`select * from production_record where id = $1 for update`, [recordId]],
        [`select * from production_line where production_record_id = $1`, [recordId]],
        [`select * from ingredient where id = any ($1)`, [foods]],
        ...changing(siteId, foods, -1, 'issue', recordId),
        [`update production_record set closed_at = now() where id = $1`, [recordId]],
      ),
    lot: (code) =>
      transaction(
        [
          `select site.site_name, sum(layer.remaining) from stock_lot lot join stock_layer layer on layer.lot_id = lot.id
          join inventory_site site on site.id = layer.site_id where lot.code = $1 group by site.id`,
          [code],
        ],
        [
          `select record.date, school.school_name, -sum(move.quantity) from stock_lot lot
          join stock_move move on move.lot_id = lot.id and move.cause_kind = 'productionRecord'
          join production_record record on record.id = move.cause_id join school on school.id = record.school_id
          where lot.code = $1 group by record.id, school.id having sum(move.quantity) < 0`,
          [code],
        ],
      ),
    end: () => client.end(),
  }
}
