import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
  today,
} from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { productionSettings } from '../../db/schema/production-record.ts'
import { receiveStock } from '../stock/ledger.ts'
import { arriveStock, sendStock } from '../stock/transit.ts'

type Trace = Schemas['LotTrace']

let server: TestApp
let world: ProductionWorld
let store: number
let kitchen: number

beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await productionWorld(
    server,
    Array.from({ length: 14 }, (_, days) => sampleDay(daysAgo(days))),
  )
  const ids = await server.database.work(world.member, async (tx) => {
    await tx
      .update(caterer)
      .set({ inventoryEnabled: true, productionRecord: true })
      .where(eq(caterer.id, world.member.catererId))
    const sites = await tx
      .insert(inventorySite)
      .values([{ siteName: 'Central store' }, { siteName: 'Oak kitchen' }])
      .returning()
    await tx.insert(inventorySiteSchool).values({ inventorySiteId: sites[1]?.id ?? 0, schoolId: world.oak })
    return sites.map(({ id }) => id)
  })
  ;[store = 0, kitchen = 0] = ids
})

/** Receives 40 kg of chicken of one lot, or other chicken. */
const bring = (siteId: number, days: number, lotCode = 'V1', quantity = '40000') =>
  server.database.work(world.member, (tx) =>
    receiveStock(tx, { cause: { kind: 'change', id: 1 }, movedOn: daysAgo(days) }, [
      {
        siteId,
        locationId: null,
        ingredientId: world.foods.chicken,
        lotCode,
        expiresOn: '2099-01-01',
        quantity,
        unitCost: '0.004',
      },
    ]),
  )

/** A signed record. */
async function close(days: number, fields: Record<string, unknown> = {}): Promise<void> {
  const { id } = (await world.open(daysAgo(days))).body.data.record
  expect((await world.enter(id, { ...world.whole(sampleService), ...fields })).status).toBe(200)
  expect((await world.sign(id)).status).toBe(200)
}
const leftovers = () => ({ [`line.${world.keys.chicken}.leftoversUsed`]: true })

