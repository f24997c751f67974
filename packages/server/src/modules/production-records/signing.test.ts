import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
} from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { onHand, receiveStock } from '../stock/ledger.ts'

const all = '/commissary/productionRecords'
let server: TestApp
let world: ProductionWorld
beforeAll(async () => {
  server = await startApp()
  world = await productionWorld(
    server,
    Array.from({ length: 13 }, (_, days) => sampleDay(daysAgo(days))),
  )
})

/** A record with everything that a signature needs. */
async function whole(days: number): Promise<number> {
  const { id } = (await world.open(daysAgo(days))).body.data.record
  const saved = await world.enter(id, world.whole(sampleService))
  expect(saved.status).toBe(200)
  return id as number
}

describe('signing', () => {
  test('names every field that is missing, and saves nothing', async () => {
    const { id } = (await world.open(daysAgo(2))).body.data.record
    const { status, body } = await world.sign(id)
    expect(status).toBe(422)
    expect(body.message).toBe('10 fields are still empty. Enter 0 where there was none.')
    expect(body.fields[`entries.line.${world.keys.chicken}.prepared`]).toBe('Enter this number for Chicken.')
    expect(body.fields[`entries.group.${world.k5}.servedMeals`]).toBe('Enter the meals served.')
    expect((await world.read(id)).body).toMatchObject({ state: 'late', signatures: [] })
  })

  test('closes the record in the name of the person, and refuses changes from then on', async () => {
    const id = await whole(3)
    const { body } = await world.sign(id)
    expect(body.data).toMatchObject({
      message: 'Signed and closed',
      record: { state: 'signed', signatures: [{ part: 'record', round: 1, name: expect.stringContaining('Mem Ber') }] },
    })
    expect((await world.enter(id, { events: 'Late' })).body.fields).toEqual({
      'edits.0.path': 'This part is signed. Reopen the record to change it.',
    })
    expect((await world.plan(id, 'menu')).status).toBe(422)
    expect((await world.sign(id)).status).toBe(422)
  })

  test('is in the name of the person who is logged in and at the time of the server, whatever a request says', async () => {
    const id = await whole(8)
    const cook = await world.addStaff([world.oak], ['production'])
    await server.database.work(world.member, (tx) =>
      tx.execute(sql`update app_user set first_name = 'Ana', last_name = 'Reyes' where id = ${cook.userId}`),
    )
    const forged = { part: 'record', name: 'Someone Else', at: '2020-01-01T00:00:00.000Z' }
    expect((await world.call(`POST ${all}/${id}/signatures`, { body: forged }, cook)).status).toBe(422)
    const before = Temporal.Now.instant()
    const { record } = (await world.sign(id, 'record', cook)).body.data
    const [signature] = record.signatures
    expect(signature).toMatchObject({ part: 'record', name: 'Ana Reyes' })
    const at = Temporal.Instant.from(signature.at)
    // The clock of the database may round to milliseconds.
    expect(Temporal.Instant.compare(at, before.subtract({ milliseconds: 5 }))).toBe(1)
    expect(Temporal.Instant.compare(at, Temporal.Now.instant().add({ milliseconds: 5 }))).toBe(-1)
    expect((await world.read(id)).body.signatures).toEqual(record.signatures)
  })

  test('is refused for a version that is not the stored one', async () => {
    const id = await whole(4)
    const answer = await world.call(`POST ${all}/${id}/signatures`, {
      body: { part: 'record', version: 1 },
    })
    expect(answer).toMatchObject({ status: 409, body: { current: { id, version: 2 } } })
  })

  test('locks the menu of its day, and reopening unlocks it', async () => {
    const { id } = (await world.open(daysAgo(0))).body.data.record
    await world.enter(id, world.whole(sampleService))
    const calendar = `/commissary/school/${world.oak}/calendar`
    const query = { itemType: 'MEAL', programId: world.k5 }
    const save = () =>
      world.call(`PUT ${calendar}/${daysAgo(0)}`, {
        query,
        body: {
          plannedMeals: 210,
          lines: [{ key: 'main', ingredientId: world.foods.chicken, category: 'Entree', plannedServings: 5 }],
        },
      })
    const isLocked = async () =>
      (await world.call(`GET ${calendar}`, { query: { ...query, startDate: daysAgo(0), endDate: daysAgo(0) } })).body
        .days[0].isLocked
    expect(await isLocked()).toBe(false)
    await world.sign(id)
    expect(await isLocked()).toBe(true)
    expect((await save()).body.fields.date).toContain("was served, so its menu can't change.")
    await world.reopen(id, 'Milk was counted twice')
    expect(await isLocked()).toBe(false)
    expect((await save()).status).toBe(200)
  })
})

