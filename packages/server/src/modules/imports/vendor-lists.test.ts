import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { workbook } from '../../../test/support/workbook.ts'

let server: TestApp
let member: Member
let harborside: number
let lakeview: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  harborside = await addVendor('Harborside Foods', 'HF')
  lakeview = await addVendor('Lakeview Provisions', 'LP')
})

const call = (operation: string, options = {}) => server.call(member, operation, options)

async function addVendor(name: string, vendorCode: string): Promise<number> {
  const [added] = await server.database.work({ catererId: member.catererId }, (tx) =>
    tx.execute<{ id: number }>(
      sql`insert into vendor (name, vendor_code) values (${name}, ${vendorCode}) returning id::int as id`,
    ),
  )
  return added?.id ?? 0
}

async function after(id: number, states: string[]) {
  for (;;) {
    const { body } = await call(`GET /food/imports/${id}`)
    if (!states.includes(body.state)) return body
    await setTimeout(20)
  }
}

async function uploaded(file: string | Buffer, vendorId?: number) {
  const { status, body } = await call('POST /food/imports', {
    query: { fileName: 'items.csv', ...(vendorId === undefined ? {} : { vendorId }) },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(status).toBe(202)
  return after(body.data.id, ['reading'])
}

async function imported(file: string | Buffer, vendorId?: number) {
  const ready = await uploaded(file, vendorId)
  expect((await call(`POST /food/imports/${ready.id}/apply`)).status).toBe(202)
  return after(ready.id, ['applying'])
}

const rows = async (id: number) => (await call(`GET /food/imports/${id}/rows`)).body._embedded.rows
const problems = async (id: number) => (await call(`GET /food/imports/${id}/problems`)).body._embedded.problems
const ingredients = async () =>
  (await call('GET /ingredient/ingredients', { query: { size: '100', sort: 'code' } })).body._embedded.ingredients

const header = 'Item #,Description,Pack Size,Case $,Per Lb'
const list = `${header}\n1001,BEANS BLACK,6/#10 CN,$41.85,\n1002,CHICKEN WHOLE,14/3-3.25#A,62.00,1.89\n1003,RICE,50 LB,"1,028.00",\n`

describe('prices', () => {
  test('become dated prices of the vendor, per what the pack holds', async () => {
    const ready = await uploaded(list, harborside)
    expect(ready).toMatchObject({ vendorId: harborside, counts: { create: 3, warnings: 1 } })
    expect(await rows(ready.id)).toMatchObject([
      {
        vendor: 'Harborside Foods',
        vendorItem: '1001',
        price: { amount: '41.85', per: { amount: '6', unit: 'can10' } },
      },
      { price: { amount: '1.89', per: { amount: '1', unit: 'lb' } } },
      { price: { amount: '1028', per: { amount: '50', unit: 'lb' } } },
    ])
    expect(await problems(ready.id)).toMatchObject([{ row: 3, severity: 'warning', column: 'Case $', value: '62.00' }])
    await call(`POST /food/imports/${ready.id}/apply`)
    await after(ready.id, ['applying'])
    const [beans] = await ingredients()
    expect(beans.prices).toMatchObject([
      { vendorId: harborside, vendorItemCode: '1001', amount: '41.85', validFrom: expect.stringMatching(/^\d{4}-/) },
    ])

    const again = await uploaded(list, harborside)
    expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 3 })
  })

  test('of zero, below zero or in another currency are left out with the reason, and the row is kept', async () => {
    const ready = await uploaded(
      `${header}\n1,A beans,5 LB,0,\n2,B beans,5 LB,-4.10,\n3,C beans,5 LB,€4.10,\n4,D beans,5 LB,"4,10",\n5,E beans,5 LB,,\n`,
      harborside,
    )
    expect(ready.counts).toMatchObject({ create: 5, rejected: 0, warnings: 4 })
    expect((await problems(ready.id)).map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/^A price of 0/),
      expect.stringMatching(/^A negative price/),
      expect.stringMatching(/isn't your currency, USD/),
      expect.stringMatching(/decimal point instead of a comma: 4\.10/),
    ])
    await call(`POST /food/imports/${ready.id}/apply`)
    await after(ready.id, ['applying'])
    expect((await ingredients()).flatMap(({ prices }: { prices: unknown[] }) => prices)).toEqual([])
  })

  test('change with a later list, and undoing that import restores the earlier ones', async () => {
    await imported(list, harborside)
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update ingredient_price set valid_from = '2026-01-01'`),
    )
    const later = await imported(list.replace('41.85', '44.10'), harborside)
    expect(later.counts).toMatchObject({ update: 1, unchanged: 2 })
    const prices = async () => (await ingredients())[0].prices.map(({ amount }: { amount: string }) => amount)
    expect(await prices()).toEqual(['41.85', '44.1'])
    expect((await call(`POST /food/imports/${later.id}/undo`)).status).toBe(200)
    expect(await prices()).toEqual(['41.85'])
  })

  test('follow the row of a list with its own units and vendors; an unknown vendor is reported, not guessed', async () => {
    const ready = await uploaded(
      [
        'Vendor,Item Number,Description,Pack,Price,UOM',
        'lakeview provisions,7,Pears,6/#10,40.00,CS',
        'HF,7,Beef,2/10 LB AVG,3.15,LB',
        'Lakeview,8,Rolls,12/12 CT,18.00,CS',
      ].join('\n'),
    )
    expect(await rows(ready.id)).toMatchObject([
      { code: '7', vendor: 'Lakeview Provisions', price: { amount: '40', per: { amount: '6', unit: 'can10' } } },
      { code: '7-HF', vendor: 'Harborside Foods', price: { amount: '3.15', per: { amount: '1', unit: 'lb' } } },
      { vendor: 'Lakeview', vendorItem: null, price: null },
    ])
    expect(await problems(ready.id)).toMatchObject([
      {
        row: 4,
        severity: 'warning',
        column: 'Vendor',
        message: expect.stringMatching(/^No vendor is named Lakeview,/),
      },
    ])
    await call(`POST /food/imports/${ready.id}/apply`)
    await after(ready.id, ['applying'])
    expect((await ingredients()).map(({ code, name }: Record<string, string>) => [code, name])).toEqual([
      ['7', 'Pears'],
      ['7-HF', 'Beef'],
      ['8', 'Rolls'],
    ])
  })
})

test('a row that names an archived vendor has no vendor, and says so', async () => {
  await call(`DELETE /vendor/${lakeview}`)
  const ready = await uploaded('Vendor,Item #,Description,Pack\nLakeview Provisions,1,Rolls,12/12 CT\n')
  expect(await rows(ready.id)).toMatchObject([{ vendor: 'Lakeview Provisions', vendorItem: null }])
  expect(await problems(ready.id)).toMatchObject([
    { column: 'Vendor', message: expect.stringMatching(/^No vendor is named Lakeview Provisions,/) },
  ])
})

test('inch marks inside a text are read as they are, and a line of totals is not a product', async () => {
  const ready = await uploaded(
    'Item #,Description,Pack\n1,TORTILLA 8" FLOUR,12/24 CT\n2,"BUN, 4""",10/12 CT\nTotal,2,\n',
  )
  expect(ready.counts).toMatchObject({ create: 2, rejected: 1 })
  expect(await rows(ready.id)).toMatchObject([{ name: 'TORTILLA 8" FLOUR' }, { name: 'BUN, 4"' }])
  expect(await problems(ready.id)).toMatchObject([{ row: 4, value: '2', message: expect.stringMatching(/no letters/) }])
})

describe('rows match', () => {
  const items = (name: string, gtin = '') => `Item #,Description,Pack Size,GTIN\n55,${name},5 LB,${gtin}\n`

  test("a vendor's own number, and not another vendor's product with the same number", async () => {
    await imported(items('Harbor beans'), harborside)
    const other = await imported(items('Lake pears'), lakeview)
    expect(other.counts).toMatchObject({ create: 1, update: 0 })
    expect(await ingredients()).toMatchObject([{ code: '55' }, { code: '55-LP', name: 'Lake pears' }])
    expect((await uploaded(items('Lake pears, diced'), lakeview)).counts).toMatchObject({ create: 0, update: 1 })
    expect((await uploaded(items('Harbor beans'), harborside)).counts).toMatchObject({ unchanged: 1 })
  })

  test('the GTIN of another vendor’s case: one product with two vendors', async () => {
    await imported(items('Beans', '614141999996'), harborside)
    const other = await uploaded(`Item #,Description,Pack Size,GTIN\n9,Beans,5 LB,00614141999996\n`, lakeview)
    expect(other.counts).toMatchObject({ create: 0, update: 1 })
  })

  describe('the GTIN of any pack', () => {
    const [ofCase, ofInner, ofEach, ofOther] = ['10614141999993', '20614141999990', '614141999996', '00614141999989']
    const level = (gtin: string | undefined, holds: number | null) => ({ gtin, content: null, holds })
    const packs = [
      { text: '4/6/5 OZ', case: level(ofCase, 4), inner: level(ofInner, 6), each: level(ofEach, null) },
      { text: '1/5 LB', case: level(ofOther, 1), inner: null, each: null },
    ]
    const withPacks = (code: string, name: string, own: unknown[]) =>
      server.database.work({ catererId: member.catererId }, (tx) =>
        tx.execute(
          sql`insert into ingredient (code, name, packs) values (${code}, ${name}, ${JSON.stringify(own)}::jsonb)`,
        ),
      )
    const file = (gtin: string | undefined, pack = '1/5 OZ') =>
      `Item #,Description,Pack Size,GTIN\n9,Beans,${pack},${gtin}\n`

    test.each([
      ['a case', ofCase],
      ['an inner pack', ofInner],
      ['a single unit, with 12 or 14 digits', `00${ofEach}`],
      ['the case of another pack', ofOther],
    ])('%s', async (_, gtin) => {
      await withPacks('A', 'Beans', packs)
      expect((await uploaded(file(gtin), lakeview)).counts).toMatchObject({ create: 0, update: 1 })
    })

    test('where a single unit is sold, its pack is added, and the GTINs of the others stay', async () => {
      await withPacks('A', 'Beans', packs.slice(0, 1))
      await imported(file(ofEach), lakeview)
      const [beans] = await ingredients()
      expect(beans.packs).toMatchObject([packs[0] ?? {}, { text: '1/5 OZ', case: { gtin: ofEach } }])
      expect((await uploaded(file(ofEach), lakeview)).counts).toMatchObject({ unchanged: 1 })
      expect((await uploaded(file(ofEach, '4/6/5 OZ'), lakeview)).counts).toMatchObject({ unchanged: 1 })
    })

    test('does not match a pack that the product no longer has', async () => {
      await withPacks('A', 'Beans', packs)
      await server.database.work({ catererId: member.catererId }, (tx) =>
        tx.execute(sql`update ingredient set packs = ${JSON.stringify(packs.slice(1))}::jsonb`),
      )
      expect((await uploaded(file(ofEach), lakeview)).counts).toMatchObject({ create: 1, update: 0 })
      expect((await uploaded(file(ofOther), lakeview)).counts).toMatchObject({ create: 0, update: 1 })
    })

    test('stays unresolved if two products have it, one on its case and one on a single unit', async () => {
      await withPacks('A', 'Beans', packs)
      await withPacks('B', 'Beans, single', [
        { text: '5 OZ', case: level(`00${ofEach}`, null), inner: null, each: null },
      ])
      const ready = await uploaded(file(ofEach), lakeview)
      expect(ready.counts).toMatchObject({ create: 0, update: 0, rejected: 1 })
      expect(await problems(ready.id)).toMatchObject([{ message: expect.stringMatching(/Beans and Beans, single/) }])
    })
  })

  test('nothing where they disagree: the row names both products', async () => {
    await imported(
      'Item #,Description,Pack Size,GTIN\n1,Beans,5 LB,00614141999996\n2,Pears,5 LB,00614141999989\n',
      harborside,
    )
    const ready = await uploaded('Item #,Description,Pack Size,GTIN\n1,Beans,5 LB,00614141999989\n', harborside)
    expect(ready.counts).toMatchObject({ create: 0, update: 0, rejected: 1 })
    expect(await problems(ready.id)).toMatchObject([
      { row: 2, severity: 'problem', value: '1', message: expect.stringMatching(/Beans.*Pears/) },
    ])
  })
})

describe('columns', () => {
  const headers = 'Artikel,Text,Geb.,Zahl\n'
  const data = '100,Beans and rice,6/#10 CN,5\n101,Pears in juice,50 LB,7\n'

  test("that someone corrected are remembered for files of that vendor, and not for another's", async () => {
    const first = await uploaded(headers + data, harborside)
    expect(first.preview.columns).toMatchObject([
      { field: 'code', isGuessed: true },
      { field: 'description', isGuessed: true },
      { field: 'pack', isGuessed: true },
      { field: null, isGuessed: false },
    ])
    const fields = ['code', 'description', 'pack', 'casePrice']
    expect((await call(`PUT /food/imports/${first.id}/columns`, { body: { fields } })).status).toBe(202)
    expect((await after(first.id, ['reading'])).preview.columns[3]).toMatchObject({ field: 'casePrice' })
    expect((await uploaded(headers + data, harborside)).preview.columns[3]).toMatchObject({ field: 'casePrice' })
    expect((await uploaded(headers + data, lakeview)).preview.columns[3]).toMatchObject({ field: null })
  })

  test('of a file uploaded without a vendor can be given one; an unknown one is refused', async () => {
    const first = await uploaded(list)
    const fields = first.preview.columns.map(({ field }: { field: string | null }) => field)
    expect((await call(`PUT /food/imports/${first.id}/columns`, { body: { fields, vendorId: 999_999 } })).status).toBe(
      422,
    )
    await call(`PUT /food/imports/${first.id}/columns`, { body: { fields, vendorId: harborside } })
    expect(await after(first.id, ['reading'])).toMatchObject({ vendorId: harborside, counts: { create: 3 } })
    expect(await rows(first.id)).toMatchObject([{ vendor: 'Harborside Foods' }, {}, {}])
  })
})

describe('allergens', () => {
  test('are what the list states, and never free because it states nothing', async () => {
    const ready = await imported(
      workbook([
        ['Harborside Foods: order guide'],
        ['Customer: Oakhill Schools', '', '', '', 'Week 12'],
        ['Item #', 'Description', 'Pack/Size', 'Contains Milk', 'Tree Nuts', 'Allergen Statement'],
        [1, 'Cheese sticks', '160/1 OZ', 'Y', 'May contain', 'Contains: Soy. May contain: Eggs'],
        [2, 'Rice', '50 LB', 'N', '', ''],
        [3, 'Bread', '10/24 OZ', 'maybe', '', 'See label'],
      ]),
      harborside,
    )
    expect(ready.counts).toMatchObject({ create: 3, warnings: 1 })
    expect((await ingredients()).map(({ allergens }: { allergens: unknown }) => allergens)).toEqual([
      { Milk: 'contains', TreeNuts: 'mayContain', Soy: 'contains', Eggs: 'mayContain' },
      { Milk: 'free' },
      {},
    ])
    expect((await problems(ready.id)).map(({ row, column }: Record<string, unknown>) => [row, column])).toEqual([
      [6, 'Allergen Statement'],
      [6, 'Contains Milk'],
    ])
  })

  test('that a product has stay if a list denies them, and the row says so', async () => {
    const file = (milk: string) => `Item #,Description,Pack,Milk\n1,Cheese,5 LB,${milk}\n`
    await imported(file('Y'))
    const again = await uploaded(file('N'))
    expect(again.counts).toMatchObject({ unchanged: 1, warnings: 1 })
    expect(await problems(again.id)).toMatchObject([
      { message: expect.stringMatching(/^Cheese lists an allergen that the file says is absent/) },
    ])
  })
})

test('documents and master items of imported products block the undo', async () => {
  const done = await imported(list, harborside)
  const [beans, chicken] = await ingredients()
  await server.database.work({ catererId: member.catererId }, async (tx) => {
    await tx.execute(sql`
      with stored as (insert into file (name, media_type) values ('CN label.pdf', 'application/pdf') returning id)
      insert into ingredient_document (ingredient_id, file_id, kind) select ${beans.id}, id, 'CN_LABEL' from stored`)
    await tx.execute(sql`
      insert into menu_item (name, ingredient_id, types, meal_category) values ('Roast chicken', ${chicken.id}, '["lunch"]', 'Entree')`)
  })
  expect((await call(`POST /food/imports/${done.id}/undo`)).status).toBe(409)
  const { body } = await call(`GET /food/imports/${done.id}/dependents`)
  expect(body._embedded.dependents).toMatchObject([
    { row: 2, reason: 'document', where: 'CN label.pdf' },
    { row: 3, reason: 'item', where: 'Roast chicken' },
  ])
})
