import { addDays } from '@commissary/domain/dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { lineOf, type OrderWorld, orderWorld, packOf, priceOf } from '../../../test/support/order-world.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import type { ReportOrder } from '../../documents/report-document.ts'

let server: TestApp
let world: OrderWorld
const recorder = recordingPrinter()
const printed = recorder.printed as ReportOrder[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})
beforeEach(async () => {
  world = await orderWorld(server)
  printed.length = 0
})
const list = async (query: object = {}, by = world.member) => {
  const { body } = await world.call('GET /purchaseOrders', { query }, by)
  return body._embedded.purchaseOrders.map(({ number }: { number: string }) => number)
}

test('a draft has a number, its lines, what they cost, and who made it', async () => {
  const reason = { need: '54.4', available: '22', par: '10', insteadOf: null, from: world.today, to: world.today }
  const id = await world.addOrder({
    note: ' Ring twice ',
    lines: [lineOf(world.beef, '2', { reason }), lineOf(world.beef, '1.5', { price: null, vendorItemCode: ' ' })],
  })
  expect(await world.read(id)).toMatchObject({
    number: 'PO-0001',
    vendorName: 'Green Valley',
    siteName: 'Central store',
    status: 'draft',
    note: 'Ring twice',
    lineCount: 2,
    openLines: 0,
    total: '237.6',
    unpricedLines: 1,
    sentTo: null,
    mailState: null,
    vendorEmail: 'orders@green.test',
    lines: [
      { name: 'Ground beef', unit: 'lb', packs: '2', packSize: '40', price: '118.8', reason, received: '0', open: '2' },
      { packs: '1.5', price: null, vendorItemCode: null, reason: null, lastPrice: null },
    ],
    receipts: [],
    steps: [{ status: 'draft', by: expect.stringContaining('Mem Ber'), reason: null }],
  })
  await world.addOrder()
  expect(await list()).toEqual(['PO-0002', 'PO-0001'])
})

describe('a draft is refused', () => {
  test('for a vendor, a site and an ingredient that the caller does not have', async () => {
    const other = await orderWorld(server)
    const input = {
      vendorId: other.vendorId,
      siteId: other.sites[0],
      lines: [lineOf(world.beef, '1'), lineOf(other.beef, '1')],
    }
    const { status, body } = await world.call('POST /purchaseOrders', { body: world.orderInput(input) })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      vendorId: 'Choose an active vendor.',
      siteId: 'Choose an inventory site that you have access to.',
      'lines.1.ingredientId': 'This ingredient no longer exists.',
    })
  })

  test('for an inactive vendor, unless it has it already', async () => {
    const vendorId = await world.addVendor({ name: 'Old Mill' })
    const id = await world.addOrder({ vendorId })
    await server.call(world.member, `PUT /vendor/${vendorId}`, {
      body: { vendorCode: 'OLD', name: 'Old Mill', active: false },
    })
    expect((await world.call('POST /purchaseOrders', { body: world.orderInput({ vendorId }) })).status).toBe(422)
    const kept = await world.call(`PUT /purchaseOrders/${id}`, { body: world.orderInput({ vendorId }) })
    expect(kept.status).toBe(200)
  })

  test('for zero packs and for packs of an unknown size', async () => {
    const lines = [lineOf(world.beef, '0'), lineOf(world.beef, '1', { packSize: '0' })]
    const { body } = await world.call('POST /purchaseOrders', { body: world.orderInput({ lines }) })
    expect(Object.keys(body.fields)).toEqual(['lines.0.packs', 'lines.1.packSize'])
  })
})

test('a draft can be changed until it is submitted, and the second of two people who change it sees the first change', async () => {
  const id = await world.addOrder()
  const { version } = await world.read(id)
  const put = (packs: string) =>
    world.call(`PUT /purchaseOrders/${id}`, {
      body: world.orderInput({ lines: [lineOf(world.beef, packs)] }),
      headers: { 'if-match': String(version) },
    })
  expect((await put('3')).status).toBe(200)
  const second = await put('4')
  expect(second).toMatchObject({ status: 409, body: { current: { lines: [{ packs: '3' }] } } })
  await world.step(id, { status: 'submitted' })
  const late = await world.call(`PUT /purchaseOrders/${id}`, { body: world.orderInput() })
  expect(late).toMatchObject({
    status: 422,
    body: { message: "This order was submitted, so it can't be changed. Cancel it and make another one." },
  })
})