describe('an amended record', () => {
  test('keeps the original and the reason, and needs a signature again', async () => {
    const id = await whole(5)
    await world.sign(id)
    const reopened = await world.reopen(id, 'Milk was counted twice')
    expect(reopened.body.data.record).toMatchObject({
      state: 'late',
      round: 2,
      signatures: [],
      amendments: [{ round: 1, reason: 'Milk was counted twice', name: expect.stringContaining('Mem Ber') }],
    })
    const path = `line.${world.keys.milk}.leftover`
    await world.call(`PATCH ${all}/${id}`, { body: { edits: [{ path, from: 0, to: 12 }] } })
    await world.sign(id)
    const first = await world.call(`GET ${all}/${id}/signatures/1`)
    const second = await world.call(`GET ${all}/${id}/signatures/2`)
    expect([first, second].map(({ body }) => body.entries[path])).toEqual([0, 12])
    expect(first.body).toMatchObject({ state: 'signed', signatures: [{ part: 'record', round: 1 }] })
    expect((await world.call(`GET ${all}/${id}/signatures/3`)).status).toBe(404)
  })

  test('is not opened without a reason or a signature', async () => {
    const id = await whole(6)
    expect((await world.reopen(id, 'x')).body.fields).toEqual({ reason: 'This record is not signed.' })
    await world.sign(id)
    expect((await world.reopen(id, ' ')).body.fields).toEqual({ reason: 'Enter a reason.' })
  })

  test('has a trail of who did what, which the role of the application cannot change', async () => {
    const id = await whole(7)
    await world.sign(id)
    await world.reopen(id, 'Recount')
    const { body } = await world.call(`GET ${all}/${id}/events`)
    expect(body._embedded.events.map(({ action }: { action: string }) => action)).toEqual([
      'reopened',
      'closed',
      'edited',
      'opened',
    ])
    expect(body._embedded.events[2].changes).toContainEqual({
      path: `line.${world.keys.chicken}.prepared`,
      name: 'Chicken',
      from: null,
      to: 220,
    })
    for (const table of ['production_event', 'production_signature']) {
      for (const change of [`update ${table} set round = 9`, `delete from ${table}`]) {
        const run = server.database.work(world.member, (tx) => tx.execute(sql.raw(change)))
        await expect(run).rejects.toThrow(/permission denied/)
      }
    }
  })
})

describe('vended meals', () => {
  test('have two sections with a signature each, and the second one closes', async () => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    await server.database.work(own.member, (tx) =>
      tx.execute(
        sql`update school set module_access = '{"Production Record":"Yes","Vended Meals":"Yes"}' where id = ${own.oak}`,
      ),
    )
    const { id, isVended } = (await own.open(daysAgo(0))).body.data.record
    expect(isVended).toBe(true)
    const lines = Object.values(own.keys)
    const entries = own.whole(sampleService)
    const isKitchen = (path: string) => path.endsWith('.prepared')
    const part = (kitchen: boolean) =>
      Object.fromEntries(Object.entries(entries).filter(([path]) => isKitchen(path) === kitchen))
    const sent = lines.flatMap((key) => [
      [`line.${key}.dispatched`, 200],
      [`line.${key}.dispatchDegrees`, 140],
    ])
    await own.enter(id, { ...part(true), ...Object.fromEntries(sent), departedAt: '10:15', hotAtDeparture: 150 })
    expect((await own.sign(id, 'record')).body.fields).toEqual({ part: 'This record has no such signature.' })
    const first = await own.sign(id, 'kitchen')
    expect(first.body.data).toMatchObject({ message: 'Signed', record: { signatures: [{ part: 'kitchen' }] } })
    // The kitchen's section is locked, the school's is open.
    const edit = (path: string, to: number) => own.enter(id, { [path]: to })
    expect((await edit(`line.${own.keys.chicken}.cookDegrees`, 170)).status).toBe(422)
    expect((await edit('hotAtArrival', 138)).status).toBe(200)
    const arrived = Object.fromEntries(lines.map((key) => [`line.${key}.arrived`, 200]))
    await own.enter(id, { ...part(false), ...arrived })
    const second = await own.sign(id, 'school')
    expect(second.body.data.record).toMatchObject({
      state: 'signed',
      signatures: [{ part: 'kitchen' }, { part: 'school' }],
    })
  })
})

