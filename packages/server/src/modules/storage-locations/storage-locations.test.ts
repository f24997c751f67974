import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

interface Location {
  id: number
  storageLocationName: string
}

const ofCaterer = (by: Member, name?: string) => ({
  catererId: by.catererId,
  ...(name !== undefined && { storageLocationName: name }),
})
const add = async (name?: string, by: Member = member) =>
  server.call(by, 'POST /storageLocations', { query: ofCaterer(by, name) })
const addedId = async (name: string, by?: Member) => (await add(name, by)).body.data.id as number
const rename = (id: number, name?: string, headers: Record<string, string> = {}) =>
  server.call(member, `PUT /storageLocations/${id}`, { query: ofCaterer(member, name), headers })
const remove = (id: number, headers: Record<string, string> = {}) =>
  server.call(member, `DELETE /storageLocations/${id}`, { query: ofCaterer(member), headers })
const list = async (by: Member = member): Promise<Location[]> =>
  (await server.call(by, 'GET /storageLocations', { query: ofCaterer(by) })).body._embedded.storageLocations

// spec: 1.storageLocations, 7.storage.create, 7.storage.create.201, 7.storage.list, 7.storage.update, 7.storage.delete, 3.storage.id, 3.storage.name, 3.storage.catererId, 4.storage.create, 4.storage.update
test('a storage location is added, renamed and deleted', async () => {
  const added = await add('  Dry store ')
  expect(added).toMatchObject({ status: 201, body: { data: { message: 'Storage location created successfully' } } })
  const { id } = added.body.data
  expect(await list()).toEqual([
    {
      id,
      catererId: member.catererId,
      storageLocationName: 'Dry store',
      version: 1,
      updatedAt: expect.any(String),
      updatedBy: expect.stringContaining('Mem Ber'),
    },
  ])
  expect(await rename(id, 'DRY STORE')).toMatchObject({
    status: 200,
    body: { data: { message: 'Storage location updated successfully', id, version: 2 } },
  })
  expect(await list()).toMatchObject([{ storageLocationName: 'DRY STORE' }])
  expect(await remove(id)).toMatchObject({
    status: 200,
    body: { data: { message: 'Storage location deleted successfully' } },
  })
  expect(await list()).toEqual([])
  for (const answer of [await rename(id, 'x'), await remove(id)]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'Storage location not found' } })
  }
})

// spec: 5.storage.name, 5.storage.nameText
test.each(['', '  ', undefined])('a storage location without a name is refused: %j', async (name) => {
  const id = await addedId(`Room ${JSON.stringify(name)}`)
  for (const answer of [await add(name), await rename(id, name)]) {
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { storageLocationName: 'Please provide storage loction' } },
    })
  }
})

// spec: 5.storage.name.max, 9.max.storageName
test('a name has at most 50 characters', async () => {
  expect((await add('😀'.repeat(50))).status).toBe(201)
  expect((await add('x'.repeat(51))).body.fields).toEqual({ storageLocationName: 'Use at most 50 characters.' })
})

test('a name is unique within a caterer, in any letter case', async () => {
  await add('Cellar')
  const id = await addedId('Attic')
  const taken = { storageLocationName: 'A storage location named cellar already exists. Choose another name.' }
  for (const answer of [await add(' cellar'), await rename(id, 'cellar')]) expect(answer.body.fields).toEqual(taken)
  expect((await add('Cellar', await server.addMember())).status).toBe(201)
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => add('Roof')))
  expect(atOnce.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(422)])
})

test('formulas, scripts and other writing systems are stored as text', async () => {
  for (const name of ['=HYPERLINK("x")', '<script>alert(1)</script>', "'; drop table x; --", 'مخزن', '100 % & + #']) {
    const id = await addedId(name)
    expect((await list()).find((row) => row.id === id)?.storageLocationName).toBe(name)
  }
})

test('when twenty renames of the same version happen at once, one succeeds and the others get a conflict', async () => {
  const id = await addedId('Shared room')
  for (let version = 1; version <= 5; version++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        rename(id, `Room ${version} ${writer}`, { 'if-match': String(version) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
    const name = `Room ${version} ${answers.findIndex(({ status }) => status === 200)}`
    for (const { status, body } of answers) {
      if (status === 409) expect(body.current).toMatchObject({ id, storageLocationName: name, version: version + 1 })
    }
  }
  expect((await remove(id, { 'if-match': '5' })).status).toBe(409)
  expect((await remove(id, { 'if-match': '6' })).status).toBe(200)
})
