import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { school } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'
import { issueStock, receiveStock, type StockInflow } from './ledger.ts'

let server: TestApp
let world: StockWorld
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await addStockWorld(server.database, ['Ground beef', 'Rice', 'Beans'])
  member = await server.addMember({ catererId: world.catererId })
  const level = (holds: number | null, amount: string | null) => ({
    gtin: null,
    holds,
    content: amount === null ? null : { amount, unit: 'lb' as const },
  })
  const pack = { text: '6/5 LB', case: level(6, null), inner: null, each: level(null, '5') }
  await work((tx) =>
    tx
      .update(ingredient)
      .set({ packs: [pack], category: 'Meats' })
      .where(sql`id = ${beef()}`),
  )
})

const work = (fn: (tx: Tx) => Promise<unknown>) => server.database.work(member, fn)
const beef = () => world.foods[0] ?? 0
const rice = () => world.foods[1] ?? 0
const store = () => world.sites[0]
const school1 = () => world.sites[1]
const freezer = () => world.places[0]
const pantry = () => world.places[1]

let causes = 100
const posting = (movedOn: string) => ({ cause: { kind: 'productionRecord', id: ++causes } as const, movedOn })
const receive = (movedOn: string, ...lines: Partial<StockInflow>[]) =>
  server.database.work(member, (tx) =>
    receiveStock(
      tx,
      posting(movedOn),
      lines.map((line) => ({
        siteId: store(),
        locationId: null,
        ingredientId: beef(),
        quantity: '1',
        unitCost: '1',
        ...line,
      })),
    ),
  )

const query = (rest: object = {}) => ({ catererId: world.catererId, ...rest })
const list = async (rest: object = {}, by = member) => {
  const { status, body } = await server.call(by, 'GET /stock', { query: query(rest) })
  expect(status).toBe(200)
  return body._embedded.stock
}
const names = async (rest: object, by = member) =>
  (await list(rest, by)).map(({ name, siteName }: { name: string; siteName: string }) => `${name} @ ${siteName}`)
const item = (siteId = store(), ingredientId = beef()) => `/stock/items/${siteId}/${ingredientId}`
const change = (rest: object, by = member) =>
  server.call(by, 'POST /stock/changes', {
    query: query(),
    body: {
      kind: 'waste',
      siteId: store(),
      ingredientId: beef(),
      movedOn: '2026-11-20',
      quantity: '1',
      reason: 'Spoiled',
      ...rest,
    },
  })

