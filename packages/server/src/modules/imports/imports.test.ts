import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { isNightly, sized } from '../../../test/support/test-scale.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const upload = (file: string | Buffer, headers: Record<string, string> = {}) =>
  server.call(member, 'POST /food/imports', {
    query: { fileName: 'foods.csv' },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
const read = async (id: number) => (await server.call(member, `GET /food/imports/${id}`)).body
const problems = async (id: number) =>
  (await server.call(member, `GET /food/imports/${id}/problems`)).body._embedded.problems
const foods = async (query: Record<string, string> = {}) =>
  (await server.call(member, 'GET /food/referenceFoods', { query: { size: '100', ...query } })).body

/** The import once it has left these states. */
async function after(id: number, states: string[]) {
  for (;;) {
    const found = await read(id)
    if (!states.includes(found.state)) return found
    await setTimeout(20)
  }
}

async function uploaded(file: string | Buffer) {
  const { status, body } = await upload(file)
  expect(status).toBe(202)
  return after(body.data.id, ['reading'])
}

async function applied(id: number) {
  expect((await server.call(member, `POST /food/imports/${id}/apply`)).status).toBe(202)
  return after(id, ['applying'])
}

const header = 'ndb_no,description,food_group,kcal,sodium_mg,refuse_pct'
const rice = '20044,"Rice, white",Grains,365,5,0'
const beans = '16042,Beans,Legumes,347,,12.5'

describe('a food-composition file', () => {
  test('is previewed, imported only when confirmed, and keeps blank cells unknown', async () => {
    const ready = await uploaded(`${header}\n${rice}\n${beans}\n`)
    expect(ready).toMatchObject({
      kind: 'foods',
      state: 'ready',
      totalRows: 2,
      doneRows: 2,
      counts: { create: 2, update: 0, unchanged: 0, rejected: 0, blankValues: 1 },
      problem: null,
    })
    expect(ready.preview.columns[3]).toMatchObject({ header: 'kcal', field: 'calories', isPerServing: false })
    expect(ready.preview.rows[0]).toEqual(['20044', 'Rice, white', 'Grains', '365', '5', '0'])
    expect((await foods()).page.totalElements).toBe(0)

    expect((await applied(ready.id)).state).toBe('done')
    const { _embedded } = await foods()
    expect(_embedded.referenceFoods).toMatchObject([
      { code: '16042', catererId: member.catererId, source: 'USDA SR', nutrients: { calories: 347 } },
      { code: '20044', description: 'Rice, white', foodGroup: 'Grains', nutrients: { calories: 365, sodium: 5 } },
    ])
    expect(_embedded.referenceFoods[0].nutrients).not.toHaveProperty('sodium')
  })

  test('uploaded again adds nothing, updates changed rows, and keeps the values of missing columns', async () => {
    await applied((await uploaded(`${header}\n${rice}\n${beans}\n`)).id)
    const again = await uploaded(`${header}\n${rice}\n${beans}\n`)
    expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 2 })
    await applied(again.id)
    expect((await foods()).page.totalElements).toBe(2)

    const changed = await uploaded('ndb_no,description,kcal\n20044,"Rice, white",\n16042,Beans,350\n')
    expect(changed.counts).toMatchObject({ create: 0, update: 2, unchanged: 0 })
    await applied(changed.id)
    expect((await foods())._embedded.referenceFoods).toMatchObject([
      { foodGroup: 'Legumes', nutrients: { calories: 350 } },
      // The blank cell makes the energy unknown; the file has no column for sodium.
      { foodGroup: 'Grains', nutrients: { sodium: 5 } },
    ])
  })

  test('can name its columns in many ways, with units that are converted', async () => {
    const ready = await uploaded(
      'Food Code;ignored'.replace(';ignored', '') +
        ',Food Name,Energy (kcal),Sodium (g),Vit. A (µg),Vitamin A IU,Water\nX1,Soup,50,0.3,7,900,90\n',
    )
    expect(ready.preview.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      'code',
      'description',
      'calories',
      'sodium',
      'vitaminA',
      null,
      null,
    ])
    await applied(ready.id)
    expect((await foods())._embedded.referenceFoods[0].nutrients).toEqual({ calories: 50, sodium: 300, vitaminA: 7 })
  })

  test('with the weight of a serving has values per serving, and says so', async () => {
    const file = 'code,description,serving_g,kcal,"sodium mg per 100 g"\nX1,Granola bar,40,190,250\nX2,Bar,,190,250\n'
    const ready = await uploaded(file)
    expect(ready.counts).toMatchObject({ create: 1, rejected: 1 })
    expect(ready.preview.columns).toMatchObject([
      { field: 'code', isPerServing: false },
      { field: 'description' },
      { field: 'servingGrams', isPerServing: false },
      { field: 'calories', isPerServing: true },
      { field: 'sodium', isPerServing: false },
    ])
    expect(await problems(ready.id)).toMatchObject([
      {
        row: 3,
        column: 'serving_g',
        severity: 'problem',
        message: expect.stringMatching(/^The weight of one serving/),
      },
    ])
    await applied(ready.id)
    const [bar] = (await foods())._embedded.referenceFoods
    expect(bar).toMatchObject({ source: 'foods', nutrients: { calories: 475, sodium: 250 } })
  })

  test('without folate in dietary folate equivalents leaves folate unknown', async () => {
    const ready = await uploaded('code,description,folate_ug,kcal\nX1,Spinach,194,23\n')
    expect(ready.preview.columns[2].field).toBeNull()
    const dfe = await uploaded('code,description,Folate (mcg DFE)\nX1,Spinach,194\n')
    expect(dfe.preview.columns[2].field).toBe('folate')
  })

  test('with impossible values is imported, with a warning at each row', async () => {
    const ready = await uploaded(
      [
        'code,description,kcal,protein_g,fat_g,carb_g,satfat_g,sodium_mg',
        'X1,Oats,389,16.9,6.9,66.3,1.2,2',
        'X2,Oats for a portion of 1 kg,3890,169,69,663,12,20',
        'X3,Oil,884,0,10,0,14,0',
        'X4,Salt,0,0,0,0,0,387580',
        'X5,Broken,1,-1,0,0,5,1',
      ].join('\n'),
    )
    expect(ready.counts).toMatchObject({ create: 3, rejected: 2, warnings: 2 })
    expect(
      (await problems(ready.id)).map((one: Record<string, unknown>) => [one['row'], one['severity'], one['column']]),
    ).toEqual([
      [3, 'warning', 'carb_g'],
      [4, 'warning', 'satfat_g'],
      [5, 'problem', 'sodium_mg'],
      [6, 'problem', 'protein_g'],
    ])
    expect((await problems(ready.id))[0].message).toMatch(/add up to 901 g per 100 g/)
    const done = await applied(ready.id)
    expect(done.counts).toMatchObject({ create: 3, rejected: 2, warnings: 2 })
    expect(await problems(ready.id)).toHaveLength(4)
  })

  test.each([
    [
      'fdc_id,description,kcal',
      'FoodData_Central_2024-10-31.csv',
      { source: 'FoodData Central', release: '2024-10-31' },
    ],
    ['ndb_no,description,kcal', 'usda-sr28.csv', { source: 'USDA SR', release: '28' }],
    ['ndb_no,description,added_sugars_g', 'District labels.csv', { source: 'District labels' }],
    ['code,description,kcal', 'labels.csv', { source: 'labels' }],
  ])('with the columns %s in %s is named by what it is', async (columns, fileName, source) => {
    const { body } = await server.call(member, 'POST /food/imports', {
      query: { fileName },
      body: Buffer.from(`${columns}\n01001,Butter,7\n`),
      headers: { 'content-type': 'application/octet-stream' },
    })
    await after(body.data.id, ['reading'])
    await applied(body.data.id)
    expect((await foods())._embedded.referenceFoods[0]).toMatchObject(source)
  })

  test('with bad rows lists their row, column, value and fix, and imports the others', async () => {
    const ready = await uploaded(
      [
        header,
        rice,
        'A1,Peas,Legumes,"1,234 mg",5,0',
        'A2,Peas,Legumes,12 kcal,5,0',
        'A3,Peas,Legumes,"1,234",5,0',
        'A4,Peas,Legumes,"1,5",5,0',
        'A5,Peas,Legumes,-1,5,0',
        'A6,Peas,Legumes,tr,5,101',
        '20044,Rice again,Grains,1,1,1',
        ',Nameless,Grains,1,1,1',
        'A7,Short,Grains,1',
        'A8,Big,Grains,1e9,1,1',
      ].join('\r\n'),
    )
    expect(ready.counts).toMatchObject({ create: 1, rejected: 10 })
    const found = (await server.call(member, `GET /food/imports/${ready.id}/problems`, { query: { size: 50 } })).body
      ._embedded.problems
    expect(found.map(({ row, column, value }: Record<string, unknown>) => [row, column, value])).toEqual([
      [3, 'kcal', '1,234 mg'],
      [4, 'kcal', '12 kcal'],
      [5, 'kcal', '1,234'],
      [6, 'kcal', '1,5'],
      [7, 'kcal', '-1'],
      [8, 'kcal', 'tr'],
      [8, 'refuse_pct', '101'],
      [9, 'ndb_no', '20044'],
      [10, 'ndb_no', ''],
      [11, '', '4'],
      [12, 'kcal', '1e9'],
    ])
    const part = async (query: object) =>
      (await server.call(member, `GET /food/imports/${ready.id}/problems`, { query: { size: 2, ...query } })).body
    expect((await part({ columnContains: 'KCAL' })).page.totalElements).toBe(7)
    expect((await part({ columnContains: 'kcal', valueContains: '1,2' }))._embedded.problems).toEqual([
      found[0],
      found[2],
    ])
    expect((await part({ messageContains: 'IS NEGATIVE' })).page.totalElements).toBe(1)
    expect(found.map(({ message }: { message: string }) => message)).toEqual([
      'Write the number without its unit and without commas: 1234.',
      'Write the number without its unit: 12.',
      'Write the number without commas: 1234.',
      'Write the number with a decimal point instead of a comma: 1.5.',
      'The number is negative. Correct it, or leave the cell empty if the value is unknown.',
      expect.stringMatching(/not a number.*leave the cell empty/),
      'The number is above 100. Check it.',
      'Row 2 has the same number. Remove one of the two rows.',
      'The cell is empty. Fill it in, or remove the row.',
      expect.stringMatching(/4 cells and the header has 6/),
      'The number is above 100,000. Check it.',
    ])
    await applied(ready.id)
    expect((await foods()).page.totalElements).toBe(1)
    expect(await problems(ready.id)).toHaveLength(10)
  })
})

