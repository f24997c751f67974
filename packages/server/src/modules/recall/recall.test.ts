import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
  today,
} from '../../../test/support/production-world.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredientPrice } from '../../db/schema/ingredient.ts'
import { inventorySite, inventorySiteSchool, storageLocation } from '../../db/schema/inventory-site.ts'
import { school } from '../../db/schema/school.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Schemas } from '../../contract/operations.ts'
import { createPrinter } from '../../documents/printer.ts'
import type { RecallDocument } from '../../documents/recall-document.ts'
import { onHand, receiveStock, transferStock } from '../stock/ledger.ts'

type Trace = Schemas['LotTrace']

let server: TestApp
let world: ProductionWorld
const recorder = recordingPrinter()
const printed = recorder.printed as RecallDocument[]
let store: number
let oakSite: number
let freezer: number
let vendorId: number
/** Works for Elm only, whose site had nothing. */
let elmCook: Member
let oakCook: Member

beforeAll(async () => {
  server = await startApp({ printer: recorder })
  world = await productionWorld(
    server,
    Array.from({ length: 10 }, (_, days) => sampleDay(daysAgo(days))),
  )
  const { member, oak, elm, foods } = world
  await server.database.work(member, async (tx) => {
    await tx
      .update(caterer)
      .set({ inventoryEnabled: true, productionRecord: true })
      .where(eq(caterer.id, member.catererId))
    const sites = await tx
      .insert(inventorySite)
      .values([{ siteName: 'Central store' }, { siteName: 'Oak kitchen' }, { siteName: 'Elm kitchen' }])
      .returning()
    store = sites[0]?.id ?? 0
    oakSite = sites[1]?.id ?? 0
    await tx.insert(inventorySiteSchool).values([
      { inventorySiteId: oakSite, schoolId: oak },
      { inventorySiteId: sites[2]?.id ?? 0, schoolId: elm },
    ])
    const [place] = await tx.insert(storageLocation).values({ storageLocationName: 'Freezer' }).returning()
    freezer = place?.id ?? 0
    const [farm] = await tx.insert(vendor).values({ vendorCode: 'F', name: 'Farm Foods', active: true }).returning()
    vendorId = farm?.id ?? 0
    await tx.insert(ingredientPrice).values({
      ingredientId: foods.chicken,
      seq: 1,
      ownVendorId: vendorId,
      vendorItemCode: 'CH-200',
      amount: '4',
      perAmount: '1000',
      perUnit: 'g',
    })
    // 40 kg of one lot came to the store and half of it went to the kitchen; milk came to the kitchen.
    const cause = { kind: 'change', id: 1 } as const
    await receiveStock(tx, { cause, movedOn: daysAgo(8) }, [
      {
        siteId: store,
        locationId: freezer,
        ingredientId: foods.chicken,
        lotCode: 'L 2391-A',
        expiresOn: '2099-01-01',
        quantity: '40000',
        unitCost: '0.004',
      },
    ])
    await receiveStock(tx, { cause, movedOn: daysAgo(9) }, [
      {
        siteId: oakSite,
        locationId: null,
        ingredientId: foods.milk,
        lotCode: 'M1',
        quantity: '500000',
        unitCost: '0.001',
      },
    ])
    await transferStock(tx, { cause: { kind: 'change', id: 2 }, movedOn: daysAgo(7) }, [
      {
        from: { siteId: store, locationId: freezer },
        to: { siteId: oakSite, locationId: null },
        ingredientId: foods.chicken,
        quantity: '25000',
      },
    ])
  })
  oakCook = await world.addStaff([oak], ['inventory'])
  elmCook = await world.addStaff([elm], ['inventory'])
  // Two days ago was signed; yesterday's record is open; today is only planned.
  await world.sign(await whole(2))
  await world.open(daysAgo(1))
})

/** A record with everything that a signature needs. */
async function whole(days: number): Promise<number> {
  const { id } = (await world.open(daysAgo(days))).body.data.record
  expect((await world.enter(id, world.whole(sampleService))).status).toBe(200)
  return id as number
}