async function traced(): Promise<Trace> {
  const { status, body } = await server.call(world.member, 'GET /stockRecall/lots', { query: { lotCodes: 'V1' } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Trace
}
/** How certain a day's meal is; null = it is not listed. */
const certainty = ({ meals }: Trace, days: number) =>
  meals.find(({ date }) => date === daysAgo(days))?.certainty ?? null

describe('a closed meal', () => {
  test('with leftovers of a lot may contain it for a week after the meal that did', async () => {
    await bring(kitchen, 9)
    await close(9)
    await close(8, leftovers())
    await close(2, leftovers())
    await close(1, leftovers())
    const found = await traced()
    expect([9, 8, 2, 1].map((days) => certainty(found, days))).toEqual(['held', 'leftoversUsed', 'leftoversUsed', null])
    expect(found.meals.find(({ date }) => date === daysAgo(8))).toMatchObject({
      lots: [{ quantity: null }],
      dishes: [{ name: 'Chicken', prepared: 220 }],
    })
    // Only what is certain is counted as served.
    expect(found.servings).toBe(210)
  })

  test('that was short of the ingredient may contain a lot that was entered within a week after it', async () => {
    await close(12)
    await close(5)
    await bring(kitchen, 4)
    const found = await traced()
    expect([12, 5].map((days) => certainty(found, days))).toEqual([null, 'issueShort'])
  })
})

/** Takes Oak out of its inventory site. */
const withoutSite = () =>
  server.database.work(world.member, async (tx) => {
    await tx.delete(inventorySiteSchool).where(eq(inventorySiteSchool.schoolId, world.oak))
  })
/** Makes closed records take nothing from stock. */
const withoutIssues = () =>
  server.database.work(world.member, (tx) =>
    tx
      .insert(productionSettings)
      .values({ leftoverPct: 15, issuesStock: false })
      .onConflictDoUpdate({ target: productionSettings.catererId, set: { issuesStock: false } }),
  )
const found = async (query: Record<string, string | number>): Promise<Trace> => {
  const { status, body } = await server.call(world.member, 'GET /stockRecall/lots', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Trace
}

describe('a closed meal that took nothing from the stock', () => {
  const dish = { name: 'Chicken', prepared: 220, served: 210 }

  test('is possible if goods of the lot were only ever at another site', async () => {
    await bring(store, 5)
    await close(13)
    await close(5)
    const meals = (await traced()).meals.filter(({ recordId }) => recordId !== null)
    expect(meals).toMatchObject([{ date: daysAgo(5), certainty: 'notIssued', lots: [], dishes: [dish] }])
    expect((await traced()).servings).toBe(0)
  })

  test('is possible by its food if none of it was ever in stock', async () => {
    await close(5)
    const { lots, meals } = await found({ ingredientId: world.foods.chicken })
    expect(lots).toEqual([])
    expect(meals).toMatchObject([{ date: daysAgo(5), certainty: 'notIssued', lots: [], dishes: [dish] }])
    expect((await found({ ingredientId: world.foods.tofu })).meals).toEqual([])
    // Only goods that came in on the requested days, or were entered up to a week later.
    const since = (days: number) => found({ ingredientId: world.foods.chicken, from: daysAgo(days) })
    expect((await since(5)).mealsTotal).toBe(1)
    expect((await found({ ingredientId: world.foods.chicken, from: today.add({ days: 3 }).toString() })).meals).toEqual(
      [],
    )
  })

  test('is possible at a school without a site, and so are its leftovers', async () => {
    await withoutSite()
    await bring(store, 6)
    await close(5)
    await close(4, leftovers())
    const trace = await traced()
    expect([5, 4].map((days) => certainty(trace, days))).toEqual(['notIssued', 'leftoversUsed'])
  })

  test('is possible while its site had the lot, if closing issues nothing', async () => {
    await withoutIssues()
    await bring(kitchen, 5)
    await close(13)
    await close(5)
    const trace = await traced()
    expect([13, 5].map((days) => certainty(trace, days))).toEqual([null, 'notIssued'])
    const [lot] = trace.lots
    expect(trace.meals.find(({ date }) => date === daysAgo(5))?.lots).toEqual([{ lotId: lot?.lotId, quantity: null }])
  })

  test('is not named where its store had other goods of the food', async () => {
    await withoutIssues()
    await bring(kitchen, 6, 'V2')
    await bring(store, 6)
    await close(5)
    expect(certainty(await traced(), 5)).toBeNull()
  })

  test('is listed before it is closed, once its day has come', async () => {
    await withoutSite()
    await bring(store, 6)
    await world.open(daysAgo(1))
    expect(certainty(await traced(), 1)).toBe('notIssued')
  })
})

describe('a meal is traced back', () => {
  const traceBack = async (days: number) => {
    const query = { schoolId: world.oak, itemType: 'MEAL', date: daysAgo(days) }
    const { status, body } = await server.call(world.member, 'GET /stockRecall/meal', { query })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Schemas['MealTrace']
  }
  const brief = ({ certainty: state, lots, foodsWithoutLot }: Schemas['MealTrace']) => ({
    state,
    lots: lots.map(({ code, certainty: own, quantity }) => [code, own, quantity]),
    without: foodsWithoutLot.map(({ name }) => name),
  })
  const milk = 'Milk, skim'

  test('from a closed record without stock to the lots that its site had, and to foods without a lot', async () => {
    await withoutIssues()
    await bring(kitchen, 6)
    await close(5)
    expect(brief(await traceBack(5))).toEqual({
      state: 'nothingIssued',
      lots: [['V1', 'notIssued', null]],
      without: [milk],
    })
  })

  test('from a record that was short to the lots that came soon after, and to foods without a lot', async () => {
    await close(5)
    await bring(kitchen, 4)
    expect(brief(await traceBack(5))).toEqual({
      state: 'nothingIssued',
      lots: [['V1', 'issueShort', null]],
      without: [milk],
    })
  })

  test('from leftovers to the lots of the meal that they were cooked for', async () => {
    await bring(kitchen, 6)
    await close(5)
    await close(4, leftovers())
    expect(brief(await traceBack(5))).toMatchObject({ state: 'held', lots: [['V1', 'held', expect.any(String)]] })
    expect(brief(await traceBack(4))).toEqual({
      state: 'nothingIssued',
      lots: [['V1', 'leftoversUsed', null]],
      without: [milk],
    })
  })

  test('from a food that was issued in part to the rest, whose lot is unknown', async () => {
    await bring(kitchen, 6, 'V1', '1000')
    await close(5)
    expect(brief(await traceBack(5))).toEqual({
      state: 'held',
      lots: [['V1', 'held', '1000']],
      without: ['Chicken', milk],
    })
  })

  test('from a record that is served and not closed to foods without a lot', async () => {
    await bring(kitchen, 6)
    const { id } = (await world.open(daysAgo(5))).body.data.record
    expect((await world.enter(id, world.whole(sampleService))).status).toBe(200)
    expect(brief(await traceBack(5))).toEqual({
      state: 'notClosed',
      lots: [['V1', 'notClosed', null]],
      without: [milk],
    })
  })

  test('at a school without a site to its foods', async () => {
    await withoutSite()
    await close(5)
    expect(brief(await traceBack(5))).toEqual({ state: 'nothingIssued', lots: [], without: ['Chicken', milk] })
  })
})

describe('a lot that was sent', () => {
  const all = '/stockRequests'
  /** The kitchen asks the store for chicken, which sends all of it. */
  async function send(): Promise<number> {
    const call = async (operation: string, body?: object) => {
      const answer = await server.call(world.member, operation, body ? { body } : {})
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      return answer.body
    }
    const given = { amount: '40000', unit: 'g' }
    const lines = [{ ingredientId: world.foods.chicken, given }]
    const draft = { fromSiteId: kitchen, toSiteId: store, needBy: '2099-01-05', lines }
    const id = (await call(`POST ${all}`, draft)).data.id as number
    await call(`POST ${all}/${id}/submission`)
    await call(`POST ${all}/${id}/decision`, { approve: true })
    const [line] = (await call(`GET ${all}/${id}`)).lines
    await call(`POST ${all}/${id}/shipments`, { isFinal: true, lines: [{ lineId: line.id, quantity: '40000' }] })
    return id
  }

  test('and has not arrived is on the way, counts as left, and may be in meals at its destination', async () => {
    await bring(store, 3)
    await send()
    await world.open(daysAgo(0))
    const found = await traced()
    expect(found).toMatchObject({
      lots: [{ code: 'V1', receivedOn: daysAgo(3), received: '40000', remaining: '40000', used: '0', outOfUse: '0' }],
      places: [{ siteName: 'Oak kitchen', sentFrom: 'Central store', locationName: null, quantity: '40000' }],
      transfers: [],
    })
    expect(certainty(found, 0)).toBe('notClosed')
    const oakCook = await world.addStaff([world.oak], ['inventory'])
    const own = await server.call(oakCook, 'GET /stockRecall/lots', { query: { lotCodes: 'V1' } })
    expect(own.body).toMatchObject({
      lots: [{ receivedOn: daysAgo(3), received: '40000', remaining: '40000' }],
      places: [{ siteName: 'Oak kitchen', sentFrom: 'Central store' }],
      hiddenSites: 1,
    })
    const body = { format: 'csv', lotCodes: 'V1' }
    const text = (await server.call(world.member, 'POST /stockRecall/file', { body })).bytes.toString()
    expect(text).toContain('In transit from Central store to Oak kitchen,–,Chicken,V1,')
  })

  test('and arrived on a later day names the site that it came from, and is no longer on the way', async () => {
    await bring(store, 6)
    await server.database.work(world.member, async (tx) => {
      const cause = { kind: 'stockRequest', id: 1 } as const
      const goods = { siteId: store, ingredientId: world.foods.chicken, quantity: '30000' }
      const [parts = []] = await sendStock(tx, { cause, movedOn: daysAgo(5) }, [goods])
      const [part] = parts
      if (!part) throw new Error('Nothing was sent')
      const place = { locationId: null, ingredientId: world.foods.chicken }
      await arriveStock(tx, { cause, movedOn: daysAgo(4) }, { ...place, siteId: kitchen }, [
        { ...part, quantity: '20000' },
      ])
      await arriveStock(tx, { cause, movedOn: daysAgo(3) }, { ...place, siteId: kitchen }, [
        { ...part, quantity: '8000' },
      ])
      // The rest returned to the store.
      await arriveStock(tx, { cause, movedOn: daysAgo(3) }, { ...place, siteId: store }, [
        { ...part, quantity: '2000' },
      ])
    })
    const { places, transfers } = await traced()
    expect(transfers.map(({ date, fromSite, toSite, quantity }) => [date, fromSite, toSite, quantity])).toEqual([
      [daysAgo(3), 'Central store', 'Oak kitchen', '8000'],
      [daysAgo(4), 'Central store', 'Oak kitchen', '20000'],
    ])
    expect(places.map(({ siteName, sentFrom, quantity }) => [siteName, sentFrom, quantity])).toEqual([
      ['Central store', null, '12000'],
      ['Oak kitchen', null, '28000'],
    ])
  })
})
