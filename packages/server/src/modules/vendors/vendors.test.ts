import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { vendor } from '../../db/schema/vendor.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'

let server: TestApp
let member: Member
let sharedId: number
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  sharedId = await server.database.work({ catererId: 0 }, async (tx) => {
    const [row] = await tx.insert(vendor).values({ vendorCode: 'USDA', name: 'USDA Foods' }).returning()
    return row?.id ?? 0
  })
})

const farm = { vendorCode: 'V-1', name: 'Green Farm', contact: '2125550100', email: 'office@farm.test', active: true }
let codes = 0
const add = async (body: object = {}, by: Member = member) =>
  server.call(by, `POST /vendor/${by.catererId}`, { body: { ...farm, vendorCode: `C${++codes}`, ...body } })
const addedId = async (body: object = {}) => (await add(body)).body.data.id as number
const put = (id: number, body: object, headers: Record<string, string> = {}) =>
  server.call(member, `PUT /vendor/${id}`, { body: { ...farm, ...body }, headers })
const list = async (by: Member = member) => (await server.call(by, `GET /vendor/all/${by.catererId}`)).body.Vendors
const find = async (id: number) => (await list()).find((row: { id: number }) => row.id === id)
const historyOf = async (id: number) =>
  (
    await server.call(member, 'GET /commissary/recordHistory', {
      query: { recordType: 'vendor', recordId: id, size: 100 },
    })
  ).body._embedded.events

// spec: 7.vendors.create, 7.vendors.create.201, 7.vendors.list, 7.vendors.list.vendors, 3.vendor.id, 3.vendor.vendorCode, 3.vendor.name, 3.vendor.contact, 3.vendor.email, 3.vendor.address, 3.vendor.accountNo, 3.vendor.active, 3.vendor.catererId, 4.vendor.create
test('a new vendor is listed with trimmed texts and the name of the user who saved it', async () => {
  const answer = await add({ id: 0, vendorCode: ' V-7 ', name: ' Green Farm ', address: '  ', accountNo: '0012' })
  expect(answer).toMatchObject({ status: 201, body: { data: { message: 'Vendor created successfully', version: 1 } } })
  expect(await find(answer.body.data.id)).toEqual({
    id: answer.body.data.id,
    catererId: member.catererId,
    vendorCode: 'V-7',
    name: 'Green Farm',
    contact: '2125550100',
    email: 'office@farm.test',
    address: null,
    accountNo: '0012',
    active: true,
    terms: null,
    leadDays: null,
    cutOffTime: null,
    deliveryDays: [],
    minimumOrder: null,
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: expect.stringContaining('Mem Ber'),
  })
})

test("a vendor's ordering terms are saved, and its history names what changed", async () => {
  const terms = { terms: ' Net 30 ', leadDays: 2, cutOffTime: '14:00', deliveryDays: [4, 1], minimumOrder: '250.50' }
  const id = await addedId(terms)
  expect(await find(id)).toMatchObject({ ...terms, terms: 'Net 30', deliveryDays: [1, 4], minimumOrder: '250.5' })
  await put(id, { ...terms, deliveryDays: [1], leadDays: 0 })
  const [last] = await historyOf(id)
  expect(last.changes).toContainEqual({ field: 'leadDays', from: '2', to: '0' })
  expect(last.changes).toContainEqual({ field: 'deliveryDays', from: '1, 4', to: '1' })
})

test("the list is sorted by name, with shared vendors among the caterer's own", async () => {
  const other = await server.addMember()
  for (const name of ['zucchini house', 'Ålesund fish', 'Apple yard', 'apple yard east']) await add({ name }, other)
  expect((await list(other)).map(({ name }: { name: string }) => name)).toEqual([
    'Apple yard',
    'apple yard east',
    'USDA Foods',
    'zucchini house',
    'Ålesund fish',
  ])
})