test.each([
  ['no header', `${rice}\n${beans}\n`, /^The first row must name the columns, and "20044, Rice, white/],
  ['a header without a number', 'description,kcal\nRice,365\n', /food's number is missing: name it "ndb_no"/],
  ['a header without a name', 'ndb_no,kcal\n20044,365\n', /food's name is missing: name it "description"/],
  ['no nutrient column', 'code,description,group\nX1,Rice,Grains\n', /no nutrient column.*kcal or sodium_mg/],
])('a file with %s says so, and waits for someone to name its columns', async (_, file, problem) => {
  const waiting = await uploaded(file)
  expect(waiting).toMatchObject({ state: 'ready', kind: null, problem: expect.stringMatching(problem) })
  expect((await server.call(member, `POST /food/imports/${waiting.id}/apply`)).status).toBe(409)
})

describe('a file that cannot be imported gets the reason and the fix', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /^The file is empty/],
    ['only a header', `${header}\n`, /header row but no data/],
    ['a PDF', '%PDF-1.7 …', /^This is a PDF, not a CSV/],
    ['a broken workbook', Buffer.from('PK\x03\x04 rest', 'latin1'), /^This isn't an Excel workbook that can be read/],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), /not a text file/],
    ['UTF-16', Buffer.from(`\uFEFF${header}\n`, 'utf16le'), /UTF-16.*CSV UTF-8/],
    [
      'Latin-1',
      Buffer.from(`${header}\n${rice}\n1,Purée,Grains,1,1,1\n`, 'latin1'),
      /^Row 3 has a character that is not UTF-8.*CSV UTF-8/,
    ],
    [
      'retention factors',
      '"id","code","food_group_id","description"\n"1","1","1","CHEESE, BAKED"\n',
      /^These are retention factors/,
    ],
    [
      'retention factors per nutrient',
      'Retn_Code,RetnDesc,Calcium,Iron\n1,Baked,100,100\n',
      /^These are retention factors/,
    ],
    [
      'servings without a weight',
      'code,description,serving_size,kcal\nX1,Bar,1 bar,190\n',
      /"serving_size" is about servings.*serving_g/,
    ],
    ['values per serving without a weight', 'code,description,kcal per serving\nX1,Bar,190\n', /"kcal per serving"/],
    ['a header twice', `${header},kcal\n${rice},365\n`, /"kcal" appears twice, as columns 4 and 7. Keep one/],
    ['a quotation mark that is not closed', `${header}\n20044,"Rice\n${beans}\n`, /never closes. Close it/],
  ])('%s', async (_, file, problem) => {
    const failed = await uploaded(file)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
    const refused = await server.call(member, `POST /food/imports/${failed.id}/apply`)
    expect(refused).toMatchObject({ status: 409, body: { message: failed.problem, current: { state: 'failed' } } })
    expect((await foods()).page.totalElements).toBe(0)
  })
})