test('the list is filtered by status, vendor, site, delivery and words, and sorted', async () => {
  const dairy = await world.addVendor({ name: 'North Dairy' })
  await world.addOrder({ deliveryDate: addDays(world.today, 5) })
  await world.addOrder({ vendorId: dairy, siteId: world.sites[1], deliveryDate: addDays(world.today, 9) })
  const third = await world.addOrder({ deliveryDate: null, lines: [] })
  await world.step(third, { status: 'cancelled' })
  expect(await list({ status: 'draft' })).toEqual(['PO-0002', 'PO-0001'])
  expect(await list({ vendorId: dairy })).toEqual(['PO-0002'])
  expect(await list({ siteId: world.sites[0] })).toEqual(['PO-0003', 'PO-0001'])
  expect(await list({ from: addDays(world.today, 6), to: addDays(world.today, 9) })).toEqual(['PO-0002'])
  expect(await list({ q: 'dairy po-0002' })).toEqual(['PO-0002'])
  expect(await list({ q: 'dairy po-0001' })).toEqual([])
  expect(await list({ sort: 'vendorName,number' })).toEqual(['PO-0001', 'PO-0003', 'PO-0002'])
  expect(await list({ sort: '-total,number' })).toEqual(['PO-0001', 'PO-0002', 'PO-0003'])
  expect(await list({ sort: 'deliveryDate' })).toEqual(['PO-0001', 'PO-0002', 'PO-0003'])
})

test("staff of one school see, create and receive only its site's orders", async () => {
  const foreign = await world.submitted()
  const own = await world.addOrder({ siteId: world.sites[1] }, world.helper)
  expect(await list({}, world.helper)).toEqual(['PO-0002'])
  const asHelper = (operation: string, body?: object) => world.call(operation, body ? { body } : {}, world.helper)
  expect((await asHelper(`GET /purchaseOrders/${foreign}`)).status).toBe(404)
  expect((await asHelper(`PUT /purchaseOrders/${foreign}`, world.orderInput())).status).toBe(404)
  expect((await world.step(foreign, { status: 'confirmed' }, world.helper)).status).toBe(404)
  expect((await asHelper(`POST /purchaseOrders/${foreign}/export`, { format: 'csv' })).status).toBe(404)
  const [line] = (await world.read(foreign)).lines
  const receipt = { receivedOn: world.today, lines: [{ orderLineId: line.id, packs: '1' }] }
  expect((await asHelper(`POST /purchaseOrders/${foreign}/receipts`, receipt)).status).toBe(404)
  expect((await asHelper(`PUT /purchaseOrders/${own}`, world.orderInput())).body.fields).toEqual({
    siteId: 'Choose an inventory site that you have access to.',
  })
})

test("a price that no one typed is the vendor's for that many packs, and a typed one stays", async () => {
  const prices = [priceOf(world.vendorId, '30', '50', { breaks: [{ packs: 4, amount: '20' }] })]
  const rice = await world.addFood({ name: 'Rice', packs: [packOf('50 LB', '50')], prices })
  const riceLine = (packs: string, rest: object = {}) =>
    lineOf(rice, packs, { vendorItemCode: null, packSize: '50', price: '30', followsOffer: true, ...rest })
  const id = await world.addOrder({ lines: [riceLine('3'), riceLine('4', { followsOffer: false, price: '25' })] })
  const offer = { vendorId: world.vendorId, packSize: '50', price: '30', breaks: [{ packs: 4, price: '20' }] }
  expect(await world.read(id)).toMatchObject({
    total: '190',
    lines: [
      { price: '30', offer },
      { price: '25', offer },
    ],
  })
  // The vendor's price for another pack is unknown, so the price stays as it was sent.
  const lines = [riceLine('4'), riceLine('4', { packSize: '25', price: '12' }), riceLine('1', { price: null })]
  await world.call(`PUT /purchaseOrders/${id}`, { body: world.orderInput({ lines }) })
  expect(await world.read(id)).toMatchObject({
    total: '158',
    unpricedLines: 0,
    lines: [
      { packs: '4', price: '20' },
      { price: '12', offer: null },
      { price: '30', offer },
    ],
  })
  await world.step(id, { status: 'submitted' })
  expect((await world.read(id)).lines[0]).toMatchObject({ price: '20', offer: null })
})

