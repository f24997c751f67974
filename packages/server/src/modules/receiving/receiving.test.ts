import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { daysAgo, type ProductionWorld, productionWorld, sampleDay } from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { productionSignature } from '../../db/schema/production-record.ts'
import { receivingLink } from '../../db/schema/receiving-link.ts'
import { school } from '../../db/schema/school.ts'

const nobody = null
const records = '/commissary/productionRecords'
const receiving = '/commissary/receiving'
let server: TestApp
let world: ProductionWorld
let recordId: number
let days = 0

beforeAll(async () => {
  server = await startApp()
  world = await productionWorld(
    server,
    Array.from({ length: 20 }, (_, ago) => sampleDay(daysAgo(ago))),
  )
  await server.database.work(world.member, (tx) =>
    tx
      .update(school)
      .set({ moduleAccess: { 'Production Record': 'Yes', 'Vended Meals': 'Yes' } })
      .where(eq(school.id, world.oak)),
  )
})
beforeEach(async () => {
  recordId = (await world.open(daysAgo(days++))).body.data.record.id
})

const create = async (id = recordId) => (await world.call(`POST ${records}/${id}/receivingLinks`)).body.data
const read = (token: string) => server.call(nobody, `GET ${receiving}`, { query: { token } })
const edit = (token: string, edits: object[]) =>
  server.call(nobody, `PATCH ${receiving}`, { query: { token }, body: { edits } })
const enter = (token: string, fields: Record<string, unknown>) =>
  edit(
    token,
    Object.entries(fields).map(([path, to]) => ({ path, from: null, to })),
  )
const sign = (token: string, name: string, version?: number) =>
  server.call(nobody, `PUT ${receiving}/signature`, { query: { token }, body: { name, ...(version && { version }) } })

/** Everything that the school signs for. */
const wholeSection = () => ({
  [`group.${world.k5}.servedMeals`]: 190,
  [`group.${world.g68}.servedMeals`]: 95,
  ...Object.fromEntries(
    [world.keys.chicken, world.keys.milk].flatMap((key) => [
      [`line.${key}.arrived`, 220],
      [`line.${key}.group.${world.k5}.served`, 140],
      [`line.${key}.group.${world.g68}.served`, 70],
      [`line.${key}.leftover`, 10],
    ]),
  ),
})
const kitchenSection = () =>
  Object.fromEntries(
    [world.keys.chicken, world.keys.milk].flatMap((key) => [
      [`line.${key}.prepared`, 220],
      [`line.${key}.dispatched`, 220],
    ]),
  )

