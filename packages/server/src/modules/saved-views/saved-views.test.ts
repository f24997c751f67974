import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const layout = { order: ['name', 'code'], hidden: ['email'], widths: { name: 240, code: 120.5 }, density: 'compact' }
const body = (name: string, changes: object = {}) => ({
  tableId: 'vendors',
  name,
  query: 'filter.name=farm&sort=name&size=50',
  layout,
  ...changes,
})
interface View {
  id: number
  name: string
}

const add = (name: string, { by = member, changes = {}, headers = {} }: Options = {}) =>
  server.call(by, 'POST /commissary/savedViews', { body: body(name, changes), headers })
const addedId = async (name: string, options?: Options) => (await add(name, options)).body.data.id as number
const save = (id: number, name: string, { by = member, changes = {}, headers = {} }: Options = {}) =>
  server.call(by, `PUT /commissary/savedViews/${id}`, { body: body(name, changes), headers })
const remove = (id: number, { by = member, headers = {} }: Options = {}) =>
  server.call(by, `DELETE /commissary/savedViews/${id}`, { headers })
const list = async (by: Member = member, tableId = 'vendors'): Promise<View[]> =>
  (await server.call(by, 'GET /commissary/savedViews', { query: { tableId } })).body._embedded.savedViews

interface Options {
  by?: Member
  changes?: object
  headers?: Record<string, string>
}

test('a view is saved, renamed, replaced and deleted', async () => {
  const added = await add('  My farms ')
  expect(added).toMatchObject({ status: 201, body: { data: { message: 'View saved', version: 1 } } })
  const { id } = added.body.data
  const stored = {
    ...body('My farms'),
    id,
    isShared: false,
    ownerName: null,
    version: 1,
    updatedAt: expect.any(String),
  }
  expect(await list()).toEqual([stored])
  expect(await list(member, 'users')).toEqual([])
  expect(await save(id, 'MY FARMS')).toMatchObject({ status: 200, body: { data: { id, version: 2 } } })
  const plain = { order: [], hidden: [], widths: {}, density: null }
  expect((await save(id, 'MY FARMS', { changes: { query: '', layout: plain } })).status).toBe(200)
  expect(await list()).toMatchObject([{ name: 'MY FARMS', query: '', layout: plain, version: 3 }])
  expect(await remove(id)).toMatchObject({ status: 200, body: { data: { message: 'View deleted' } } })
  expect(await list()).toEqual([])
  for (const answer of [await save(id, 'x'), await remove(id)]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'View not found' } })
  }
})

test('no one else reads or changes a view, not even an administrator of the same caterer', async () => {
  const staff = await server.addMember({ role: 'staff' })
  const id = await addedId('Private', { by: staff })
  const administrator = await server.addMember({ catererId: staff.catererId })
  for (const by of [administrator, await server.addMember()]) {
    expect(await list(by)).toEqual([])
    const absent = await remove(900_000_001, { by })
    expect(absent.status).toBe(404)
    for (const headers of [{}, { 'if-match': '7' }]) {
      expect((await save(id, 'Mine', { by, headers })).body).toEqual(absent.body)
      expect((await remove(id, { by, headers })).body).toEqual(absent.body)
    }
    // The name is free for everyone else.
    expect((await add('Private', { by })).status).toBe(201)
  }
  expect(await list(staff)).toMatchObject([{ id, name: 'Private', version: 1 }])
  const parent = await server.addMember({ role: 'parent', catererId: staff.catererId })
  expect((await add('Any', { by: parent })).status).toBe(403)
})

test('a shared view is read by colleagues, below their own, and changed only by its user', async () => {
  const owner = await server.addMember()
  const colleague = await server.addMember({ catererId: owner.catererId, role: 'staff' })
  const id = await addedId('Shared', { by: owner, changes: { isShared: true } })
  const own = await addedId('Yours', { by: colleague })
  const views = await server.call(colleague, 'GET /commissary/savedViews', { query: { tableId: 'vendors' } })
  expect(views.body._embedded.savedViews).toMatchObject([
    { id: own, ownerName: null, isShared: false },
    { id, ownerName: expect.stringMatching(/^Mem Ber/), isShared: true, query: body('').query },
  ])
  expect(await list(await server.addMember())).toEqual([])
  for (const answer of [await save(id, 'Mine', { by: colleague }), await remove(id, { by: colleague })]) {
    expect(answer.status).toBe(404)
  }
  // The name is still free for the colleague, and the view is private again once its user says so.
  expect((await add('Shared', { by: colleague })).status).toBe(201)
  await save(id, 'Shared', { by: owner })
  expect((await list(colleague)).map(({ name }) => name)).toEqual(['Shared', 'Yours'])
})