test('a BOM, CRLF and empty rows below the table are ignored', async () => {
  const ready = await uploaded(`\uFEFF${header}\r\n${rice}\r\n\r\n${beans}\r\n,,,,,\r\n`)
  expect(ready.counts).toMatchObject({ create: 2, rejected: 0 })
})

describe('household measures', () => {
  const measures = 'ndb_no,seq,amount,measure,grams\n'

  test('are imported for existing foods, and the others are listed', async () => {
    await applied((await uploaded(`${header}\n${rice}\n`)).id)
    const ready = await uploaded(`${measures}20044,1,1,"cup, cooked",158\n20044,2,2,tbsp,0\n99999,1,1,cup,100\n`)
    expect(ready).toMatchObject({ kind: 'measures', counts: { create: 1, rejected: 2 } })
    expect(await problems(ready.id)).toMatchObject([
      { row: 3, column: 'grams', value: '0', message: expect.stringMatching(/greater than 0/) },
      { row: 4, column: 'ndb_no', value: '99999', message: expect.stringMatching(/Upload the foods first/) },
    ])
    await applied(ready.id)
    const [food] = (await foods())._embedded.referenceFoods
    const whole = (await server.call(member, `GET /food/referenceFoods/${food.id}`)).body
    expect(whole.measures).toEqual([{ amount: 1, measure: 'cup, cooked', unit: 'cup', grams: 158 }])
  })
})