const trace = (query: Record<string, string | number>, by: Member = world.member) =>
  server.call(by, 'GET /stockRecall/lots', { query })
const traced = async (query: Record<string, string | number>, by: Member = world.member): Promise<Trace> => {
  const { status, body } = await trace(query, by)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Trace
}
const brief = ({ meals }: Trace) => meals.map(({ date, certainty, schoolName }) => [date, certainty, schoolName])
const meal = (days: number, by: Member = world.member, schoolId = world.oak) =>
  server.call(by, 'GET /stockRecall/meal', { query: { schoolId, itemType: 'MEAL', date: daysAgo(days) } })

describe('a lot', () => {
  test('is traced to where it is, where it went, the meal that contained it with its servings, and possible meals', async () => {
    const found = await traced({ lotCodes: 'L2391A' })
    // 140 portions of 80 g and 80 of 100 g, in proportion to the plan, of 220 prepared.
    const used = found.lots[0]?.used ?? ''
    expect(Number(used)).toBeCloseTo((220 * (150 * 80 + 80 * 100)) / 230, 3)
    expect(found).toMatchObject({
      lots: [
        {
          ingredientName: 'Chicken',
          unit: 'g',
          code: 'L 2391-A',
          expiresOn: '2099-01-01',
          receivedOn: daysAgo(8),
          received: '40000',
          outOfUse: '0',
        },
      ],
      lotsTotal: 1,
      transfers: [{ date: daysAgo(7), fromSite: 'Central store', toSite: 'Oak kitchen', quantity: '25000' }],
      servings: 210,
      hiddenSites: 0,
    })
    expect(
      found.places.map(({ siteName, locationName, quantity }) => [siteName, locationName, Number(quantity)]),
    ).toEqual([
      ['Central store', 'Freezer', 15_000],
      ['Oak kitchen', null, Number((25_000 - Number(used)).toFixed(6))],
    ])
    const planned = [0, 3, 4, 5, 6, 7].map((days) => [daysAgo(days), 'notClosed', 'Oak'])
    expect(brief(found)).toEqual([[daysAgo(2), 'held', 'Oak'], [daysAgo(1), 'notClosed', 'Oak'], ...planned])
    const [held, open, todayMeal] = found.meals
    expect(held).toMatchObject({
      dishes: [{ name: 'Chicken', planned: 230, prepared: 220, served: 210 }],
      lots: [{ quantity: used }],
    })
    expect(open).toMatchObject({ dishes: [{ prepared: null, served: null }], lots: [{ quantity: null }] })
    expect(open?.recordId).not.toBeNull()
    expect(todayMeal).toMatchObject({ recordId: null, date: today.toString(), dishes: [{ planned: 230 }] })
  })

  test.each([
    ['its ingredient', () => ({ ingredientId: world.foods.chicken })],
    ['its vendor', () => ({ vendorId })],
    ["the vendor's item code", () => ({ vendorId, itemCode: 'ch 200', lotCodes: 'X, l-2391 a' })],
    ['the days it came in', () => ({ vendorId, from: daysAgo(8), to: daysAgo(8) })],
  ])('is found by %s', async (_, query) => {
    expect((await traced(query())).lots.map(({ code }) => code)).toEqual(['L 2391-A'])
  })

  test.each([
    ['another lot code', () => ({ vendorId, lotCodes: 'L2391B' })],
    ['days before it came', () => ({ vendorId, to: daysAgo(9) })],
    ["another ingredient's item code", () => ({ itemCode: 'CH-201' })],
  ])('is not found by %s', async (_, query) => {
    const found = await traced(query())
    expect([found.lots, found.meals, found.places]).toEqual([[], [], []])
  })

  test('search without anything to find, or with swapped dates, is refused at the field', async () => {
    expect(await trace({ from: daysAgo(3) })).toMatchObject({
      status: 422,
      body: { fields: { lotCodes: 'Enter a lot code, or choose an ingredient, a vendor or an item code.' } },
    })
    expect((await trace({ lotCodes: ' -, ' })).status).toBe(422)
    expect((await trace({ lotCodes: 'L1', from: daysAgo(3), to: daysAgo(4) })).body.fields).toHaveProperty('to')
  })

  test('returns to stock with a reopened record, whose meal then only may contain it', async () => {
    const id = await whole(3)
    await world.sign(id)
    expect(brief(await traced({ lotCodes: 'L2391A' }))).toContainEqual([daysAgo(3), 'held', 'Oak'])
    await world.reopen(id, 'A count was wrong')
    expect(brief(await traced({ lotCodes: 'L2391A' }))).toContainEqual([daysAgo(3), 'notClosed', 'Oak'])
  })

  test('without a code makes meals of the same ingredient uncertain', async () => {
    const later = await productionWorld(server, [sampleDay(daysAgo(0)), sampleDay(daysAgo(1))])
    const siteId = await server.database.work(later.member, async (tx) => {
      await tx.update(caterer).set({ inventoryEnabled: true })
      const [site] = await tx.insert(inventorySite).values({ siteName: 'Kitchen' }).returning()
      const id = site?.id ?? 0
      await tx.insert(inventorySiteSchool).values({ inventorySiteId: id, schoolId: later.oak })
      const goods = { siteId: id, locationId: null, ingredientId: later.foods.chicken, unitCost: null }
      const cause = { kind: 'change', id: 1 } as const
      // The goods without a code expire first, so they are used first.
      await receiveStock(tx, { cause, movedOn: daysAgo(1) }, [
        { ...goods, quantity: '20000', expiresOn: '2090-01-01' },
        { ...goods, quantity: '20000', expiresOn: '2091-01-01', lotCode: 'Q7' },
      ])
      return id
    })
    expect(siteId).toBeGreaterThan(0)
    const { id } = (await later.open(daysAgo(1))).body.data.record
    await later.enter(id, later.whole(sampleService))
    expect((await later.sign(id)).status).toBe(200)
    const found = await traced({ lotCodes: 'Q7' }, later.member)
    expect(brief(found)).toEqual([
      [daysAgo(1), 'lotUnknown', 'Oak'],
      [daysAgo(0), 'notClosed', 'Oak'],
    ])
    expect(found.servings).toBe(0)
  })
})

