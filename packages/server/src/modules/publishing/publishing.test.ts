import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'

let server: TestApp
let world: MenuWorld
let north: number
let south: number
let month: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await menuWorld(server)
  ;[north = 0, south = 0] = world.schools
  const { body } = await world.save({
    name: 'Elementary',
    yearMonth: '2098-11',
    programId: world.programId,
    days: [dayOf(monday), dayOf(tuesday)],
  })
  month = body.data.id
})

const monday = '2098-11-03'
const tuesday = '2098-11-04'
const apple = (rest: object = {}) => ({
  key: 'a',
  ingredientId: world.apple,
  category: 'Fruit',
  plannedServings: 80,
  ...rest,
})
const milk = (rest: object = {}) => ({ ...apple(), key: 'm', ingredientId: world.milk, category: 'Milk', ...rest })
const dayOf = (date: string, rest: object = {}) => ({ date, plannedMeals: 100, lines: [apple(), milk()], ...rest })

const editMaster = async (day: object) => {
  const { status, body } = await world.save({ id: month, yearMonth: '2098-11', days: [day] })
  expect(status, JSON.stringify(body)).toBe(200)
}
const publish = async (schoolIds: number[], reason?: string) => {
  const { status, body } = await world.publish(month, schoolIds, reason)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const monthOf = async (schoolId: number) => (await world.months(schoolId))[0]
const daysOf = async (schoolId: number) => (await world.read((await monthOf(schoolId)).id, false)).days
const editSchool = async (schoolId: number, day: object) =>
  world.call(`PUT /commissary/schoolMonthlyCalendar/${(await monthOf(schoolId)).id}`, { body: { days: [day] } })
const states = async () =>
  (await world.call(`GET /commissary/copyTo/applicableSchools/${month}`)).body._embedded.applicableSchools.map(
    ({ schoolName, state }: Record<string, string>) => `${schoolName} ${state}`,
  )

describe('publishing a month', () => {
  // spec: 7.menus.copyCalendar, 7.menus.getSchoolMenus, 7.menus.applicableSchools
  test('gives schools its days; later edits reach them with the next publication only', async () => {
    expect(await states()).toEqual(['North never', 'South never'])
    expect(await publish([north], 'First of the year')).toMatchObject({
      schools: [{ schoolName: 'North', came: [monday, tuesday], kept: [], conflicts: [], locked: [] }],
    })
    expect(await monthOf(north)).toMatchObject({ state: 'published', plannedDays: 2, catererCalendarId: month })
    await editMaster(dayOf(monday, { plannedMeals: 90 }))
    expect((await daysOf(north))[0].plannedMeals).toBe(100)
    expect(await states()).toEqual(['North behind', 'South never'])
    expect((await monthOf(north)).state).toBe('inherited')
    expect((await publish([north])).schools[0]).toMatchObject({ came: [monday, tuesday] })
    expect((await daysOf(north))[0].plannedMeals).toBe(90)
    expect(await states()).toEqual(['North current', 'South never'])
  })

  test('twice changes nothing', async () => {
    const first = await publish([north])
    const again = await publish([north])
    expect(again).toMatchObject({
      publicationId: first.publicationId,
      schools: [{ came: [], kept: [], conflicts: [] }],
    })
  })

  test('without schools publishes to all that it fits; others are named', async () => {
    expect((await world.publish(month)).body.data.schools).toHaveLength(2)
    await server.database.work({ catererId: world.member.catererId }, (tx) =>
      tx.delete(schoolProgram).where(eq(schoolProgram.schoolId, south)),
    )
    const refused = await world.publish(month, [north, south])
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { schoolIds: "These schools don't serve this menu: South." },
    ])
    expect((await world.publish(month, [999_999])).status).toBe(404)
  })

  test('a member of one school publishes to it only', async () => {
    const staff = await server.addMember({ role: 'staff', catererId: world.member.catererId })
    await server.database.work({ catererId: world.member.catererId }, async (tx) => {
      await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
      await tx.insert(userSchool).values({ userId: staff.userId, schoolId: north })
    })
    const by = (operation: string, options = {}) => world.call(operation, options, staff)
    const { body } = await by(`PUT /commissary/caterer/copyCalendar/${month}`)
    expect(body.data.schools).toMatchObject([{ schoolName: 'North' }])
    const other = await by(`PUT /commissary/caterer/copyCalendar/${month}`, { query: { schoolIds: String(south) } })
    expect(other.status).toBe(404)
    await publish([south])
    const { id } = await monthOf(south)
    expect((await by(`GET /commissary/monthlyCalendars/${id}`, { query: { isCatererMenu: 'false' } })).status).toBe(404)
  })
})