describe('a vendor is refused', () => {
  const refused = async (body: object) => {
    const created = await add(body)
    const updated = await put(await addedId(), body)
    expect(created.status).toBe(422)
    expect(updated.body).toEqual(created.body)
    return created.body.fields
  }

  // spec: 5.vendor.code, 5.vendor.codeText, 5.vendor.name, 5.vendor.nameText
  test.each(['', '   ', '\u00a0', undefined])('without code and name: %j', async (text) => {
    expect(await refused({ vendorCode: text, name: text })).toEqual({
      vendorCode: 'Please provide vendor code',
      name: 'Please provide vendor name',
    })
  })

  // spec: 5.vendor.email
  test.each(['office', 'office@', '@farm.test', 'office@farm', 'a b@farm.test', 'a@farm.test\nbcc: b@farm.test'])(
    'with an invalid email: %j',
    async (email) => {
      expect(await refused({ email })).toEqual({ email: 'Please provide a valid email' })
    },
  )

  // spec: 5.vendor.code.max, 5.vendor.name.max, 5.vendor.email.max, 5.vendor.contact.max, 5.vendor.accountNo.max, 9.max.vendorCode, 9.max.vendorName
  test.each([
    ['vendorCode', 'x'.repeat(11)],
    ['name', '😀'.repeat(51)],
    ['email', `${'x'.repeat(41)}@farm.test`],
    ['contact', '12345678901'],
    ['contact', '212-555-01'],
    ['contact', '٠١٢٣'],
    ['accountNo', 'x'.repeat(11)],
    ['address', 'x'.repeat(501)],
    ['terms', 'x'.repeat(61)],
    ['cutOffTime', '24:00'],
    ['minimumOrder', '-1'],
  ])('with a %s that is too long or of another form (%#)', async (field, text) => {
    expect(Object.keys(await refused({ [field]: text }))).toEqual([field])
  })

  test.each([
    ['leadDays', 61],
    ['leadDays', 1.5],
    ['deliveryDays', [1, 1]],
  ])('with %s of %j', async (field, value) => {
    expect(Object.keys(await refused({ [field]: value }))).toEqual([field])
  })

  test('with a code that another vendor has, in any letter case', async () => {
    await add({ vendorCode: 'Taken-1', name: 'First Farm' })
    expect(await refused({ vendorCode: 'tAKEN-1 ' })).toEqual({
      vendorCode: 'Code tAKEN-1 is already used by First Farm. Choose another code.',
    })
  })
})

// spec: 5.vendor.code.max, 5.vendor.name.max, 5.vendor.email.max, 5.vendor.contact.max, 5.vendor.accountNo.max
test('texts of exactly the maximum length are accepted', async () => {
  const longest = {
    vendorCode: '😀'.repeat(10),
    name: 'n'.repeat(50),
    email: `${'x'.repeat(40)}@farm.test`,
    contact: '0123456789',
    accountNo: 'a'.repeat(10),
    address: 'r'.repeat(500),
  }
  expect(await find(await addedId(longest))).toMatchObject(longest)
})

test('a code used by a shared vendor, another caterer or an archived vendor is free', async () => {
  const id = await addedId({ vendorCode: 'again' })
  await server.call(member, `DELETE /vendor/${id}`)
  for (const vendorCode of ['USDA', 'again']) expect((await add({ vendorCode })).status).toBe(201)
  expect((await add({ vendorCode: 'again' }, await server.addMember())).status).toBe(201)
})

// spec: 7.vendors.update, 4.vendor.update
test('an update replaces every field, and the case of the code may change', async () => {
  const id = await addedId({ vendorCode: 'own', address: 'Mill Road 1' })
  const answer = await put(id, { id, vendorCode: 'OWN', email: '', active: false })
  expect(answer).toMatchObject({ status: 200, body: { data: { message: 'Vendor updated successfully', version: 2 } } })
  expect(await find(id)).toMatchObject({ vendorCode: 'OWN', email: null, address: null, active: false, version: 2 })
})

// spec: 7.vendors.delete
test('a deleted vendor is archived and can be restored', async () => {
  const id = await addedId({ vendorCode: 'gone' })
  const deleted = await server.call(member, `DELETE /vendor/${id}`)
  expect(deleted).toMatchObject({ status: 200, body: { data: { message: 'Vendor deleted successfully' } } })
  expect(await find(id)).toBeUndefined()
  for (const answer of [await put(id, {}), await server.call(member, `DELETE /vendor/${id}`)]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'Vendor not found' } })
  }
  const taker = await addedId({ vendorCode: 'GONE', name: 'Taker' })
  expect(await server.call(member, `POST /vendor/${id}/restore`)).toMatchObject({
    status: 422,
    body: { fields: { vendorCode: 'Code gone is already used by Taker. Choose another code.' } },
  })
  await put(taker, { vendorCode: 'moved' })
  for (const _ of ['once', 'again']) {
    expect(await server.call(member, `POST /vendor/${id}/restore`)).toMatchObject({
      status: 200,
      body: { data: { message: 'Vendor restored successfully', id, version: 3 } },
    })
  }
  expect(await find(id)).toMatchObject({ vendorCode: 'gone' })
  const actions = (await historyOf(id)).map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['restored', 'deleted', 'created'])
})

// spec: 6.vendors.shared, 3.vendor.shared, 4.vendor.readOnly
test('a shared vendor can be viewed but not changed', async () => {
  expect(await find(sharedId)).toMatchObject({ catererId: 0, name: 'USDA Foods', updatedBy: null })
  const writes = [
    await put(sharedId, { vendorCode: 'USDA', name: 'Mine' }),
    await server.call(member, `DELETE /vendor/${sharedId}`),
    await server.call(member, `POST /vendor/${sharedId}/restore`),
  ]
  for (const answer of writes) {
    expect(answer).toMatchObject({ status: 403, body: { message: 'Shared vendors are read-only.' } })
  }
  expect(await find(sharedId)).toMatchObject({ name: 'USDA Foods', version: 1 })
})