describe('a meal', () => {
  test('is traced back to the lots it took', async () => {
    const { status, body } = await meal(2)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      schoolName: 'Oak',
      siteName: 'Oak kitchen',
      certainty: 'held',
      lots: [
        { ingredientName: 'Chicken', code: 'L 2391-A', receivedOn: daysAgo(8) },
        { ingredientName: 'Milk, skim', code: 'M1', quantity: String(285 * 244) },
      ],
    })
  })

  test.each([
    ['with an open record', 1],
    ['that is only planned', 0],
  ])('%s names the lots that its site had, without quantities', async (_, days) => {
    const { body } = await meal(days)
    expect(body.certainty).toBe('notClosed')
    expect(body.lots.map(({ code, quantity }: { code: string; quantity: null }) => [code, quantity])).toEqual([
      ['L 2391-A', null],
      ['M1', null],
    ])
  })

  test('before its lots came only lists the lots that were there', async () => {
    const { body } = await meal(8)
    expect(body.lots.map(({ code }: { code: string }) => code)).toEqual(['M1'])
  })
})

describe('staff of some schools', () => {
  test('see the sites and meals of their schools, and how many sites they do not see', async () => {
    const own = await traced({ lotCodes: 'L2391A' }, oakCook)
    expect(own.places.map(({ siteName }) => siteName)).toEqual(['Oak kitchen'])
    expect(own.hiddenSites).toBe(1)
    expect(own.lots).toMatchObject([{ received: '25000' }])
    expect(brief(own)).toContainEqual([daysAgo(2), 'held', 'Oak'])
    const none = await traced({ lotCodes: 'L2391A' }, elmCook)
    expect(none).toMatchObject({ lots: [], places: [], transfers: [], meals: [], servings: 0, hiddenSites: 2 })
    expect((await meal(2, elmCook)).status).toBe(404)
  })

  test('see the past meals of a school that has closed', async () => {
    const set = (archivedAt: string | null) =>
      server.database.work(world.member, (tx) => tx.update(school).set({ archivedAt }).where(eq(school.id, world.oak)))
    await set('2026-01-01T00:00:00Z')
    expect(brief(await traced({ lotCodes: 'L2391A' }, oakCook))).toContainEqual([daysAgo(2), 'held', 'Oak'])
    await set(null)
  })
})

