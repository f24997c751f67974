import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const read = async (by: Member) => (await server.call(by, 'GET /commissary/userInfo/screens')).body
const use = (by: Member, screen: string) => server.call(by, `PUT /commissary/userInfo/screens/${screen}/use`)
const pin = (by: Member, screen: string, isPinned = true) =>
  server.call(by, `PUT /commissary/userInfo/screens/${screen}/pin`, { body: { isPinned } })

test('pins are kept in their order and the last six used screens newest first, for this user only', async () => {
  const member = await server.addMember()
  const colleague = await server.addMember({ catererId: member.catererId, role: 'staff' })
  expect(await read(member)).toEqual({ pinned: [], recent: [] })
  for (const screen of ['recipes', 'vendors', 'recipes']) await pin(member, screen)
  expect((await pin(member, 'users')).body).toEqual({ pinned: ['recipes', 'vendors', 'users'], recent: [] })
  await pin(member, 'vendors', false)
  for (const screen of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) await use(member, screen)
  expect(await read(member)).toEqual({ pinned: ['recipes', 'users'], recent: ['b', 'g', 'f', 'e', 'd', 'c'] })
  for (const other of [colleague, await server.addMember()]) {
    expect(await read(other)).toEqual({ pinned: [], recent: [] })
  }
})

test('no concurrent pin is lost, and only screen ids are accepted', async () => {
  const member = await server.addMember()
  const screens = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(screens.map((screen) => pin(member, screen)))
  expect((await read(member)).pinned.toSorted()).toEqual(screens)
  expect((await use(member, 'x'.repeat(41))).status).toBe(422)
  expect((await use(member, 'a-b')).status).toBe(422)
  const parent = await server.addMember({ role: 'parent', catererId: member.catererId })
  expect((await use(parent, 'recipes')).status).toBe(403)
})

test("a user's screens are deleted with the user", async () => {
  const member = await server.addMember()
  await pin(member, 'recipes')
  await server.database.work(member, async (tx) => {
    await tx.execute(`delete from app_user where id = ${member.userId}`)
    expect(await tx.execute('select id from user_screens')).toEqual([])
  })
})