test('an archived shared vendor is treated like one that does not exist', async () => {
  const id = await server.database.work({ catererId: 0 }, async (tx) => {
    const row = { vendorCode: 'OLD', name: 'Old Foods', archivedAt: '2026-01-01T00:00:00Z' }
    return (await tx.insert(vendor).values(row).returning({ id: vendor.id }))[0]?.id ?? 0
  })
  expect(await find(id)).toBeUndefined()
  expect(await put(id, {})).toMatchObject({ status: 404, body: { message: 'Vendor not found' } })
})

test("another caterer's vendor is treated like one that does not exist", async () => {
  const other = await server.addMember()
  const id = (await add({}, other)).body.data.id
  for (const call of [`PUT /vendor/%`, `DELETE /vendor/%`, `POST /vendor/%/restore`]) {
    const request = (which: number) =>
      server.call(member, call.replace('%', String(which)), call.startsWith('PUT') ? { body: farm } : {})
    const { status, bytes } = await request(id)
    expect(status).toBe(404)
    expect(bytes).toEqual((await request(900_000_001)).bytes)
  }
  expect((await server.call(member, `POST /vendor/${other.catererId}`, { body: farm })).status).toBe(404)
})

test('saving over a newer version returns the current vendor, and who saved it when', async () => {
  const colleague = await server.addMember({ catererId: member.catererId })
  const id = await addedId()
  const first = { ...farm, vendorCode: 'mine', name: 'By the colleague' }
  await server.call(colleague, `PUT /vendor/${id}`, { body: first, headers: { 'if-match': '1' } })
  const late = await put(id, { vendorCode: 'mine', email: 'late@farm.test' }, { 'if-match': '"1"' })
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('this vendor'), current: { name: 'By the colleague', version: 2 } },
  })
  expect(late.body.current).toEqual(await find(id))
  expect(late.body.current.updatedBy).toBe(`Mem Ber ${/\d+/.exec(colleague.userName)?.[0]}`)
  const headers = { 'if-match': '1' }
  expect((await server.call(member, `DELETE /vendor/${id}`, { headers })).status).toBe(409)
})

test('of twenty saves of the same version at once, one succeeds and the others get a conflict', async () => {
  const id = await addedId()
  const rounds = sized(10, 3)
  for (let version = 1; version <= rounds; version++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        put(id, { vendorCode: 'race', name: `Writer ${writer} of ${version}` }, { 'if-match': String(version) }),
      ),
    )
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
    for (const { status, body } of answers) {
      if (status === 409)
        expect(body.current).toMatchObject({ name: `Writer ${won} of ${version}`, version: version + 1 })
    }
    expect(await find(id)).toMatchObject({ name: `Writer ${won} of ${version}`, version: version + 1 })
  }
  // One entry for each successful write.
  expect(await historyOf(id)).toHaveLength(rounds + 1)
})

test('when ten requests add the same code at once, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add({ vendorCode: 'oneonly' })))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(422)])
})

test('a staff member without the settings module is refused', async () => {
  const cook = await server.addMember({ role: 'staff', catererId: member.catererId })
  const setModules = (modules: string) =>
    server.database.work(member, (tx) =>
      tx.execute(sql`update app_user set modules = ${modules}::jsonb where id = ${cook.userId}`),
    )
  await setModules('["menus"]')
  expect((await server.call(cook, `GET /vendor/all/${cook.catererId}`)).status).toBe(403)
  expect((await add({}, cook)).status).toBe(403)
  await setModules('["settings"]')
  expect((await add({}, cook)).status).toBe(201)
})

const vendorCount = sized(100_000, 10_000)

test(`${vendorCount} vendors are listed within a few seconds of CPU time`, async () => {
  const large = await server.addMember()
  await server.database.work(large, (tx) =>
    tx.execute(sql`insert into vendor (vendor_code, name, contact, email, address, account_no)
      select 'V' || n, 'Vendor ' || md5(n::text), '2125550100', 'office' || n || '@vendor.test', n || ' Mill Road', n::text
      from generate_series(1, ${vendorCount}::int) n`),
  )
  const before = process.cpuUsage()
  const vendors = await list(large)
  const { user, system } = process.cpuUsage(before)
  expect(vendors).toHaveLength(vendorCount + 1)
  expect(vendors[vendorCount / 2].updatedBy).toContain('Mem Ber')
  // CPU time, because the machine may be busy with other tests.
  expect((user + system) / 1_000_000).toBeLessThan(10)
})