describe('a receiving link', () => {
  test("opens the school's section, with what was dispatched and nothing else from the kitchen", async () => {
    await world.enter(recordId, {
      [`line.${world.keys.chicken}.dispatched`]: 220,
      [`line.${world.keys.chicken}.prepared`]: 231,
      [`line.${world.keys.chicken}.kitchenAction`]: 'Reheated twice',
      [`line.${world.keys.chicken}.servedInstead`]: 'Turkey',
      departedAt: '10:15',
    })
    const { token, link } = await create()
    expect(link).toMatchObject({ state: 'open', createdBy: expect.stringContaining('Mem Ber') })
    const { status, body } = await read(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      schoolName: 'Oak',
      itemType: 'MEAL',
      groups: [{ grades: 'K-5' }, { grades: '6-8' }],
      entries: {
        [`line.${world.keys.chicken}.dispatched`]: 220,
        [`line.${world.keys.chicken}.servedInstead`]: 'Turkey',
        departedAt: '10:15',
      },
      isSent: false,
      signature: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/231|Reheated|forecast|purchases|updatedBy|Mem Ber/)
  })

  test('is stored only as a hash, and its token is shown once', async () => {
    const { token } = await create()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await server.database.work(world.member, (tx) => tx.select().from(receivingLink))
    const kept = await server.database.owner((tx) => tx.execute(sql`select * from idempotency_key`))
    expect(JSON.stringify([rows, kept])).not.toContain(token)
    const list = await world.call(`GET ${records}/${recordId}/receivingLinks`)
    expect(list.body.links).toHaveLength(1)
    expect(JSON.stringify(list.body)).not.toContain(token)
  })

  test('saves what the school enters, field by field, and says what someone else changed in between', async () => {
    const { token } = await create()
    const arrived = `line.${world.keys.chicken}.arrived`
    const first = await enter(token, { arrivedAt: '11:05', [arrived]: 218 })
    expect(first.body.data).toMatchObject({
      receiving: { entries: { arrivedAt: '11:05', [arrived]: 218 } },
      conflicts: [],
    })
    await world.call(`PATCH ${records}/${recordId}`, { body: { edits: [{ path: arrived, from: 218, to: 219 }] } })
    const second = await edit(token, [
      { path: arrived, from: 218, to: 217 },
      { path: 'hotAtArrival', from: null, to: 140 },
    ])
    expect(second.body.data).toEqual({
      message: 'Production record saved',
      receiving: expect.objectContaining({ entries: { arrivedAt: '11:05', [arrived]: 219, hotAtArrival: 140 } }),
      conflicts: [{ edit: { path: arrived, from: 218, to: 217 }, stored: 219 }],
    })
  })

  test('saves the times of temperatures and the portions of adults, seconds and à la carte of an item, and not how it is held', async () => {
    const { token } = await create()
    const of = (field: string) => `line.${world.keys.chicken}.${field}`
    const fields = {
      [of('arrivalTime')]: '10:50',
      [of('arrivalDegrees')]: 140,
      [of('serveTime')]: '11:30',
      [of('endTime')]: '12:40',
      [of('servedAdults')]: 4,
      [of('servedALaCarte')]: 3,
      [of('servedSeconds')]: 2,
    }
    const { body } = await enter(token, fields)
    expect(body.data.receiving.entries).toEqual(fields)
    for (const field of ['holding', 'dispatchTime', 'cookTime']) {
      expect((await enter(token, { [of(field)]: field === 'holding' ? 'hot' : '10:00' })).status).toBe(422)
    }
  })

  test.each([
    ['of the kitchen', 'departedAt', '10:00', 'The receiving school cannot fill this in.'],
    ['of the plan', 'menuName', 'Other', 'The receiving school cannot fill this in.'],
    ['that does not exist', 'shoeSize', 1, 'The receiving school cannot fill this in.'],
    ['of a line that is not there', 'line.recipe-9-entree.arrived', 1, 'This item is not in the record.'],
  ])('refuses a field %s', async (_, path, to, text) => {
    const { token } = await create()
    const { status, body } = await enter(token, { [path]: to })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ 'edits.0.path': text })
  })

  test('signs for the school by a typed name, once, and the last signature closes the record', async () => {
    const { token } = await create()
    expect((await sign(token, 'Rosa Díaz')).body.message).toMatch(/fields are still empty/)
    await enter(token, wholeSection())
    expect((await sign(token, '  ')).body.fields).toEqual({ name: 'Enter your name.' })
    const signed = await sign(token, ' Rosa Díaz ')
    expect(signed.body.data.receiving.signature).toMatchObject({ part: 'school', name: 'Rosa Díaz' })
    // The first response may have been lost.
    expect((await sign(token, 'Rosa Díaz')).status).toBe(200)
    expect((await sign(token, 'Someone Else')).body.fields).toEqual({ part: 'This part is already signed.' })
    expect((await enter(token, { events: 'Late' })).body.fields).toEqual({
      'edits.0.path': 'This part is signed. Reopen the record to change it.',
    })
    await world.enter(recordId, kitchenSection())
    const { body } = await world.sign(recordId, 'kitchen')
    expect(body.data.record).toMatchObject({
      state: 'signed',
      signatures: [{ name: 'Rosa Díaz' }, { part: 'kitchen' }],
    })
    const rows = await server.database.work(world.member, (tx) =>
      tx.select().from(productionSignature).where(eq(productionSignature.productionRecordId, recordId)),
    )
    expect(rows.find(({ part }) => part === 'school')).toMatchObject({ createdBy: null, name: 'Rosa Díaz' })
  })

  test("signs only the version that the person saw, and returns only the school's section for any other", async () => {
    const { token } = await create()
    await enter(token, wholeSection())
    const { version } = (await read(token)).body
    await world.enter(recordId, kitchenSection())
    const { status, body } = await sign(token, 'Rosa Díaz', version)
    expect(status).toBe(409)
    const { message, current } = body
    expect(message).toBe('Someone else changed this record. Review the current version, then sign again.')
    expect(current).toEqual((await read(token)).body)
    expect(current.signature).toBeNull()
    expect(Object.keys(current.entries)).not.toContain(`line.${world.keys.chicken}.prepared`)
    expect((await sign(token, 'Rosa Díaz', current.version)).status).toBe(200)
    // A retry after the first response was lost.
    expect((await sign(token, 'Rosa Díaz', current.version)).status).toBe(200)
  })

  test('closes the record if the kitchen signed first', async () => {
    await world.enter(recordId, kitchenSection())
    await world.sign(recordId, 'kitchen')
    const { token } = await create()
    expect((await read(token)).body.isSent).toBe(true)
    await enter(token, wholeSection())
    await sign(token, 'Rosa Díaz')
    expect((await world.read(recordId)).body.state).toBe('signed')
  })

  test('that is unknown, expired or taken back opens nothing, and says so', async () => {
    const { token, link } = await create()
    expect(await read('unknown')).toMatchObject({
      status: 404,
      body: { message: "This link isn't valid. Scan the code again, or ask the kitchen for a new one." },
    })
    const back = await world.call(`DELETE ${records}/${recordId}/receivingLinks/${link.id}`)
    expect(back.body.data.link.state).toBe('takenBack')
    const gone = { status: 410, body: { message: 'The kitchen revoked this link. Ask for a new one.' } }
    for (const answer of [await read(token), await enter(token, { events: 'x' }), await sign(token, 'Rosa')]) {
      expect(answer).toMatchObject(gone)
    }
    const other = await create()
    await server.database.work(world.member, (tx) =>
      tx
        .update(receivingLink)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(and(eq(receivingLink.id, other.link.id))),
    )
    expect(await read(other.token)).toMatchObject({
      status: 410,
      body: { message: 'This link has expired. Ask the kitchen for a new one.' },
    })
    expect((await world.read(recordId)).body.entries).toEqual({})
  })

  test("works until the end of the day after service in the caterer's time zone, or for a day if that is longer", async () => {
    const expiry = async (ago: number) => {
      const { id } = (await world.open(daysAgo(ago))).body.data.record
      return Temporal.Instant.from((await create(id)).link.expiresAt)
    }
    const zone = 'America/New_York'
    const inTwoDays = Temporal.Now.plainDateISO(zone).add({ days: 2 }).toZonedDateTime(zone).toInstant()
    expect((await expiry(0)).toString()).toBe(inTwoDays.toString())
    const hours = Temporal.Now.instant().until(await expiry(15), { largestUnit: 'hours' }).hours
    expect([23, 24]).toContain(hours)
  })
})