describe('a school with changes', () => {
  beforeEach(async () => {
    await publish([north, south])
  })

  // spec: 7.menus.schoolMonthlyCalendar
  test('keeps them when other fields are published', async () => {
    const edited = await editSchool(north, dayOf(monday, { lines: [apple({ plannedServings: 60 }), milk()] }))
    expect(edited.status).toBe(200)
    await editMaster(dayOf(monday, { lines: [apple(), milk({ plannedServings: 95 })] }))
    const { schools } = await publish([north, south])
    expect(schools).toMatchObject([
      { schoolName: 'North', came: [tuesday], kept: [monday], conflicts: [] },
      { schoolName: 'South', came: [monday, tuesday], kept: [] },
    ])
    const [day] = await daysOf(north)
    expect(day.lines.map(({ plannedServings }: { plannedServings: number }) => plannedServings)).toEqual([60, 95])
    expect((await states())[0]).toBe('North customised')
  })

  test('keeps only its own changes when other schools have some, too', async () => {
    await editSchool(north, dayOf(monday, { lines: [apple({ plannedServings: 60 }), milk()] }))
    await editSchool(north, dayOf(tuesday, { lines: [milk()] }))
    await editSchool(south, dayOf(monday, { lines: [apple(), milk(), apple({ key: 'x' })] }))
    await editMaster(dayOf(monday, { note: 'Field day' }))
    expect((await publish([north, south])).schools).toMatchObject([
      { schoolName: 'North', kept: [monday, tuesday] },
      { schoolName: 'South', came: [tuesday], kept: [monday] },
    ])
    expect(await daysOf(north)).toMatchObject([
      { note: 'Field day', lines: [{ key: 'a', plannedServings: 60 }, { key: 'm' }] },
      { note: null, lines: [{ key: 'm' }] },
    ])
    expect(await daysOf(south)).toMatchObject([
      { note: 'Field day', lines: [{ key: 'a', plannedServings: 80 }, { key: 'm' }, { key: 'x' }] },
      { lines: [{ key: 'a' }, { key: 'm' }] },
    ])
  })

  test('has no conflict in a portion that it did not change', async () => {
    const [seen] = (await daysOf(north))[0].lines
    expect(seen.portion).toEqual({ amount: '100', unit: 'g' })
    await editSchool(north, dayOf(monday, { lines: [apple({ plannedServings: 60, portion: seen.portion }), milk()] }))
    await editMaster(dayOf(monday, { lines: [apple({ portion: { amount: '150', unit: 'g' } }), milk()] }))
    expect((await publish([north])).schools[0]).toMatchObject({ kept: [monday], conflicts: [] })
    expect((await daysOf(north))[0].lines[0]).toMatchObject({
      plannedServings: 60,
      portion: { amount: '150', unit: 'g' },
    })
  })

  test('does not lose what was published while someone edited the day', async () => {
    const [{ version }] = await daysOf(north)
    await editMaster(dayOf(monday, { plannedMeals: 90 }))
    await publish([north])
    const late = await editSchool(north, { ...dayOf(monday, { note: 'Early lunch' }), version })
    expect([late.status, late.body.current.days]).toMatchObject([409, [{ date: monday, plannedMeals: 90 }]])
    const again = await editSchool(
      north,
      dayOf(monday, { plannedMeals: 90, note: 'Early lunch', version: version + 1 }),
    )
    expect(again.status).toBe(200)
    expect((await daysOf(north))[0].version).toBe(again.body.data.days[0].version)
  })

  test('keeps its version of a field that both changed, until someone answers', async () => {
    await editSchool(north, dayOf(monday, { plannedMeals: 70 }))
    await editMaster(dayOf(monday, { plannedMeals: 90 }))
    expect((await publish([north])).schools[0]).toMatchObject({ conflicts: [monday] })
    const [day] = await daysOf(north)
    expect(day).toMatchObject({
      plannedMeals: 70,
      conflicts: [{ field: 'plannedMeals', base: { count: 100 }, school: { count: 70 }, published: { count: 90 } }],
    })
    expect((await monthOf(north)).openConflicts).toBe(1)

    const { id } = await monthOf(north)
    const answer = (answers: (string | null)[], version = day.version) =>
      world.call(`PUT /commissary/schoolMonthlyCalendar/${id}/conflicts`, { body: { date: monday, version, answers } })
    expect((await answer([])).status).toBe(422)
    expect((await answer(['published'], 0)).status).toBe(409)
    expect((await answer(['published'])).body.data.day).toMatchObject({ plannedMeals: 90, conflicts: [] })
  })

  test('may keep its version for good', async () => {
    await editSchool(north, dayOf(monday, { lines: [milk()] }))
    await editMaster(dayOf(monday, { lines: [apple({ plannedServings: 20 }), milk()] }))
    await publish([north])
    const [day] = await daysOf(north)
    expect(day.conflicts).toMatchObject([
      { field: 'line', id: 'a', school: null, published: { line: { name: 'Apple' } } },
    ])
    const { id } = await monthOf(north)
    const body = { date: monday, version: day.version, answers: ['school'] }
    const { body: answered } = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}/conflicts`, { body })
    expect(answered.data.day).toMatchObject({ conflicts: [], lines: [{ key: 'm' }] })
  })

  test('a stale day is refused with what is stored, and no day is saved', async () => {
    await editSchool(north, dayOf(monday, { plannedMeals: 70 }))
    const { id } = await monthOf(north)
    const late = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}`, {
      body: {
        days: [
          { ...dayOf(tuesday), plannedMeals: 1 },
          { ...dayOf(monday), version: 0 },
        ],
      },
    })
    expect([late.status, late.body.current.days]).toMatchObject([409, [{ date: monday, plannedMeals: 70 }]])
    expect((await daysOf(north))[1].plannedMeals).toBe(100)
  })
})

