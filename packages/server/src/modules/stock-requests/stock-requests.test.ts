import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { addSites, receiveGoods, stockDifferences, type StockedSites } from '../../../test/support/stocked-site.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { StoreDocument } from '../../documents/store-sheet.ts'
import { onHand, onHandByLot } from '../stock/ledger.ts'
import { goodsOnTheWay } from './on-the-way.ts'

let server: TestApp
let member: Member
/** Works only at the kitchen. */
let cook: Member
let sites: StockedSites
const recorder = recordingPrinter()
const printed = recorder.printed as StoreDocument[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})
beforeEach(async () => {
  printed.length = 0
  member = await server.addMember()
  cook = await server.addMember({ catererId: member.catererId, role: 'staff' })
  sites = await server.database.work(member, async (tx) => {
    const added = await addSites(tx)
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, cook.userId))
    await tx.insert(userSchool).values({ userId: cook.userId, schoolId: added.schoolId })
    const { store: siteId, cooler, dry, beef, beans } = added
    await receiveGoods(tx, [
      {
        siteId,
        locationId: cooler,
        ingredientId: beef,
        quantity: '20',
        unitCost: '2.4',
        lotCode: 'B2',
        expiresOn: '2099-02-01',
      },
      {
        siteId,
        locationId: dry,
        ingredientId: beef,
        quantity: '25',
        unitCost: '2.65',
        lotCode: 'B1',
        expiresOn: '2099-01-01',
      },
      { siteId, locationId: dry, ingredientId: beans, quantity: '10', unitCost: '1.5' },
    ])
    return added
  })
})

const call = (path: string, body?: object, by: Member = member) => server.call(by, path, body ? { body } : {})
const draft = (lines: object[], more: object = {}) => ({
  fromSiteId: sites.kitchen,
  toSiteId: sites.store,
  needBy: '2099-01-05',
  lines,
  ...more,
})
const asked = (ingredientId: number, amount: string) => ({ ingredientId, given: { amount, unit: 'lb' } })
const read = async (id: number, by: Member = member) => (await call(`GET /stockRequests/${id}`, undefined, by)).body
const lineId = async (id: number, name: string): Promise<number> =>
  (await read(id)).lines.find((line: { name: string }) => line.name === name).id
