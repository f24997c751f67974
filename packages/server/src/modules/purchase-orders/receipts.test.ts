import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { lineOf, type OrderWorld, orderWorld } from '../../../test/support/order-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { issueStock, onHand, onHandByLot } from '../stock/ledger.ts'
import { onOrder } from './on-order.ts'

let server: TestApp
let world: OrderWorld
let order: number
let lineId: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await orderWorld(server)
  order = await world.submitted()
  lineId = (await world.read(order)).lines[0].id
})
const work: TestApp['database']['work'] = (caller, run) => server.database.work(caller, run)
const stock = () => work(world.member, (tx) => onHand(tx, [world.sites[0]]))
const expected = () => work(world.member, (tx) => onOrder(tx, world.sites))
const differences = () =>
  work(world.member, (tx) => tx.execute<{ problem: string }>(sql`select problem from stock_differences()`))
const line = (packs: string, rest: object = {}) => ({ orderLineId: lineId, packs, ...rest })
const undo = (receiptId: number, reason = 'Wrong order') =>
  world.call(`POST /purchaseOrders/${order}/receipts/${receiptId}/reversal`, { body: { reason } })
const take = (receiptLineId: number) => world.call(`POST /purchaseOrders/${order}/prices`, { body: { receiptLineId } })

test('a short receipt brings stock with lot, expiry, place and cost; the rest stays on order until it comes', async () => {
  const [freezer] = await work(world.member, (tx) =>
    tx.insert(storageLocation).values({ storageLocationName: 'Freezer' }).returning({ id: storageLocation.id }),
  )
  expect(await expected()).toEqual([{ siteId: world.sites[0], ingredientId: world.beef, quantity: '400' }])
  const details = { lotCode: 'L-77', expiresOn: addDays(world.today, 90), locationId: freezer?.id, price: '120' }
  const answer = await world.receive(order, [line('6', { damaged: '1', ...details })], { invoiceNumber: 'INV-9' })
  expect(answer).toMatchObject({ status: 201, body: { data: { message: 'Goods received into stock' } } })
  expect(await stock()).toMatchObject([{ ingredientId: world.beef, quantity: '240', value: '720' }])
  expect(await work(world.member, (tx) => onHandByLot(tx, { siteId: world.sites[0] }))).toMatchObject([
    { lotCode: 'L-77', expiresOn: details.expiresOn, locationId: freezer?.id, quantity: '240' },
  ])
  expect(await expected()).toMatchObject([{ quantity: '120' }])
  expect(await world.read(order)).toMatchObject({
    status: 'partReceived',
    openLines: 1,
    lines: [{ received: '6', damaged: '1', short: '0', open: '3' }],
    receipts: [{ invoiceNumber: 'INV-9', lines: [{ lotCode: 'L-77', locationName: 'Freezer', price: '120' }] }],
  })

  await world.receive(order, [line('2', { price: '118.8' }), line('0', { short: '1' })])
  expect(await world.read(order)).toMatchObject({
    status: 'received',
    openLines: 0,
    lines: [{ received: '8', damaged: '1', short: '1', open: '0' }],
  })
  expect(await expected()).toEqual([])
  expect(await stock()).toMatchObject([{ quantity: '320', value: '957.6' }])
  expect(await world.step(order, { status: 'closed' })).toMatchObject({ status: 200 })
  expect((await world.read(order)).steps.map(({ status }: { status: string }) => status)).toEqual([
    'draft',
    'submitted',
    'partReceived',
    'received',
    'closed',
  ])
  expect(await differences()).toEqual([])
})

test('the move of a receipt names its order', async () => {
  await world.receive(order, [line('6')])
  const { body } = await world.call(`GET /stock/items/${world.sites[0]}/${world.beef}/moves`)
  expect(body._embedded.moves).toMatchObject([{ causeKind: 'receipt', causeOrderId: order, causeRecord: null }])
})

test('a part received order that is closed expects nothing more', async () => {
  await world.receive(order, [line('6')])
  await world.step(order, { status: 'closed' })
  expect(await expected()).toEqual([])
  expect((await world.read(order)).lines[0]).toMatchObject({ received: '6', open: '0' })
  expect(await world.receive(order, [line('4')])).toMatchObject({
    status: 422,
    body: { message: 'This order has nothing left to receive.' },
  })
})

