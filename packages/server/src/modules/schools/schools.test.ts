import { beforeAll, expect, test } from 'vitest'

import { seedDemo } from '../../demo/seed.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  await seedDemo(server.database, '2026-11-18')
  member = await server.addMember({ catererId: 1 })
})

const list = (query: Record<string, string>) => server.call(member, 'GET /commissary/schools', { query })

// spec: 3.school.schoolId, 3.school.schoolName, 3.school.subdomain, 3.school.moduleAccess
// spec: 3.school.moduleAccess.productionRecord, 6.schools.role, 7.schools, 7.schools.role, 7.schools.list
test('schools are listed by name with their modules', async () => {
  const { status, body } = await list({ role: 'ROLE_CATERER', date: '2026-11-18' })
  expect(status).toBe(200)
  expect(body.data.schools.map(({ schoolName }: { schoolName: string }) => schoolName)).toEqual(
    body.data.schools.map(({ schoolName }: { schoolName: string }) => schoolName).toSorted(),
  )
  for (const school of body.data.schools) {
    expect(school).toMatchObject({ schoolId: expect.any(Number), subdomain: expect.any(String) })
    expect(['Yes', 'No']).toContain(school.moduleAccess['Production Record'])
  }
  expect(body.data.schools.length).toBeGreaterThan(1)
})

// spec: 9.dateFormat
// spec: 7.schools.role, 7.schools.date
test('another role and a date that is not YYYY-MM-DD are refused', async () => {
  expect((await list({ role: 'ROLE_PARENT', date: '2026-11-18' })).body.fields).toHaveProperty('role')
  expect((await list({ role: 'ROLE_CATERER', date: '11/18/2026' })).body.fields).toHaveProperty('date')
  expect((await list({ role: 'ROLE_CATERER' })).body.fields).toHaveProperty('date')
})