async function submitted(lines: object[], by: Member = cook): Promise<number> {
  const { status, body } = await call('POST /stockRequests', draft(lines), by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const id = body.data.id as number
  expect((await call(`POST /stockRequests/${id}/submission`, undefined, by)).status).toBe(200)
  return id
}
async function approved(lines: object[]): Promise<number> {
  const id = await submitted(lines)
  expect((await call(`POST /stockRequests/${id}/decision`, { approve: true })).status).toBe(200)
  return id
}
const send = (id: number, lines: object[], isFinal = false) =>
  call(`POST /stockRequests/${id}/shipments`, { isFinal, lines })
const receive = async (id: number, lines: object[], locationId: number | null = null) => {
  const { shipments } = await read(id)
  const open = shipments.find(({ receivedAt }: { receivedAt: string | null }) => receivedAt === null)
  return call(`POST /stockRequests/${id}/shipments/${open?.id}/receipt`, { locationId, lines }, cook)
}
const stock = (siteId: number, ingredientId: number) =>
  server.database.work(member, async (tx) => {
    const [found] = await onHand(tx, [siteId], [ingredientId])
    return found?.quantity ?? '0'
  })
const lots = (siteId: number, ingredientId: number) =>
  server.database.work(member, async (tx) =>
    (await onHandByLot(tx, { siteId, ingredientIds: [ingredientId] })).map((lot) => ({
      lot: lot.lotCode,
      expiresOn: lot.expiresOn,
      quantity: lot.quantity,
      value: lot.value,
    })),
  )
const isSound = () => server.database.work(member, async (tx) => expect(await stockDifferences(tx)).toEqual([]))

test('a request is drafted, submitted, approved with another amount, sent, and received as a transfer', async () => {
  const created = await call('POST /stockRequests', draft([asked(sites.beef, '30'), asked(sites.beans, '4')]), cook)
  expect(created).toMatchObject({ status: 201, body: { data: { message: 'Request saved as a draft' } } })
  const id = created.body.data.id as number
  expect((await read(id, cook)).request).toMatchObject({
    number: 1,
    status: 'draft',
    from: { name: 'Oak kitchen' },
    to: { kind: 'site', name: 'Central store' },
    lines: 2,
    // 30 at the last cost of beef, 4 at the last cost of beans.
    value: '85.5',
    unpricedLines: 0,
    may: { ask: true, supply: false },
  })
  await call(`POST /stockRequests/${id}/submission`, undefined, cook)
  const beef = await lineId(id, 'Beef')
  const beans = await lineId(id, 'Beans')
  const decision = { approve: true, lines: [{ lineId: beef, quantity: '27.5' }] }
  expect((await call(`POST /stockRequests/${id}/decision`, decision, cook)).status).toBe(403)
  expect((await call(`POST /stockRequests/${id}/decision`, decision)).status).toBe(200)
  expect((await read(id)).lines).toMatchObject([
    { name: 'Beef', requested: '30', approved: '27.5', supplierAvailable: '45', available: '0' },
    { name: 'Beans', requested: '4', approved: '4' },
  ])
  expect(
    (
      await send(id, [
        { lineId: beef, quantity: '27.5' },
        { lineId: beans, quantity: '4' },
      ])
    ).status,
  ).toBe(201)

  // On the way: neither site has it.
  expect([await stock(sites.store, sites.beef), await stock(sites.kitchen, sites.beef)]).toEqual(['17.5', '0'])
  expect((await read(id)).request.status).toBe('fulfilled')
  expect((await read(id)).lines[0]).toMatchObject({ sent: '27.5', inTransit: '27.5', received: '0' })
  await server.database.work(member, async (tx) => {
    const onTheWay = await goodsOnTheWay(tx, [sites.kitchen, sites.store])
    expect(new Map(onTheWay.map((row) => [`${row.siteId} ${row.ingredientId}`, row.quantity]))).toEqual(
      new Map([
        [`${sites.kitchen} ${sites.beef}`, '27.5'],
        [`${sites.kitchen} ${sites.beans}`, '4'],
      ]),
    )
    expect(await goodsOnTheWay(tx, [sites.kitchen], [sites.beans])).toEqual([
      { siteId: sites.kitchen, ingredientId: sites.beans, quantity: '4' },
    ])
  })

  expect(
    await receive(
      id,
      [
        { lineId: beef, quantity: '27.5' },
        { lineId: beans, quantity: '4' },
      ],
      sites.cooler,
    ),
  ).toMatchObject({ status: 200, body: { data: { message: 'Goods received' } } })
  // First expired, first out, with lot, expiry and cost.
  expect(await lots(sites.kitchen, sites.beef)).toEqual([
    { lot: 'B1', expiresOn: '2099-01-01', quantity: '25', value: '66.25' },
    { lot: 'B2', expiresOn: '2099-02-01', quantity: '2.5', value: '6' },
  ])
  expect((await read(id)).request.status).toBe('received')
  await isSound()
})

test('a part is sent first, the rest later, and a site cannot send what it does not have', async () => {
  const id = await approved([asked(sites.beef, '50')])
  const beef = await lineId(id, 'Beef')
  expect((await send(id, [{ lineId: beef, quantity: '46' }])).body.fields).toMatchObject({
    'lines.0.quantity': expect.stringContaining('Beef'),
  })
  expect((await send(id, [{ lineId: beef, quantity: '0' }])).body.fields).toEqual({ lines: 'Enter what you send.' })
  await send(id, [{ lineId: beef, quantity: '40' }])
  expect((await read(id)).request.status).toBe('partFulfilled')
  expect((await receive(id, [{ lineId: beef, quantity: '40' }])).status).toBe(200)
  expect((await read(id)).request.status).toBe('partFulfilled')
  await send(id, [{ lineId: beef, quantity: '5' }], true)
  expect((await read(id)).request.status).toBe('fulfilled')
  await receive(id, [{ lineId: beef, quantity: '5' }])
  expect((await read(id)).request.status).toBe('received')
  expect(await stock(sites.kitchen, sites.beef)).toBe('45')
  await isSound()
})

test('a partly sent request is closed by sending nothing more', async () => {
  const id = await approved([asked(sites.beef, '50')])
  const beef = await lineId(id, 'Beef')
  const nothing = { status: 422, body: { fields: { lines: 'Enter what you send.' } } }
  // As long as nothing was sent, it can be declined.
  expect(await send(id, [], true)).toMatchObject(nothing)
  await send(id, [{ lineId: beef, quantity: '40' }])
  await receive(id, [{ lineId: beef, quantity: '40' }])
  expect(await send(id, [])).toMatchObject(nothing)
  expect(await send(id, [], true)).toMatchObject({
    status: 201,
    body: { data: { message: 'Request closed. Nothing more will follow.' } },
  })
  expect(await read(id)).toMatchObject({
    request: { status: 'received' },
    lines: [{ approved: '50', sent: '40', inTransit: '0' }],
    shipments: [{ isFinal: true, sentBy: expect.any(String), lines: [{ sent: '40', received: '40' }] }],
  })
  expect((await send(id, [], true)).status).toBe(422)

  // With goods on the way it is fulfilled, and received once they have arrived.
  const other = await approved([asked(sites.beef, '10')])
  const line = await lineId(other, 'Beef')
  await send(other, [{ lineId: line, quantity: '4' }])
  await send(other, [{ lineId: line, quantity: '0' }], true)
  expect((await read(other)).request.status).toBe('fulfilled')
  await receive(other, [{ lineId: line, quantity: '4' }])
  expect((await read(other)).request.status).toBe('received')
  await isSound()
})

test('less arrived: what stayed returns to the store, what was lost is wasted there', async () => {
  const id = await approved([asked(sites.beef, '10'), asked(sites.beans, '10')])
  const [beef, beans] = [await lineId(id, 'Beef'), await lineId(id, 'Beans')]
  await send(id, [
    { lineId: beef, quantity: '10' },
    { lineId: beans, quantity: '10' },
  ])
  expect(
    (
      await receive(id, [
        { lineId: beef, quantity: '8' },
        { lineId: beans, quantity: '10' },
      ])
    ).body.fields,
  ).toEqual({
    'lines.0.reason': 'Say why less Beef arrived.',
  })
  expect(
    (
      await receive(id, [
        { lineId: beef, quantity: '8', reason: 'stayed' },
        { lineId: beans, quantity: '7', reason: 'damaged', note: 'Bag burst' },
      ])
    ).status,
  ).toBe(200)
  expect([await stock(sites.store, sites.beef), await stock(sites.kitchen, sites.beef)]).toEqual(['37', '8'])
  expect([await stock(sites.store, sites.beans), await stock(sites.kitchen, sites.beans)]).toEqual(['0', '7'])
  // Returned goods keep their lot.
  expect((await lots(sites.store, sites.beef)).find(({ lot }) => lot === 'B1')).toMatchObject({ quantity: '17' })
  const { shipments } = await read(id)
  expect(shipments[0].lines).toMatchObject([
    { name: 'Beef', sent: '10', received: '8', reason: 'stayed', note: null },
    { name: 'Beans', sent: '10', received: '7', reason: 'damaged', note: 'Bag burst' },
  ])
  await isSound()
})

test('goods damaged on the way are wasted from their lot, not from one that expires earlier', async () => {
  const id = await approved([asked(sites.beef, '10')])
  const beef = await lineId(id, 'Beef')
  await send(id, [{ lineId: beef, quantity: '10' }])
  await server.database.work(member, (tx) =>
    receiveGoods(tx, [
      {
        siteId: sites.store,
        locationId: sites.dry,
        ingredientId: sites.beef,
        quantity: '20',
        unitCost: '3',
        lotCode: 'B0',
        expiresOn: '2098-12-01',
      },
    ]),
  )
  const received = await receive(id, [{ lineId: beef, quantity: '8', reason: 'damaged' }])
  expect(received.status).toBe(200)
  expect((await lots(sites.store, sites.beef)).map(({ lot, quantity }) => [lot, quantity])).toEqual([
    ['B0', '20'],
    ['B1', '15'],
    ['B2', '20'],
  ])
  const wasted = await server.database.work(member, (tx) =>
    tx.execute(sql`select o.code, m.quantity::float, m.unit_cost::float as cost from stock_move m
      join stock_lot o on o.id = m.lot_id where m.kind = 'waste'`),
  )
  expect(wasted).toEqual([{ code: 'B1', quantity: -2, cost: 2.65 }])
  await isSound()
})

test('more arrived: it is taken from the store as far as the store has it, the rest has an unknown cost', async () => {
  const id = await approved([asked(sites.beans, '8')])
  const beans = await lineId(id, 'Beans')
  await send(id, [{ lineId: beans, quantity: '8' }])
  expect((await receive(id, [{ lineId: beans, quantity: '11', reason: 'lost' }])).body.fields).toEqual({
    'lines.0.reason': 'Say that more Beans arrived.',
  })
  expect((await receive(id, [{ lineId: beans, quantity: '11', reason: 'extra' }])).status).toBe(200)
  expect([await stock(sites.store, sites.beans), await stock(sites.kitchen, sites.beans)]).toEqual(['0', '11'])
  const [found] = await server.database.work(member, (tx) => onHand(tx, [sites.kitchen], [sites.beans]))
  expect(found).toMatchObject({ value: '15', uncosted: '1' })
  await isSound()
})

test('a shipment is received once, with every line', async () => {
  const id = await approved([asked(sites.beef, '5'), asked(sites.beans, '1')])
  const [beef, beans] = [await lineId(id, 'Beef'), await lineId(id, 'Beans')]
  await send(id, [
    { lineId: beef, quantity: '5' },
    { lineId: beans, quantity: '1' },
  ])
  expect((await receive(id, [{ lineId: beef, quantity: '5' }])).body.fields).toEqual({
    lines: 'Enter what arrived of Beans. Enter 0 if nothing did.',
  })
  const { shipments } = await read(id)
  const path = `POST /stockRequests/${id}/shipments/${shipments[0].id}/receipt`
  const body = {
    lines: [
      { lineId: beef, quantity: '5' },
      { lineId: beans, quantity: '1' },
    ],
  }
  const answers = await Promise.all([call(path, body, cook), call(path, body, cook)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await stock(sites.kitchen, sites.beef)).toBe('5')
})

test('the pick list has what to take from where, first expiring first, and what is missing', async () => {
  const id = await approved([asked(sites.beef, '30'), asked(sites.salt, '2')])
  const { body } = await call(`GET /stockRequests/${id}/picks`)
  expect(body.picks).toMatchObject([
    { name: 'Beef', locationName: 'Cooler', lot: 'B2', quantity: '5' },
    { name: 'Beef', locationName: 'Dry storage', lot: 'B1', expiresOn: '2099-01-01', quantity: '25' },
  ])
  expect(body.short).toMatchObject([{ name: 'Salt', quantity: '2' }])
  expect((await call(`GET /stockRequests/${id}/pickList`)).headers['content-disposition']).toContain('Pick list')
  expect(printed[0]?.storeSheet.groups.map(({ title, rows }) => [title, rows[0]?.[3]])).toEqual([
    ['Cooler', '1 each'],
    ['Dry storage', '5 each'],
  ])
  expect(printed[0]?.storeSheet.notice).toBe('Not in stock: Salt (2 lb)')
})

test('a request is declined with a reason, and only if nothing was sent', async () => {
  const id = await submitted([asked(sites.beef, '5')])
  expect((await call(`POST /stockRequests/${id}/decision`, { approve: false })).body.fields).toEqual({
    reason: 'Say why the request is declined.',
  })
  expect(
    (await call(`POST /stockRequests/${id}/decision`, { approve: false, reason: 'Closed for repairs' })).status,
  ).toBe(200)
  expect((await read(id, cook)).request).toMatchObject({ status: 'declined', declineReason: 'Closed for repairs' })
  const sent = await approved([asked(sites.beef, '5'), asked(sites.beans, '1')])
  await send(sent, [{ lineId: await lineId(sent, 'Beef'), quantity: '5' }])
  expect((await call(`POST /stockRequests/${sent}/decision`, { approve: false, reason: 'No' })).status).toBe(422)
})

test('drafts can be changed and discarded by the requesting site, and only drafts', async () => {
  const { body } = await call('POST /stockRequests', draft([asked(sites.beef, '5')]), cook)
  const id = body.data.id as number
  const change = draft([{ ingredientId: sites.beef, given: { cases: '1' } }], { note: ' For Friday ' })
  expect((await call(`PUT /stockRequests/${id}`, change, cook)).status).toBe(200)
  expect(await read(id)).toMatchObject({
    request: { note: 'For Friday' },
    lines: [{ requested: '30', given: { cases: '1' } }],
  })
  expect((await call(`DELETE /stockRequests/${id}`, undefined, cook)).status).toBe(200)
  expect((await call(`GET /stockRequests/${id}`)).status).toBe(404)
  const gone = await submitted([asked(sites.beef, '5')])
  expect((await call(`PUT /stockRequests/${gone}`, change, cook)).status).toBe(422)
  expect((await call(`DELETE /stockRequests/${gone}`, undefined, cook)).status).toBe(422)
})

test.each([
  [() => draft([], { toSiteId: sites.kitchen }), { toSiteId: "A site can't ask itself. Choose another site." }],
  [() => draft([], { toSiteId: null }), { toSiteId: 'Choose a site or a vendor to ask.' }],
  [() => draft([], { fromSiteId: sites.store }), { fromSiteId: 'Choose one of your sites.' }],
  [() => draft([asked(sites.beef, '0')]), { 'lines.0.given': 'Enter how much Beef you need.' }],
  [
    () => draft([asked(sites.beef, '1'), asked(sites.beef, '2')]),
    { 'lines.1.ingredientId': 'Beef is listed twice. Combine the lines.' },
  ],
])('a request that no one could fulfill is refused: %#', async (input, fields) => {
  expect(await call('POST /stockRequests', input(), cook)).toMatchObject({ status: 422, body: { fields } })
})

test('an empty draft cannot be submitted, and staff of one school see only requests of their site', async () => {
  const { body } = await call('POST /stockRequests', draft([]), cook)
  expect((await call(`POST /stockRequests/${body.data.id}/submission`, undefined, cook)).body.fields).toEqual({
    lines: 'Add at least one item.',
  })
  const [third] = await server.database.work(member, (tx) =>
    tx.insert(inventorySite).values({ siteName: 'Elm kitchen' }).returning({ id: inventorySite.id }),
  )
  const foreign = await call('POST /stockRequests', { ...draft([]), fromSiteId: third?.id, toSiteId: sites.store })
  expect((await call(`GET /stockRequests/${foreign.body.data.id}`, undefined, cook)).status).toBe(404)
  const other = await call('POST /stockRequests', { ...draft([]), fromSiteId: sites.store, toSiteId: sites.kitchen })
  const listed = (await call('GET /stockRequests', undefined, cook)).body._embedded.stockRequests
  // The kitchen supplies the second one.
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([other.body.data.id, body.data.id])
  expect((await call('GET /stockRequests/options', undefined, cook)).body).toMatchObject({
    fromSites: [{ name: 'Oak kitchen' }],
    toSites: [{ name: 'Central store' }, { name: 'Elm kitchen' }, { name: 'Oak kitchen' }],
  })
})
