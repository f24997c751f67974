import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { addSites, receiveGoods, type StockedSites } from '../../../test/support/stocked-site.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'

let server: TestApp
let member: Member
let sites: StockedSites
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  sites = await server.database.work(member, addSites)
})

/** A lot of an item: pounds on record, their cost, and the pounds that were counted. */
interface Lot {
  pounds: number
  cost: string | null
  counted: number
}

const pounds = fc.integer({ min: 1, max: 9 })
const lot: fc.Arbitrary<Lot> = fc.record({
  pounds,
  cost: fc.constantFrom('2', null),
  counted: fc.oneof(pounds, fc.constant(0)),
})
/** Two lots without a cost: one has as much more as the other has less. */
const offsetting: fc.Arbitrary<Lot[]> = fc.integer({ min: 1, max: 5 }).map((more) => [
  { pounds: 5, cost: null, counted: 5 + more },
  { pounds: 5, cost: null, counted: 5 - more },
])
const items = fc.array(fc.oneof(fc.array(lot, { minLength: 1, maxLength: 3 }), offsetting), {
  minLength: 12,
  maxLength: 12,
})

/** Pound by pound: goods missing from a lot are worth what the lot cost, and found goods what the item last cost. */
const isUnpriced = (lots: readonly Lot[]) => {
  const isCostKnown = lots.some(({ cost }) => cost !== null)
  return lots.some(({ pounds: had, cost, counted }) => (counted > had ? !isCostKnown : counted < had && cost === null))
}

test("a count says how many lines' variances have no known value, even if their lots offset each other", async () => {
  await fc.assert(
    fc.asyncProperty(items, async (drawn) => {
      const { foods, date } = await server.database.work(member, async (tx) => {
        const rows = await tx
          .insert(ingredient)
          .values(
            drawn.map((_, index) => ({
              code: `${Math.random()} ${index}`,
              name: `Item ${index}`,
              baseUnit: 'lb' as const,
            })),
          )
          .returning({ id: ingredient.id })
        const goods = drawn.flatMap((lots, index) =>
          lots.map((one, number) => ({
            siteId: sites.store,
            locationId: sites.cooler,
            ingredientId: rows[index]?.id ?? 0,
            quantity: String(one.pounds),
            unitCost: one.cost,
            lotCode: `L-${number}`,
          })),
        )
        await receiveGoods(tx, goods)
        return { foods: rows.map(({ id }) => id), date: await readCatererToday(tx) }
      })
      const started = await server.call(member, 'POST /stockCounts', { body: { siteId: sites.store, date } })
      const { id } = started.body.data
      const { lines } = (await server.call(member, `GET /stockCounts/${id}`)).body
      for (const [index, lots] of drawn.entries()) {
        const line = lines.find(({ ingredientId }: { ingredientId: number }) => ingredientId === foods[index])
        const seen: number[] = []
        for (const [number, { counted }] of lots.entries()) {
          const { lotId } = line.lots.find(({ lotCode }: { lotCode: string }) => lotCode === `L-${number}`)
          const body = { lineId: line.id, lotId, given: { amount: String(counted), unit: 'lb' }, seen }
          const added = await server.call(member, `POST /stockCounts/${id}/amounts`, { body })
          expect(added.status).toBe(201)
          const now = (await server.call(member, `GET /stockCounts/${id}`)).body.lines.find(
            (one: { id: number }) => one.id === line.id,
          )
          seen.splice(0, seen.length, ...now.amounts.map((one: { id: number }) => one.id))
        }
      }
      const step = await server.call(member, `POST /stockCounts/${id}/steps`, { body: { to: 'counted' } })
      expect(step.status).toBe(200)
      const { count } = (await server.call(member, `GET /stockCounts/${id}`)).body
      expect(count.unpricedLines).toBe(drawn.filter(isUnpriced).length)
      await server.call(member, `DELETE /stockCounts/${id}`)
    }),
    { numRuns: 3 },
  )
})