test('a name is required and has at most 80 characters', async () => {
  const required = { name: 'Please provide a name for the view.' }
  for (const name of ['', '   ']) expect((await add(name)).body.fields).toEqual(required)
  expect((await add('😀'.repeat(80))).status).toBe(201)
  expect((await add('x'.repeat(81))).body.fields).toEqual({ name: 'Use at most 80 characters.' })
})

test('a name is unique within a user and table, in any letter case', async () => {
  const by = await server.addMember()
  await add('Active', { by })
  const id = await addedId('Blocked', { by })
  const taken = { name: 'A view named active already exists. Choose another name, or replace it.' }
  for (const answer of [await add(' active', { by }), await save(id, 'active', { by })]) {
    expect(answer).toMatchObject({ status: 422, body: { fields: taken } })
  }
  expect((await add('Active', { by, changes: { tableId: 'users' } })).status).toBe(201)
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => add('Once', { by })))
  expect(atOnce.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(422)])
})

test('a user has at most 50 views of a table', async () => {
  const by = await server.addMember()
  for (let number = 1; number <= 50; number++) expect((await add(`View ${number}`, { by })).status).toBe(201)
  expect((await add('One more', { by })).body.fields).toEqual({
    name: 'You have 50 saved views of this table, the most there can be. Delete one, then save again.',
  })
  const [first] = await list(by)
  expect((await save(first?.id ?? 0, 'Renamed', { by })).status).toBe(200)
  expect((await add('One more', { by, changes: { tableId: 'users' } })).status).toBe(201)
})

test.each([
  { tableId: 'Vendors!' },
  { tableId: 'x'.repeat(41) },
  { query: 'x'.repeat(2001) },
  { layout: { ...layout, order: Array<string>(501).fill('name') } },
  { layout: { ...layout, hidden: ['x'.repeat(41)] } },
  { layout: { ...layout, widths: { ['x'.repeat(41)]: 100 } } },
  { layout: { ...layout, widths: { name: 10_001 } } },
  { layout: { ...layout, density: 'huge' } },
])('a view that is too large or unknown is refused: %j', async (changes) => {
  const before = await list()
  expect((await add('Too much', { changes })).status).toBe(422)
  expect(await list()).toEqual(before)
})

test('a view stays with its table', async () => {
  const id = await addedId('Stays')
  expect((await save(id, 'Stays', { changes: { tableId: 'users' } })).body.fields).toEqual({
    tableId: 'This view belongs to another table.',
  })
})

test('saving twice with the same key adds one view', async () => {
  const by = await server.addMember()
  const headers = { 'idempotency-key': 'a key of this test' }
  const [first, second] = [await add('Twice', { by, headers }), await add('Twice', { by, headers })]
  expect(second.body).toEqual(first.body)
  expect(await list(by)).toHaveLength(1)
})

test('when two windows change the same version, one succeeds and the other gets the stored view', async () => {
  const id = await addedId('Shared window')
  const headers = { 'if-match': '1' }
  const answers = await Promise.all([save(id, 'First', { headers }), save(id, 'Second', { headers })])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.current).toMatchObject({ id, version: 2 })
  expect((await remove(id, { headers })).status).toBe(409)
  expect((await remove(id, { headers: { 'if-match': '2' } })).status).toBe(200)
})

test("a user's views are deleted with the user", async () => {
  const by = await server.addMember()
  await add('Gone soon', { by })
  await server.database.work(by, async (tx) => {
    await tx.execute(`delete from app_user where id = ${by.userId}`)
    expect(await tx.execute('select id from saved_view')).toEqual([])
  })
})