test('goods beyond the order and without a price are received, at an unknown cost', async () => {
  await world.receive(order, [line('12')])
  expect(await stock()).toMatchObject([{ quantity: '480', value: '0', uncosted: '480' }])
  expect(await world.read(order)).toMatchObject({ status: 'received', lines: [{ received: '12', open: '0' }] })
})

test('a substitute goes into stock as what it is, and counts toward the line', async () => {
  const turkey = await world.addFood({ name: 'Ground turkey' })
  const substitute = { ingredientId: turkey, packSize: '30' }
  await world.receive(order, [line('10', { substitute, price: '90' })])
  expect(await stock()).toMatchObject([{ ingredientId: turkey, quantity: '300', value: '900' }])
  expect(await world.read(order)).toMatchObject({
    status: 'received',
    receipts: [{ lines: [{ name: 'Ground turkey', isSubstitute: true, packSize: '30' }] }],
  })
})

describe('another pack of the ordered ingredient counts by what it holds', () => {
  const pack = (packSize: string) => ({ substitute: { ingredientId: world.beef, packSize } })
  beforeEach(async () => {
    order = await world.submitted({ lines: [lineOf(world.beef, '2')] })
    lineId = (await world.read(order)).lines[0].id
  })
  const ofOrder = async () => {
    const { body } = await world.call(`GET /purchaseOrders/open`, { query: { ingredientId: world.beef } })
    return body.rows.find(({ orderId }: { orderId: number }) => orderId === order)?.quantity
  }

  test('so 4 bags of 10 lb are one of 2 cases of 40 lb, and the rest stays on order', async () => {
    await world.receive(order, [line('4', { price: '30', ...pack('10') })])
    expect(await world.read(order)).toMatchObject({
      status: 'partReceived',
      openLines: 1,
      lines: [{ received: '1', open: '1' }],
      receipts: [{ lines: [{ isSubstitute: false, packSize: '10', packs: '4', price: '30' }] }],
    })
    expect(await stock()).toMatchObject([{ quantity: '40', value: '120' }])
    expect(await ofOrder()).toBe('40')
    // Includes the 400 lb of the other order.
    expect(await expected()).toMatchObject([{ quantity: '440' }])

    await world.receive(order, [line('4', pack('10'))])
    expect(await world.read(order)).toMatchObject({
      status: 'received',
      openLines: 0,
      lines: [{ received: '2', open: '0' }],
    })
    expect(await ofOrder()).toBeUndefined()
    expect(await expected()).toMatchObject([{ quantity: '400' }])
  })

  test('so 1 pack of 80 lb fills 2 cases of 40 lb, until its receipt is undone', async () => {
    const { body } = await world.receive(order, [line('1', pack('80'))])
    expect(await world.read(order)).toMatchObject({ status: 'received', lines: [{ received: '2', open: '0' }] })
    expect(await ofOrder()).toBeUndefined()
    await undo(body.data.id)
    expect(await world.read(order)).toMatchObject({ status: 'submitted', lines: [{ received: '0', open: '2' }] })
    expect(await ofOrder()).toBe('80')
  })
})

test('a temperature out of limits, a missing expiry and a missing origin are stored and accepted', async () => {
  const answer = await world.receive(order, [line('1', { heldAs: 'cold', temperature: 44.5 })])
  expect(answer.status).toBe(201)
  expect((await world.read(order)).receipts[0].lines[0]).toMatchObject({
    heldAs: 'cold',
    temperature: 44.5,
    expiresOn: null,
    countryOfOrigin: null,
  })
})

describe('a receipt is refused', () => {
  test('with each problem at its field, and nothing is stored', async () => {
    const other = await orderWorld(server)
    const foreign = (await other.read(await other.submitted())).lines[0].id
    const { status, body } = await world.receive(order, [
      line('1'),
      line('0'),
      { orderLineId: foreign, packs: '1' },
      line('1', { substitute: { ingredientId: other.beef, packSize: '1' } }),
      line('1', { locationId: 999_999 }),
    ])
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'lines.1.packs': 'Enter how many packs were received, damaged or short.',
      'lines.2.orderLineId': 'This order has no such line.',
      'lines.3.substitute.ingredientId': 'This ingredient no longer exists.',
      'lines.4.locationId': 'This storage location no longer exists.',
    })
    expect(await stock()).toEqual([])
    expect((await world.read(order)).receipts).toEqual([])
  })

  test('for tomorrow, for a draft, and without an order', async () => {
    const tomorrow = await world.receive(order, [line('0', { short: '1' })], { receivedOn: addDays(world.today, 1) })
    expect(tomorrow.body.fields).toEqual({ receivedOn: 'Choose today or an earlier date.' })
    const draft = await world.addOrder()
    const [own] = (await world.read(draft)).lines
    expect((await world.receive(draft, [{ orderLineId: own.id, packs: '1' }])).status).toBe(422)
    expect((await world.receive(999_999, [line('1')])).status).toBe(404)
  })
})