describe('the list of current inventory', () => {
  test('shows packs and eaches, places, value, par and next expiry of each item at a site', async () => {
    await receive('2026-11-02', { quantity: '193', unitCost: '2', locationId: freezer(), expiresOn: '2026-12-01' })
    await receive('2026-11-03', { quantity: '5', unitCost: null, locationId: pantry() })
    await server.call(member, `PUT ${item()}/par`, { query: query(), body: { par: '200' } })
    const [row] = await list()
    expect(row).toMatchObject({
      name: 'Ground beef',
      siteName: 'Store',
      category: 'Meats',
      baseUnit: 'lb',
      quantity: '198',
      inPacks: {
        isNegative: false,
        levels: [
          { level: 'case', count: '6' },
          { level: 'each', count: '3' },
        ],
        rest: { amount: '3', unit: 'lb' },
      },
      locations: [
        { locationName: 'Freezer', quantity: '193' },
        { locationName: 'Pantry', quantity: '5' },
      ],
      packs: [{ text: '6/5 LB', sizes: { case: '30', each: '5' } }],
      reserved: { quantity: '0', isMore: false },
      available: { quantity: '198' },
      onOrder: { quantity: '0' },
      par: '200',
      cover: null,
      value: '386',
      uncosted: '5',
      nextExpiry: '2026-12-01',
    })
  })

  test('is filtered by site, location, category, words, below par, expiry, zero and negative', async () => {
    await work((tx) => tx.update(caterer).set({ allowsNegativeStock: true }))
    const soon = Temporal.Now.plainDateISO('America/New_York').add({ days: 5 }).toString()
    await receive('2026-11-02', { quantity: '10', locationId: freezer(), expiresOn: soon })
    await receive('2026-11-02', { siteId: school1(), quantity: '4', ingredientId: rice() })
    await server.call(member, `PUT ${item(school1(), rice())}/par`, { query: query(), body: { par: '4.5' } })
    await change({ siteId: school1(), quantity: '2' })
    await receive('2026-11-02', { ingredientId: world.foods[2] ?? 0, quantity: '1' })
    await change({ ingredientId: world.foods[2] ?? 0, quantity: '1' })

    const all = ['Beans @ Store', 'Ground beef @ Store', 'Ground beef @ School', 'Rice @ School']
    expect(await names({})).toEqual(all)
    expect(await names({ siteId: school1() })).toEqual(['Ground beef @ School', 'Rice @ School'])
    expect(await list({ locationId: freezer() })).toMatchObject([{ quantity: '10', value: '10', nextExpiry: soon }])
    expect(await names({ locationId: freezer(), state: 'zero' })).toEqual([])
    await server.call(member, `PUT ${item()}/par`, { query: query(), body: { par: '12' } })
    expect(await names({ locationId: freezer(), state: 'belowPar' })).toEqual(['Ground beef @ Store'])
    await server.call(member, `PUT ${item()}/par`, { query: query(), body: { par: null } })
    expect(await names({ locationId: freezer(), sort: '-value' })).toEqual(['Ground beef @ Store'])
    expect(await names({ category: 'meats' })).toEqual(['Ground beef @ Store', 'Ground beef @ School'])
    expect(await names({ q: 'ric' })).toEqual(['Rice @ School'])
    expect(await names({ state: 'belowPar' })).toEqual(['Rice @ School'])
    // After the last page there are no rows, and the total is the same.
    for (const filter of [{ state: 'belowPar' }, { locationId: freezer() }]) {
      const past = await server.call(member, 'GET /stock', { query: query({ ...filter, page: 7 }) })
      expect(past.body).toMatchObject({ _embedded: { stock: [] }, page: { totalElements: 1 } })
    }
    expect(await names({ state: 'negative' })).toEqual(['Ground beef @ School'])
    expect(await names({ state: 'zero' })).toEqual(['Beans @ Store'])
    expect(await names({ expiresWithin: 5 })).toEqual(['Ground beef @ Store'])
    expect(await names({ expiresWithin: 4 })).toEqual([])
    expect(await names({ sort: '-value', size: 1 })).toEqual(['Ground beef @ Store'])
    expect(await names({ sort: '-name', size: 1 })).toEqual(['Rice @ School'])
    expect(await names({ sort: '-name,value' })).toEqual([
      'Rice @ School',
      'Ground beef @ School',
      'Ground beef @ Store',
      'Beans @ Store',
    ])
    expect(await names({ sort: 'par,-value', size: 2 })).toEqual(['Rice @ School', 'Ground beef @ Store'])
    expect(await names({ size: 2, page: 1 })).toEqual(['Ground beef @ School', 'Rice @ School'])
  })

  test('of a past date is what was there at the end of the day, and ignores plans', async () => {
    await receive('2026-11-02', { quantity: '10', unitCost: '2', locationId: freezer() })
    await change({ quantity: '4', movedOn: '2026-11-10' })
    const at = async (asOf: string) => (await list({ asOf }))[0]
    expect(await at('2026-11-09')).toMatchObject({
      quantity: '10',
      value: '20',
      locations: [{ locationName: 'Freezer', quantity: '10' }],
      reserved: null,
      available: null,
      onOrder: null,
      cover: null,
    })
    expect(await at('2026-11-10')).toMatchObject({ quantity: '6', value: '12' })
    expect(await at('2026-11-01')).toMatchObject({ quantity: '0', locations: [] })
    expect(await names({ asOf: '2026-11-09', expiresWithin: 30 })).toEqual([])
    expect((await list({ asOf: '2026-11-09', locationId: freezer() }))[0]).toMatchObject({ quantity: '10' })
    expect((await server.call(member, 'GET /stock', { query: query({ asOf: '2999-01-01' }) })).body.fields).toEqual({
      asOf: 'Choose today or an earlier date.',
    })
  })

  test('shows how long an item lasts by past use, if no menu plans it', async () => {
    const today = Temporal.Now.plainDateISO('America/New_York')
    await receive(today.subtract({ days: 20 }).toString(), { quantity: '100' })
    await server.database.work(member, (tx) =>
      issueStock(tx, posting(today.subtract({ days: 3 }).toString()), [
        { siteId: store(), ingredientId: beef(), quantity: '28' },
      ]),
    )
    expect((await list())[0].cover).toEqual({ days: 72, isAtLeast: false, by: 'use' })
  })

  test("shows staff of one school that school's sites, and so do its lots, ledger and changes", async () => {
    await receive('2026-11-02', { quantity: '10' }, { siteId: school1(), quantity: '4' })
    const staff = await server.addMember({ catererId: world.catererId, role: 'staff' })
    await server.database.work(member, async (tx) => {
      const [own] = await tx.insert(school).values({ schoolName: 'Oak' }).returning({ id: school.id })
      await tx.insert(inventorySiteSchool).values({ inventorySiteId: school1(), schoolId: own?.id ?? 0 })
      await tx
        .update(appUser)
        .set({ hasAllSchools: false })
        .where(sql`id = ${staff.userId}`)
      await tx.insert(userSchool).values({ userId: staff.userId, schoolId: own?.id ?? 0 })
    })
    expect(await names({}, staff)).toEqual(['Ground beef @ School'])
    expect((await server.call(staff, 'GET /stock', { query: query({ siteId: store() }) })).status).toBe(404)
    const options = await server.call(staff, 'GET /stock/options', { query: query() })
    expect(options.body.sites).toEqual([{ siteId: school1(), siteName: 'School' }])
    for (const part of ['lots', 'moves']) {
      expect((await server.call(staff, `GET ${item()}/${part}`, { query: query() })).status).toBe(404)
      expect((await server.call(staff, `GET ${item(school1())}/${part}`, { query: query() })).status).toBe(200)
    }
    expect((await change({}, staff)).body.fields).toEqual({ siteId: 'This inventory site does not exist.' })
    const away = { kind: 'transfer', siteId: school1(), toSiteId: store() }
    expect((await change(away, staff)).body.fields).toEqual({ toSiteId: 'This inventory site does not exist.' })
    expect((await change({ siteId: school1() }, staff)).status).toBe(201)
    expect((await server.call(staff, `PUT ${item()}/par`, { query: query(), body: { par: '1' } })).status).toBe(404)
  })

  // spec: 6.inventory.entries
  test('is refused to a caterer without the inventory flag, and to staff without the area', async () => {
    const plain = await server.addMember({ caterer: { inventoryEnabled: false } })
    const asked = await server.call(plain, 'GET /stock', { query: { catererId: plain.catererId } })
    expect(asked.status).toBe(403)
    const staff = await server.addMember({ catererId: world.catererId, role: 'staff' })
    await server.database.work(member, (tx) =>
      tx.execute(sql`update app_user set modules = '["menus"]' where id = ${staff.userId}`),
    )
    expect((await server.call(staff, 'GET /stock', { query: query() })).status).toBe(403)
  })
})