test('the modifier of a measure is kept, and fluid ounces and can sizes become units', async () => {
  await applied((await uploaded(`${header}\n${rice}\n`)).id)
  const ready = await uploaded(
    'fdc_id,seq_num,amount,portion_description,modifier,gram_weight\n' +
      '20044,1,1,cup,shredded,113\n20044,2,1,,"slice, thin",9\n20044,3,1,fl oz,,30\n20044,4,1,can (303 x 406),,439\n',
  )
  await applied(ready.id)
  const [food] = (await foods())._embedded.referenceFoods
  expect((await server.call(member, `GET /food/referenceFoods/${food.id}`)).body.measures).toEqual([
    { amount: 1, measure: 'cup, shredded', unit: 'cup', grams: 113 },
    { amount: 1, measure: 'slice, thin', unit: null, grams: 9 },
    { amount: 1, measure: 'fl oz', unit: 'floz', grams: 30 },
    { amount: 1, measure: 'can (303 x 406)', unit: 'can303', grams: 439 },
  ])
})

describe('an import', () => {
  test('can be canceled before it is applied, and leaves nothing', async () => {
    const ready = await uploaded(`${header}\n${rice}\n`)
    const answer = await server.call(member, `DELETE /food/imports/${ready.id}`)
    expect(answer.status).toBe(200)
    expect((await read(ready.id)).state).toBe('cancelled')
    expect((await server.call(member, `POST /food/imports/${ready.id}/apply`)).status).toBe(409)
    expect((await foods()).page.totalElements).toBe(0)
    await expect
      .poll(() =>
        server.database.owner((tx) =>
          tx.execute(sql`select id from file_chunk where caterer_id = ${member.catererId}`),
        ),
      )
      .toEqual([])
  })

  test('that is applied cannot be canceled or applied again', async () => {
    const ready = await uploaded(`${header}\n${rice}\n`)
    await applied(ready.id)
    for (const call of [`DELETE /food/imports/${ready.id}`, `POST /food/imports/${ready.id}/apply`]) {
      expect(await server.call(member, call)).toMatchObject({ status: 409, body: { current: { state: 'done' } } })
    }
  })

  test.runIf(isNightly)('of a worker that died is restarted from the beginning', async () => {
    const ready = await uploaded(`${header}\n${rice}\n${beans}\n`)
    // The state that a server leaves when it is killed while reading.
    await server.database.owner((tx) =>
      tx.execute(sql`update import_job set state = 'reading', lease_owner = 'dead', lease_until = now() - interval '1 second',
        total_rows = null, done_rows = 1 where id = ${ready.id}`),
    )
    expect(await after(ready.id, ['reading'])).toMatchObject({ state: 'ready', doneRows: 2, counts: { create: 2 } })
  })

  const many = (count: number) =>
    `${header}\n${Array.from({ length: count }, (_, index) => `C${index},Food ${index},Group,1,1,1`).join('\n')}\n`
  async function loading(id: number) {
    while ((await read(id)).doneRows === 0) await setTimeout(5)
    return read(id)
  }
  const stored = () =>
    server.database.work({ catererId: member.catererId }, async (tx) => {
      await tx.execute(sql`set local app.sees_unfinished_imports = 'on'`)
      return (await tx.execute(sql`select id from reference_food where caterer_id = current_caterer()`)).length
    })

  test('is invisible while it runs, and leaves nothing when canceled', async () => {
    const [ready, other] = [await uploaded(many(sized(40_000, 10_000))), await uploaded(`${header}\n${rice}\n`)]
    await server.call(member, `POST /food/imports/${ready.id}/apply`)
    expect((await loading(ready.id)).state).toBe('applying')
    expect((await foods()).page.totalElements).toBe(0)
    const refused = await server.call(member, `POST /food/imports/${other.id}/apply`)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Another file/) } })
    expect((await server.call(member, `DELETE /food/imports/${ready.id}`)).status).toBe(200)
    await expect.poll(stored).toBe(0)
    expect((await foods()).page.totalElements).toBe(0)
    expect((await applied(other.id)).state).toBe('done')
  })

  test.runIf(isNightly)('whose worker died while it ran is invisible until another worker finishes it', async () => {
    const ready = await uploaded(`${header}\n${rice}\n${beans}\n`)
    // The state that a server leaves when it is killed after the first batch.
    await server.database.work({ catererId: member.catererId }, async (tx) => {
      await tx.execute(sql`update import_job set state = 'applying', done_rows = 1, lease_owner = 'dead',
        lease_until = now() + interval '1 minute' where id = ${ready.id}`)
      await tx.execute(sql`insert into reference_food (import_job_id, code, description, food_group, source, nutrients, refuse_pct)
        select ${ready.id}, '20044', 'Rice, white', 'Grains', 'USDA SR', '{"calories": 365, "sodium": 5}', 0`)
      await tx.execute(sql`delete from import_row where import_job_id = ${ready.id} and data ->> 'code' = '20044'`)
    })
    expect((await foods()).page.totalElements).toBe(0)
    await server.database.owner((tx) =>
      tx.execute(sql`update import_job set lease_until = now() where id = ${ready.id}`),
    )
    expect(await after(ready.id, ['applying'])).toMatchObject({ state: 'done', doneRows: 2, counts: { create: 2 } })
    expect((await foods()).page.totalElements).toBe(2)
  })

  test('that is sent twice with one key starts once', async () => {
    const send = () => upload(`${header}\n${rice}\n`, { 'idempotency-key': 'upload-0001' })
    const [first, second] = [await send(), await send()]
    expect(second.bytes).toEqual(first.bytes)
    const other = await upload(`${header}\n${beans}\n`, { 'idempotency-key': 'upload-0001' })
    expect(other.status).toBe(422)
    const jobs = await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`select id from import_job`),
    )
    expect(jobs).toHaveLength(1)
  })
})

