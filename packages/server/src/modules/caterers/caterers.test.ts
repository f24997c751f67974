import { beforeAll, describe, expect, test } from 'vitest'

import { school } from '../../db/schema/school.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember({ caterer: { name: 'River Kitchen', inventoryEnabled: false } })
})

const read = (by: Member, id: number = by.catererId) => server.call(by, `GET /commissary/caterers/${id}`)
const save = (by: Member, rest: object = {}, headers: Record<string, string> = {}) =>
  server.call(by, `PUT /commissary/${by.catererId}/caterer`, {
    body: { name: 'River Kitchen', country: 'US', timeZone: 'America/New_York', ...rest },
    headers,
  })

// spec: 7.caterers.read, 3.caterer.catererId
test('a caterer can read its own record and no other', async () => {
  expect((await read(member)).body).toEqual({
    catererId: member.catererId,
    name: 'River Kitchen',
    country: 'US',
    timeZone: 'America/New_York',
    currency: 'USD',
    logo: null,
    nutritionAnalysis: true,
    inventoryEnabled: false,
    allowsNegativeStock: false,
    language: null,
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: null,
  })
  const other = await server.addMember()
  const foreign = await read(member, other.catererId)
  expect([foreign.status, foreign.body]).toEqual([404, (await read(member, 900_000_001)).body])
})

// spec: 7.loginById
test("the login of a caterer has its flags and the caller's schools", async () => {
  const one = await server.addMember()
  const row = { schoolName: 'Oak' }
  await server.database.work(one, (tx) => tx.insert(school).values(row))
  const readLogin = (
    id: number,
    query: Record<string, string> = { loginModule: 'Manage', currentDate: '2026-11-22' },
  ) => server.call(one, `GET /commissary/login/${id}`, { query })
  expect(await readLogin(one.catererId)).toMatchObject({
    status: 200,
    body: {
      catererId: one.catererId,
      nutritionAnalysis: true,
      inventoryEnabled: true,
      schools: [{ schoolName: 'Oak' }],
    },
  })
  expect((await readLogin(member.catererId)).body).toEqual((await readLogin(900_000_001)).body)
  expect((await readLogin(one.catererId, { currentDate: '2026-02-30' })).body.fields).toHaveProperty('currentDate')
})

// spec: 7.caterers.update
test('an administrator saves name, country and time zone, and the country sets the currency', async () => {
  const one = await server.addMember()
  const saved = await save(one, { name: ' Lake Kitchen ', country: 'GB', timeZone: 'Europe/London' })
  expect(saved).toMatchObject({
    status: 200,
    body: { data: { message: 'Caterer updated successfully', id: one.catererId, version: 2 } },
  })
  expect((await read(one)).body).toMatchObject({
    name: 'Lake Kitchen',
    country: 'GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    updatedBy: expect.stringContaining('Mem Ber'),
  })
})

test('a logo stays until it is replaced or removed, and the history says that it changed', async () => {
  const one = await server.addMember()
  const logoAfter = async (rest: object) => {
    expect((await save(one, rest)).status).toBe(200)
    return (await read(one)).body.logo
  }
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  expect(await logoAfter({ logo })).toBe(logo)
  expect(await logoAfter({})).toBe(logo)
  expect(await logoAfter({ logo: null })).toBeNull()
  const query = { recordType: 'caterer', recordId: one.catererId }
  const { body } = await server.call(one, 'GET /commissary/recordHistory', { query })
  const fields = body._embedded.events.map(({ changes }: { changes: { field: string }[] }) => changes.at(-1)?.field)
  expect(fields.filter((field: string) => field === 'logo')).toHaveLength(2)
})

test('the setting for stock below zero is kept when omitted, and the history has its change', async () => {
  const one = await server.addMember()
  expect((await save(one, { allowsNegativeStock: true })).status).toBe(200)
  expect((await save(one)).status).toBe(200)
  expect((await read(one)).body.allowsNegativeStock).toBe(true)
  const query = { recordType: 'caterer', recordId: one.catererId }
  const { body } = await server.call(one, 'GET /commissary/recordHistory', { query })
  const changes = body._embedded.events.flatMap(({ changes: own }: { changes: { field: string }[] }) => own)
  expect(changes.filter(({ field }: { field: string }) => field === 'allowsNegativeStock')).toEqual([
    { field: 'allowsNegativeStock', from: 'No', to: 'Yes' },
  ])
})

describe('a caterer is refused', () => {
  test.each([
    [{ name: ' ' }, { name: 'Please provide name.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Use at most 100 characters.' }],
    [{ country: 'ZZ' }, { country: 'Choose one of the listed countries.' }],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Choose a time zone by name, such as America/New_York.' }],
    [{ timeZone: '+05:00' }, { timeZone: 'Choose a time zone by name, such as America/New_York.' }],
    [{ nutritionAnalysis: false }, { nutritionAnalysis: 'Unknown field. Remove it.' }],
    [{ inventoryEnabled: true }, { inventoryEnabled: 'Unknown field. Remove it.' }],
    [{ logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, { logo: expect.any(String) }],
    [{ logo: `data:image/png;base64,${'A'.repeat(280_000)}` }, { logo: expect.any(String) }],
    [{ currency: 'EUR' }, { currency: 'Unknown field. Remove it.' }],
  ])('with %j', async (rest, fields) => {
    expect(await save(member, rest)).toMatchObject({ status: 422, body: { fields } })
    expect((await read(member)).body).toMatchObject({ version: 1, inventoryEnabled: false })
  })

  test('for staff, and for another caterer', async () => {
    const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
    expect((await save(staff)).status).toBe(403)
    const other = await server.addMember()
    const body = { name: 'x', country: 'US', timeZone: 'America/New_York' }
    for (const id of [other.catererId, 900_000_001]) {
      expect((await server.call(member, `PUT /commissary/${id}/caterer`, { body })).status).toBe(403)
    }
  })
})

test('of twenty saves of the same version at once, one succeeds and the others get a conflict', async () => {
  const one = await server.addMember()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, writer) => save(one, { name: `Kitchen ${writer}` }, { 'if-match': '1' })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
  const stored = (await read(one)).body
  for (const { status, body } of answers) if (status === 409) expect(body.current).toEqual(stored)
})
