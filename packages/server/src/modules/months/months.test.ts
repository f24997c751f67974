import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { mealProgram } from '../../db/schema/school.ts'
import { catererHoliday } from '../../db/schema/settings.ts'

let server: TestApp
let world: MenuWorld
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await menuWorld(server)
})

// 2098-11-03 is a Monday.
const yearMonth = '2098-11'
const line = (key: string, ingredientId: number, rest: object = {}) => ({
  key,
  ingredientId,
  category: 'Fruit',
  plannedServings: 80,
  ...rest,
})
const day = (date: string, lines: object[], rest: object = {}) => ({ date, plannedMeals: 100, lines, ...rest })
const add = async (rest: object = {}) => {
  const { status, body } = await world.save({ name: 'Elementary', yearMonth, programId: world.programId, ...rest })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.calendar
}
const save = ({ id }: { id: number }, rest: object) => world.save({ id, yearMonth, ...rest })
const summaries = async (query: object = {}) =>
  world.call('GET /commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', {
    query: {
      itemType: 'MEAL',
      catererId: world.member.catererId,
      startYearMonth: yearMonth,
      endYearMonth: yearMonth,
      ...query,
    },
  })

describe('a month of a master menu', () => {
  // spec: 7.menus.catererMonthlyCalendar, 7.menus.monthlyCalendars
  test('is added with its days, and saved day by day', async () => {
    const month = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
    const saved = await save(month, {
      days: [
        day('2098-11-04', [line('b', world.apple), { ...line('t', 0), ingredientId: null, text: ' Taste test ' }]),
      ],
    })
    expect(saved.status).toBe(200)
    expect(await world.read(month.id)).toMatchObject({
      isCatererMenu: true,
      name: 'Elementary',
      yearMonth,
      itemType: 'MEAL',
      status: 'draft',
      days: [
        { date: '2098-11-03', plannedMeals: 100, lines: [{ key: 'a', name: 'Apple' }], version: 1 },
        { date: '2098-11-04', lines: [{ name: 'Apple' }, { name: 'Taste test', text: 'Taste test' }], version: 1 },
      ],
    })
    await save(month, { days: [day('2098-11-03', [], { plannedMeals: null })] })
    expect((await world.read(month.id)).days).toMatchObject([{ date: '2098-11-04' }])
  })

  test('refuses what cannot be on it, at its field, and saves nothing', async () => {
    const month = await add()
    const { status, body } = await save(month, {
      days: [day('2098-11-03', [line('a', world.apple)]), day('2098-12-01', [])],
    })
    expect([status, body.fields]).toEqual([422, { 'days.1.date': 'Choose a day of this month.' }])
    const unknown = await save(month, { days: [day('2098-11-03', [line('a', 999_999)])] })
    expect(unknown.body.fields).toEqual({ 'days.0.lines.0.ingredientId': 'This ingredient does not exist.' })
    expect((await world.read(month.id)).days).toEqual([])
    expect((await world.save({ yearMonth, programId: world.programId })).body.fields).toEqual({ name: 'Enter a name.' })
    expect((await world.save({ name: 'X', yearMonth })).body.fields).toEqual({ programId: 'Choose a meal program.' })
    const twice = await world.save({ name: 'elementary', yearMonth, programId: world.programId })
    expect(twice.body.fields).toEqual({ yearMonth: 'Elementary already has this month.' })
  })

  test('two planners on different days lose nothing, and on one day the second sees the first', async () => {
    const month = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
    const [first, second] = await Promise.all([
      save(month, { days: [day('2098-11-03', [line('a', world.apple)], { plannedMeals: 90, version: 1 })] }),
      save(month, { days: [day('2098-11-04', [line('b', world.apple)], { version: 0 })] }),
    ])
    expect([first?.status, second?.status]).toEqual([200, 200])
    const late = await save(month, { days: [day('2098-11-03', [], { version: 1 })] })
    expect([late.status, late.body.current.days[0].plannedMeals]).toEqual([409, 90])
    expect((await world.read(month.id)).days).toMatchObject([{ plannedMeals: 90 }, { date: '2098-11-04' }])
  })

  test('keeps the reason for a change with the day and in the history, until someone changes it', async () => {
    const month = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
    const history = async () =>
      (
        await world.call('GET /commissary/recordHistory', {
          query: { recordType: 'masterMonth', recordId: String(month.id) },
        })
      ).body._embedded.events[0].changes
    const reasons = async () => (await world.read(month.id)).days.map((one: { reason: string | null }) => one.reason)
    const edit = (plannedMeals: number, rest: object = {}) =>
      save(month, { days: [day('2098-11-03', [line('a', world.apple)], { plannedMeals, ...rest })] })

    await edit(90, { reason: ' Fewer students ' })
    expect(await reasons()).toEqual(['Fewer students'])
    expect(await history()).toEqual([
      { field: '2098-11-03 plannedMeals', from: '100', to: '90' },
      { field: '2098-11-03 reason', from: null, to: 'Fewer students' },
    ])
    // The planner saves by itself, without a reason.
    await edit(80)
    expect(await reasons()).toEqual(['Fewer students'])
    expect((await edit(80, { reason: 'x'.repeat(501) })).status).toBe(422)
    await save(month, { isChecked: true })
    const { body } = await edit(80, { reason: 'Field trip' })
    expect(await history()).toEqual([{ field: '2098-11-03 reason', from: 'Fewer students', to: 'Field trip' }])
    // A reason does not edit the menu: the check holds.
    expect(body.data.calendar.status).toBe('checked')
    await edit(80, { reason: '' })
    expect(await reasons()).toEqual([null])
  })

  test('has a history of its recurring items, each by its name', async () => {
    const milk = { category: 'MILK', line: line('m', world.milk, { category: 'Milk' }) }
    const month = await add()
    await save(month, { recurringDays: [{ ...milk, weekdays: [3, 1] }] })
    await save(month, { recurringDays: [{ ...milk, weekdays: [1, 2, 3] }] })
    const { body } = await world.call('GET /commissary/recordHistory', {
      query: { recordType: 'masterMonth', recordId: String(month.id) },
    })
    const item = (days: string) => `Milk · Milk · 100 g · 80 · days ${days}`
    expect(body._embedded.events.slice(0, 2).map(({ changes }: { changes: object }) => changes)).toEqual([
      [{ field: 'recurring line m', from: item('13'), to: item('123') }],
      [{ field: 'recurring line m', from: null, to: item('13') }],
    ])
  })

  // spec: 3.monthlyCalendar.recurringDays, 3.monthlyCalendar.mainCourse
  test('items recur on weekdays where a day plans nothing; MAINCOURSE is ENTREE', async () => {
    const month = await add({
      days: [day('2098-11-03', [line('own', world.apple, { category: 'Entree' })])],
      recurringDays: [
        { category: 'MAINCOURSE', weekdays: [2, 1], line: line('r', world.milk, { category: 'Entree' }) },
        { category: 'MILK', weekdays: [1], line: line('m', world.milk, { category: 'Milk' }) },
      ],
    })
    expect(month.recurringDays).toMatchObject({
      ENTREE: [{ weekdays: [1, 2], line: { key: 'r', name: 'Milk', category: 'Entree' } }],
      MILK: [{ weekdays: [1], line: { key: 'm' } }],
    })
    const [north = 0] = world.schools
    await world.publish(month.id, [north])
    const [{ id }] = await world.months(north)
    const days = (await world.read(id, false)).days
    const keysOn = (date: string) =>
      days.find((one: { date: string }) => one.date === date)?.lines.map(({ key }: { key: string }) => key)
    expect(keysOn('2098-11-03')).toEqual(['own', 'm'])
    expect(keysOn('2098-11-04')).toEqual(['r'])
    expect(keysOn('2098-11-05')).toBeUndefined()
  })

  test("comes with the next month's days in its last week, which is checked with them", async () => {
    // A snack is checked day by day: unknown until the apple is assessed, and failing with food that does not credit.
    await server.database.work(world.member, (tx) => tx.update(mealProgram).set({ rulePack: 'us-nslp-snack' }))
    const added = await world.call('POST /ingredient/ingredients', {
      body: {
        name: 'Broth',
        serving: { amount: '100', unit: 'g' },
        nutrients: answersFor({ calories: 50 }),
        crediting: [],
      },
    })
    const broth: number = added.body.data.id
    // December 29, 2098 is a Monday.
    const december = await add({ yearMonth: '2098-12', days: [day('2098-12-31', [line('a', world.apple)])] })
    const verdictOf = async (month: string) =>
      (await summaries({ startYearMonth: month, endYearMonth: month })).body._embedded.catererCalendarSummaries[0]
        .verdict
    expect((await world.read(december.id)).daysBeside).toEqual([])
    expect(await verdictOf('2098-12')).toBe('unknown')
    await server.database.work(world.member, (tx) =>
      tx.insert(catererHoliday).values({ date: '2099-01-01', note: "New Year's Day" }),
    )
    const january = await add({
      yearMonth: '2099-01',
      days: ['2099-01-01', '2099-01-02', '2099-01-05'].map((date) => day(date, [line('a', broth)])),
      recurringDays: [{ category: 'MILK', weekdays: [4, 5], line: line('m', broth, { category: 'Milk' }) }],
    })
    const [beside, ...others] = (await world.read(december.id)).daysBeside
    expect(others).toEqual([])
    expect(beside).toMatchObject({
      date: '2099-01-02',
      lines: [{ category: 'Fruit' }, { category: 'Milk' }],
      isLocked: true,
    })
    expect(await verdictOf('2098-12')).toBe('fail')
    expect((await world.read(december.id)).days).toMatchObject([{ date: '2098-12-31' }])
    expect((await world.call(`DELETE /commissary/catererCalendar/${january.id}`)).status).toBe(200)
    expect((await world.read(december.id)).daysBeside).toEqual([])
  })

  test('a check holds until the next edit', async () => {
    const month = await add()
    await save(month, { isChecked: true })
    expect((await world.read(month.id)).status).toBe('checked')
    await save(month, { days: [day('2098-11-03', [line('a', world.apple)])] })
    expect((await world.read(month.id)).status).toBe('draft')
  })
})