describe('a row', () => {
  test('opens its lots by place, and its ledger, newest first, whose balance adds up', async () => {
    await receive('2026-11-02', {
      quantity: '10',
      unitCost: '2',
      locationId: freezer(),
      lotCode: 'A',
      expiresOn: '2027-01-05',
    })
    await receive('2026-11-04', { quantity: '5', unitCost: '3', lotCode: 'B', expiresOn: '2027-01-02' })
    expect((await change({ kind: 'transfer', quantity: '7', toSiteId: school1(), reason: 'To school' })).status).toBe(
      201,
    )
    const lots = await server.call(member, `GET ${item()}/lots`, { query: query() })
    expect(lots.body._embedded.lots).toMatchObject([
      { lotCode: 'A', expiresOn: '2027-01-05', locationName: 'Freezer', quantity: '8', value: '16' },
    ])
    const past = await server.call(member, `GET ${item()}/lots`, { query: query({ asOf: '2026-11-04' }) })
    expect(past.body._embedded.lots.map(({ lotCode }: { lotCode: string }) => lotCode)).toEqual(['B', 'A'])
    const { body } = await server.call(member, `GET ${item()}/moves`, { query: query({ size: 3 }) })
    expect(body.page).toMatchObject({ totalElements: 4, totalPages: 2 })
    expect(body._embedded.moves).toMatchObject([
      { kind: 'transfer', lotCode: 'A', quantity: '-2', balance: '8', unitCost: '2', reason: 'To school' },
      {
        kind: 'transfer',
        lotCode: 'B',
        quantity: '-5',
        balance: '10',
        unitCost: '3',
        createdBy: expect.stringContaining('Mem'),
      },
      { kind: 'receive', quantity: '5', balance: '15' },
    ])
  })
})

