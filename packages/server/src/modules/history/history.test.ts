import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { school } from '../../db/schema/school.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let schools: number[]
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  schools = await server.database.work(member, async (tx) => {
    const rows = ['Oak', 'Ash'].map((schoolName) => ({ schoolName }))
    return (await tx.insert(school).values(rows).returning({ id: school.id })).map(({ id }) => id)
  })
})

const history = (by: Member, recordType: string, recordId: number, rest: Record<string, number> = {}) =>
  server.call(by, 'GET /commissary/recordHistory', { query: { recordType, recordId, ...rest } })
const eventsOf = async (recordType: string, recordId: number) =>
  (await history(member, recordType, recordId, { size: 100 })).body._embedded.events
const write = async (methodAndPath: string, body?: object, query: Record<string, string | number> = {}) => {
  const answer = await server.call(member, methodAndPath, { query, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data.id as number
}
const catererId = () => member.catererId
const event = (action: string, changes: Record<string, [string | null, string | null]>) => ({
  id: expect.any(Number),
  action,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  by: expect.stringContaining('Mem Ber'),
  changes: Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })),
})

describe('the history lists every write by field, newest first', () => {
  test('of a vendor', async () => {
    const body = { vendorCode: 'V1', name: 'Farm', email: 'a@farm.test' }
    const id = await write(`POST /vendor/${catererId()}`, body)
    await write(`PUT /vendor/${id}`, { ...body, email: 'b@farm.test', contact: '', active: false })
    // An update without changes leaves no entry.
    await write(`PUT /vendor/${id}`, { ...body, email: ' b@farm.test', active: false })
    await write(`DELETE /vendor/${id}`)
    await write(`POST /vendor/${id}/restore`)
    const whole = (at: 0 | 1) => {
      const values = { vendorCode: 'V1', name: 'Farm', email: 'b@farm.test', active: 'No' }
      return Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, at === 0 ? [value, null] : [null, value]]),
      ) as Record<string, [string | null, string | null]>
    }
    expect(await eventsOf('vendor', id)).toEqual([
      event('restored', whole(1)),
      event('deleted', whole(0)),
      event('updated', { email: ['a@farm.test', 'b@farm.test'], active: ['Yes', 'No'] }),
      event('created', {
        vendorCode: [null, 'V1'],
        name: [null, 'Farm'],
        email: [null, 'a@farm.test'],
        active: [null, 'Yes'],
      }),
    ])
  })

  test('of a storage location, even after it is deleted', async () => {
    const query = (storageLocationName: string) => ({ catererId: catererId(), storageLocationName })
    const id = await write('POST /storageLocations', undefined, query('Cellar'))
    await write(`PUT /storageLocations/${id}`, undefined, query('Attic'))
    await write(`DELETE /storageLocations/${id}`, undefined, { catererId: catererId() })
    expect(await eventsOf('storageLocation', id)).toEqual([
      event('deleted', { storageLocationName: ['Attic', null] }),
      event('updated', { storageLocationName: ['Cellar', 'Attic'] }),
      event('created', { storageLocationName: [null, 'Cellar'] }),
    ])
  })

  test('of a site, its schools by name', async () => {
    const [oak = 0, ash = 0] = schools
    const id = await write('POST /inventorySites', { siteName: 'North', schools: [oak] }, { catererId: catererId() })
    const both = { siteId: id, siteName: 'North', schools: [{ schoolId: oak }, { schoolId: ash }] }
    await write(`PUT /inventorySites/${id}`, both, { catererId: catererId() })
    await write(`DELETE /inventorySites/${id}`, undefined, { catererId: catererId() })
    expect(await eventsOf('site', id)).toEqual([
      event('deleted', { siteName: ['North', null], schools: ['Ash, Oak', null] }),
      event('updated', { schools: ['Oak', 'Ash, Oak'] }),
      event('created', { siteName: [null, 'North'], schools: [null, 'Oak'] }),
    ])
  })

  test('of a holiday', async () => {
    const body = { catererId: catererId(), date: '2026-12-25', note: 'Noel' }
    const id = await write('POST /commissary/catererHolidays', body)
    await write(`DELETE /commissary/catererHolidays/${id}`)
    expect(await eventsOf('holiday', id)).toEqual([
      event('deleted', { date: ['2026-12-25', null], note: ['Noel', null] }),
      event('created', { date: [null, '2026-12-25'], note: [null, 'Noel'] }),
    ])
  })

  test('of the analysis settings', async () => {
    const settings = (enabled: boolean, details = '') => ({
      catererAnalysisId: catererId(),
      wgrLimit: 0,
      fruitLimit: 0,
      sodiumLevel: JSON.stringify([{ mealPrgram: 'Lunch', targetType: 'Target 2', enabled, details }]),
    })
    const id = await write('POST /commissary/catererAnalysisSettings', settings(false))
    await write(`PUT /commissary/catererAnalysisSettings/${id}`, settings(true, '935 mg'))
    expect(await eventsOf('analysisSettings', id)).toEqual([
      event('updated', { sodiumLevel: ['Lunch Target 2: No', 'Lunch Target 2: Yes (935 mg)'] }),
      event('created', {
        wgrLimit: [null, '0'],
        fruitLimit: [null, '0'],
        sodiumLevel: [null, 'Lunch Target 2: No'],
        weekLength: [null, 'servedDays'],
      }),
    ])
  })

  test('of the caterer', async () => {
    const body = { name: 'New name', country: 'GB', timeZone: 'America/New_York' }
    await write(`PUT /commissary/${catererId()}/caterer`, body)
    expect(await eventsOf('caterer', catererId())).toEqual([
      event('updated', { name: [expect.any(String), 'New name'], country: ['US', 'GB'], currency: ['USD', 'GBP'] }),
    ])
  })
})