test('a file above 64 MB is refused', async () => {
  const { status, body } = await upload(Buffer.alloc(64 * 1024 * 1024 + 1, 'a'))
  expect(status).toBe(413)
  expect(body.message).toMatch(/64 MB/)
})

const rowCount = sized(200_000, 3_000)

test(`${rowCount} rows are imported while other requests are served`, { timeout: 900_000 }, async () => {
  const rows = Array.from({ length: rowCount }, (_, index) => `B${index},Food number ${index},Group,${index % 900},5,0`)
  const { id } = (await upload(`${header}\n${rows.join('\n')}\n`)).body.data

  /** Calls while the import is in a state. Returns the median response time in ms. */
  async function answerTime(state: string): Promise<number> {
    const times: number[] = []
    while ((await read(id)).state === state) {
      const start = performance.now()
      expect((await server.call(member, 'GET /commissary/userInfo')).status).toBe(200)
      times.push(performance.now() - start)
      await setTimeout(50)
    }
    expect(times.length).toBeGreaterThan(sized(10, 0))
    return times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)] ?? Infinity
  }

  expect(await answerTime('reading')).toBeLessThan(1_000)
  expect(await read(id)).toMatchObject({ state: 'ready', totalRows: rowCount, counts: { create: rowCount } })
  await server.call(member, `POST /food/imports/${id}/apply`)
  expect(await answerTime('applying')).toBeLessThan(1_000)
  expect(await read(id)).toMatchObject({ state: 'done', doneRows: rowCount, counts: { create: rowCount } })
  expect((await foods()).page.totalElements).toBe(rowCount)
})

