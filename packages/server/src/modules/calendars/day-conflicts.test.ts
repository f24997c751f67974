import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

const monday = '2098-11-03'
const tuesday = '2098-11-04'

let server: TestApp
let world: MenuWorld
let school: number
let month: number
let schoolMonth: number
beforeAll(async () => {
  server = await startApp()
})

const apple = (rest: object = {}) => ({
  key: 'a',
  ingredientId: world.apple,
  category: 'Fruit',
  plannedServings: 80,
  ...rest,
})
const dayOf = (date: string, rest: object = {}) => ({ date, plannedMeals: 100, lines: [apple()], ...rest })
const saveMaster = (days: object[], rest: object = {}) => world.save({ yearMonth: '2098-11', days, ...rest })
const saveSchool = (day: object) =>
  world.call(`PUT /commissary/schoolMonthlyCalendar/${schoolMonth}`, { body: { days: [day] } })
const read = async () => (await world.read(schoolMonth, false)).days[0]
const listed = async () => (await world.months(school))[0]
const answer = (answers: (string | null)[]) =>
  world.call(`PUT /commissary/schoolMonthlyCalendar/${schoolMonth}/conflicts`, { body: { date: monday, answers } })
const reopen = (rest: object = {}) =>
  world.call(`POST /commissary/schoolMonthlyCalendar/${schoolMonth}/conflicts/reopen`, {
    body: { date: monday, ...rest },
  })

/** A school with 70 meals and 50 apples on Monday, where now 90 meals and 20 apples are published. */
beforeEach(async () => {
  world = await menuWorld(server)
  ;[school = 0] = world.schools
  const { body } = await saveMaster([dayOf(monday), dayOf(tuesday)], { name: 'Elementary', programId: world.programId })
  month = body.data.id
  await world.publish(month, [school])
  schoolMonth = (await listed()).id
  await saveSchool(dayOf(monday, { plannedMeals: 70, lines: [apple({ plannedServings: 50 })] }))
  await saveMaster([dayOf(monday, { plannedMeals: 90, lines: [apple({ plannedServings: 20 })] })], { id: month })
  await world.publish(month, [school])
})

describe('answers to conflicts', () => {
  test('are taken back together, and the conflicts are open again', async () => {
    const before = await read()
    expect(before.conflicts).toHaveLength(2)
    const { body } = await answer(['school', 'published'])
    expect(body.data.day).toMatchObject({ plannedMeals: 70, lines: [{ plannedServings: 20 }], conflicts: [] })
    expect(await listed()).toMatchObject({ openConflicts: 0 })

    const reopened = await reopen({ version: body.data.day.version })
    expect(reopened.status).toBe(200)
    const { version: _before, updatedBy: _by, updatedById: _id, ...day } = before
    expect(await read()).toMatchObject(day)
    expect(await listed()).toMatchObject({ openConflicts: 2 })
  })

  test('leave a conflict without an answer open, even after the others are taken back', async () => {
    const { body } = await answer([null, 'published'])
    expect(body.data.day).toMatchObject({ conflicts: [{ field: 'plannedMeals' }], plannedMeals: 70 })
    expect((await reopen()).body.data.day.conflicts).toHaveLength(2)
  })

  test('are final once the day is saved again', async () => {
    await answer(['published', 'published'])
    await saveSchool(dayOf(monday, { plannedMeals: 60, lines: [apple({ plannedServings: 20 })] }))
    expect((await reopen()).body.data.day).toMatchObject({ plannedMeals: 60, conflicts: [] })
  })

  test('are not taken back over what someone else saved', async () => {
    const { version } = (await answer(['published', 'school'])).body.data.day
    await saveSchool(dayOf(monday, { plannedMeals: 60 }))
    expect((await reopen({ version })).status).toBe(409)
  })
})

test("the published days come without the school's changes", async () => {
  const { status, body } = await world.call(`GET /commissary/schoolMonthlyCalendar/${schoolMonth}/published`)
  expect(status).toBe(200)
  expect(body._embedded.publishedDays).toMatchObject([
    { date: monday, plannedMeals: 90, lines: [{ name: 'Apple', plannedServings: 20 }], conflicts: [] },
    { date: tuesday, plannedMeals: 100 },
  ])
})
