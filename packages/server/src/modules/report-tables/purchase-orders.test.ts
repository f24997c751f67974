import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { lineOf, orderWorld } from '../../../test/support/order-world.ts'
import { addStockWorld } from '../../../test/support/stock-world.ts'
import { startApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'

const server = await startApp()
const amount = fc.integer({ min: 0, max: 9 })
const order = fc.record({
  vendor: fc.nat({ max: 1 }),
  site: fc.nat({ max: 1 }),
  status: fc.constantFrom('submitted', 'partReceived', 'received', 'cancelled'),
  day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01'),
  lines: fc.array(
    fc.record({
      food: fc.nat({ max: 1 }),
      packs: fc.integer({ min: 1, max: 9 }),
      price: fc.option(fc.integer({ min: 0, max: 4000 })),
      receipts: fc.array(
        fc.record({
          packs: amount,
          damaged: amount,
          short: amount,
          price: fc.option(fc.integer({ min: 0, max: 4000 })),
          // The ordered pack of 10 lb and other packs of the food; or another food.
          size: fc.constantFrom(10, 5, 20),
          isOther: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
const cents = (value: number | null) => (value === null ? null : value / 100)

// spec: 2.route.reports.inventoryPurchaseOrder
test("ordered, received, expected and invoiced by vendor, site and status match the period's orders", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 2, maxLength: 6 }), async (orders) => {
      const world = await addStockWorld(server.database, ['Milk', 'Beef'])
      const member = await server.addMember({ catererId: world.catererId })
      await server.database.work(member, async (tx) => {
        const one = async (query: ReturnType<typeof sql>) => (await tx.execute<{ id: number }>(query))[0]?.id ?? 0
        const vendors = [0, 1].map((n) =>
          one(sql`insert into vendor (vendor_code, name) values (${`V${n}`}, ${`Farm ${n}`}) returning id`),
        )
        for (const [number, { vendor, site, status, day, lines }] of orders.entries()) {
          const orderId =
            await one(sql`insert into purchase_order (number, own_vendor_id, site_id, status, delivery_date)
            values (${number + 1}, ${await (vendors[vendor] ?? 0)}, ${world.sites[site] ?? 0}, ${status}, ${day}) returning id`)
          const receiptId = await one(
            sql`insert into purchase_receipt (purchase_order_id, received_on) values (${orderId}, ${day}) returning id`,
          )
          let seq = 0
          for (const [index, line] of lines.entries()) {
            const food = world.foods[line.food] ?? 0
            const lineId =
              await one(sql`insert into purchase_order_line (purchase_order_id, seq, ingredient_id, pack_size, packs, price)
              values (${orderId}, ${index + 1}, ${food}, 10, ${line.packs}, ${cents(line.price)}) returning id`)
            for (const came of line.receipts) {
              await tx.execute(sql`insert into purchase_receipt_line
                (purchase_receipt_id, seq, purchase_order_line_id, ingredient_id, pack_size, packs, damaged, short, price)
                values (${receiptId}, ${++seq}, ${lineId}, ${came.isOther ? world.foods[1 - line.food] : food}, ${came.size}, ${came.packs}, ${came.damaged}, ${came.short}, ${cents(came.price)})`)
            }
          }
        }
      })
      const ask = asking(server, member, 'purchaseOrders')
      const request = { from: '2026-11-01', to: '2026-11-30' }
      const counted = (by: string, what: string) =>
        server.database.work(member, async (tx) => {
          const rows = await tx.execute<{ name: string; value: string | null }>(sql`
            with came as (
              select id, sum(packs * tens) as packs, sum(short * tens) as short, sum(packs * price) as paid,
                count(*) filter (where price is null and packs > 0) as gaps
              from (
                select l.id, x.packs, x.short, x.price, case when x.ingredient_id <> l.ingredient_id then 1 else x.pack_size / 10 end as tens
                from purchase_order_line l join purchase_receipt_line x on x.purchase_order_line_id = l.id
              ) counted group by 1
            ), lines as (
              select v.name as vendor, s.site_name as site, l.packs as ordered, l.packs * l.price as expected,
                coalesce(came.packs, 0) as received, coalesce(came.short, 0) as short,
                case when came.gaps > 0 then null else coalesce(came.paid, 0) end as invoiced,
                case when came.gaps > 0 then null else coalesce(came.paid - came.packs * l.price, 0 * l.price) end as difference
              from purchase_order_line l left join came on came.id = l.id
              join purchase_order o on o.id = l.purchase_order_id and o.status <> 'cancelled'
                and o.delivery_date >= '2026-11-01' and o.delivery_date < '2026-12-01'
              join vendor v on v.id = o.own_vendor_id join inventory_site s on s.id = o.site_id
            )
            select ${sql.raw(by)} as name, sum(${sql.raw(what)})::text as value from lines group by 1`)
          return Object.fromEntries(rows.map(({ name, value }) => [name, value === null ? null : Number(value)]))
        })
      for (const column of ['ordered', 'received', 'short', 'expected', 'invoiced', 'difference']) {
        expect(await figuresBy(ask, request, 'vendor', column), column).toEqual(await counted('vendor', column))
      }
      expect(await figuresBy(ask, request, 'site', 'expected')).toEqual(await counted('site', 'expected'))
      await expectRowsAddUp(ask, request, ['vendor', 'order'], ['ordered', 'received', 'expected'])
    }),
    { numRuns: sized(10, 2), endOnFailure: true },
  )
})

test('goods in another pack are counted by its size, and their price is compared for the same amount', async () => {
  const world = await orderWorld(server)
  const order = await world.submitted({ lines: [lineOf(world.beef, '2')] })
  const [{ id: orderLineId }] = (await world.read(order)).lines
  const substitute = { ingredientId: world.beef, packSize: '10' }
  await world.receive(order, [{ orderLineId, packs: '4', price: '30', substitute }])
  const month = { from: world.today, to: addDays(world.today, 7), group: [] }
  const { columns, rows } = await asking(server, world.member, 'purchaseOrders')(month)
  const shown = Object.fromEntries(columns.map(({ id }, index) => [id, rows[0]?.cells[index]?.value]))
  expect(shown).toMatchObject({
    ordered: 2,
    received: 1,
    short: 0,
    expected: 237.6,
    invoiced: 120,
    difference: 1.2,
  })
})

test("a pack has its text and its size, in the reader's language", async () => {
  const { catererId, foods, sites } = await addStockWorld(server.database, ['Rolls'])
  const member = await server.addMember({ catererId })
  await server.call(member, 'PUT /commissary/userInfo/language', { body: { language: 'es' } })
  await server.database.work(member, async (tx) => {
    await tx.execute(sql`update ingredient set base_unit = 'each' where id = ${foods[0]}`)
    await tx.execute(sql`with farm as (insert into vendor (vendor_code, name) values ('F', 'Farm') returning id),
      made as (insert into purchase_order (number, own_vendor_id, site_id, status, delivery_date)
        select 1, id, ${sites[0]}, 'submitted', '2026-11-10' from farm returning id)
      select id from made`)
    await tx.execute(sql`insert into purchase_order_line (purchase_order_id, seq, ingredient_id, pack_size, pack_text, packs)
      select id, seq, ${foods[0]}, size, text, 1 from purchase_order,
        (values (1, 1250.5, null), (2, 60, '10/6 CT'), (3, 10, '10 CT')) line (seq, size, text)`)
  })
  const { columns, rows } = await asking(
    server,
    member,
    'purchaseOrders',
  )({
    from: '2026-11-01',
    to: '2026-11-30',
    group: [],
  })
  const pack = columns.findIndex(({ id }) => id === 'pack')
  expect(rows.map(({ cells }) => cells[pack]?.text)).toEqual(['1,250.5 unid.', '10/6 CT (60 unid.)', '10 CT'])
})
