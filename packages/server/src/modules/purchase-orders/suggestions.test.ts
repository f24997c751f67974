import { addDays, datesFrom } from '@commissary/domain/dates'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { lineOf, type OrderWorld, orderWorld, packOf, priceOf } from '../../../test/support/order-world.ts'
import { planServedDay } from '../../../test/support/served-days.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import { mealProgram, schoolProgram } from '../../db/schema/school.ts'
import { stockItem } from '../../db/schema/stock.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { receiveStock } from '../stock/ledger.ts'

let server: TestApp
let world: OrderWorld
let tomorrow: string
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await orderWorld(server)
  tomorrow = addDays(world.today, 1)
  await work(async (tx) => {
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const mealProgramId = program?.id ?? 0
    await tx
      .insert(schoolProgram)
      .values(world.schools.map((schoolId) => ({ schoolId, menuType: 'MEAL' as const, mealProgramId })))
  })
})
const work = <T>(run: Parameters<typeof server.database.work<T>>[1]) => server.database.work(world.member, run)

/** Plans an ingredient, in portions of a tenth of a pound, for a school. */
const plan = (date: string, ingredientId: number, servings: number | null, rest: object = {}, schoolIndex = 0) =>
  work((tx) =>
    planServedDay(tx, world.schools[schoolIndex] ?? 0, date, {
      plannedMeals: servings,
      lines: [
        {
          key: `line-${ingredientId}`,
          ingredientId,
          category: 'Entree',
          plannedServings: servings,
          portion: { amount: '0.1', unit: 'lb' },
          ...rest,
        },
      ],
    }),
  )
const have = (ingredientId: number, quantity: string, par: string | null = null) =>
  work(async (tx) => {
    const posting = { cause: { kind: 'change' as const, id: 1 }, movedOn: world.today }
    const place = { siteId: world.sites[0], locationId: null, ingredientId, unitCost: null }
    await receiveStock(tx, posting, [{ ...place, quantity }])
    await tx.update(stockItem).set({ par })
  })
const suggest = async (rest: object = {}, by = world.member) => {
  const query = { siteId: world.sites[0], from: tomorrow, to: addDays(world.today, 7), ...rest }
  return world.call('GET /orderSuggestions', { query }, by)
}
const suggested = async (rest: object = {}) => (await suggest(rest)).body

test('two cases are suggested for 54.4 lb needed with 22 available and a par of 10, with the reasons', async () => {
  await plan(tomorrow, world.beef, 500)
  await plan(addDays(tomorrow, 1), world.beef, 44)
  await have(world.beef, '22', '10')
  const { vendors, open } = await suggested()
  expect(open).toEqual([])
  expect(vendors).toMatchObject([
    {
      vendorName: 'Green Valley',
      email: 'orders@green.test',
      total: '237.6',
      unpricedLines: 0,
      lines: [
        {
          name: 'Ground beef',
          unit: 'lb',
          need: '54.4',
          onHand: '22',
          onOrder: '0',
          available: '22',
          par: '10',
          packs: 2,
          packSize: '40',
          packText: '4/10 LB',
          vendorItemCode: 'B-40',
          price: '118.8',
          insteadOf: null,
          vendors: 1,
          neededOn: tomorrow,
          sources: [
            { date: tomorrow, name: 'Ground beef', servings: 500, amount: '50' },
            { date: addDays(tomorrow, 1), servings: 44, amount: '4.4' },
          ],
        },
      ],
    },
  ])
})

test('what earlier days need is not available, and what is on order or in a draft is', async () => {
  await plan(tomorrow, world.beef, 300)
  await plan(addDays(tomorrow, 2), world.beef, 500)
  await have(world.beef, '40')
  const later = { from: addDays(tomorrow, 1) }
  const [before] = (await suggested(later)).vendors[0].lines
  expect(before).toMatchObject({ need: '50', neededBefore: '30', available: '10', packs: 1 })

  await world.addOrder({ lines: [lineOf(world.beef, '1')] })
  expect((await suggested(later)).vendors).toEqual([])
  // It comes too late for this period.
  await world.addOrder({ lines: [lineOf(world.beef, '9')], deliveryDate: addDays(world.today, 30) })
  expect((await suggested({ ...later, to: addDays(world.today, 8) })).vendors).toEqual([])
})

