import { answersFor } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import {
  productionFacts,
  productionPages,
  productionRows,
  sharedText,
  vanText,
} from '../../documents/production-rows.ts'
import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
  today,
} from '../../../test/support/production-world.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { isNightly, sized } from '../../../test/support/test-scale.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { CardsDocument } from '../../documents/card-document.ts'
import type { ProductionDocument } from '../../documents/production-document.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { createPrinter } from '../../documents/printer.ts'
import { productionRecord } from '../../db/schema/production-record.ts'

const all = '/commissary/productionRecords'
let server: TestApp
let world: ProductionWorld
const recorder = recordingPrinter()
const printed = recorder.printed as ProductionDocument[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
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

describe('opening a record', () => {
  test('gives it a column for each menu of the day, and a line for each food with the plans of both menus', async () => {
    const { status, body } = await world.open(daysAgo(0))
    expect(status).toBe(200)
    const { record } = body.data
    expect(record).toMatchObject({ date: today.toString(), state: 'open', isVended: false, entries: {}, version: 1 })
    expect(record.groups).toEqual([
      { programId: world.k5, grades: 'K-5', gradeGroups: ['K-5'], offerVersusServe: false, plannedMeals: 200 },
      { programId: world.g68, grades: '6-8', gradeGroups: ['6-8'], offerVersusServe: false, plannedMeals: 100 },
    ])
    const [chicken, milk] = record.lines
    expect(chicken).toMatchObject({
      key: world.keys.chicken,
      name: 'Chicken',
      plans: [
        { programId: world.k5, servings: 150, portion: { amount: '80', unit: 'g' } },
        { programId: world.g68, servings: 80, portion: { amount: '100', unit: 'g' } },
      ],
      purchases: [{ name: 'Chicken', amount: '20000', unit: 'g', isComplete: true }],
    })
    expect(milk).toMatchObject({ name: 'Milk, skim', usualHolding: 'cold', milk: { fat: 'skim' } })
  })

  test('twice returns the same record, and keeps what was entered', async () => {
    const { id } = (await world.open(daysAgo(0))).body.data.record
    await world.enter(id, { events: 'Fire drill' })
    const again = await world.open(daysAgo(0))
    expect(again.body.data.record).toMatchObject({ id, entries: { events: 'Fire drill' } })
  })

  // spec: 8.catalogue.orders
  test('is refused for a day without a menu', async () => {
    expect(await world.open('2001-01-01')).toMatchObject({
      status: 422,
      body: { fields: { date: 'Orders not available for today.' } },
    })
  })

  test('is refused for a school that keeps no records, and for one that does not exist', async () => {
    expect((await world.open(daysAgo(0), world.member, world.elm)).body.fields).toEqual({
      schoolId: 'Elm keeps no production records. Turn on Production Record for the school first.',
    })
    expect((await world.open(daysAgo(0), world.member, 900_000_001)).status).toBe(404)
  })
})

describe('two people editing one record', () => {
  // spec: 1.productionRecords
  test('lose nothing: different fields are both kept, a conflict is returned, and repeating an edit changes nothing', async () => {
    const { id } = (await world.open(daysAgo(1))).body.data.record
    const cook = await world.addStaff([world.oak], ['production'])
    const mine = { path: `line.${world.keys.chicken}.prepared`, from: null, to: 230 }
    await world.call(`PATCH ${all}/${id}`, { body: { edits: [mine] } })
    // The cook saw neither.
    const theirs = await world.call(
      `PATCH ${all}/${id}`,
      {
        body: {
          edits: [
            { path: `line.${world.keys.milk}.prepared`, from: null, to: 300 },
            { path: `line.${world.keys.chicken}.prepared`, from: null, to: 240 },
          ],
        },
      },
      cook,
    )
    expect(theirs.body.data).toMatchObject({
      record: {
        entries: { [`line.${world.keys.chicken}.prepared`]: 230, [`line.${world.keys.milk}.prepared`]: 300 },
        version: 3,
      },
      conflicts: [{ edit: { to: 240 }, stored: 230, by: expect.stringContaining('Mem Ber') }],
    })
    const again = await world.call(`PATCH ${all}/${id}`, { body: { edits: [mine] } })
    expect(again.body.data).toMatchObject({ conflicts: [], record: { version: 3 } })
  })

  test.each([
    ['an unknown field', 'shoeSize', 1, 'edits.0.path'],
    ['a line that is not there', 'line.recipe-9-entree.prepared', 1, 'edits.0.path'],
    ['a field of vended meals', 'departedAt', '10:30', 'edits.0.path'],
    ['half a serving', 'servedAdults', 0.5, 'edits.0.to'],
    ['a count as text', 'servedAdults', '5', 'edits.0.to'],
    ['a time of no clock', 'events', '', 'edits.0.to'],
  ])('have %s refused', async (_, path, to, field) => {
    const { id } = (await world.open(daysAgo(1))).body.data.record
    const { status, body } = await world.enter(id, { [path]: to })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('planned servings', () => {
  test('come from forecasts by both methods, with how far each was off last time', async () => {
    const own = await productionWorld(server, [
      { date: daysAgo(4), meals: [290, 0], chicken: [200, 0] },
      { date: daysAgo(3), meals: [280, 0], chicken: [300, 0] },
      { date: daysAgo(2), meals: [300, 0], chicken: [300, 0] },
      { date: daysAgo(0), meals: [275, 0], chicken: [275, 0] },
    ])
    const history = [
      [4, 290, 140],
      [3, 280, 150],
      [2, 300, 155],
    ] as const
    for (const [days, meals, taken] of history) {
      const { id } = (await own.open(daysAgo(days))).body.data.record
      await own.enter(id, own.whole({ meals: [meals, 0], served: [taken, 0], prepared: taken }))
      expect((await own.sign(id)).status).toBe(200)
    }
    const { id, lines } = (await own.open(daysAgo(0))).body.data.record
    const { forecast } = lines[0].plans[0]
    // (140/290 + 150/280 + 155/300) / 3 x 275 = 140.7, and 155 of the 300 planned last time x 275.
    expect(forecast.byTakeRate).toBeCloseTo(140.71, 1)
    expect(forecast.byPlan).toBeCloseTo((155 / 300) * 275, 6)
    // For the last day, the forecast by plan was 150 of 300, and 155 were served.
    expect(forecast.lastErrorByPlan).toBeCloseTo(-5, 6)
    expect(forecast.lastErrorByTakeRate).toBeCloseTo(((140 / 290 + 150 / 280) / 2) * 300 - 155, 6)
    expect(forecast.days).toBe(3)

    const { record } = (await own.plan(id, 'forecastByTakeRate')).body.data
    expect(record.lines[0].plans[0].servings).toBe(141)
    // A forecast starts from the menu, so copying one again gives the same.
    expect((await own.plan(id, 'forecastByPlan')).body.data.record.lines[0].plans[0].servings).toBe(142)
    expect((await own.plan(id, 'menu')).body.data.record.lines[0].plans[0].servings).toBe(275)
  })

  test('are copied from the menu again, except where someone entered something', async () => {
    const own = await productionWorld(server, [{ date: daysAgo(0), meals: [100, 50], chicken: [90, 40] }])
    const { id } = (await own.open(daysAgo(0))).body.data.record
    const planned = `line.${own.keys.milk}.group.${own.k5}.planned`
    await own.enter(id, { [planned]: 77 })
    await own.call(`PUT /commissary/school/${own.oak}/calendar/${daysAgo(0)}`, {
      query: { itemType: 'MEAL', programId: own.k5 },
      body: {
        plannedMeals: 120,
        lines: [
          { key: 'main', ingredientId: own.foods.chicken, category: 'Entree', plannedServings: 66 },
          { key: 'tofu', ingredientId: own.foods.tofu, category: 'Entree', plannedServings: 30 },
        ],
      },
    })
    const { record } = (await own.plan(id, 'menu')).body.data
    expect(record.groups[0].plannedMeals).toBe(120)
    expect(record.lines.map(({ name }: { name: string }) => name)).toEqual(['Chicken', 'Tofu', 'Milk, skim'])
    expect(record.lines[0].plans[0].servings).toBe(66)
    expect(record.entries).toEqual({ [planned]: 77 })
  })
})

describe('a substitution', () => {
  test('takes over the servings of the line it replaces, needs a reason, and is signed in its place', async () => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    const { id } = (await own.open(daysAgo(0))).body.data.record
    const swap = { replaces: own.keys.chicken, ingredientId: own.foods.tofu }
    const refused = await own.call(`POST ${all}/${id}/lines`, { body: swap })
    expect(refused.body.fields).toEqual({ reason: 'Enter a reason.' })
    const { record } = (await own.call(`POST ${all}/${id}/lines`, { body: { ...swap, reason: 'Oven is broken' } })).body
      .data
    const added = record.lines.find(({ name }: { name: string }) => name === 'Tofu')
    expect(added).toMatchObject({
      category: 'Entree',
      replaces: own.keys.chicken,
      reason: 'Oven is broken',
      isAdded: true,
      plans: [
        { programId: own.k5, servings: 150 },
        { programId: own.g68, servings: 80 },
      ],
    })
    expect((await own.call(`POST ${all}/${id}/lines`, { body: { ...swap, reason: 'Again' } })).body.fields).toEqual({
      replaces: 'Chicken has already been substituted.',
    })
    const missing = Object.keys((await own.sign(id)).body.fields)
    expect(missing).toContain(`entries.line.${added.key}.prepared`)
    expect(missing).not.toContain(`entries.line.${own.keys.chicken}.prepared`)
    const removed = await own.call(`DELETE ${all}/${id}/lines/${added.key}`)
    expect(removed.body.data.record.lines).toHaveLength(2)
    expect((await own.call(`DELETE ${all}/${id}/lines/${own.keys.chicken}`)).status).toBe(422)
  })

  test('for a substitution replaces the first food when the one between them is removed', async () => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    const { id } = (await own.open(daysAgo(0))).body.data.record
    const serve = async (replaces: string, ingredientId: number) => {
      const body = { replaces, ingredientId, reason: 'Ran out' }
      const { lines } = (await own.call(`POST ${all}/${id}/lines`, { body })).body.data.record
      return lines.find((line: { replaces: string | null }) => line.replaces === replaces).key as string
    }
    const tofu = await serve(own.keys.chicken, own.foods.tofu)
    const milk = await serve(tofu, own.foods.milk)
    const { record } = (await own.call(`DELETE ${all}/${id}/lines/${tofu}`)).body.data
    expect(record.lines).toContainEqual(expect.objectContaining({ key: milk, replaces: own.keys.chicken }))
    const missing = Object.keys((await own.sign(id)).body.fields)
    expect(missing).toContain(`entries.line.${milk}.prepared`)
    expect(missing).not.toContain(`entries.line.${own.keys.chicken}.prepared`)
  })

  test("can be previewed with its effect on each column's week", async () => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    const { body: pizza } = await own.call('POST /ingredient/ingredients', {
      body: {
        name: 'Pizza',
        nutrients: answersFor({ calories: 250 }),
        serving: { amount: '100', unit: 'g' },
        crediting: [{ component: 'GRAIN', credit: 2, per: { amount: '100', unit: 'g' } }],
      },
    })
    const { id } = (await own.open(daysAgo(0))).body.data.record
    const { status, body } = await own.call(`POST ${all}/${id}/substitution`, {
      body: { replaces: own.keys.chicken, ingredientId: pizza.data.id },
    })
    expect(status).toBe(200)
    expect(body.columns.map(({ grades }: { grades: string }) => grades)).toEqual(['K-5', '6-8'])
    expect(body.columns[0].changes).toContainEqual(
      expect.objectContaining({ id: 'grain.daily', before: 'unknown', after: 'pass', valueAfter: 2 }),
    )
    expect((await own.read(id)).body.lines).toHaveLength(2)
  })
})

describe('access', () => {
  test('staff of some schools only see and sign their own, and staff without the production area only read', async () => {
    const id = await whole(8)
    const elsewhere = await world.addStaff([world.elm], ['production'])
    const reader = await world.addStaff([world.oak], ['menus'])
    const cook = await world.addStaff([world.oak], ['production'])
    const missing = (await world.read(900_000_001)).bytes
    expect((await world.read(id, elsewhere)).bytes).toEqual(missing)
    expect((await world.sign(id, 'record', elsewhere)).status).toBe(404)
    expect((await world.read(id, reader)).status).toBe(200)
    expect((await world.sign(id, 'record', reader)).status).toBe(403)
    expect((await world.enter(id, { events: 'x' }, reader)).status).toBe(403)
    expect((await world.sign(id, 'record', cook)).status).toBe(200)
    const other = await server.addMember()
    expect((await world.read(id, other)).bytes).toEqual(missing)
  })
})

describe('the calendar', () => {
  test('lists days with their state, and the alerts of records', async () => {
    const own = await productionWorld(server, [
      ...[2, 1, 0].map((days) => sampleDay(daysAgo(days))),
      sampleDay(today.add({ days: 1 }).toString()),
    ])
    const signed = (await own.open(daysAgo(1))).body.data.record.id
    await own.enter(signed, own.whole({ ...sampleService, prepared: 300 }))
    await own.sign(signed)
    await own.open(daysAgo(0))
    const list = (by = own.member) =>
      own.call(
        `GET ${all}`,
        {
          query: {
            schoolId: own.oak,
            itemType: 'MEAL',
            startDate: daysAgo(10),
            endDate: today.add({ days: 9 }).toString(),
          },
        },
        by,
      )
    const { days } = (await list()).body
    expect(days.map(({ date, state }: { date: string; state: string }) => [date, state])).toEqual([
      [daysAgo(2), 'late'],
      [daysAgo(1), 'signed'],
      [daysAgo(0), 'open'],
      [today.add({ days: 1 }).toString(), 'planned'],
    ])
    // 90 of 300 are left over, without a code; no one said whether chicken is held hot, and no one measured the milk.
    expect(days[1]).toMatchObject({ plannedMeals: 300, servedMeals: 285, recordId: signed, alerts: 4, amendments: 0 })
    expect(days[0]).toMatchObject({ recordId: null, servedMeals: null, plannedMeals: 300 })
    expect((await list(await own.addStaff([own.elm], ['production']))).status).toBe(404)
  })
})

describe('settings', () => {
  test('say which leftovers raise an alert, and only administrators change them', async () => {
    const own = await productionWorld(server, [])
    const at = '/commissary/productionSettings'
    expect((await own.call(`GET ${at}`)).body).toMatchObject({ leftoverPct: 10, issuesStock: true, version: 0 })
    const body = { leftoverPct: 25, issuesStock: false }
    expect((await own.call(`PUT ${at}`, { body }, await own.addStaff([], ['production']))).status).toBe(403)
    expect((await own.call(`PUT ${at}`, { body })).body.data).toEqual({ message: 'Settings saved', version: 1 })
    const late = await own.call(`PUT ${at}`, { body, headers: { 'if-match': '"0"' } })
    expect(late).toMatchObject({ status: 409, body: { current: body } })
  })
})

describe('the print', () => {
  test.each(
    sized(
      [
        ['US', '[0 0 792 612]'],
        ['EG', '[0 0 841'],
      ],
      [['US', '[0 0 792 612]']],
    ),
  )('in %s has a page for each grade group on the paper of the country', async (country, box) => {
    const id = await whole(10)
    printed.length = 0
    const answer = await world.call(`POST ${all}/${id}/print`, { body: { form: 'filled' } })
    expect(answer.headers['content-disposition']).toContain(`filename="Oak production record ${daysAgo(10)}.pdf"`)
    const [document] = printed
    if (!document) throw new Error('Nothing was printed')
    const printer = createPrinter()
    const bytes = await printer.print({ ...document, country }, 1, new AbortController().signal)
    await printer.stop()
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(text).toContain(`/MediaBox ${box}`)
  })

  test.runIf(isNightly)(
    'has a page for each grade group of a K-8 menu with its own counts, and marks counts for both',
    async () => {
      const id = await whole(10)
      printed.length = 0
      for (const form of ['blank', 'planned', 'filled']) await world.call(`POST ${all}/${id}/print`, { body: { form } })
      const { chicken } = world.keys
      const part = (grade: string, field: string) => `group.${world.k5}.grade.${grade}.${field}`
      const counts = {
        [part('K-5', 'plannedMeals')]: 120,
        [part('6-8', 'plannedMeals')]: 80,
        [`line.${chicken}.${part('K-5', 'served')}`]: 85,
        [`line.${chicken}.${part('6-8', 'served')}`]: 55,
      }
      const shared = printed.map((document): ProductionDocument => {
        const [group] = document.record.groups
        if (!group) throw new Error('Nothing was printed')
        const groups: typeof document.record.groups = [{ ...group, grades: 'K-8', gradeGroups: ['K-5', '6-8'] }]
        const entries = { ...document.record.entries, ...counts }
        return { ...document, record: { ...document.record, groups, entries } }
      })
      const pages = shared.map((document) => {
        const wording = wordingOf(document)
        return productionPages(document.record).map((page) => {
          const facts = productionFacts(document, page, wording)
          const [row] = productionRows(document, page, wording)
          return {
            menu: facts[2]?.value,
            meals: [facts[5]?.value, facts[7]?.value],
            // Planned, served and left over.
            chicken: [2, 5, 9].map((cell) => row?.cells[cell]),
            hint: sharedText(document, page, wording)?.includes('grades K-8 together') ?? false,
          }
        })
      })
      const [k5, g68] = ['Lunch, grades K-5', 'Lunch, grades 6-8']
      const blank = { meals: ['', ''], chicken: ['', '', ''], hint: false }
      expect(pages).toEqual([
        [
          { menu: k5, ...blank },
          { menu: g68, ...blank },
        ],
        [
          { menu: k5, meals: ['120', ''], chicken: ['90', '', ''], hint: true },
          { menu: g68, meals: ['80', ''], chicken: ['60', '', ''], hint: true },
        ],
        // Meals served and leftovers were entered for both grade groups together.
        [
          { menu: k5, meals: ['120', '190 all'], chicken: ['90', '85', '10 all'], hint: true },
          { menu: g68, meals: ['80', '190 all'], chicken: ['60', '55', '10 all'], hint: true },
        ],
      ])
      const [first] = shared
      if (!first) throw new Error('Nothing was printed')
      const printer = createPrinter()
      const bytes = await printer.print(first, 1, new AbortController().signal)
      await printer.stop()
      expect(
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/Type \/Page\b/g),
      ).toHaveLength(2)
    },
  )

  test('names every ingredient of a recipe in purchase units, however many there are', async () => {
    const id = await whole(12)
    printed.length = 0
    await world.call(`POST ${all}/${id}/print`, { body: { form: 'planned' } })
    const [document] = printed
    const [line] = document?.record.lines ?? []
    const [page] = document ? productionPages(document.record) : []
    if (!document || !line || !page) throw new Error('Nothing was printed')
    const [bought] = line.purchases
    if (!bought) throw new Error('Nothing is bought')
    const names = Array.from({ length: 9 }, (_, index) => `Spice ${index + 1}`)
    const purchases = names.map((name) => ({ ...bought, name }))
    const long = { ...document, record: { ...document.record, lines: [{ ...line, purchases }] } }
    const units = productionRows(long, page, wordingOf(long))[0]?.cells[3] ?? ''
    expect(units.split('\n').map((text) => text.replace(/^.* (Spice)/, '$1'))).toEqual(names)
  })

  test('of a vended meal shows what was dispatched and arrived, what each temperature is for, and the van action', async () => {
    const id = await whole(9)
    printed.length = 0
    for (const form of ['blank', 'planned', 'filled']) await world.call(`POST ${all}/${id}/print`, { body: { form } })
    const line = (field: string) => `line.${world.keys.chicken}.${field}`
    const entered = {
      [line('plannedAdults')]: 12,
      [line('servedAdults')]: 9,
      [line('dispatched')]: 218,
      [line('arrived')]: 215,
      [line('cookTime')]: '09:40',
      [line('cookDegrees')]: 170,
      [line('holdDegrees')]: 150,
      [line('dispatchTime')]: '10:15',
      [line('dispatchDegrees')]: 148,
      [line('arrivalTime')]: '10:50',
      [line('arrivalDegrees')]: 130,
      [line('serveTime')]: '11:30',
      [line('serveDegrees')]: 165,
      departedAt: '10:20',
      hotAtDeparture: 149,
      arrivedAt: '10:48',
      hotAtArrival: 131,
      coldAtArrival: 40,
      vanAction: 'Reheated in the warmer',
    }
    const pages = [true, false].flatMap((isVended) =>
      printed.map((document) => {
        const entries = { ...document.record.entries, ...entered }
        const own: ProductionDocument = { ...document, record: { ...document.record, isVended, entries } }
        const [page] = productionPages(own.record)
        if (!page) throw new Error('No page')
        const wording = wordingOf(own)
        const [row] = productionRows(own, page, wording)
        return {
          cells: row?.cells.slice(4),
          readings: row?.readings.map(({ label, value }) => `${label} ${value}`),
          van: vanText(own, wording),
        }
      }),
    )
    const readings = [
      'Cooked 09:40 170°',
      'Held 150°',
      'Dispatched 10:15 148°',
      'Arrived 10:50 130°',
      'Served 11:30 165°',
    ]
    const blankVan = `Departed ____: hot ____, cold ____ · Arrived ____: hot ____, cold ____\nCorrective action: ${'_'.repeat(60)}`
    const filledVan =
      'Departed 10:20: hot 149 °F, cold ____ · Arrived 10:48: hot 131 °F, cold 40 °F\nCorrective action: Reheated in the warmer'
    expect(pages).toEqual([
      { cells: ['', '', '', '', '', '', '', '', ''], readings: [], van: blankVan },
      { cells: ['', '', '', '', '12 / ', '', '', '', ''], readings: [], van: blankVan },
      { cells: ['220', '218', '215', '140', '12 / 9', '', '', '10', ''], readings, van: filledVan },
      { cells: ['', '', '', '', '', '', ''], readings: [], van: null },
      { cells: ['', '', '12 / ', '', '', '', ''], readings: [], van: null },
      { cells: ['220', '140', '12 / 9', '', '', '10', ''], readings, van: null },
    ])
  })

  test('has the temperatures of the country, with limits that are never more lenient', async () => {
    const id = await whole(11)
    const reading = {
      [`line.${world.keys.chicken}.serveDegrees`]: 134.96,
      [`line.${world.keys.chicken}.serveTime`]: '11:30',
    }
    await world.enter(id, reading)
    printed.length = 0
    await world.call(`POST ${all}/${id}/print`, { body: { form: 'filled' } })
    const [document] = printed
    if (!document) throw new Error('Nothing was printed')
    const textsIn = (country: string) => {
      const own = { ...document, country }
      const wording = wordingOf(own)
      const [page] = productionPages(own.record)
      if (!page) throw new Error('No page')
      return productionRows(own, page, wording)[0]
        ?.readings.map(({ label, value }) => `${label} ${value}`)
        .join()
    }
    expect([textsIn('US'), textsIn('EG'), textsIn('IN')]).toEqual([
      'Served 11:30 134.96°',
      'Served 11:30 57.2°',
      'Served 11:30 57.2°',
    ])
  })
})

test("a cook with only the production area prints each recipe's kitchen card, for the planned portions", async () => {
  const own = await productionWorld(server, [sampleDay(daysAgo(0))])
  const { id } = (await own.open(daysAgo(0))).body.data.record
  const cook = await own.addStaff([own.oak], ['production'])
  const print = () => own.call(`POST ${all}/${id}/print`, { body: { form: 'cards' } }, cook)
  expect((await print()).body.fields).toEqual({ form: 'This record has no recipes to print cards for.' })

  const recipe = await own.call('POST /recipe/recipes', {
    body: {
      name: 'Tofu stew',
      type: 'myRecipe',
      portions: '50',
      yield: { amount: '10', unit: 'kg' },
      lines: [{ ingredientId: own.foods.tofu, amount: '8', unit: 'kg' }],
    },
  })
  const stew = { replaces: own.keys.chicken, reason: 'No delivery', recipeId: recipe.body.data.id }
  const added = async (portion: object | null) => {
    const { record } = (await own.call(`POST ${all}/${id}/lines`, { body: { ...stew, ...(portion && { portion }) } }))
      .body.data
    return record.lines.find(({ name }: { name: string }) => name === 'Tofu stew').key as string
  }
  const cards = async () => {
    printed.length = 0
    const answer = await print()
    expect(answer.headers['content-disposition']).toContain(`filename="Oak kitchen cards ${daysAgo(0)}.pdf"`)
    const [document] = printed as unknown as CardsDocument[]
    return document?.cards.map(({ recipe: { name }, portions }) => [name, portions])
  }
  // 150 and 80 servings, and 20 adults.
  const key = await added(null)
  await own.enter(id, { [`line.${key}.plannedAdults`]: 20 })
  expect(await cards()).toEqual([['Tofu stew', '250']])
  await own.call(`DELETE ${all}/${id}/lines/${key}`)
  // 100 g of a batch of 10 kg in 50 portions are half a portion.
  await added({ amount: '100', unit: 'g' })
  expect(await cards()).toEqual([['Tofu stew', '115']])
  const stranger = await own.addStaff([], ['production'])
  expect((await own.call(`POST ${all}/${id}/print`, { body: { form: 'cards' } }, stranger)).status).toBe(404)
})

test("kitchen cards, pans and portions use the recipe of a past record's day, and today's recipe for an open one", async () => {
  const own = await productionWorld(server, [sampleDay(daysAgo(3)), sampleDay(daysAgo(0))])
  const stew = (amount: string) => ({
    name: `Stew of ${amount} kg`,
    type: 'myRecipe',
    portions: amount,
    portionLabel: `Ladle of ${amount} oz`,
    pans: [{ size: 'full', depth: '4', portionsPerPan: Number(amount) }],
    lines: [{ ingredientId: own.foods.tofu, amount, unit: 'kg' }],
  })
  const recipeId = (await own.call('POST /recipe/recipes', { body: stew('8') })).body.data.id as number
  for (const status of ['tested', 'approved']) {
    expect((await own.call(`PATCH /recipe/recipes/${recipeId}`, { body: { status } })).status).toBe(200)
  }
  const records = await Promise.all([3, 0].map(async (days) => (await own.open(daysAgo(days))).body.data.record.id))
  for (const id of records) {
    const line = { replaces: own.keys.chicken, reason: 'No delivery', recipeId }
    expect((await own.call(`POST ${all}/${id}/lines`, { body: line })).status).toBe(200)
  }
  const changed = { ...stew('5'), versionFrom: daysAgo(1) }
  expect((await own.call(`PUT /recipe/recipes/${recipeId}`, { body: changed })).status).toBe(200)
  const cardsOf = async (id: number) => {
    printed.length = 0
    expect((await own.call(`POST ${all}/${id}/print`, { body: { form: 'cards' } })).status).toBe(200)
    const [document] = printed as unknown as CardsDocument[]
    return document?.cards.map(({ recipe, portions }) => [recipe.name, recipe.lines[0]?.amount, portions])
  }
  const [past = 0, today = 0] = records
  expect(await cardsOf(past)).toEqual([['Stew of 8 kg', '8', '230']])
  expect(await cardsOf(today)).toEqual([['Stew of 5 kg', '5', '230']])
  const shownOf = async (days: number) => {
    const { lines } = (await own.open(daysAgo(days))).body.data.record as Schemas['ProductionRecord']
    const { pans, plans } = lines.find((line) => line.recipeId === recipeId) ?? {}
    return [plans?.[0]?.portionLabel, pans?.map((pan) => [pan.portionsPerPan, pan.pans])]
  }
  expect(await shownOf(3)).toEqual(['Ladle of 8 oz', [[8, 29]]])
  expect(await shownOf(0)).toEqual(['Ladle of 5 oz', [[5, 46]]])
  // The card of a past meal can still be printed after its recipe is archived.
  expect((await own.call(`DELETE /recipe/recipes/${recipeId}`)).status).toBe(200)
  expect(await cardsOf(past)).toEqual([['Stew of 8 kg', '8', '230']])
})

test('a cook with only the production area finds a food, and serves it in place of another', async () => {
  const { id } = (await world.open(daysAgo(9))).body.data.record
  const cook = await world.addStaff([world.oak], ['production'])
  const found = await world.call('GET /ingredient/ingredients', { query: { q: 'tofu', size: 20 } }, cook)
  expect(found.body._embedded.ingredients).toMatchObject([{ id: world.foods.tofu, name: 'Tofu' }])
  expect((await world.call('GET /recipe/recipes', { query: { q: 'tofu', size: 20 } }, cook)).status).toBe(200)
  const body = { replaces: world.keys.chicken, reason: 'No delivery', ingredientId: world.foods.tofu }
  expect(
    (
      await world.call(
        `POST ${all}/${id}/substitution`,
        { body: { replaces: body.replaces, ingredientId: world.foods.tofu } },
        cook,
      )
    ).status,
  ).toBe(200)
  const saved = await world.call(`POST ${all}/${id}/lines`, { body }, cook)
  expect(saved.body.data.record.lines).toContainEqual(
    expect.objectContaining({ name: 'Tofu', replaces: world.keys.chicken, reason: 'No delivery' }),
  )
})

describe('a menu that two grade groups share', () => {
  test('is counted for each: totals follow, the trail names the grade groups, and a signature needs all counts', async () => {
    const own = await productionWorld(server, [sampleDay(daysAgo(0))])
    const { id } = (await own.open(daysAgo(0))).body.data.record
    await server.database.work(own.member, async (tx) => {
      const [row] = await tx.select().from(productionRecord).where(eq(productionRecord.id, id))
      const groups = (row?.groups ?? []).slice(0, 1).map((group): typeof group => ({
        ...group,
        grades: 'K-8',
        gradeGroups: ['K-5', '6-8'],
      }))
      await tx.update(productionRecord).set({ groups }).where(eq(productionRecord.id, id))
      await tx.execute(
        sql`update production_line set plans = jsonb_build_array(plans->0) where production_record_id = ${id}`,
      )
    })
    const at = `group.${own.k5}.grade`
    const lines = Object.values(own.keys)
    const of = (grade: string, count: number) => ({
      [`${at}.${grade}.servedMeals`]: count,
      ...Object.fromEntries(lines.map((key) => [`line.${key}.${at}.${grade}.served`, count])),
    })
    const rest = Object.fromEntries(
      lines.flatMap((key) => [
        [`line.${key}.prepared`, 100],
        [`line.${key}.leftover`, 10],
      ]),
    )
    await own.enter(id, { ...of('K-5', 60), ...rest })
    const early = await own.sign(id)
    expect(Object.keys(early.body.fields)).toEqual([
      `entries.${at}.6-8.servedMeals`,
      ...lines.map((key) => `entries.line.${key}.${at}.6-8.served`),
    ])
    const saved = await own.enter(id, of('6-8', 30))
    expect(saved.body.data.record.entries).toMatchObject({
      [`group.${own.k5}.servedMeals`]: 90,
      [`line.${own.keys.chicken}.group.${own.k5}.served`]: 90,
      [`line.${own.keys.chicken}.leftover`]: 10,
    })
    const { body } = await own.call(`GET ${all}/${id}/events`)
    expect(body._embedded.events[0].changes).toContainEqual({
      path: `line.${own.keys.chicken}.group.${own.k5}.served`,
      name: 'Chicken',
      from: null,
      to: 90,
    })
    const other = await own.enter(id, {
      [`group.${own.k5}.grade.9-12.servedMeals`]: 1,
      [`group.${own.g68}.grade.K-5.servedMeals`]: 1,
    })
    expect(Object.keys(other.body.fields)).toEqual(['edits.0.path', 'edits.1.path'])
    expect((await own.sign(id)).body.data.record.state).toBe('signed')
  })

  test('has no separate counts where each grade group has its own menu', async () => {
    const { id } = (await world.open(daysAgo(12))).body.data.record
    const { body } = await world.enter(id, {
      [`group.${world.k5}.grade.K-5.servedMeals`]: 1,
      [`line.${world.keys.chicken}.group.${world.k5}.leftover`]: 1,
    })
    expect(Object.keys(body.fields)).toEqual(['edits.0.path', 'edits.1.path'])
  })
})