describe('the steps of an order', () => {
  test('are kept with who took them and why', async () => {
    const id = await world.submitted()
    await world.step(id, { status: 'confirmed' })
    const refused = await world.step(id, { status: 'cancelled', reason: ' ' })
    expect(refused).toMatchObject({ status: 422, body: { fields: { reason: 'Enter a reason.' } } })
    await world.step(id, { status: 'cancelled', reason: 'School closed' })
    const { status, steps, lines } = await world.read(id)
    expect(status).toBe('cancelled')
    expect(steps.map((one: { status: string; reason: string }) => [one.status, one.reason])).toEqual([
      ['draft', null],
      ['submitted', null],
      ['confirmed', null],
      ['cancelled', 'School closed'],
    ])
    expect(lines[0].open).toBe('0')
  })

  test.each([
    ['confirmed', 'Only a submitted order can be confirmed.'],
    ['closed', 'Only an order with a receipt can be closed.'],
  ])('a draft cannot be %s', async (status, text) => {
    const answer = await world.step(await world.addOrder(), { status })
    expect(answer).toMatchObject({ status: 422, body: { message: text } })
  })

  test('an order without lines or a delivery date, or for a past day, is not submitted', async () => {
    const fieldsOf = async (rest: object) =>
      (await world.step(await world.addOrder(rest), { status: 'submitted', isLate: true })).body.fields
    expect(await fieldsOf({ lines: [] })).toEqual({ lines: 'Add at least one line.' })
    expect(await fieldsOf({ deliveryDate: null })).toEqual({ deliveryDate: 'Choose a delivery date.' })
    expect(await fieldsOf({ deliveryDate: addDays(world.today, -1) })).toEqual({
      deliveryDate: 'Choose today or a later date.',
    })
  })

  test('after the cutoff and on other days an order is submitted only if the vendor agreed', async () => {
    const day = addDays(world.today, 2)
    const late = await world.addOrder({ vendorId: await world.addVendor({ leadDays: 3 }), deliveryDate: day })
    const refused = await world.step(late, { status: 'submitted' })
    expect(refused.status).toBe(422)
    expect(refused.body.fields.deliveryDate).toContain('The cutoff for this delivery was')
    expect((await world.step(late, { status: 'submitted', isLate: true })).status).toBe(200)

    const weekday = Temporal.PlainDate.from(day).dayOfWeek
    const otherDay = await world.addVendor({ deliveryDays: [(weekday % 7) + 1] })
    const wrong = await world.step(await world.addOrder({ vendorId: otherDay, deliveryDate: day }), {
      status: 'submitted',
    })
    expect(wrong.body.fields.deliveryDate).toContain("The vendor doesn't deliver then.")
  })

  test('without a known lead time, an order is due on the day before its delivery, the last day that takes it', async () => {
    const isDue = async (id: number) => {
      const { body } = await world.call('GET /purchaseOrders', { query: { due: 'submit', size: 100 } })
      return body._embedded.purchaseOrders.some((order: { id: number }) => order.id === id)
    }
    const [today, tomorrow, later, far] = await Promise.all(
      [0, 1, 2, 3].map((days) => world.addOrder({ deliveryDate: addDays(world.today, days) })),
    )
    expect(await Promise.all([tomorrow, later, far].map((id = 0) => isDue(id)))).toEqual([true, true, false])
    const refused = await world.step(today ?? 0, { status: 'submitted' })
    expect(refused.body.fields.deliveryDate).toContain("It's too late to order for delivery today.")
    expect((await world.step(tomorrow ?? 0, { status: 'submitted' })).status).toBe(200)
  })
})

test('an order is exported as the vendor gets it', async () => {
  const id = await world.addOrder({ note: '=1+1', lines: [lineOf(world.beef, '2')] })
  const csv = await world.call(`POST /purchaseOrders/${id}/export`, { body: { format: 'csv' } })
  expect(csv.headers['content-disposition']).toContain('filename="PO-0001 Green Valley.csv"')
  const text = csv.bytes.toString('utf8')
  expect(text).toContain('B-40,Ground beef,4/10 LB,2,118.8,237.6')
  expect(text).toContain("Note,'=1+1")
  expect((await world.call(`POST /purchaseOrders/${id}/export`, { body: { format: 'pdf' } })).status).toBe(200)
  expect(printed[0]?.report).toMatchObject({ title: 'Purchase order PO-0001', notice: 'Draft: not ordered yet' })
})