describe('the list of months', () => {
  // spec: 7.menus.catererCalendarSummaries, 7.menus.catererCalendarSummaries.query, 4.menus.isActive
  test('says for each what is planned, published and active', async () => {
    const month = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
    await save(month, { isActive: false })
    await world.publish(month.id, [world.schools[0] ?? 0])
    const { body } = await summaries()
    expect(body._embedded.catererCalendarSummaries).toMatchObject([
      {
        id: month.id,
        name: 'Elementary',
        yearMonth,
        itemType: 'MEAL',
        programName: 'Lunch',
        grades: 'K-5',
        status: 'published',
        isActive: false,
        plannedDays: 1,
        publishedSchools: 1,
        differingSchools: 0,
        verdict: 'fail',
        verdict2027: 'fail',
      },
    ])
  })

  test('refuses a range that ends before it starts, and a very long one', async () => {
    expect((await summaries({ endYearMonth: '2098-10' })).status).toBe(422)
    expect((await summaries({ endYearMonth: '2120-10' })).status).toBe(422)
  })
})

describe('copying a month', () => {
  const clone = (id: number, body: object) => world.call(`PUT /commissary/caterer/cloneCalendar/${id}`, { body })

  // spec: 7.menus.cloneCalendar
  test('copies the second Tuesday to the second Tuesday, and changes nothing the second time', async () => {
    const month = await add({
      days: [day('2098-11-11', [line('a', world.apple)])],
      recurringDays: [{ category: 'MILK', weekdays: [1], line: line('m', world.milk, { category: 'Milk' }) }],
    })
    const first = await clone(month.id, { yearMonth: '2098-12' })
    expect(first.body.data).toMatchObject({ laid: ['2098-12-09'], kept: [], closed: [] })
    expect((await clone(month.id, { yearMonth: '2098-12' })).body.data).toMatchObject({
      laid: [],
      kept: ['2098-12-09'],
    })
    expect(await world.read(first.body.data.id)).toMatchObject({
      name: 'Elementary',
      days: [{ date: '2098-12-09', lines: [{ key: 'a' }], version: 1 }],
      recurringDays: { MILK: [{}] },
    })
  })

  test('under another name shifts over a holiday', async () => {
    const month = await add({
      days: [day('2098-11-03', [line('a', world.apple)]), day('2098-11-04', [line('b', world.apple)])],
    })
    await world.call('POST /commissary/catererHolidays', {
      body: { catererId: world.member.catererId, date: '2098-12-02', note: 'Founders Day' },
    })
    const { body } = await clone(month.id, { yearMonth: '2098-12', name: 'Rural', align: 'cycle', holidays: 'shift' })
    expect(body.data).toMatchObject({ laid: ['2098-12-01', '2098-12-03'], closed: ['2098-12-02'] })
    expect((await world.read(body.data.id)).name).toBe('Rural')
  })
})