test('a record that is not vended has no receiving link', async () => {
  await server.database.work(world.member, (tx) =>
    tx.execute(sql`update production_record set is_vended = false where id = ${recordId}`),
  )
  expect((await world.call(`POST ${records}/${recordId}/receivingLinks`)).body.fields).toEqual({
    id: "This record has no receiving section. The school's meals are cooked where they are served.",
  })
})

test("one caterer's link writes nothing of another's, and staff of other schools cannot create or take back a link", async () => {
  const stranger = await server.addMember()
  const cook = await world.addStaff([world.elm], ['production'])
  const { link } = await create()
  for (const by of [stranger, cook]) {
    expect((await world.call(`POST ${records}/${recordId}/receivingLinks`, {}, by)).status).toBe(404)
    expect((await world.call(`GET ${records}/${recordId}/receivingLinks`, {}, by)).status).toBe(404)
    expect((await world.call(`DELETE ${records}/${recordId}/receivingLinks/${link.id}`, {}, by)).status).toBe(404)
  }
  // Another record's link cannot be taken back through this record.
  const other = (await world.open(daysAgo(16))).body.data.record.id as number
  expect((await world.call(`DELETE ${records}/${other}/receivingLinks/${link.id}`)).status).toBe(404)
})

test('a link of an archived school opens nothing', async () => {
  const { token } = await create()
  const archive = (archivedAt: string | null) =>
    server.database.work(world.member, (tx) => tx.update(school).set({ archivedAt }).where(eq(school.id, world.oak)))
  await archive('2020-01-01T00:00:00.000Z')
  expect((await read(token)).status).toBe(404)
  await archive(null)
})

test('an address that tries many wrong tokens has to wait, and its limit only counts wrong tokens', async () => {
  const { token } = await create()
  let status = 0
  for (let tried = 0; tried <= 70 && status !== 429; tried++) status = (await read(`guess-${tried}`)).status
  expect(status).toBe(429)
  expect((await read(token)).status).toBe(200)
})
