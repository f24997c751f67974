import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { type OrderWorld, orderWorld } from '../../../test/support/order-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient, ingredientPrice } from '../../db/schema/ingredient.ts'
import { vendor } from '../../db/schema/vendor.ts'

let server: TestApp
let world: OrderWorld

/** Beef came from a vendor that was archived since, with its price and the beef itself. */
beforeAll(async () => {
  server = await startApp()
  world = await orderWorld(server)
  const order = await world.submitted()
  const orderLineId = (await world.read(order)).lines[0].id
  const { status } = await world.receive(order, [{ orderLineId, packs: '10', lotCode: 'L-77' }])
  expect(status).toBe(201)
  const archivedAt = '2026-01-01T00:00:00Z'
  await server.database.work(world.member, async (tx) => {
    await tx.update(caterer).set({ inventoryEnabled: true }).where(eq(caterer.id, world.member.catererId))
    await tx.delete(ingredientPrice).where(eq(ingredientPrice.ingredientId, world.beef))
    await tx.update(vendor).set({ archivedAt }).where(eq(vendor.id, world.vendorId))
    await tx.update(ingredient).set({ archivedAt }).where(eq(ingredient.id, world.beef))
  })
})

const codes = async (query: Record<string, string | number>) => {
  const { status, body } = await server.call(world.member, 'GET /stockRecall/lots', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.lots.map(({ code }: { code: string }) => code)
}

test.each([
  ['vendor', () => ({ vendorId: world.vendorId })],
  ['item code', () => ({ itemCode: 'b 40' })],
  ['vendor and item code', () => ({ vendorId: world.vendorId, itemCode: 'B-40' })],
  ['ingredient', () => ({ ingredientId: world.beef })],
])('goods are found by the %s of the order that brought them, archived or without a price today', async (_, query) => {
  expect(await codes(query())).toEqual(['L-77'])
})

test('goods are not found by a vendor that brought none of them', async () => {
  const vendorId = await world.addVendor()
  expect(await codes({ vendorId })).toEqual([])
  expect(await codes({ vendorId, itemCode: 'B-40' })).toEqual([])
})

test('a letter names the archived vendor', async () => {
  const body = { format: 'csv', vendorId: world.vendorId }
  const { status, bytes } = await server.call(world.member, 'POST /stockRecall/file', { body })
  expect(status).toBe(200)
  expect(bytes.toString()).toContain('Green Valley')
})