test('stock that is below par is suggested without any menu', async () => {
  await have(world.beef, '22', '70')
  const { vendors } = await suggested()
  expect(vendors[0].lines).toMatchObject([{ need: '0', par: '70', packs: 2, neededOn: null, sources: [] }])
})

test('more packs that cost less by a price break are suggested, from the cheapest of two vendors', async () => {
  const dear = await world.addVendor({ name: 'Dear Foods' })
  const rice = await world.addFood({
    name: 'Rice',
    packs: [packOf('50 LB', '50')],
    prices: [priceOf(dear, '40', '50'), priceOf(world.vendorId, '30', '50', { breaks: [{ packs: 4, amount: '20' }] })],
  })
  await plan(tomorrow, rice, 1400)
  expect((await suggested()).vendors).toMatchObject([
    {
      vendorName: 'Green Valley',
      total: '80',
      lines: [
        {
          need: '140',
          packs: 4,
          price: '20',
          insteadOf: 3,
          vendors: 2,
          offer: { price: '30', breaks: [{ packs: 4, price: '20' }] },
        },
      ],
    },
  ])
})

test('the cheapest active vendor is suggested, and without one the need stays open', async () => {
  const inactive = await world.addVendor({ name: 'Inactive Foods' })
  const archived = await world.addVendor({ name: 'Archived Foods' })
  const rice = await world.addFood({
    name: 'Rice',
    packs: [packOf('50 LB', '50')],
    prices: [
      priceOf(inactive, '10', '50'),
      priceOf(archived, '20', '50'),
      priceOf(world.vendorId, '30', '50', { vendorItemCode: 'R-50' }),
    ],
  })
  await work(async (tx) => {
    await tx.update(vendor).set({ active: false }).where(eq(vendor.id, inactive))
    await tx
      .update(vendor)
      .set({ archivedAt: sql`now()` })
      .where(eq(vendor.id, archived))
  })
  await plan(tomorrow, rice, 100)
  const { vendors } = await suggested()
  expect(vendors).toMatchObject([{ vendorName: 'Green Valley', lines: [{ name: 'Rice', price: '30', vendors: 1 }] }])
  await world.addOrder({ vendorId: vendors[0].vendorId, lines: [lineOf(rice, '1')] })

  await work((tx) => tx.update(vendor).set({ active: false }).where(eq(vendor.id, world.vendorId)))
  await plan(addDays(tomorrow, 1), rice, 1000)
  expect(await suggested()).toMatchObject({ vendors: [], open: [{ name: 'Rice', problem: 'vendor' }] })
})

describe('what cannot be suggested is listed', () => {
  test('without a vendor, without a pack, and with an unknown need', async () => {
    const none = await world.addFood({ name: 'No vendor', packs: [packOf('40 LB', '40')] })
    const loose = await world.addFood({ name: 'No pack', prices: [priceOf(world.vendorId, '1', '1')] })
    const pieces = await world.addFood({ name: 'Pieces', baseUnit: 'each', prices: [] })
    const days = datesFrom(tomorrow, 4)
    await plan(days[0] ?? '', none, 100)
    await plan(days[1] ?? '', loose, 100)
    await plan(days[2] ?? '', pieces, 100)
    await plan(days[3] ?? '', world.beef, null)
    const { open, vendors } = await suggested()
    expect(vendors).toEqual([])
    expect(
      open.map(({ name, problem, need, gaps }: { name: string; problem: string; need: string; gaps: object[] }) => [
        name,
        problem,
        need,
        gaps,
      ]),
    ).toEqual([
      ['Ground beef', 'need', '0', [{ kind: 'servings', name: 'Ground beef' }]],
      ['No pack', 'pack', '10', []],
      ['No vendor', 'vendor', '10', []],
      ['Pieces', 'need', '0', [{ kind: 'conversion', name: 'Pieces' }]],
    ])
  })
})

test('vendors come in the order of their cutoffs, each with the deliveries that can still be ordered', async () => {
  const soon = await world.addVendor({ name: 'Soon', leadDays: 1 })
  const later = await world.addVendor({ name: 'Later', leadDays: 3 })
  const names = ['A', 'B', 'C']
  for (const [index, vendorId] of [world.vendorId, later, soon].entries()) {
    const id = await world.addFood({
      name: names[index] ?? '',
      packs: [packOf('10 LB', '10')],
      prices: [priceOf(vendorId, '5', '10')],
    })
    await plan(addDays(tomorrow, index), id, 100)
  }
  const { vendors } = await suggested()
  expect(vendors.map(({ vendorName }: { vendorName: string }) => vendorName)).toEqual(['Later', 'Soon', 'Green Valley'])
  expect(vendors[1].deliveries[0]).toEqual({ date: tomorrow, orderBy: { date: world.today, time: null } })
  expect(vendors[0].deliveries[0]).toMatchObject({ date: addDays(world.today, 3) })
  expect(vendors[2].deliveries[0]).toEqual({ date: tomorrow, orderBy: null })
})

