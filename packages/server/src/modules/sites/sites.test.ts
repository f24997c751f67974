import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { school } from '../../db/schema/school.ts'
import { userSchool } from '../../db/schema/user.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
/** Has access to the first school only. */
let helper: Member
let schools: number[]
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  schools = await addSchools(member, ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'])
  helper = await server.addMember({ role: 'staff', catererId: member.catererId })
  await server.database.work(member, async (tx) => {
    await tx.execute(sql`update app_user set has_all_schools = false where id = ${helper.userId}`)
    await tx.insert(userSchool).values({ userId: helper.userId, schoolId: schools[0] ?? 0 })
  })
})

const addSchools = (by: Member, names: string[]) =>
  server.database.work(by, async (tx) => {
    const rows = names.map((schoolName) => ({ schoolName }))
    return (await tx.insert(school).values(rows).returning({ id: school.id })).map(({ id }) => id)
  })

interface Change {
  siteName?: string | undefined
  schools?: number[] | undefined
}

const api = {
  list: (by: Member) => server.call(by, 'GET /inventorySites', { query: { catererId: by.catererId } }),
  create: (by: Member, body: Change) =>
    server.call(by, 'POST /inventorySites', { query: { catererId: by.catererId }, body }),
  created: 201,
  read: (by: Member, id: number) =>
    server.call(by, `GET /inventorySites/${id}`, { query: { catererId: by.catererId } }),
  update: (by: Member, id: number, body: object, headers: Record<string, string> = {}) =>
    server.call(by, `PUT /inventorySites/${id}`, { query: { catererId: by.catererId }, body, headers }),
  remove: (by: Member, id: number, headers: Record<string, string> = {}) =>
    server.call(by, `DELETE /inventorySites/${id}`, { query: { catererId: by.catererId }, headers }),
}

const at = (...numbers: number[]) => numbers.map((number) => schools[number] ?? 0)
const change = (siteId: number, siteName: string, schoolIds: number[]) => ({
  siteId,
  siteName,
  schools: schoolIds.map((schoolId) => ({ schoolId })),
})
let names = 0
const newName = () => `Site ${++names}`
const { create, read, update, remove } = api
const addSite = async (schoolIds: number[], by = member) =>
  (await create(by, { siteName: newName(), schools: schoolIds })).body.data.id as number
/** Deletes every site of the caterer, so that every school is free. */
const clear = () => server.database.work(member, (tx) => tx.execute(sql`delete from inventory_site`))

// spec: 7.inventorySites.list, 7.inventorySites.read, 7.inventorySites.create, 7.inventorySites.create.body, 7.inventorySites.update, 7.inventorySites.update.body, 7.inventorySites.delete, 8.site.created, 8.site.updated, 8.site.deleted, 3.site.siteId, 3.site.siteName, 3.site.schools, 4.site.create, 4.site.edit
test('a site is created, read, updated and deleted', async () => {
  await clear()
  const added = await api.create(member, { siteName: ' North ', schools: at(1, 0, 1) })
  expect(added).toMatchObject({ status: api.created, body: { data: { message: 'Site created successfully' } } })
  const { id } = added.body.data
  const site = {
    siteId: id,
    siteName: 'North',
    schools: [
      { schoolId: schools[0], schoolName: 'Ash' },
      { schoolId: schools[1], schoolName: 'Birch' },
    ],
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: expect.stringContaining('Mem Ber'),
  }
  expect((await api.read(member, id)).body).toEqual(site)
  expect((await api.list(member)).body).toEqual({ _embedded: { sites: [site] } })

  const saved = await api.update(member, id, change(id, 'North', at(2, 1)))
  expect(saved).toMatchObject({
    status: 200,
    body: { data: { message: 'Site updated successfully', id, version: 2 } },
  })
  expect((await api.read(member, id)).body.schools.map((row: { schoolName: string }) => row.schoolName)).toEqual([
    'Birch',
    'Cedar',
  ])

  expect(await api.remove(member, id)).toMatchObject({
    status: 200,
    body: { data: { message: 'Site deleted successfully' } },
  })
  for (const missing of [
    await api.read(member, id),
    await api.update(member, id, change(id, 'x', at(0))),
    await api.remove(member, id),
  ]) {
    expect(missing).toMatchObject({ status: 404, body: { message: 'Site not found' } })
  }
})

