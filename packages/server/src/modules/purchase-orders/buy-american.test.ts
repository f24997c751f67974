import { addDays } from '@commissary/domain/dates'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { lineOf, type OrderWorld, orderWorld } from '../../../test/support/order-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let world: OrderWorld
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await orderWorld(server)
})

/** Receives packs of the foods for a site, each at its price and from its country. */
async function receive(packs: { food: number; price: string | null; from: string | null }[], siteId = world.sites[0]) {
  const order = await world.submitted({ siteId, lines: packs.map(({ food }) => lineOf(food, '1')) })
  const { lines } = await world.read(order)
  const answer = await world.receive(
    order,
    packs.map(({ price, from }, index) => ({
      orderLineId: lines[index].id,
      packs: '1',
      price,
      countryOfOrigin: from,
    })),
  )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { order, receiptId: answer.body.data.id as number }
}
const share = async (rest: object = {}, by = world.member) =>
  (await world.call('GET /buyAmericanShare', { query: { from: world.today, to: world.today, ...rest } }, by)).body

test('the share is what non-domestic food cost, and unknown origin is never domestic', async () => {
  const pineapple = await world.addFood({ name: 'Pineapple' })
  const rice = await world.addFood({ name: 'Rice' })
  await receive([
    { food: world.beef, price: '880', from: 'US' },
    { food: pineapple, price: '50', from: 'CR' },
    { food: rice, price: '30', from: 'PR' },
    { food: rice, price: '40', from: null },
  ])
  expect(await share()).toEqual({
    from: world.today,
    to: world.today,
    domestic: '910',
    nonDomestic: '50',
    unknown: '40',
    least: 5,
    most: 9,
    cap: 10,
    status: 'within',
    uncosted: [],
    items: [
      { ingredientId: pineapple, name: 'Pineapple', countryOfOrigin: 'CR', cost: '50' },
      { ingredientId: rice, name: 'Rice', countryOfOrigin: null, cost: '40' },
    ],
  })
})

test('a receipt that was undone and another period do not count, and food without a price is named', async () => {
  const pineapple = await world.addFood({ name: 'Pineapple' })
  const { order, receiptId } = await receive([{ food: pineapple, price: '50', from: 'CR' }])
  expect((await share()).status).toBe('over')
  await world.call(`POST /purchaseOrders/${order}/receipts/${receiptId}/reversal`, { body: { reason: 'Wrong' } })
  expect(await share()).toMatchObject({ nonDomestic: '0', least: null, status: 'none', uncosted: [], items: [] })
  await receive([{ food: world.beef, price: null, from: 'US' }])
  expect(await share()).toMatchObject({ status: 'unknown', uncosted: ['Ground beef'] })
  const earlier = addDays(world.today, -7)
  expect(await share({ from: earlier, to: addDays(world.today, -1) })).toMatchObject({ status: 'none', uncosted: [] })
})

test('staff of one school see the share of its site', async () => {
  await receive([{ food: world.beef, price: '100', from: 'BR' }])
  await receive([{ food: world.beef, price: '60', from: 'US' }], world.sites[1])
  expect(await share()).toMatchObject({ domestic: '60', nonDomestic: '100' })
  expect(await share({ siteId: world.sites[0] })).toMatchObject({ domestic: '0', nonDomestic: '100' })
  expect(await share({}, world.helper)).toMatchObject({ domestic: '60', nonDomestic: '0' })
})
