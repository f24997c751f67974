import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { isMainEngine, isNightly, sized } from '../../../test/support/test-scale.ts'
import { sheetOf, workbook, zip } from '../../../test/support/workbook.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const call = (operation: string, options = {}) => server.call(member, operation, options)
const read = async (id: number) => (await call(`GET /food/imports/${id}`)).body

/** The import once it has left these states. */
async function after(id: number, states: string[]) {
  for (;;) {
    const found = await read(id)
    if (!states.includes(found.state)) return found
    await setTimeout(20)
  }
}

async function uploaded(file: string | Buffer, fileName = 'items.csv') {
  const { status, body } = await call('POST /food/imports', {
    query: { fileName },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(status).toBe(202)
  return after(body.data.id, ['reading'])
}

async function applied(id: number) {
  expect((await call(`POST /food/imports/${id}/apply`)).status).toBe(202)
  return after(id, ['applying'])
}

const imported = async (file: string | Buffer) => applied((await uploaded(file)).id)
const rows = async (id: number, query: Record<string, string> = {}) =>
  (await call(`GET /food/imports/${id}/rows`, { query })).body._embedded.rows
const ingredients = async () =>
  (await call('GET /ingredient/ingredients', { query: { size: '100', sort: 'code' } })).body._embedded.ingredients
const history = async (id: number) =>
  (await call('GET /commissary/recordHistory', { query: { recordType: 'ingredient', recordId: String(id) } })).body
    ._embedded.events

const header = 'item_id,description,brand,pack_size'
const beans = '100,"BEANS, BLACK",Acme,6/#10 CN'
const chicken = '200,"CHICKEN, WHOLE",,14/3-3.25#A'
const vanilla = '300,Imitation Vanilla,,4G/CS'
const file = [header, beans, chicken, vanilla].join('\n')

describe("a distributor's file", () => {
  test('is reviewed row by row, with each pack as it was understood', async () => {
    const ready = await uploaded(file)
    expect(ready).toMatchObject({
      kind: 'products',
      state: 'ready',
      counts: { create: 3, update: 0, unchanged: 0, rejected: 0, warnings: 1 },
    })
    expect(await rows(ready.id)).toMatchObject(
      [
        {
          row: 2,
          action: 'create',
          code: '100',
          pack: { text: '6/#10 CN', understood: '6 × #10 can' },
          packProblem: null,
        },
        { row: 3, code: '200', pack: { understood: '14 × 3-3.25 lb avg' } },
        { row: 4, code: '300', pack: { text: '4G/CS', understood: null }, packProblem: /grams or gallons/ },
      ].map((row) => ({ ...row, ...(row.packProblem ? { packProblem: expect.stringMatching(row.packProblem) } : {}) })),
    )
    expect(await ingredients()).toEqual([])

    expect((await applied(ready.id)).state).toBe('done')
    expect(await ingredients()).toMatchObject([
      {
        code: '100',
        name: 'BEANS, BLACK',
        brand: 'Acme',
        packs: [{ text: '6/#10 CN', case: { holds: 6 }, each: { content: { amount: '1', unit: 'can10' } } }],
      },
      { code: '200', packs: [{ text: '14/3-3.25#A', case: { holds: 14 }, each: { content: null } }] },
      { code: '300', packs: [{ text: '4G/CS', case: null, inner: null, each: null }] },
    ])
  })

  test('skips a product that the list no longer has, with the reason', async () => {
    const ready = await uploaded('status,item_code,description,pack\nadded,1,Beans,30 lb\nRemoved,2,Rice,50 lb')
    expect(ready.counts).toMatchObject({ create: 1, rejected: 1 })
    const { body } = await call(`GET /food/imports/${ready.id}/problems`)
    expect(body._embedded.problems).toMatchObject([{ row: 3, severity: 'problem', column: 'status', value: 'Removed' }])
  })

  test('imports no row that was left out by hand, and counts the rest', async () => {
    const ready = await uploaded(file)
    const choose = (numbers: number[], isSkipped: boolean) =>
      call(`PUT /food/imports/${ready.id}/rows`, { body: { rows: numbers, isSkipped } })
    expect((await choose([2, 4], true)).status).toBe(200)
    expect((await choose([2], false)).status).toBe(200)
    expect((await read(ready.id)).counts).toMatchObject({ create: 2, skipped: 1 })
    expect(await rows(ready.id)).toMatchObject([{ isSkipped: false }, { isSkipped: false }, { isSkipped: true }])
    expect(await choose([3, 9], true)).toMatchObject({
      status: 422,
      body: { fields: { 'rows.1': 'Row 9 has no product that can be imported.' } },
    })

    expect((await applied(ready.id)).counts).toMatchObject({ create: 2, skipped: 1 })
    expect(await ingredients()).toMatchObject([{ code: '100' }, { code: '200' }])
    expect((await choose([3], true)).status).toBe(409)
  })

  test('updates what it states, keeps what it leaves blank, and shows old and new', async () => {
    await imported(`${file}\n`)
    const again = await uploaded(`${header}\n${beans}\n200,"CHICKEN, WHOLE",Best,14/3-3.25#A\n300,Vanilla,,4/1 GAL\n`)
    expect(again.counts).toMatchObject({ create: 0, update: 2, unchanged: 1 })
    expect(await rows(again.id, { action: 'update' })).toMatchObject([
      { code: '200', changes: [{ field: 'brand', from: null, to: 'Best' }] },
      {
        code: '300',
        changes: [
          { field: 'name', from: 'Imitation Vanilla', to: 'Vanilla' },
          { field: 'packs', from: '4G/CS', to: '4/1 GAL' },
        ],
      },
    ])
    await applied(again.id)
    expect((await ingredients()).map(({ name, brand }: Record<string, unknown>) => [name, brand])).toEqual([
      ['BEANS, BLACK', 'Acme'],
      ['CHICKEN, WHOLE', 'Best'],
      ['Vanilla', null],
    ])
  })

  test('keeps a pack that someone completed by hand', async () => {
    await imported(file)
    const [, , stored] = await ingredients()
    const record = (await call(`GET /ingredient/ingredients/${stored.id}`)).body
    const packs = [
      {
        text: '4G/CS',
        case: { gtin: null, content: null, holds: 4 },
        inner: null,
        each: { gtin: null, content: { amount: '1', unit: 'gal' }, holds: null },
      },
    ]
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update ingredient set packs = ${JSON.stringify(packs)}::jsonb where id = ${record.id}`),
    )
    expect((await uploaded(file)).counts).toMatchObject({ unchanged: 3 })
  })

  test('can have a count and a size, a GTIN and nutrients per 100 g', async () => {
    const ready = await uploaded(
      'Product Number,Product Description,Pack,Size,GTIN,Calories per 100 g\nA1,Milk,50,8 FL OZ,00614141999996,50\nA2,Tea,4,1 GAL,123,\n',
    )
    expect(ready.counts).toMatchObject({ create: 2, warnings: 1 })
    await applied(ready.id)
    expect(await ingredients()).toMatchObject([
      {
        code: 'A1',
        nutrients: { calories: 50 },
        packs: [{ text: '50/8 FL OZ', case: { gtin: '00614141999996', holds: 50 } }],
      },
      { code: 'A2', nutrients: {}, packs: [{ case: { gtin: null, holds: 4 } }] },
    ])
  })

  test('skips a row without a code, and one whose code is used twice', async () => {
    const ready = await uploaded(`${header}\n,Nameless,,5 LB\na1,One,,5 LB\nA1,Two,,5 LB\n`)
    expect(ready.counts).toMatchObject({ create: 1, rejected: 2 })
  })

  test('takes back a canceled import', async () => {
    const lines = Array.from({ length: 6000 }, (_, index) => `${index},Item ${index},,5 LB`)
    const ready = await uploaded([header, ...lines].join('\n'))
    await call(`POST /food/imports/${ready.id}/apply`)
    await call(`DELETE /food/imports/${ready.id}`)
    expect((await read(ready.id)).state).toBe('cancelled')
    await expect.poll(ingredients, { timeout: 20_000 }).toEqual([])
  })
})

describe('an Excel workbook', () => {
  const cells = [
    ['Item Code', 'Description', 'Pack'],
    [100, 'BEANS & RICE', '6/5 LB'],
    [200, 'Cups', 48],
  ]

  test('is read like a CSV file', async () => {
    const ready = await uploaded(workbook(cells), 'items.xlsx')
    expect(ready).toMatchObject({ kind: 'products', counts: { create: 2, warnings: 1 } })
    expect(ready.preview.rows[0]).toEqual(['100', 'BEANS & RICE', '6/5 LB'])
    await applied(ready.id)
    expect(await ingredients()).toMatchObject([{ code: '100', name: 'BEANS & RICE' }, { code: '200' }])
  })

  test.each([
    ['any other archive', zip([{ name: 'a.txt', content: 'text' }]), /isn't an Excel workbook/],
    ['half a workbook', workbook(cells).subarray(0, 700), /isn't an Excel workbook/],
    [
      'a workbook that unpacks to gigabytes',
      zip([{ name: 'xl/worksheets/sheet1.xml', content: 'x', stated: 3_000_000_000 }]),
      /larger than 192 MB once unpacked/,
    ],
    [
      'a workbook that claims less than it unpacks to',
      zip([{ name: 'xl/workbook.xml', content: Buffer.alloc(50_000_000), stated: 10 }]),
      /isn't an Excel workbook/,
    ],
  ])('%s is refused', { timeout: 60_000 }, async (_, bytes, problem) => {
    const failed = await uploaded(bytes, 'items.xlsx')
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
  })

  // The worker fills its memory, on whichever engine.
  test.runIf(isMainEngine && isNightly)(
    'a workbook with a cell in the last column of every row is refused',
    async () => {
      const wide = Array.from(
        { length: 300_000 },
        (_, row) => `<row r="${row + 2}"><c r="XFD${row + 2}"><v>1</v></c></row>`,
      ).join('')
      const sheet = sheetOf([['Item Code', 'Description', 'Pack']]).replace('</sheetData>', `${wide}</sheetData>`)
      const failed = await uploaded(workbook([], sheet), 'items.xlsx')
      expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/too many cells/) })
    },
  )
})

describe('columns', () => {
  const unknown = 'Art.,Bezeichnung,Gebinde,EK\n10,Reis,Sack,31.20\n11,Bohnen,Dose,28.00\n'
  const map = (id: number, fields: (string | null)[]) => call(`PUT /food/imports/${id}/columns`, { body: { fields } })

  test('that no one recognizes are named by hand, and remembered for files of that vendor', async () => {
    const first = await uploaded(unknown)
    expect(first).toMatchObject({ kind: null, state: 'ready', problem: expect.stringMatching(/^The first row must/) })
    expect(first.preview.rows[1]).toEqual(['11', 'Bohnen', 'Dose', '28.00'])
    expect((await call(`POST /food/imports/${first.id}/apply`)).status).toBe(409)

    expect((await map(first.id, ['code', 'description', 'pack', null])).status).toBe(202)
    const mapped = await after(first.id, ['reading'])
    expect(mapped).toMatchObject({ kind: 'products', state: 'ready', problem: null, counts: { create: 2 } })
    await applied(first.id)
    expect(await ingredients()).toMatchObject([
      { code: '10', name: 'Reis' },
      { code: '11', name: 'Bohnen' },
    ])

    const next = await uploaded(unknown.replace('Reis', 'Langkornreis'))
    expect(next).toMatchObject({ kind: 'products', counts: { update: 1, unchanged: 1 } })
  })

  test('that were guessed wrong are corrected', async () => {
    const ready = await uploaded('item_id,description,pack_size,brand\n1,Rice,Acme,50 LB\n')
    expect(ready.counts).toMatchObject({ create: 1, warnings: 1 })
    await map(ready.id, ['code', 'description', 'brand', 'pack'])
    expect((await after(ready.id, ['reading'])).counts).toMatchObject({ create: 1, warnings: 0 })
    expect(await rows(ready.id)).toMatchObject([{ pack: { text: '50 LB', understood: '50 lb' } }])
  })

  test.each([
    ['too few', ['code', 'description']],
    ['one that does not exist', ['code', 'description', 'pack', 'price of love']],
    ['one twice', ['code', 'description', 'pack', 'pack']],
    ['no code', [null, 'description', 'pack', null]],
  ])('%s: refused', async (_, fields) => {
    const first = await uploaded(unknown)
    expect((await map(first.id, fields)).status).toBe(422)
    expect((await read(first.id)).state).toBe('ready')
  })
})

describe('undo of an import', () => {
  const undo = (id: number) => call(`POST /food/imports/${id}/undo`)
  const dependents = async (id: number) => (await call(`GET /food/imports/${id}/dependents`)).body._embedded.dependents

  test('removes what it added and restores what it changed, in one step', async () => {
    await imported(`${header}\n${beans}\n`)
    const second = await imported(`${header}\n100,Black beans,Best,4/5 LB\n${chicken}\n`)
    expect(await dependents(second.id)).toEqual([])
    expect((await undo(second.id)).status).toBe(200)
    expect(await ingredients()).toMatchObject([
      { code: '100', name: 'BEANS, BLACK', brand: 'Acme', packs: [{ text: '6/#10 CN' }] },
    ])
    expect((await read(second.id)).state).toBe('undone')
    const [food] = await ingredients()
    expect(await history(food.id)).toMatchObject([
      { action: 'updated', changes: [{ field: 'name', to: 'BEANS, BLACK' }, { to: 'Acme' }, { to: '6/#10 CN' }] },
      { action: 'updated', changes: [{ field: 'name', to: 'Black beans' }, { to: 'Best' }, { to: '4/5 LB' }] },
      { action: 'created' },
    ])
    // The code of a removed product is free again.
    expect((await uploaded(`${header}\n${chicken}\n`)).counts).toMatchObject({ create: 1 })
    expect((await undo(second.id)).status).toBe(409)
  })

  test('is refused with the list of what depends on it', async () => {
    const done = await imported(file)
    const [used, edited] = await ingredients()
    await call('POST /recipe/recipes', {
      body: {
        name: 'Bean soup',
        type: 'myRecipe',
        portions: '10',
        lines: [{ ingredientId: used.id, amount: '1', unit: 'lb' }],
      },
    })
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update ingredient set brand = 'Other' where id = ${edited.id}`),
    )
    const refused = await undo(done.id)
    expect(refused.status).toBe(409)
    expect(await dependents(done.id)).toMatchObject([
      { row: 2, code: '100', reason: 'recipe', where: 'Bean soup' },
      { row: 3, code: '200', reason: 'edited', where: null },
    ])
    expect(await ingredients()).toHaveLength(3)
  })

  test('is not offered for foods, nor before the import', async () => {
    const ready = await uploaded(file)
    expect((await undo(ready.id)).status).toBe(409)
    const foods = await imported('ndb_no,description,kcal\n1,Rice,365\n')
    expect((await undo(foods.id)).status).toBe(409)
  })
})

test('a large file is imported in batches, and other calls are answered in between', { timeout: 900_000 }, async () => {
  const count = sized(200_000, 3_000)
  const lines = Array.from({ length: count }, (_, index) => `${index},"ITEM ${index}, SLICED",Acme,6/5 LB`)
  const ready = await uploaded([header, ...lines].join('\n'))
  expect(ready.counts).toMatchObject({ create: count })
  expect((await call(`POST /food/imports/${ready.id}/apply`)).status).toBe(202)
  let slowest = 0
  for (;;) {
    const start = performance.now()
    const { state } = await read(ready.id)
    slowest = Math.max(slowest, performance.now() - start)
    if (state !== 'applying') break
    await setTimeout(50)
  }
  expect(slowest).toBeLessThan(2000)
  expect((await read(ready.id)).counts).toMatchObject({ create: count })
})
