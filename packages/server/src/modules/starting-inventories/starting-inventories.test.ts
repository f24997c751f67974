import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { ingredient } from '../../db/schema/ingredient.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'

let server: TestApp
let world: StockWorld
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await addStockWorld(server.database, ['Ground beef', 'Rice'])
  member = await server.addMember({ catererId: world.catererId })
  const level = (holds: number | null, amount: string | null) => ({
    gtin: null,
    holds,
    content: amount === null ? null : { amount, unit: 'lb' as const },
  })
  const pack = { text: '6/5 LB', case: level(6, null), inner: null, each: level(null, '5') }
  await server.database.work(member, (tx) =>
    tx
      .update(ingredient)
      .set({ packs: [pack] })
      .where(sql`id = ${beef()}`),
  )
})

const beef = () => world.foods[0] ?? 0
const rice = () => world.foods[1] ?? 0
const query = () => ({ catererId: world.catererId })
const body = (lines: object[], rest: object = {}) => ({
  siteId: world.sites[0],
  locationId: world.places[0],
  asOf: '2026-11-01',
  lines,
  ...rest,
})
const create = (lines: object[], rest: object = {}) =>
  server.call(member, 'POST /startingInventories', { query: query(), body: body(lines, rest) })
const call = (method: string, id: number, rest: object = {}) =>
  server.call(member, `${method} /startingInventories/${id}${method === 'POST' ? '/post' : ''}`, {
    query: query(),
    ...rest,
  })
const stock = async () => (await server.call(member, 'GET /stock', { query: query() })).body._embedded.stock

const lines = () => [
  {
    ingredientId: beef(),
    packText: '6/5 LB',
    cases: '2',
    eaches: '1',
    amount: '3',
    cost: '60',
    lotCode: ' L7 ',
    expiresOn: '2027-01-05',
  },
  { ingredientId: rice(), amount: '12.5' },
]

test('a draft is kept as it was entered, and moves nothing', async () => {
  const { status, body: saved } = await create(lines())
  expect(status).toBe(201)
  expect((await call('GET', saved.data.id)).body).toMatchObject({
    siteName: 'Store',
    locationName: 'Freezer',
    asOf: '2026-11-01',
    lines: 2,
    postedAt: null,
    content: [
      {
        ingredient: { name: 'Ground beef', packs: [{ text: '6/5 LB', sizes: { case: '30', each: '5' } }] },
        packText: '6/5 LB',
        cases: '2',
        inners: null,
        eaches: '1',
        amount: '3',
        cost: '60',
        lotCode: 'L7',
        expiresOn: '2027-01-05',
      },
      { ingredient: { name: 'Rice' }, packText: null, amount: '12.5', cost: null, lotCode: null },
    ],
  })
  expect(await stock()).toEqual([])
  expect((await call('PUT', saved.data.id, { body: body(lines().slice(1)) })).status).toBe(200)
  expect((await call('GET', saved.data.id)).body.lines).toBe(1)
  expect((await call('PUT', saved.data.id, { body: body([]), headers: { 'if-match': '1' } })).status).toBe(409)
  expect((await call('DELETE', saved.data.id)).status).toBe(200)
  expect((await call('GET', saved.data.id)).status).toBe(404)
})

test('after posting, it is in stock by packs, with cost, lot and expiry, and locked', async () => {
  const id = (await create(lines())).body.data.id
  const posted = await call('POST', id)
  expect(posted).toMatchObject({ status: 200, body: { data: { message: 'Starting inventory posted' } } })
  expect(await stock()).toMatchObject([
    // 2 cases of 30 lb, a bag of 5 and 3 lb at $2 each.
    { name: 'Ground beef', quantity: '68', value: '136', uncosted: '0', nextExpiry: '2027-01-05' },
    { name: 'Rice', quantity: '12.5', value: '0', uncosted: '12.5', nextExpiry: null },
  ])
  const text = 'This starting inventory was posted and is locked. Correct the stock with an adjustment.'
  for (const again of [call('POST', id), call('PUT', id, { body: body([]) }), call('DELETE', id)]) {
    expect(await again).toMatchObject({ status: 422, body: { message: text } })
  }
  expect((await call('GET', id)).body).toMatchObject({
    postedBy: expect.stringContaining('Mem'),
    postedAt: expect.any(String),
  })
})

test('a place has only one', async () => {
  await create([])
  expect((await create([])).body.fields).toEqual({
    locationId: 'Store already has a starting inventory for this location. Open that one.',
  })
  expect((await create([], { locationId: null })).status).toBe(201)
  expect((await create([], { locationId: null })).status).toBe(422)
  const { body: list } = await server.call(member, 'GET /startingInventories', { query: query() })
  expect(list._embedded.startingInventories).toHaveLength(2)
})

test('lines without a quantity, in an unknown pack, or of an unknown ingredient are refused by their number', async () => {
  const id = (await create([{ ingredientId: rice() }, { ingredientId: rice(), cases: '1' }])).body.data.id
  expect((await call('POST', id)).body.fields).toEqual({
    'lines.0.cases': 'Enter a quantity greater than 0.',
    'lines.1.cases':
      'What this pack of Rice holds is unknown. Enter the amount instead, or add its size to the ingredient.',
  })
  expect(await stock()).toEqual([])
  const other = { siteId: world.sites[1] }
  expect((await create([{ ingredientId: beef(), packText: '4/1 GAL' }], other)).body.fields).toEqual({
    'lines.0.packText': 'This ingredient has no such pack.',
  })
  expect((await create([{ ingredientId: 900_000_001 }], other)).body.fields).toEqual({
    'lines.0.ingredientId': 'This ingredient does not exist.',
  })
  const empty = (await create([], other)).body.data.id
  expect((await call('POST', empty)).body.fields).toEqual({ lines: 'Add at least one line before you post.' })
})

test('when ten people post at once, one succeeds', async () => {
  const id = (await create(lines())).body.data.id
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', id)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(422)])
  expect((await stock())[0]).toMatchObject({ quantity: '68' })
})

test('lines of many lots are posted at once', async () => {
  const count = sized(2000, 200)
  const many = Array.from({ length: count }, (_, index) => ({
    ingredientId: rice(),
    amount: '1',
    cost: '2',
    lotCode: `L${index}`,
  }))
  const id = (await create(many)).body.data.id
  expect((await call('POST', id)).status).toBe(200)
  expect((await stock())[0]).toMatchObject({ quantity: String(count), value: String(2 * count) })
})
