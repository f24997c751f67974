import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  for (const [schoolName, subdomain, hasRecord] of [
    ['Oak', 'oak', 'No'],
    ['Elm', 'elm', 'Yes'],
  ]) {
    const body = { schoolName, subdomain, moduleAccess: { 'Production Record': hasRecord }, meals: [], terms: [] }
    const added = await server.call(member, `POST /commissary/createSite/${member.catererId}`, { body })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
})

const list = (query: Record<string, string>) => server.call(member, 'GET /commissary/schools', { query })

// spec: 3.school.schoolId, 3.school.schoolName, 3.school.subdomain, 3.school.moduleAccess
// spec: 3.school.moduleAccess.productionRecord, 6.schools.role, 7.schools, 7.schools.role, 7.schools.list
test('schools are listed by name with their modules', async () => {
  const { status, body } = await list({ role: 'ROLE_CATERER', date: '2026-11-18' })
  expect(status).toBe(200)
  const { schools } = body.data
  expect(schools).toHaveLength(2)
  expect(schools[0]).toMatchObject({
    schoolId: expect.any(Number),
    schoolName: 'Elm',
    subdomain: 'elm',
    moduleAccess: { 'Production Record': 'Yes' },
  })
  expect(schools[1]).toMatchObject({
    schoolId: expect.any(Number),
    schoolName: 'Oak',
    subdomain: 'oak',
    moduleAccess: { 'Production Record': 'No' },
  })
})

// spec: 9.dateFormat
// spec: 7.schools.role, 7.schools.date
test('another role and a date that is not YYYY-MM-DD are refused', async () => {
  expect((await list({ role: 'ROLE_PARENT', date: '2026-11-18' })).body.fields).toHaveProperty('role')
  expect((await list({ role: 'ROLE_CATERER', date: '11/18/2026' })).body.fields).toHaveProperty('date')
  expect((await list({ role: 'ROLE_CATERER' })).body.fields).toHaveProperty('date')
})