describe('taking a publication back', () => {
  const takeBack = (id: number, query: { reason?: string } = {}) =>
    world.call(`POST /commissary/publications/${id}/takeBack`, { query })
  const eventsOf = async (recordType: string, id: number) =>
    (await world.call('GET /commissary/recordHistory', { query: { recordType, recordId: String(id) } })).body._embedded
      .events

  test('says why in the history of the month and of each school, and with the publication', async () => {
    const { publicationId } = await publish([north])
    expect((await takeBack(publicationId, { reason: ' Wrong prices ' })).status).toBe(200)
    const why = { field: 'reason', from: null, to: 'Wrong prices' }
    expect((await eventsOf('masterMonth', month))[0].changes).toContainEqual(why)
    expect((await eventsOf('schoolMonth', (await monthOf(north)).id))[0].changes).toContainEqual(why)
    const { body } = await world.call(`GET /commissary/catererCalendar/${month}/publications`)
    expect(body._embedded.publications).toMatchObject([{ reason: null, takenBackReason: 'Wrong prices' }])
    expect((await takeBack(publicationId, { reason: 'x'.repeat(201) })).status).toBe(422)
  })

  test('gives every school what it had before, with its own changes', async () => {
    await publish([north, south])
    await editMaster(dayOf(monday, { plannedMeals: 90 }))
    const { publicationId } = await publish([north, south], 'Fewer meals')
    await editSchool(north, dayOf(tuesday, { lines: [apple()] }))
    expect((await takeBack(publicationId)).status).toBe(200)
    expect(await daysOf(south)).toMatchObject([{ plannedMeals: 100 }, {}])
    expect(await daysOf(north)).toMatchObject([{ plannedMeals: 100 }, { lines: [{ key: 'a' }] }])
    expect((await takeBack(publicationId)).status).toBe(409)
    const { body } = await world.call(`GET /commissary/catererCalendar/${month}/publications`)
    expect(body._embedded.publications).toMatchObject([
      { id: publicationId, reason: 'Fewer meals', schools: 2, takenBackAt: expect.any(String) },
      { reason: null, takenBackAt: null },
    ])
  })

  test('of the first publication leaves a school with its own days', async () => {
    const { publicationId } = await publish([north])
    await editSchool(north, dayOf(monday, { lines: [apple(), milk(), apple({ key: 'x' })] }))
    await takeBack(publicationId)
    expect(await daysOf(north)).toMatchObject([{ date: monday, lines: [{ key: 'x' }] }])
  })

  test('is refused after a later one, which is named by school', async () => {
    const { publicationId } = await publish([north])
    await editMaster(dayOf(monday, { plannedMeals: 90 }))
    await publish([north])
    const { status, body } = await takeBack(publicationId)
    expect([status, body.message]).toEqual([409, expect.stringContaining('North')])
  })
})

