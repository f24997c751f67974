import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testDatabase } from '../../test/support/test-database.ts'
import { seedDemo } from './seed.ts'

const database = await testDatabase()

test('the demo store has lots with expiries, one of them past, and a shortage that needs attention', async () => {
  await seedDemo(database, '2026-11-18')
  const stock = await database.work({ catererId: 1 }, (tx) =>
    tx.execute<{ name: string; site: string; quantity: string; expiry: string | null }>(sql`
      select g.name, s.site_name as site, i.quantity::float8::text as quantity, i.next_expiry as expiry
      from stock_item i join ingredient g on g.id = i.ingredient_id join inventory_site s on s.id = i.site_id
      order by s.site_name, lower(g.name) collate "C"`),
  )
  // Seven are stocked here, three by counts, two by receipts and eight by the deliveries of the kitchen that keeps records.
  expect(stock).toHaveLength(20)
  expect(stock.filter(({ quantity }) => quantity.startsWith('-'))).toMatchObject([
    { site: 'Waterside Kitchen', quantity: '-12.5' },
  ])
  expect(stock.filter(({ expiry }) => expiry !== null && expiry < '2026-11-18')).toHaveLength(1)
  expect(await database.work({ catererId: 1 }, (tx) => tx.execute(sql`select * from stock_differences()`))).toEqual([])
})

test('most foods have the item of a vendor', async () => {
  const [foods] = await database.work({ catererId: 1 }, (tx) =>
    tx.execute<{ sold: number; foods: number }>(sql`
      select count(*) filter (where exists (
        select from ingredient_price p where p.ingredient_id = g.id and p.vendor_item_code is not null))::int as sold,
        count(*)::int as foods from ingredient g where g.caterer_id = current_caterer()`),
  )
  expect((foods?.sold ?? 0) / (foods?.foods ?? 1)).toBeGreaterThan(0.5)
})

test('a day to come seeds the store of today', async () => {
  const future = await testDatabase()
  await seedDemo(future, '2027-03-01')
  const [moves] = await future.work({ catererId: 1 }, (tx) =>
    tx.execute(sql`select count(*)::int as future from stock_move where moved_on > now()`),
  )
  expect(moves).toEqual({ future: 0 })
})
