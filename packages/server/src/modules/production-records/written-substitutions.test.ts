import { beforeAll, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
} from '../../../test/support/production-world.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { ProductionDocument } from '../../documents/production-document.ts'
import { productionPages, productionRows } from '../../documents/production-rows.ts'
import { binderGaps } from '../review-binder/binder-gaps.ts'

// Offline, a cook types the food that replaced an item. Someone picks it from the catalog later.

const all = '/commissary/productionRecords'
let server: TestApp
let world: ProductionWorld
const recorder = recordingPrinter()
const printed = recorder.printed as ProductionDocument[]

beforeAll(async () => {
  server = await startApp({
    printer: recorder,
  })
  world = await productionWorld(
    server,
    [0, 1, 2, 3, 4].map((days) => sampleDay(daysAgo(days))),
  )
})

const at = (field: string) => `line.${world.keys.chicken}.${field}`

/** A record with everything that a signature needs, and tofu written down in place of chicken. */
async function written(days: number) {
  const { id } = (await world.open(daysAgo(days))).body.data.record
  const saved = await world.enter(id, { ...world.whole(sampleService), [at('servedInstead')]: 'Tofu, no chicken came' })
  expect(saved.status).toBe(200)
  return { id: id as number, record: saved.body.data.record }
}

test('what was served instead is printed, and is a gap in a review until its food is chosen', async () => {
  const { id, record } = await written(1)
  printed.length = 0
  await world.call(`POST ${all}/${id}/print`, { body: { form: 'filled' } })
  const [document] = printed
  const [page] = document ? productionPages(document.record) : []
  if (!document || !page) throw new Error('Nothing was printed')
  expect(JSON.stringify(productionRows(document, page, wordingOf(document)))).toContain(
    'served instead: Tofu, no chicken came',
  )
  const content = {
    dates: [record.date],
    to: record.date,
    menus: [],
    recipes: [],
    evidence: [],
    isAnalysisMissing: false,
  }
  expect(binderGaps({ ...content, records: [record] })).toContainEqual({
    date: record.date,
    kind: 'placeholder',
    name: 'Tofu, no chicken came',
  })
})

test('the chosen food takes over what was entered, and the trail says so', async () => {
  const { id } = await written(0)
  const body = { replaces: world.keys.chicken, ingredientId: world.foods.tofu, reason: 'No chicken came' }
  const { record } = (await world.call(`POST ${all}/${id}/lines`, { body })).body.data
  const { key } = record.lines.find(({ name }: { name: string }) => name === 'Tofu')
  const counts = [`line.${key}.prepared`, `line.${key}.group.${world.k5}.served`, at('prepared'), at('servedInstead')]
  const expected = [220, 140, undefined, 'Tofu, no chicken came']
  expect(counts.map((path) => record.entries[path])).toEqual(expected)
  const { entries } = (await world.read(id)).body
  expect(counts.map((path) => entries[path])).toEqual(expected)
  const [event] = (await world.call(`GET ${all}/${id}/events`)).body._embedded.events
  expect(event.changes).toContainEqual({ path: `line.${key}.prepared`, name: 'Tofu', from: null, to: 220 })
  // Nothing that a signature needs is asked for again.
  expect((await world.sign(id)).status).toBe(200)
})

test('entries from a phone that does not know the chosen food yet apply to it, and conflict with changes there', async () => {
  const { id } = await written(3)
  const body = { replaces: world.keys.chicken, ingredientId: world.foods.tofu, reason: 'No chicken came' }
  const { lines } = (await world.call(`POST ${all}/${id}/lines`, { body })).body.data.record
  const { key } = lines.find(({ name }: { name: string }) => name === 'Tofu')
  await world.enter(id, { [`line.${key}.disposition`]: 'store' })
  const edits = [
    { path: at('serveDegrees'), from: null, to: 150 },
    { path: at('leftover'), from: 10, to: 12 },
    { path: at(`group.${world.k5}.planned`), from: null, to: 5 },
    { path: at('disposition'), from: null, to: 'donate' },
  ]
  const { record, conflicts } = (await world.call(`PATCH ${all}/${id}`, { body: { edits } })).body.data
  expect(record.entries).toMatchObject({
    [`line.${key}.serveDegrees`]: 150,
    [`line.${key}.leftover`]: 12,
    [`line.${key}.disposition`]: 'store',
    // The plan stays with the menu's food.
    [at(`group.${world.k5}.planned`)]: 5,
  })
  expect(record.entries).not.toHaveProperty(at('leftover'))
  // The phone knows the field by the name that it sent.
  expect(conflicts).toMatchObject([{ edit: edits[3], stored: 'store', by: expect.stringContaining('Mem Ber') }])
  // Choosing one's own value also applies to the chosen food.
  const mine = { path: at('disposition'), from: 'store', to: 'donate' }
  const answered = (await world.call(`PATCH ${all}/${id}`, { body: { edits: [mine] } })).body.data
  expect(answered).toMatchObject({ conflicts: [], record: { entries: { [`line.${key}.disposition`]: 'donate' } } })
})

test('text that a phone sends after the food was chosen moves its counts along', async () => {
  const { id } = (await world.open(daysAgo(4))).body.data.record
  const body = { replaces: world.keys.chicken, ingredientId: world.foods.tofu, reason: 'The cook called' }
  const { lines } = (await world.call(`POST ${all}/${id}/lines`, { body })).body.data.record
  const { key } = lines.find(({ name }: { name: string }) => name === 'Tofu')
  const { record } = (await world.enter(id, { [at('servedInstead')]: 'Tofu', [at('leftover')]: 7 })).body.data
  expect(record.entries).toMatchObject({ [at('servedInstead')]: 'Tofu', [`line.${key}.leftover`]: 7 })
})

test("a day on which something else was served says nothing about the menu's food", async () => {
  const { id } = await written(2)
  expect((await world.sign(id)).status).toBe(200)
  const later = (await world.open(daysAgo(1))).body.data.record
  const [chicken, milk] = later.lines
  expect(chicken.plans[0].forecast).toMatchObject({ days: 0, byPlan: null })
  expect(milk.plans[0].forecast.days).toBe(1)
})
