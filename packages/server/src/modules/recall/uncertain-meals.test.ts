import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
} from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
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

/** 40 kg of chicken of one lot. */
const bring = (siteId: number, days: number) =>
  server.database.work(world.member, (tx) =>
    receiveStock(tx, { cause: { kind: 'change', id: 1 }, movedOn: daysAgo(days) }, [
      {
        siteId,
        locationId: null,
        ingredientId: world.foods.chicken,
        lotCode: 'V1',
        expiresOn: '2099-01-01',
        quantity: '40000',
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
/** How certain the meal of a day is; null = it is not named. */
const certainty = ({ meals }: Trace, days: number) =>
  meals.find(({ date }) => date === daysAgo(days))?.certainty ?? null

describe('a closed meal', () => {
  test('with leftovers of a lot may hold it for a week after the meal that did', async () => {
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

  test('that was short of the ingredient may hold a lot that was entered within a week after it', async () => {
    await close(12)
    await close(5)
    await bring(kitchen, 4)
    const found = await traced()
    expect([12, 5].map((days) => certainty(found, days))).toEqual([null, 'issueShort'])
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

  test('and has not arrived is on the way, counts as left, and may be in meals of where it goes', async () => {
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
    expect(text).toContain('On the way from Central store to Oak kitchen,–,Chicken,V1,')
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
      // The rest stayed.
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