// spec: 7.menus.catererCalendar.delete
test("an archived menu's name is free for a new menu, and for renaming another one", async () => {
  const archived = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
  expect((await world.call(`DELETE /commissary/catererCalendar/${archived.id}`)).status).toBe(200)
  const again = await add()
  expect((await world.read(again.id)).days).toEqual([])
  expect((await summaries()).body._embedded.catererCalendarSummaries).toMatchObject([{ name: 'Elementary' }])
  expect((await save(again, { isActive: false })).status).toBe(200)
  const other = await add({ name: 'Middle' })
  expect((await world.call(`DELETE /commissary/catererCalendar/${other.id}`)).status).toBe(200)
  const third = await add({ name: 'High' })
  expect((await save(third, { name: 'Middle' })).status).toBe(200)
})

test('an archived month leaves the list, schools keep it, and it is restored', async () => {
  const month = await add({ days: [day('2098-11-03', [line('a', world.apple)])] })
  const [north = 0] = world.schools
  await world.publish(month.id, [north])
  expect((await world.call(`DELETE /commissary/catererCalendar/${month.id}`)).status).toBe(200)
  expect((await summaries()).body._embedded.catererCalendarSummaries).toEqual([])
  const [{ id }] = await world.months(north)
  expect((await world.read(id, false)).days).toHaveLength(1)
  expect((await world.call(`POST /commissary/catererCalendar/${month.id}/restore`)).status).toBe(200)
  expect((await summaries()).body._embedded.catererCalendarSummaries).toHaveLength(1)
})