describe('closing and the stock', () => {
  const stocked = async (chicken: string | null, rest: { inSite?: boolean; allowsNegative?: boolean } = {}) => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    const siteId = await server.database.work(own.member, async (tx) => {
      const [site] = await tx.insert(inventorySite).values({ siteName: 'North' }).returning()
      const id = site?.id ?? 0
      if (rest.inSite !== false) {
        await tx.insert(inventorySiteSchool).values({ inventorySiteId: id, schoolId: own.oak })
      }
      if (rest.allowsNegative) await tx.update(caterer).set({ allowsNegativeStock: true })
      const line = (ingredientId: number, quantity: string) => ({
        siteId: id,
        locationId: null,
        ingredientId,
        quantity,
        unitCost: '0.01',
      })
      const posting = { cause: { kind: 'startingInventory' as const, id: 1 }, movedOn: daysAgo(0) }
      await receiveStock(tx, posting, [
        line(own.foods.milk, '100000'),
        ...(chicken === null ? [] : [line(own.foods.chicken, chicken)]),
      ])
      return id
    })
    const left = () =>
      server.database.work(own.member, async (tx) => {
        const rows = await onHand(tx, [siteId])
        const of = (id: number) => Number(rows.find(({ ingredientId }) => ingredientId === id)?.quantity ?? 0)
        return [of(own.foods.chicken), of(own.foods.milk)]
      })
    const { id } = (await own.open(daysAgo(0))).body.data.record
    await own.enter(id, own.whole(sampleService))
    return { own, id: id as number, siteId, left }
  }
  // 220 servings of chicken, split as planned: 150 of 80 g to 80 of 100 g. 285 servings of 244 g of milk.
  const used = [(220 / 230) * (150 * 80 + 80 * 100), 285 * 244]

  test('issues what was prepared, and reopening returns it', async () => {
    const { own, id, left } = await stocked('50000')
    const { record } = (await own.sign(id)).body.data
    expect(record.stock).toEqual({ state: 'issued', shortages: [] })
    expect(await left()).toEqual([expect.closeTo(50_000 - (used[0] ?? 0), 3), 100_000 - (used[1] ?? 0)])
    await own.reopen(id, 'Recount')
    expect(await left()).toEqual([50_000, 100_000])
    // Closed again with other numbers, it issues those.
    await own.call(`PATCH ${all}/${id}`, {
      body: { edits: [{ path: `line.${own.keys.milk}.prepared`, from: 285, to: 300 }] },
    })
    await own.sign(id)
    expect((await left())[1]).toBe(100_000 - 300 * 244)
  })

  test('splits servings as the kitchen planned them in the record, adults with the oldest grade group', async () => {
    const { own, id, left } = await stocked('50000')
    const at = (rest: string) => `line.${own.keys.chicken}.${rest}`
    await own.enter(id, {
      [at(`group.${own.k5}.planned`)]: 40,
      [at(`group.${own.g68}.planned`)]: 120,
      [at('plannedAdults')]: 60,
    })
    expect((await own.sign(id)).status).toBe(200)
    // 220 prepared servings: 40 of 80 g, and 180 of 100 g.
    expect((await left())[0]).toBeCloseTo(50_000 - (40 * 80 + 180 * 100), 3)
  })

  test('ends the reservation of what was served and names the record in the ledger, and reopening reserves it again', async () => {
    const { own, id, siteId } = await stocked('50000')
    const { catererId } = own.member
    const milk = async () => {
      const { body } = await own.call('GET /stock', { query: { catererId, siteId } })
      const row = body._embedded.stock.find(({ name }: { name: string }) => name === 'Milk, skim')
      return [row.quantity, row.reserved.quantity, row.available.quantity].map(Number)
    }
    const [planned, taken] = [300 * 244, 285 * 244]
    expect(await milk()).toEqual([100_000, planned, 100_000 - planned])
    await own.sign(id)
    expect(await milk()).toEqual([100_000 - taken, 0, 100_000 - taken])
    const { body } = await own.call(`GET /stock/items/${siteId}/${own.foods.milk}/moves`, { query: { catererId } })
    expect(body._embedded.moves[0]).toMatchObject({
      causeKind: 'productionRecord',
      causeId: id,
      causeOrderId: null,
      causeRecord: { schoolId: own.oak, date: daysAgo(0), itemType: 'MEAL' },
    })
    await own.reopen(id, 'Recount')
    expect(await milk()).toEqual([100_000, planned, 100_000 - planned])
  })

  test('never fails for a shortage: if stock may not go below zero, it issues what is there and names what is short', async () => {
    const { own, id, left } = await stocked('5000')
    const { record } = (await own.sign(id)).body.data
    expect(record.stock).toMatchObject({ state: 'issued', shortages: [{ name: 'Chicken', unit: 'g' }] })
    expect(Number(record.stock.shortages[0].amount)).toBeCloseTo((used[0] ?? 0) - 5000, 3)
    expect((await left())[0]).toBe(0)
    const negative = await stocked('5000', { allowsNegative: true })
    const answer = (await negative.own.sign(negative.id)).body.data.record
    expect(Number(answer.stock.shortages[0].amount)).toBeCloseTo((used[0] ?? 0) - 5000, 3)
    expect((await negative.left())[0]).toBeCloseTo(5000 - (used[0] ?? 0), 3)
  })

  test('does not touch stock if the caterer or the school has none, or for leftovers that were issued before', async () => {
    const alone = await stocked('50000', { inSite: false })
    expect((await alone.own.sign(alone.id)).body.data.record.stock).toEqual({ state: 'noSite', shortages: [] })
    const off = await stocked('50000')
    await off.own.call('PUT /commissary/productionSettings', { body: { leftoverPct: 10, issuesStock: false } })
    expect((await off.own.sign(off.id)).body.data.record.stock).toEqual({ state: 'off', shortages: [] })
    expect(await off.left()).toEqual([50_000, 100_000])
    const again = await stocked('50000')
    await again.own.enter(again.id, { [`line.${again.own.keys.chicken}.leftoversUsed`]: true })
    await again.own.sign(again.id)
    expect((await again.left())[0]).toBe(50_000)
  })

  test('takes nothing for a food served instead that is not chosen yet, and names it as unknown', async () => {
    const { own, id, left } = await stocked('50000')
    await own.enter(id, { [`line.${own.keys.chicken}.servedInstead`]: 'Tofu' })
    const { record } = (await own.sign(id)).body.data
    const shortages = [{ ingredientId: null, name: 'Tofu', amount: null, unit: null }]
    expect(record.stock).toEqual({ state: 'issued', shortages })
    expect(await left()).toEqual([50_000, 100_000 - (used[1] ?? 0)])
  })
})

test('a closed record weights the analysis by what was served', async () => {
  const id = await whole(9)
  const analyze = async () =>
    (
      await world.call('POST /commissary/menu-analysis', {
        body: {
          schoolId: world.oak,
          itemType: 'MEAL',
          programId: world.k5,
          startDate: daysAgo(9),
          endDate: daysAgo(9),
          rule: {},
          servings: 'served',
        },
      })
    ).body.weeks[0].days[0].nutrients.calories
  expect((await analyze()).missing.length).toBeGreaterThan(0)
  await world.sign(id)
  // 140 servings of 80 g and 190 of 244 g at 50 kcal per 100 g, over 190 meals.
  expect(await analyze()).toMatchObject({ missing: [], known: expect.closeTo((140 * 40 + 190 * 122) / 190, 6) })
})