test('the order in which two months are published never matters', async () => {
  const next = '2098-12-01'
  const december = await world.save({
    name: 'Elementary',
    yearMonth: '2098-12',
    programId: world.programId,
    days: [dayOf(next)],
  })
  const months = [month, december.body.data.id as number]
  const publishAll = async (schoolId: number, ids: readonly number[]) => {
    for (const id of ids) expect((await world.publish(id, [schoolId])).status).toBe(200)
  }
  const allDays = async (schoolId: number) => {
    const found = []
    for (const { id } of await world.months(schoolId)) found.push(...(await world.read(id, false)).days)
    return found.toSorted((a, b) => a.date.localeCompare(b.date))
  }
  await publishAll(north, months)
  await publishAll(south, months.toReversed())
  for (const schoolId of [north, south]) {
    for (const { id, yearMonth } of await world.months(schoolId)) {
      const date = yearMonth === '2098-11' ? monday : next
      const days = [dayOf(date, { plannedMeals: 77, lines: [apple({ plannedServings: 60 }), milk()] })]
      expect((await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}`, { body: { days } })).status).toBe(200)
    }
  }
  // One field that both changed, and one that only the menu changed.
  const changed = (date: string) => dayOf(date, { plannedMeals: 90, lines: [apple(), milk({ plannedServings: 95 })] })
  for (const [id, yearMonth, date] of [
    [months[0], '2098-11', monday],
    [months[1], '2098-12', next],
  ]) {
    expect((await world.save({ id, yearMonth, days: [changed(String(date))] })).status).toBe(200)
  }
  await publishAll(north, months)
  await publishAll(south, months.toReversed())
  const days = await allDays(north)
  expect(days.map(({ date, conflicts }) => [date, conflicts.length])).toEqual([
    [monday, 1],
    [tuesday, 0],
    [next, 1],
  ])
  expect(await allDays(south)).toEqual(days)
})

// spec: 7.menus.masterMenu
test('a school takes a master month as its base, and keeps what it planned itself', async () => {
  await publish([north])
  await editSchool(north, dayOf(monday, { plannedMeals: 70 }))
  const { body: other } = await world.save({
    name: 'Rural',
    yearMonth: '2098-11',
    programId: world.programId,
    days: [dayOf(monday, { lines: [milk({ key: 'other' })] })],
  })
  const { status, body } = await world.call(`POST /commissary/school/${north}/masterMenu`, {
    body: { catererCalendarId: other.data.id },
  })
  expect(status).toBe(200)
  expect(body.data.schools).toMatchObject([{ came: [tuesday], kept: [monday] }])
  expect(await daysOf(north)).toMatchObject([{ plannedMeals: 70, lines: [{ key: 'other' }] }])
  expect((await monthOf(north)).catererCalendarName).toBe('Rural')
})

test('served days stay as they were, and refuse to change', async () => {
  const past = await world.save({
    name: 'Elementary',
    yearMonth: '2026-09',
    programId: world.programId,
    days: [dayOf('2026-09-07')],
  })
  const { body } = await world.publish(past.body.data.id, [north])
  expect(body.data.schools).toMatchObject([{ came: [], locked: ['2026-09-07'] }])
  const { id } = (await world.months(north)).find(({ yearMonth }: { yearMonth: string }) => yearMonth === '2026-09')
  const refused = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}`, {
    body: { days: [dayOf('2026-09-07')] },
  })
  expect(refused.body.fields).toEqual({ 'days.0.date': "September 7, 2026 was served, so its menu can't change." })
})

const historyOf = (id: number, by = world.member) =>
  world.call('GET /commissary/recordHistory', { query: { recordType: 'schoolMonth', recordId: String(id) } }, by)
/** The changes of the latest event of a school's month. */
const lastChanges = async (schoolId: number) =>
  (await historyOf((await monthOf(schoolId)).id)).body._embedded.events[0].changes

describe('the reason for the changes of a day', () => {
  beforeEach(async () => {
    await publish([north])
  })
  const fewer = (rest: object = {}) => dayOf(monday, { plannedMeals: 60, ...rest })
  const reasonOf = async () => (await daysOf(north))[0].reason

  test('is kept with the day and in the history, and stays until it is changed', async () => {
    const saved = await editSchool(north, fewer({ reason: ' Field trip ' }))
    expect(saved.body.data.days).toMatchObject([{ date: monday, reason: 'Field trip' }])
    expect(await lastChanges(north)).toEqual([
      { field: `${monday} plannedMeals`, from: '100', to: '60' },
      { field: `${monday} reason`, from: null, to: 'Field trip' },
    ])
    await editSchool(north, fewer({ plannedMeals: 50 }))
    expect(await reasonOf()).toBe('Field trip')
    expect(await lastChanges(north)).toEqual([{ field: `${monday} plannedMeals`, from: '60', to: '50' }])
    await editSchool(north, fewer({ plannedMeals: 50, reason: '' }))
    expect(await reasonOf()).toBeNull()
    expect(await lastChanges(north)).toEqual([{ field: `${monday} reason`, from: 'Field trip', to: null }])
  })

  test('stays when another save of the day does not send one', async () => {
    await editSchool(north, fewer({ reason: 'Field trip' }))
    const { status } = await world.call(`PUT /commissary/school/${north}/calendar/${monday}`, {
      query: { itemType: 'MEAL' },
      body: { plannedMeals: 40, lines: [apple(), milk()] },
    })
    expect(status).toBe(200)
    expect(await reasonOf()).toBe('Field trip')
  })

  test('is gone when the day is served as published again', async () => {
    await editSchool(north, fewer({ reason: 'Field trip' }))
    await editSchool(north, dayOf(monday, { reason: 'Never mind' }))
    expect(await reasonOf()).toBeNull()
  })

  test('stays with changes that a publication keeps, and is removed with those that it settles', async () => {
    await editSchool(north, fewer({ reason: 'Field trip' }))
    await editMaster(dayOf(monday, { note: 'Early' }))
    await publish([north])
    expect(await reasonOf()).toBe('Field trip')
    await editMaster(fewer({ note: 'Early' }))
    await publish([north])
    expect(await reasonOf()).toBeNull()
  })

  test('has at most 500 characters', async () => {
    expect((await editSchool(north, fewer({ reason: 'x'.repeat(501) }))).status).toBe(422)
  })
})

test("the history of a school's month is only for those with access to the school", async () => {
  await publish([north, south])
  const staff = await server.addMember({ role: 'staff', catererId: world.member.catererId })
  await server.database.work({ catererId: world.member.catererId }, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: north })
  })
  expect((await historyOf((await monthOf(north)).id, staff)).status).toBe(200)
  expect((await historyOf((await monthOf(south)).id, staff)).status).toBe(404)
})

test('the history says when items only changed their order', async () => {
  await publish([north])
  await editSchool(north, dayOf(monday, { lines: [milk(), apple()] }))
  expect(await lastChanges(north)).toEqual([{ field: `${monday} order`, from: 'Apple, Milk', to: 'Milk, Apple' }])
})

test('the history says who changed which field of which day', async () => {
  await publish([north])
  await editSchool(north, dayOf(monday, { lines: [apple({ plannedServings: 60 }), milk()] }))
  const { id } = await monthOf(north)
  const { body } = await world.call('GET /commissary/recordHistory', {
    query: { recordType: 'schoolMonth', recordId: String(id) },
  })
  expect(body._embedded.events[0].changes).toEqual([
    { field: `${monday} line a`, from: 'Apple · Fruit · 100 g · 80', to: 'Apple · Fruit · 100 g · 60' },
  ])
  expect(body._embedded.events[1].changes).toEqual([
    { field: 'published', from: null, to: 'Elementary' },
    { field: 'publishedDays', from: null, to: `${monday}, ${tuesday}` },
  ])
})