describe('a change', () => {
  test('adjusts up and down, wastes and returns, each with its reason', async () => {
    await receive('2026-11-02', { quantity: '10', unitCost: '2', locationId: freezer() })
    const at = { locationId: freezer() }
    expect((await change({ kind: 'adjust', quantity: '2.5', ...at })).body.data.message).toBe('Stock adjusted')
    expect((await change({ kind: 'adjust', quantity: '-1', ...at })).status).toBe(201)
    expect((await change({ kind: 'waste', quantity: '3' })).body.data.message).toBe('Waste recorded')
    expect((await change({ kind: 'return', quantity: '0.5' })).body.data.message).toBe('Return recorded')
    expect((await list())[0]).toMatchObject({ quantity: '8', value: '16' })
  })

  test('corrects a wrong lot, cost and expiry: out of the wrong lot, into the right one', async () => {
    await receive('2026-11-02', { quantity: '10', unitCost: '9', locationId: freezer(), lotCode: 'WRONG' })
    const lots = async () => (await server.call(member, `GET ${item()}/lots`, { query: query() })).body._embedded.lots
    const [{ lotId }] = await lots()
    const adjust = { kind: 'adjust', locationId: freezer(), reason: 'Wrong lot at the start' }
    expect((await change({ ...adjust, lotId, quantity: '-10' })).status).toBe(201)
    const right = { lotCode: ' L7 ', expiresOn: '2027-01-05', unitCost: '2.5' }
    expect((await change({ ...adjust, ...right, quantity: '10' })).status).toBe(201)
    expect(await lots()).toMatchObject([
      { lotCode: 'L7', expiresOn: '2027-01-05', locationName: 'Freezer', quantity: '10', value: '25' },
    ])
    // The same lot is used again; a cost that does not fit its column is refused.
    expect((await change({ ...adjust, ...right, quantity: '1' })).status).toBe(201)
    expect(await lots()).toHaveLength(1)
    expect((await change({ ...adjust, unitCost: '9'.repeat(18), quantity: '999999999999' })).status).toBe(422)
  })

  test.each([
    [
      { quantity: '11' },
      {
        quantity: 'Store has only 10 lb of Ground beef to take from. Enter at most that, or record what came in first.',
      },
    ],
    [{ quantity: '0' }, { quantity: 'Enter a quantity greater than 0.' }],
    [{ quantity: '-1' }, { quantity: 'Enter a quantity greater than 0.' }],
    [{ reason: ' ' }, { reason: 'Please enter a reason' }],
    [{ movedOn: '2999-01-01' }, { movedOn: 'Choose today or an earlier date.' }],
    [{ kind: 'transfer' }, { toSiteId: 'Choose the site that gets the goods.' }],
  ])('with %j is refused', async (rest, fields) => {
    await receive('2026-11-02', { quantity: '10', locationId: freezer() })
    expect(await change(rest)).toMatchObject({ status: 422, body: { fields } })
    expect((await list())[0]).toMatchObject({ quantity: '10' })
  })

  test('cannot move goods to the place they are in', async () => {
    await receive('2026-11-02', { quantity: '10', locationId: freezer() })
    const same = { kind: 'transfer', locationId: freezer(), toSiteId: store(), toLocationId: freezer() }
    expect((await change(same)).body.fields).toEqual({
      toLocationId: 'Choose a different place.',
    })
  })
})

test('a site or place that stock was kept in cannot be deleted', async () => {
  await receive('2026-11-02', { locationId: freezer() })
  const text = 'Stock was kept here, so the ledger needs it. Rename it instead.'
  const removed = await Promise.all([
    server.call(member, `DELETE /inventorySites/${store()}`, { query: query() }),
    server.call(member, `DELETE /storageLocations/${freezer()}`, { query: query() }),
  ])
  expect(removed).toMatchObject([
    { status: 422, body: { message: text } },
    { status: 422, body: { message: text } },
  ])
  expect((await server.call(member, `DELETE /storageLocations/${pantry()}`, { query: query() })).status).toBe(200)
})

test('a site or place that only a count, a request or a draft refers to cannot be deleted, and the error says which', async () => {
  const remove = async (path: string) => (await server.call(member, `DELETE ${path}`, { query: query() })).body.message
  const [count] = (await work((tx) =>
    tx.execute(sql`insert into stock_count (site_id, date, location_ids, status)
      values (${store()}, '2026-11-02', '[]', 'open') returning id`),
  )) as { id: number }[]
  expect(await remove(`/inventorySites/${store()}`)).toBe('A physical inventory names this site. Rename it instead.')
  await work((tx) =>
    tx.execute(sql`insert into stock_count_line (stock_count_id, ingredient_id, storage_location_id)
      values (${count?.id ?? 0}, ${beef()}, ${pantry()})`),
  )
  expect(await remove(`/storageLocations/${pantry()}`)).toBe(
    'A physical inventory names this storage location. Rename it instead.',
  )
  await work((tx) =>
    tx.execute(sql`insert into stock_request (number, from_site_id, to_site_id, need_by, status)
      values (1, ${school1()}, ${store()}, '2026-11-20', 'draft')`),
  )
  expect(await remove(`/inventorySites/${school1()}`)).toBe('An inventory request names this site. Rename it instead.')
})

test('texts in a file find ingredients by code, GTIN or name', async () => {
  await work((tx) =>
    tx
      .update(ingredient)
      .set({
        packs: [{ text: null, case: { gtin: '10012345678902', holds: null, content: null }, inner: null, each: null }],
      })
      .where(sql`id = ${rice()}`),
  )
  const texts = ['f0', 'ground BEEF', '10012345678902', 'nothing like it', '']
  const { body } = await server.call(member, 'POST /stock/ingredients/find', { query: query(), body: { texts } })
  const found = body.found.map(({ ingredients }: { ingredients: { name: string }[] }) =>
    ingredients.map(({ name }) => name),
  )
  expect(found).toEqual([['Ground beef'], ['Ground beef'], ['Rice'], [], []])
})