describe('a site is refused', () => {
  // spec: 5.site.name, 5.site.nameText, 5.site.schools, 5.site.schoolsText
  test.each([
    ['', []],
    ['  ', []],
    [undefined, undefined],
  ])('without name and schools: %j %j', async (siteName, list) => {
    await clear()
    const id = await addSite(at(0))
    const created = await api.create(member, { siteName, schools: list })
    const saved = await api.update(member, id, { siteId: id, siteName, schools: list })
    for (const { status, body } of [created, saved]) {
      expect(status).toBe(422)
      // A blank name is checked only when the rest is valid.
      if (siteName !== '  ') expect(body.fields).toMatchObject({ siteName: 'Please enter Site Name' })
      expect(body.fields).toMatchObject({ schools: 'Please Select School' })
    }
    const spaces = await api.create(member, { siteName: '  ', schools: at(1) })
    expect(spaces.body.fields).toEqual({ siteName: 'Please enter Site Name' })
  })

  test('if its name is taken or too long', async () => {
    await clear()
    await api.create(member, { siteName: 'North', schools: at(0) })
    expect((await api.create(member, { siteName: 'NORTH', schools: at(1) })).body.fields).toEqual({
      siteName: 'A site named NORTH already exists. Choose another name.',
    })
    expect((await api.create(member, { siteName: 'x'.repeat(51), schools: at(1) })).body.fields).toEqual({
      siteName: 'Use at most 50 characters.',
    })
  })

  test('with a school of another site, which is named', async () => {
    await clear()
    await api.create(member, { siteName: 'North', schools: at(0, 1) })
    const id = await addSite(at(2))
    const fields = {
      schools: 'A school can be in only one site. Already in another site: Ash (North), Birch (North).',
    }
    expect((await api.create(member, { siteName: 'South', schools: at(0, 1, 3) })).body.fields).toEqual(fields)
    expect((await api.update(member, id, change(id, 'South', at(0, 1, 2)))).body.fields).toEqual(fields)
  })

  test("with an archived, another caterer's or an unknown school, with the same message", async () => {
    await clear()
    const stranger = await server.addMember()
    const [foreign = 0] = await addSchools(stranger, ['Foreign'])
    const [closed = 0] = await addSchools(member, ['Closed'])
    await server.database.work(member, (tx) =>
      tx.execute(sql`update school set archived_at = now() where id = ${closed}`),
    )
    const id = await addSite(at(5))
    for (const unknown of [foreign, closed, 900_000_001]) {
      expect((await api.create(member, { siteName: 'South', schools: [...at(0), unknown] })).body.fields).toEqual({
        'schools.1': 'This school does not exist.',
      })
      expect((await api.update(member, id, change(id, 'South', [...at(0), unknown]))).body.fields).toEqual({
        'schools.1.schoolId': 'This school does not exist.',
      })
    }
  })

  test('with the id of another site in its body', async () => {
    await clear()
    const id = await addSite(at(0))
    const answer = await api.update(member, id, change(id + 1, 'North', at(0)))
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { siteId: 'The site in the address and the one in the body differ. Send the same id.' } },
    })
  })
})

describe('a user with access to some schools', () => {
  test('sees every site, and adds and removes only those schools', async () => {
    await clear()
    const id = await addSite(at(1, 2))
    expect((await read(helper, id)).body.schools).toHaveLength(2)
    // Schools already in the site may stay; only the user's own can be added or removed.
    expect((await update(helper, id, change(id, 'Mine', at(0, 1, 2)))).status).toBe(200)
    expect((await update(helper, id, change(id, 'Mine', at(1, 2)))).status).toBe(200)
    expect((await update(helper, id, change(id, 'Mine', at(1, 2, 3)))).body.fields).toEqual({
      'schools.2.schoolId': 'This school does not exist.',
    })
    expect((await update(helper, id, change(id, 'Mine', at(0, 2)))).body.fields).toEqual({
      schools: 'You need access to Birch to remove it from this site. Select it again.',
    })
    expect((await create(helper, { siteName: newName(), schools: at(4) })).body.fields).toEqual({
      'schools.0': 'This school does not exist.',
    })
  })

  test('deletes only sites of those schools', async () => {
    await clear()
    const mixed = await addSite(at(0, 1))
    expect(await remove(helper, mixed)).toMatchObject({
      status: 403,
      body: { message: 'You need access to Birch to delete this site.' },
    })
    await clear()
    expect((await remove(helper, await addSite(at(0), helper))).status).toBe(200)
  })
})

test("another caterer's site is treated like one that does not exist", async () => {
  const other = await server.addMember()
  const [own = 0] = await addSchools(other, ['Elsewhere'])
  const id = await addSite([own], other)
  for (const request of [
    (siteId: number) => read(member, siteId),
    (siteId: number) => update(member, siteId, change(siteId, 'x', at(5))),
    (siteId: number) => remove(member, siteId),
  ]) {
    const foreign = await request(id)
    expect([foreign.status, foreign.body]).toEqual([404, (await request(900_000_001)).body])
  }
})

test('saving over a newer version returns the current site', async () => {
  await clear()
  const id = await addSite(at(0))
  await update(member, id, change(id, 'Changed', at(0, 1)), { 'if-match': '1' })
  const late = await update(member, id, change(id, 'Late', at(2)), { 'if-match': '1' })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('this site') } })
  expect(late.body.current).toEqual((await read(member, id)).body)
  expect((await remove(member, id, { 'if-match': '1' })).status).toBe(409)
})

test('when many sites add the same school at once, one gets it', async () => {
  await clear()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, writer) => create(member, { siteName: `Race ${writer}`, schools: at(4) })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(422)])
  const id = await addSite(at(3))
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, writer) =>
      update(member, id, change(id, `Save ${writer}`, at(3)), { 'if-match': '1' }),
    ),
  )
  expect(saves.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
})

test('a site can have three hundred schools', async () => {
  const large = await server.addMember()
  const all = await addSchools(
    large,
    Array.from({ length: 300 }, (_, number) => `School ${number}`),
  )
  const id = await addSite(all, large)
  expect((await read(large, id)).body.schools).toHaveLength(300)
  expect((await update(large, id, change(id, 'All but one', all.slice(1)))).status).toBe(200)
  expect((await api.list(large)).body._embedded.sites[0].schools).toHaveLength(299)
})

// spec: 6.inventory.siteList
test('a caterer without the inventory flag is refused', async () => {
  const plain = await server.addMember({ caterer: { inventoryEnabled: false } })
  expect((await api.list(plain)).status).toBe(403)
  expect((await api.create(plain, { siteName: 'x', schools: [1] })).status).toBe(403)
})
