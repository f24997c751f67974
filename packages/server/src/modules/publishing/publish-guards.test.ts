import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'

let server: TestApp
let world: MenuWorld
let north: number
let south: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await menuWorld(server)
  ;[north = 0, south = 0] = world.schools
})

const own = <T>(run: (tx: Tx) => Promise<T>) => server.database.work({ catererId: world.member.catererId }, run)

/** Adds a month with one day. */
async function addMonth(date: string): Promise<number> {
  const line = { key: 'a', ingredientId: world.apple, category: 'Fruit', plannedServings: 80 }
  const { body } = await world.save({
    name: 'Elementary',
    yearMonth: date.slice(0, 7),
    programId: world.programId,
    days: [{ date, plannedMeals: 100, lines: [line] }],
  })
  return body.data.id
}
const take = (schoolId: number, catererCalendarId: number) =>
  world.call(`POST /commissary/school/${schoolId}/masterMenu`, { body: { catererCalendarId } })

test('an archived month is neither published nor taken by a school', async () => {
  const month = await addMonth('2098-11-03')
  expect((await world.call(`DELETE /commissary/catererCalendar/${month}`)).status).toBe(200)
  expect((await world.publish(month)).status).toBe(404)
  const { status, body } = await take(north, month)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['catererCalendarId']])
  expect(await world.months(north)).toEqual([])
})

test('a school takes no menu that it does not serve, although others have it', async () => {
  const month = await addMonth('2098-11-03')
  expect((await world.publish(month, [north])).status).toBe(200)
  await own((tx) => tx.delete(schoolProgram).where(eq(schoolProgram.schoolId, south)))
  const { status, body } = await take(south, month)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['catererCalendarId']])
})

test('someone without access to a school with the publication does not take it back', async () => {
  const month = await addMonth('2098-11-03')
  const { publicationId } = (await world.publish(month)).body.data
  const staff = await server.addMember({ role: 'staff', catererId: world.member.catererId })
  await own(async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: north })
  })
  const listed = async (by?: typeof staff) =>
    (await world.call(`GET /commissary/catererCalendar/${month}/publications`, {}, by)).body._embedded.publications
  expect(await listed(staff)).toMatchObject([{ id: publicationId, canTakeBack: false }])
  expect(await listed()).toMatchObject([{ id: publicationId, canTakeBack: true }])
  const refused = await world.call(`POST /commissary/publications/${publicationId}/takeBack`, {}, staff)
  expect(refused.status).toBe(409)
  for (const school of [north, south]) expect(await world.months(school)).toMatchObject([{ plannedDays: 1 }])
})

test('a served day stays as it was served when the next publication lacks it, with the changes of the school', async () => {
  const date = '2026-09-07'
  const month = await addMonth(date)
  await world.publish(month, [north])
  const [{ id }] = await world.months(north)
  // As if it had been published before it was served.
  await own(async (tx) => {
    await tx.execute(sql`
      insert into school_base_day (school_calendar_id, date, published_day_id)
      select month.school_calendar_id, day.date, day.id
      from school_month month join published_day day on day.publication_id = month.publication_id where month.id = ${id}`)
    await tx.execute(sql`
      insert into school_day (school_calendar_id, date, has_own_meals, planned_meals)
      select school_calendar_id, ${date}::date, true, 77 from school_month where id = ${id}`)
    await tx.execute(
      sql`delete from master_line where master_day_id in (select id from master_day where date = ${date})`,
    )
    await tx.execute(sql`delete from master_day where date = ${date}`)
  })
  const { body } = await world.publish(month, [north])
  expect(body.data.schools).toMatchObject([{ came: [], kept: [], conflicts: [] }])
  expect((await world.read(id, false)).days).toMatchObject([{ date, plannedMeals: 77, lines: [{ name: 'Apple' }] }])
})