const sr28 = new URL('../../../../../../shared/data/usda-sr28/', import.meta.url)
// oxlint-disable-next-line no-console -- the output must show that a test was skipped
if (isNightly && !existsSync(sr28)) console.warn('SKIPPED: USDA SR28 is not imported, ../shared/data is absent.')

test.runIf(isNightly && existsSync(sr28))(
  'USDA SR28 is imported, foods and measures',
  { timeout: 120_000 },
  async () => {
    const ready = await uploaded(readFileSync(new URL('foods.csv', sr28), 'utf8'))
    expect(ready.counts).toMatchObject({ create: 8790, rejected: 0 })
    await applied(ready.id)
    const measures = await uploaded(readFileSync(new URL('measures.csv', sr28), 'utf8'))
    expect(measures.counts).toMatchObject({ create: 15_438, rejected: 0 })
    await applied(measures.id)

    const [milk] = (await foods({ q: '01077' }))._embedded.referenceFoods
    expect(milk.nutrients).toMatchObject({ calories: 61, protein: 3.15, calcium: 113 })
    const { measures: ofMilk } = (await server.call(member, `GET /food/referenceFoods/${milk.id}`)).body
    expect(ofMilk).toContainEqual({ amount: 1, measure: 'cup', unit: 'cup', grams: 244 })
    const [broccoli] = (await foods({ q: '11090' }))._embedded.referenceFoods
    expect(broccoli.nutrients.calories).toBe(34)
    expect((await foods({ q: 'milk whole' }))._embedded.referenceFoods[0].description).toMatch(/^Milk/)
  },
)
