import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { delimiterOf } from './delimiter.ts'

test.each([
  ['a;b;c\n1;1,5;2,5\n2;2,5;3,5\n', ';'],
  ['a\tb\n1\t2\n', '\t'],
  ['a|b|c\n1|2|3\n', '|'],
  // Separators in quotes do not count, and commas in names do not decide.
  ['a,b\n"x;y;z",1\n"x;y;z",2\n', ','],
  ['Name;Price\nBeans, black, canned;4\nRice, brown;2\nPears;3\n', ';'],
  // A title above the header.
  ['Payments, June\n\nDate;Amount;Reference\n2026-06-01;3;x\n2026-06-02;4;y\n', ';'],
  // A header that is known.
  ['Item #,Description;long,Pack Size\n1;2;3,x,y\n', ','],
  ['Description\nBeans\n', ','],
  ['', ','],
])('the columns of %j are separated by %j', (text, sign) => {
  expect(delimiterOf(text)).toBe(sign)
})

describe('a file that a spreadsheet program wrote in Spanish', () => {
  let server: TestApp
  let member: Member
  let world: FamilyWorld
  beforeAll(async () => {
    server = await startApp()
    member = await server.addMember()
    world = await familyWorld(server)
    const body = { language: 'es' }
    expect((await server.call(member, 'PUT /commissary/userInfo/language', { body })).status).toBe(200)
    expect((await server.call(world.member, 'PUT /commissary/userInfo/language', { body })).status).toBe(200)
  })

  const call = (operation: string, options = {}) => server.call(member, operation, options)

  async function uploaded(lines: string[], query: Record<string, string> = {}) {
    const { body } = await call('POST /food/imports', {
      query: { fileName: 'lista.csv', ...query },
      body: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
      headers: { 'content-type': 'application/octet-stream' },
    })
    for (;;) {
      const found = (await call(`GET /food/imports/${body.data.id}`)).body
      if (found.state !== 'reading') return found
      await setTimeout(20)
    }
  }

  test.each([';', '\t', '|'])('has foods with decimal commas, separated by %j', async (sign) => {
    const lines = ['ndb_no;description;kcal;protein_g', '1;Arroz, cocido;130,5;2,69', '2;Frijoles;1.132,5;8']
    const ready = await uploaded(lines.map((line) => line.replaceAll(';', sign)))
    const problems = (await call(`GET /food/imports/${ready.id}/problems`)).body
    expect(ready, JSON.stringify(problems)).toMatchObject({
      state: 'ready',
      kind: 'foods',
      counts: { create: 2, rejected: 0 },
    })
  })

  test("has a vendor's products with their prices, packs and nutrients", async () => {
    const [vendor] = await server.database.work(member, (tx) =>
      tx.execute<{ id: number }>(
        sql`insert into vendor (name, vendor_code) values ('Harborside', 'H1') returning id::int as id`,
      ),
    )
    const ready = await uploaded(
      ['Item #;Description;Pack Size;Case $', '1001;Frijoles, negros;6/#10 CN;41,85', '1002;Arroz;50 LB;1.028,50'],
      { vendorId: String(vendor?.id) },
    )
    expect(ready, JSON.stringify(ready)).toMatchObject({
      kind: 'products',
      counts: { create: 2, rejected: 0, warnings: 0 },
    })
    const { rows } = (await call(`GET /food/imports/${ready.id}/rows`)).body._embedded
    expect(rows).toMatchObject([
      { price: { amount: '41.85', per: { amount: '6', unit: 'can10' } } },
      { price: { amount: '1028.5', per: { amount: '50', unit: 'lb' } } },
    ])
  })

  test("has a point-of-sale system's orders", async () => {
    const { householdId } = await world.addFamily()
    await world.addStudent(householdId, { studentNumber: 'E-1' })
    const file = [
      'Date;Student ID;Student;School;Meal;Item;Qty;Price;Tender',
      `${world.today};E-1;;;Lunch;Milk;2;0,60;`,
      `${world.today};E-1;;;Lunch;Cookie;1;1,25;`,
    ]
    const { id } = (await world.upload('orders', file, 'caja.csv')).body.data
    expect((await world.call(`GET /orderImports/${id}`)).body).toMatchObject({
      source: 'till',
      counts: { create: 2, problem: 0 },
      amount: '2.45',
    })
  })

  test("has a provider's payments, one bad row among them", async () => {
    const { householdId } = await world.addFamily({ email: 'es@payer.test' })
    const file = [
      'balance_transaction_id;created_utc;available_on_utc;currency;gross;fee;net;reporting_category;source_id;customer_email',
      `txn;${world.today} 15:00:00;2026-12-01;usd;1.250,50;36,77;;charge;es_1;es@payer.test`,
      `txn;${world.today} 15:00:00;2026-12-01;usd;doce;0;;charge;es_2;es@payer.test`,
    ]
    const { id } = (await world.upload('settlement', file, 'stripe.csv')).body.data
    const { rows } = (await world.call(`GET /orderImports/${id}/rows`, { query: { size: 100 } })).body._embedded
    expect(rows).toMatchObject([
      { row: 2, result: 'create', amount: '1250.5', fee: '36.77', householdId },
      { row: 3, result: 'problem', problems: [{ field: 'amount' }] },
    ])
  })
})
