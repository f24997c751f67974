import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildApp } from '../../app.ts'
import { school } from '../../db/schema/school.ts'
import { createLog } from '../../http/log.ts'
import { startApp, type Member } from '../../../test/support/test-app.ts'

const server = await startApp()
const { call: send } = server
/** A second server process on the same database, which must not cache access. */
const copy = await buildApp({ database: server.database, log: createLog('silent') })
beforeAll(async () => {
  await copy.ready()
  return () => copy.close()
})

let administrator: Member
let member: Member
beforeEach(async () => {
  administrator = await server.addMember()
  member = await server.addMember({ catererId: administrator.catererId })
})

const save = async (fields: object) => {
  const body = {
    firstName: 'Mem',
    lastName: 'Ber',
    email: member.userName,
    mobile: '2125550100',
    role: 'staff',
    hasAllSchools: true,
    schools: [],
    modules: null,
    ...fields,
  }
  const answer = await send(administrator, `PUT /commissary/users/${member.userId}`, { body })
  expect(answer.status).toBe(200)
}
const act = async (action: string) => {
  expect((await send(administrator, `POST /commissary/users/${member.userId}/${action}`)).status).toBe(200)
}
/** The responses to the member's next request to each server process. */
const next = async (url: string) => {
  const address = `${url}${url.includes('?') ? '&' : '?'}access_token=${member.tokens.access}`
  const answers = await Promise.all([server.app.inject(address), copy.inject(address)])
  const [one, other] = answers.map(({ statusCode }) => statusCode)
  expect(other).toBe(one)
  return one
}
const namesOf = async (url: string) => {
  const answer = await copy.inject(`${url}&access_token=${member.tokens.access}`)
  const { data } = answer.json<{ data: { schools: { schoolName: string }[] } }>()
  return data.schools.map(({ schoolName }) => schoolName)
}

describe('from the next request on, in every server process', () => {
  test('a removed role no longer applies', async () => {
    expect(await next('/commissary/users')).toBe(200)
    await save({ role: 'staff' })
    expect(await next('/commissary/users')).toBe(403)
    expect(await next('/recipe/recipes')).toBe(200)
    await save({ role: 'parent' })
    expect(await next('/recipe/recipes')).toBe(403)
    expect(await next('/commissary/userInfo')).toBe(200)
  })

  test('removed modules are refused, and others still work', async () => {
    await save({ modules: ['catalog', 'settings'] })
    expect([await next('/recipe/recipes'), await next('/storageLocations?catererId=' + member.catererId)]).toEqual([
      200, 200,
    ])
    await save({ modules: ['settings'] })
    expect([await next('/recipe/recipes'), await next('/storageLocations?catererId=' + member.catererId)]).toEqual([
      403, 200,
    ])
    await save({ modules: [] })
    expect(await next('/storageLocations?catererId=' + member.catererId)).toBe(403)
  })

  test('removed schools no longer exist', async () => {
    const [north = 0, south = 0] = await server.database.work(administrator, async (tx) => {
      const values = ['North', 'South'].map((schoolName) => ({ schoolName }))
      const rows = await tx.insert(school).values(values).returning({ id: school.id })
      return rows.map(({ id }) => id)
    })
    const schools = '/commissary/schools?role=ROLE_CATERER&date=2026-11-20'
    await save({ hasAllSchools: false, schools: [north, south] })
    expect(await namesOf(schools)).toEqual(['North', 'South'])
    await save({ hasAllSchools: false, schools: [south] })
    expect(await namesOf(schools)).toEqual(['South'])
  })

  test('a deactivated user is logged out, and needs a new login after reactivation', async () => {
    expect(await next('/commissary/userInfo')).toBe(200)
    await act('deactivate')
    expect(await next('/commissary/userInfo')).toBe(401)
    const refresh = await copy.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${member.tokens.refresh}`,
    })
    expect(refresh.statusCode).toBe(400)
    await act('reactivate')
    expect(await next('/commissary/userInfo')).toBe(401)
  })
})