test("only for sites of the user's schools, from today on, and for two months at most", async () => {
  await plan(tomorrow, world.beef, 500, {}, 1)
  expect((await suggest({}, world.helper)).status).toBe(404)
  const own = await suggest({ siteId: world.sites[1] }, world.helper)
  expect(own.body.vendors[0].lines).toMatchObject([{ need: '50', packs: 2 }])
  expect((await suggest({ from: addDays(world.today, -1) })).body.fields).toEqual({
    from: 'Choose a period that starts today or later.',
  })
  expect((await suggest({ to: addDays(world.today, 90) })).status).toBe(422)
})

test('below par in current inventory goes by what is available, like suggested orders, whatever place is shown', async () => {
  const belowPar = async () => {
    const query = { siteId: world.sites[0], state: 'belowPar' }
    return (await world.call('GET /stock', { query })).body._embedded.stock
  }
  await have(world.beef, '22', '10')
  expect(await belowPar()).toEqual([])
  // Without tomorrow's plan, stock is still 12 lb above par; with it, stock is below.
  await plan(tomorrow, world.beef, 121)
  expect(await belowPar()).toMatchObject([{ quantity: '22', par: '10', available: { quantity: '9.9' } }])
  expect((await suggested()).vendors).toHaveLength(1)
})

test('a meal that was served and signed today is not ordered again, and does not put stock below par', async () => {
  await plan(world.today, world.beef, 300)
  await plan(tomorrow, world.beef, 200)
  await have(world.beef, '25', '5')
  const belowPar = async () => {
    const query = { siteId: world.sites[0], state: 'belowPar' }
    return (await world.call('GET /stock', { query })).body._embedded.stock.length
  }
  expect((await suggested()).vendors).toMatchObject([{ lines: [{ need: '20', neededBefore: '30', packs: 1 }] }])
  expect(await belowPar()).toBe(1)
  const record = { schoolId: world.schools[0] ?? 0, date: world.today, menuType: 'MEAL' as const }
  const closedAt = `${world.today}T17:00:00Z`
  await work((tx) => tx.insert(productionRecord).values({ ...record, isVended: false, groups: [], closedAt }))
  expect((await suggested()).vendors).toEqual([])
  expect(await belowPar()).toBe(0)
})

test('what another site sent and has not arrived is not ordered again', async () => {
  await plan(tomorrow, world.beef, 500)
  await have(world.beef, '20')
  await work((tx) =>
    receiveStock(tx, { cause: { kind: 'change', id: 2 }, movedOn: world.today }, [
      { siteId: world.sites[1], locationId: null, ingredientId: world.beef, quantity: '25', unitCost: null },
    ]),
  )
  const lines = [{ ingredientId: world.beef, given: { amount: '25', unit: 'lb' } }]
  const request = { fromSiteId: world.sites[0], toSiteId: world.sites[1], needBy: tomorrow, lines }
  const { id } = (await world.call('POST /stockRequests', { body: request })).body.data
  await world.call(`POST /stockRequests/${id}/submission`)
  await world.call(`POST /stockRequests/${id}/decision`, { body: { approve: true } })
  expect((await suggested()).vendors[0].lines).toMatchObject([{ onTheWay: '0', available: '20' }])
  const { lines: asked } = (await world.call(`GET /stockRequests/${id}`)).body
  const sent = { isFinal: true, lines: [{ lineId: asked[0].id, quantity: '25' }] }
  expect((await world.call(`POST /stockRequests/${id}/shipments`, { body: sent })).status).toBe(201)
  expect((await suggested()).vendors[0].lines).toMatchObject([
    { onHand: '20', onOrder: '0', onTheWay: '25', available: '45', neededOn: tomorrow, packs: 1 },
  ])
  await plan(tomorrow, world.beef, 450)
  expect((await suggested()).vendors).toEqual([])
})