describe('a receipt is undone', () => {
  test('by an opposite one, in the order and in stock, once', async () => {
    await world.step(order, { status: 'confirmed' })
    const { body } = await world.receive(order, [line('6', { price: '120', damaged: '1', short: '3' })], { tax: '7' })
    const undone = await undo(body.data.id)
    expect(undone.status).toBe(201)
    expect(await stock()).toMatchObject([{ quantity: '0', value: '0' }])
    expect(await world.read(order)).toMatchObject({
      status: 'confirmed',
      lines: [{ received: '0', damaged: '0', short: '0', open: '10' }],
      receipts: [
        { id: body.data.id, reversedById: undone.body.data.id, reversesId: null },
        {
          reversesId: body.data.id,
          note: 'Wrong order',
          tax: '-7',
          lines: [{ packs: '-6', damaged: '-1', short: '-3' }],
        },
      ],
    })
    expect(await expected()).toMatchObject([{ quantity: '400' }])
    expect(await differences()).toEqual([])
    expect((await undo(body.data.id)).body.message).toBe('This receipt was already undone.')
    expect((await undo(undone.body.data.id)).status).toBe(422)
  })

  test('not once some of it was used, nor once the order is closed', async () => {
    const { body } = await world.receive(order, [line('10')])
    const posting = { cause: { kind: 'change' as const, id: 1 }, movedOn: world.today }
    const used = { siteId: world.sites[0], ingredientId: world.beef, quantity: '5' }
    await work(world.member, (tx) => issueStock(tx, posting, [used]))
    expect((await undo(body.data.id)).body.message).toContain('was already used')
    expect((await world.read(order)).receipts).toHaveLength(1)
    await world.step(order, { status: 'closed' })
    expect((await undo(body.data.id)).body.message).toContain('This order is closed')
  })
})

describe('prices', () => {
  test("of the vendor's last delivery are next to those of the order", async () => {
    await world.receive(order, [line('10', { price: '124' })])
    const next = await world.addOrder({ lines: [lineOf(world.beef, '1', { packSize: '20', price: '60' })] })
    expect((await world.read(next)).lines[0]).toMatchObject({ price: '60', lastPrice: '62' })
    const other = await world.addOrder({ vendorId: await world.addVendor({ name: 'Other' }) })
    expect((await world.read(other)).lines[0].lastPrice).toBeNull()
  })

  test("on a receipt become the ingredient's price from that day on, once", async () => {
    await world.receive(order, [line('10', { price: '124' })])
    const [{ id }] = (await world.read(order)).receipts[0].lines
    expect((await take(id)).body.data.message).toBe('Price added to the ingredient')
    expect((await take(id)).status).toBe(200)
    const { body } = await server.call(world.member, `GET /ingredient/ingredients/${world.beef}`)
    expect(body.prices).toHaveLength(2)
    expect(body.prices[1]).toEqual({
      vendorId: world.vendorId,
      vendorItemCode: 'B-40',
      amount: '124',
      per: { amount: '40', unit: 'lb' },
      validFrom: world.today,
    })
    expect(body.price).toEqual({ amount: '124', per: { amount: '40', unit: 'lb' } })
    expect((await world.read(order)).receipts[0].lines[0].isPriceTaken).toBe(true)
  })

  test('that are unknown, or on a receipt that was undone, are not taken', async () => {
    const { body } = await world.receive(order, [line('5'), line('5', { price: '124' })])
    const [unknown, known] = (await world.read(order)).receipts[0].lines
    expect((await take(unknown.id)).body.message).toBe('This line has no price to take over.')
    await undo(body.data.id)
    expect((await take(known.id)).status).toBe(422)
  })
})