describe('the letter', () => {
  test('is printed with the trace and the names in the search', async () => {
    printed.length = 0
    const body = { format: 'pdf', vendorId, lotCodes: 'L2391A' }
    const { status, headers } = await server.call(world.member, 'POST /stockRecall/file', { body })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(`Recall ${today.toString()}.pdf`)
    const [document] = printed
    expect(document).toMatchObject({
      search: { vendor: 'Farm Foods', ingredient: null, lotCodes: 'L2391A' },
      trace: { lotsTotal: 1, servings: 210 },
    })
    const bytes = await createPrinter().print(document as RecallDocument, 1, new AbortController().signal)
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is also CSV, with a table for each question', async () => {
    const body = { format: 'csv', lotCodes: 'L2391A' }
    const text = (await server.call(world.member, 'POST /stockRecall/file', { body })).bytes.toString()
    for (const title of ['Lots', 'Where it is now', 'Where it went', 'Meals that contained it or may contain it']) {
      expect(text).toContain(`\r\n${title}\r\n`)
    }
    expect(text).toContain('Central store,Freezer,Chicken,L 2391-A,')
    expect(text).toMatch(/Oak,"[^"]+",Lunch,Contained it,Chicken,L 2391-A \(.* g\),210/)
  })
})

describe('taking lots out of use', () => {
  const withdraw = (lines: object[], by: Member = world.member, kind = 'waste') =>
    server.call(by, 'POST /stockRecall/withdrawals', { body: { kind, reason: 'Recall 12', lines } })
  const linesOf = ({ places }: Trace) =>
    places.map(({ siteId, locationId, lotId, quantity }) => ({ siteId, locationId, lotId, quantity }))

  test('is refused entirely if a quantity has changed, a line is sent twice, or the user does not see a site', async () => {
    const lines = linesOf(await traced({ lotCodes: 'L2391A' }))
    const [first, second] = lines
    const changed = await withdraw([{ ...first, quantity: '14999' }, second ?? {}])
    expect(changed).toMatchObject({
      status: 422,
      body: { fields: { 'lines.0.quantity': 'The quantity has changed.' } },
    })
    expect((await withdraw([first ?? {}, first ?? {}])).status).toBe(422)
    expect((await withdraw(lines, oakCook)).body.fields).toEqual({
      'lines.0.siteId': 'This inventory site does not exist.',
    })
    expect(linesOf(await traced({ lotCodes: 'L2391A' }))).toEqual(lines)
  })

  test.each(['waste', 'adjust'])(
    'by %s leaves nothing of them, says why, and a second time has nothing to take',
    async (kind) => {
      const lines = linesOf(await traced({ lotCodes: kind === 'waste' ? 'L2391A' : 'M1' }))
      expect(lines.length).toBeGreaterThan(0)
      const { status, body } = await withdraw(lines, world.member, kind)
      expect([status, body]).toMatchObject([200, { data: { message: expect.stringContaining('taken out of use.') } }])
      const after = await traced({ lotCodes: kind === 'waste' ? 'L2391A' : 'M1' })
      expect(after).toMatchObject({ places: [], lots: [{ remaining: '0' }] })
      expect(Number(after.lots[0]?.outOfUse)).toBeGreaterThan(0)
      expect((await withdraw(lines, world.member, kind)).status).toBe(422)
      const food = kind === 'waste' ? world.foods.chicken : world.foods.milk
      const left = await server.database.work(world.member, (tx) => onHand(tx, [store, oakSite], [food]))
      expect(left.every(({ quantity }) => quantity === '0')).toBe(true)
    },
  )
})