test('a refused write leaves no entry', async () => {
  const body = { vendorCode: 'V2', name: 'Farm' }
  const id = await write(`POST /vendor/${catererId()}`, body)
  await server.call(member, `PUT /vendor/${id}`, { body: { ...body, name: 'x' }, headers: { 'if-match': '9' } })
  await server.call(member, `PUT /vendor/${id}`, { body: { ...body, name: '' } })
  expect(await eventsOf('vendor', id)).toHaveLength(1)
})

test('pages have the requested size', async () => {
  const body = { vendorCode: 'V3', name: 'Farm 0' }
  const id = await write(`POST /vendor/${catererId()}`, body)
  for (let save = 1; save <= 11; save++) await write(`PUT /vendor/${id}`, { ...body, name: `Farm ${save}` })
  const first = (await history(member, 'vendor', id)).body
  const last = (await history(member, 'vendor', id, { page: 1 })).body
  expect(first.page).toEqual({ size: 10, number: 0, totalElements: 12, totalPages: 2 })
  const names = [...first._embedded.events, ...last._embedded.events].map(({ changes }) => changes.at(-1).to)
  expect(names.slice(0, 11)).toEqual(Array.from({ length: 11 }, (_, number) => `Farm ${11 - number}`))
  expect((await history(member, 'vendor', id, { page: 5 })).body._embedded.events).toEqual([])
})

test("a record without events and a shared vendor have an empty history, and an unknown or another caterer's record is not found", async () => {
  const other = await server.addMember()
  const body = { vendorCode: 'V9', name: 'Theirs' }
  const foreignId = (await server.call(other, `POST /vendor/${other.catererId}`, { body })).body.data.id
  const [shared] = await server.database.work({ catererId: 0 }, (tx) =>
    tx.execute<{ id: number }>(sql`insert into vendor (vendor_code, name) values ('S', 'Shared') returning id`),
  )
  for (const [type, id] of [
    ['vendor', shared?.id ?? 0],
    ['user', member.userId],
    ['caterer', other.catererId],
  ] as const) {
    const by = type === 'caterer' ? other : member
    expect((await history(by, type, id)).body).toMatchObject({ _embedded: { events: [] }, page: { totalElements: 0 } })
  }
  const absent = await history(member, 'vendor', 900_000_001)
  expect(absent.status).toBe(404)
  expect((await history(member, 'vendor', foreignId)).bytes).toEqual(absent.bytes)
  expect((await history(member, 'caterer', other.catererId)).bytes).toEqual(absent.bytes)
  expect((await history(member, 'user', other.userId)).bytes).toEqual(absent.bytes)
  // Ids are unique only within a type.
  expect((await history(member, 'site', foreignId)).status).toBe(404)
})

describe('history is refused to users who cannot see the record', () => {
  const types = ['vendor', 'storageLocation', 'site', 'holiday', 'analysisSettings', 'user', 'caterer']
  const refusedTo = async (by: Member) => {
    const statuses = await Promise.all(types.map(async (type) => (await history(by, type, 900_000_001)).status))
    return types.filter((_, index) => statuses[index] === 403)
  }

  test('staff: users and, without the settings area, records that only its screens read', async () => {
    const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
    expect(await refusedTo(staff)).toEqual(['user'])
    await server.database.work(member, (tx) =>
      tx.execute(sql`update app_user set modules = '["catalog"]' where id = ${staff.userId}`),
    )
    // They read these on other screens.
    const readElsewhere = new Set<string>(['holiday', 'caterer', 'vendor'])
    expect(await refusedTo(staff)).toEqual(types.filter((type) => !readElsewhere.has(type)))
  })

  test('a caterer without a flag: records of that flag', async () => {
    expect(await refusedTo(await server.addMember({ caterer: { inventoryEnabled: false } }))).toEqual(['site'])
    const plain = await server.addMember({ caterer: { nutritionAnalysis: false } })
    expect(await refusedTo(plain)).toEqual(['analysisSettings'])
  })

  test('a parent: everything', async () => {
    expect(await refusedTo(await server.addMember({ role: 'parent', catererId: member.catererId }))).toEqual(types)
  })
})
