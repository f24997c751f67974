import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { masterCalendar } from '../../db/schema/master-menu.ts'
import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { mealProgram } from '../../db/schema/school.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let world: MenuWorld
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await menuWorld(server)
})

const line = (key: string, ingredientId: number, rest: object = {}) => ({
  key,
  ingredientId,
  category: 'Fruit',
  plannedServings: 80,
  ...rest,
})
const input = (rest: object = {}) => ({ name: 'Fall', programId: world.programId, weeks: 2, daysPerWeek: 5, ...rest })
const create = (rest: object = {}) => world.call('POST /commissary/cycleMenus', { body: input(rest) })
const add = async (rest: object = {}): Promise<number> => {
  const { status, body } = await create(rest)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}
const read = async (id: number) => (await world.call(`GET /commissary/cycleMenus/${id}`)).body
const plan = (id: number, days: object[]) => world.call(`PUT /commissary/cycleMenus/${id}/days`, { body: { days } })
const day = (week: number, weekday: number, lines: object[], rest: object = {}) => ({
  week,
  weekday,
  plannedMeals: 100,
  lines,
  ...rest,
})
const apply = (id: number, rest: object) => world.call(`POST /commissary/cycleMenus/${id}/apply`, { body: rest })
const list = async () => (await world.call('GET /commissary/cycleMenus')).body._embedded.cycleMenus

/** A two-week cycle in which every day has a text that names its place. */
async function fullCycle(rest: object = {}): Promise<number> {
  const id = await add(rest)
  const days = [1, 2].flatMap((week) =>
    [1, 2, 3, 4, 5].map((weekday) =>
      day(week, weekday, [
        { key: `${week}-${weekday}`, text: `W${week}D${weekday}`, category: 'Entree', plannedServings: null },
      ]),
    ),
  )
  const { status, body } = await plan(id, days)
  expect(status, JSON.stringify(body)).toBe(200)
  return id
}

// 2098-11-03 is a Monday.
const laidOn = async (id: number) => {
  const { days } = await world.read(id)
  return Object.fromEntries(
    days.map(({ date, lines }: { date: string; lines: { name: string }[] }) => [date, lines[0]?.name]),
  )
}

describe('a cycle menu', () => {
  // spec: 1.cycleMenus
  test('is added, listed, changed, archived and restored', async () => {
    const id = await add({ status: 'active' })
    expect(await list()).toMatchObject([
      {
        id,
        name: 'Fall',
        itemType: 'MEAL',
        programName: 'Lunch',
        weeks: 2,
        daysPerWeek: 5,
        status: 'active',
        items: 0,
        usedIn: [],
      },
    ])
    const change = await world.call(`PUT /commissary/cycleMenus/${id}`, {
      body: input({ name: 'Winter', weeks: 3 }),
      headers: { 'if-match': '1' },
    })
    expect(change.body).toMatchObject({ data: { message: 'Cycle menu updated successfully', version: 2 } })
    expect(await read(id)).toMatchObject({ menu: { name: 'Winter', weeks: 3, status: 'active' }, days: [] })
    expect((await world.call(`DELETE /commissary/cycleMenus/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await world.call(`GET /commissary/cycleMenus/${id}`)).status).toBe(404)
    expect((await world.call(`POST /commissary/cycleMenus/${id}/restore`)).body.data.message).toBe(
      'Cycle menu restored',
    )
    expect(await list()).toMatchObject([{ name: 'Winter' }])
  })

  // spec: 8.catalogue.weeks, 8.catalogue.cycleMenu
  test.each([0, -3])('of %s weeks is refused in the words of the specification', async (weeks) => {
    expect(await create({ weeks })).toMatchObject({
      status: 422,
      body: { fields: { weeks: 'no.of weeks should be more than 0' } },
    })
  })

  test('has at most 26 weeks, a free name, and a program that exists', async () => {
    await add()
    expect((await create({ weeks: 27, name: 'Long' })).status).toBe(422)
    expect((await create({ name: ' fall ' })).body.fields).toEqual({ name: 'Another cycle menu is named fall.' })
    expect((await create({ name: ' ' })).body.fields).toEqual({ name: 'Enter a name.' })
    expect((await create({ name: 'Other', programId: 900000001 })).body.fields).toEqual({
      programId: 'This meal program does not exist.',
    })
  })

  test('is not shortened if that would cut off menus', async () => {
    const id = await fullCycle()
    const shorter = (rest: object) => world.call(`PUT /commissary/cycleMenus/${id}`, { body: input(rest) })
    expect((await shorter({ weeks: 1 })).body.fields).toEqual({
      weeks: 'Week 2 has a menu. Clear it first, or keep 2 weeks.',
    })
    expect((await shorter({ daysPerWeek: 4 })).body.fields).toEqual({
      daysPerWeek: 'Day 5 of a week has a menu. Clear it first, or keep 5 days.',
    })
  })

  test('is duplicated with its days, as a draft', async () => {
    const id = await fullCycle({ status: 'active' })
    const copy = await world.call(`POST /commissary/cycleMenus/${id}/duplicate`)
    expect(copy.status).toBe(201)
    const { menu, days } = await read(copy.body.data.id)
    expect(menu).toMatchObject({ name: 'Fall (2)', status: 'draft', plannedDays: 10, items: 10 })
    expect(days).toHaveLength(10)
  })
})

describe('a day of a cycle menu', () => {
  test('keeps its lines, note and limits, and is named in the history', async () => {
    const id = await add()
    const saved = await plan(id, [
      day(2, 2, [line('a', world.apple)], { version: 0, note: ' Slice thin ', selections: { Fruit: 1 } }),
    ])
    expect(saved.body.data.days).toMatchObject([
      {
        week: 2,
        weekday: 2,
        plannedMeals: 100,
        note: 'Slice thin',
        selections: { Fruit: 1 },
        version: 1,
        lines: [{ name: 'Apple' }],
      },
    ])
    await plan(id, [
      day(2, 2, [line('a', world.apple, { plannedServings: 60 })], {
        version: 1,
        note: 'Slice thin',
        selections: { Fruit: 1 },
      }),
    ])
    const history = await world.call('GET /commissary/recordHistory', {
      query: { recordType: 'cycleMenu', recordId: String(id) },
    })
    expect(history.body._embedded.events[0].changes).toEqual([
      { field: 'week 2 day 2 line a', from: 'Apple · Fruit · 100 g · 80', to: 'Apple · Fruit · 100 g · 60' },
    ])
  })

  test('keeps the reason for a change, also in the history, until it is emptied', async () => {
    const id = await add()
    const edit = (plannedServings: number, rest: object = {}) =>
      plan(id, [day(1, 1, [line('a', world.apple, { plannedServings })], rest)])
    const saved = await edit(80, { reason: ' Apples are in season ' })
    expect(saved.body.data.days).toMatchObject([{ reason: 'Apples are in season' }])
    await edit(60)
    const history = await world.call('GET /commissary/recordHistory', {
      query: { recordType: 'cycleMenu', recordId: String(id) },
    })
    const [edited, first] = history.body._embedded.events
    expect(first.changes).toContainEqual({ field: 'week 1 day 1 reason', from: null, to: 'Apples are in season' })
    expect(edited.changes.map(({ field }: { field: string }) => field)).toEqual(['week 1 day 1 line a'])
    expect((await read(id)).days).toMatchObject([{ reason: 'Apples are in season' }])
    await plan(id, [day(1, 1, [], { plannedMeals: null, reason: 'Nothing' })])
    expect((await read(id)).days).toMatchObject([{ reason: null }])
  })

  test('that someone else saved is refused with the current days, and nothing is saved', async () => {
    const id = await add()
    await plan(id, [day(1, 1, [line('a', world.apple)], { version: 0 })])
    const late = await plan(id, [day(1, 1, [], { version: 0 }), day(1, 2, [line('b', world.milk)], { version: 0 })])
    expect(late).toMatchObject({
      status: 409,
      body: { current: { days: [{ week: 1, weekday: 1, version: 1, lines: [{ name: 'Apple' }] }] } },
    })
    expect((await read(id)).days).toHaveLength(1)
  })

  test('outside the cycle, sent twice or with an unknown food is refused by name', async () => {
    const id = await add()
    expect((await plan(id, [day(3, 1, [])])).body.fields).toEqual({ 'days.0.week': 'The cycle has 2 weeks.' })
    expect((await plan(id, [day(1, 6, [])])).body.fields).toEqual({
      'days.0.weekday': 'Weeks of this cycle have 5 days.',
    })
    expect((await plan(id, [day(1, 1, []), day(1, 1, [])])).status).toBe(422)
    expect((await plan(id, [day(1, 1, [line('a', 900000001)])])).body.fields).toEqual({
      'days.0.lines.0.ingredientId': 'This ingredient does not exist.',
    })
  })
})

describe('applying a cycle menu', () => {
  const range = { name: 'Elementary', startDate: '2098-11-03', endDate: '2098-11-14' }
  const closeOn = (date: string, note = 'Holiday') =>
    world.call('POST /commissary/catererHolidays', { body: { catererId: world.member.catererId, date, note } })

  test('copies its days to the dates, and changes nothing the second time', async () => {
    const id = await fullCycle()
    const first = await apply(id, range)
    expect(first.body.data).toMatchObject({ message: 'Cycle menu applied', months: ['2098-11'] })
    const month = first.body.data.id
    expect(await laidOn(month)).toMatchObject({
      '2098-11-03': 'W1D1',
      '2098-11-07': 'W1D5',
      '2098-11-10': 'W2D1',
      '2098-11-14': 'W2D5',
    })
    const before = await world.read(month)
    const second = await apply(id, { ...range, replace: true })
    expect(new Set(second.body.data.days.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['unchanged']),
    )
    expect(await world.read(month)).toEqual(before)
    expect((await list())[0].usedIn).toEqual([{ id: month, name: 'Elementary', yearMonth: '2098-11' }])
  })

  test('keeps days that have a menu, unless they are to be replaced', async () => {
    const id = await fullCycle()
    const added = await world.save({
      name: 'Elementary',
      yearMonth: '2098-11',
      programId: world.programId,
      days: [{ date: '2098-11-04', plannedMeals: 10, lines: [line('x', world.milk)] }],
    })
    const target = { ...range, name: undefined, catererCalendarId: added.body.data.id }
    const kept = await apply(id, target)
    expect(kept.body.data.days[1]).toMatchObject({ date: '2098-11-04', outcome: 'kept' })
    expect(await laidOn(added.body.data.id)).toMatchObject({ '2098-11-03': 'W1D1', '2098-11-04': 'Milk' })
    const replaced = await apply(id, { ...target, replace: true })
    expect(replaced.body.data.days[1]).toMatchObject({ week: 1, weekday: 2, outcome: 'replaced' })
    expect(await laidOn(added.body.data.id)).toMatchObject({ '2098-11-04': 'W1D2' })
  })

  test('leaves holidays out, or moves their menu to the next day of service', async () => {
    await closeOn('2098-11-05', 'Harvest day')
    const id = await fullCycle()
    const skipped = await apply(id, { ...range, holidays: 'skip' })
    expect(skipped.body.data.days[2]).toEqual({
      date: '2098-11-05',
      week: null,
      weekday: null,
      outcome: 'holiday',
      note: 'Harvest day',
    })
    expect(await laidOn(skipped.body.data.id)).toMatchObject({ '2098-11-04': 'W1D2', '2098-11-06': 'W1D4' })
    const shifted = await apply(id, { ...range, name: 'Shifted', align: 'cycle', holidays: 'shift' })
    const days = await laidOn(shifted.body.data.id)
    expect(days).toMatchObject({
      '2098-11-04': 'W1D2',
      '2098-11-06': 'W1D3',
      '2098-11-10': 'W1D5',
      '2098-11-14': 'W2D4',
    })
    expect(days['2098-11-05']).toBeUndefined()
  })

  // 2098-11-27 is a Thursday.
  const thanksgiving = { ...range, startDate: '2098-11-24', endDate: '2098-12-05' }

  test.each([
    ['leaves the menus of closed days out', { holidays: 'skip' }, ['W2D1', 'W2D2', 'W2D3', 'W2D4', 'W2D5'], 2],
    ['goes on through a short week', { holidays: 'shift' }, ['W1D4', 'W1D5', 'W2D1', 'W2D2', 'W2D3'], 0],
    [
      'begins the week after a short one with its next week',
      { holidays: 'shift', shortWeeks: 'restart' },
      ['W2D1', 'W2D2', 'W2D3', 'W2D4', 'W2D5'],
      2,
    ],
  ])('over Thanksgiving it %s, and twice changes nothing', async (_name, choice, weekAfter, leftOut) => {
    await closeOn('2098-11-27', 'Thanksgiving')
    await closeOn('2098-11-28', 'Thanksgiving')
    const id = await fullCycle()
    const preview = await apply(id, { ...thanksgiving, ...choice, preview: true })
    const first = await apply(id, { ...thanksgiving, ...choice })
    expect(preview.body.data.days).toEqual(first.body.data.days)
    const { months } = first.body.data
    expect(months).toEqual(['2098-11', '2098-12'])
    const laid = async () => {
      const uses = (await list())[0].usedIn as { id: number }[]
      return Object.assign({}, ...(await Promise.all(uses.map((month) => laidOn(month.id)))))
    }
    const days = await laid()
    expect(days).toMatchObject({ '2098-11-24': 'W1D1', '2098-11-25': 'W1D2', '2098-11-26': 'W1D3' })
    const after = ['2098-12-01', '2098-12-02', '2098-12-03', '2098-12-04', '2098-12-05']
    expect(after.map((date) => days[date])).toEqual(weekAfter)
    const places = [
      { week: 1, weekday: 4 },
      { week: 1, weekday: 5 },
    ]
    expect(first.body.data.leftOut).toEqual(places.slice(0, leftOut))
    const second = await apply(id, { ...thanksgiving, ...choice, replace: true })
    const outcomes = second.body.data.days.map(({ outcome }: { outcome: string }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['unchanged', 'holiday']))
    expect(await laid()).toEqual(days)
  })

  test('follows four-day weeks, those of the program or of the request', async () => {
    const id = await fullCycle()
    const short = { ...range, serviceDays: 4 }
    const skipped = await apply(id, short)
    expect(skipped.body.data.days[4]).toMatchObject({ date: '2098-11-07', outcome: 'noService', note: null })
    expect(skipped.body.data.leftOut).toEqual([
      { week: 1, weekday: 5 },
      { week: 2, weekday: 5 },
    ])
    const days = await laidOn(skipped.body.data.id)
    expect(days).toMatchObject({ '2098-11-06': 'W1D4', '2098-11-10': 'W2D1' })
    expect(days['2098-11-07']).toBeUndefined()

    await server.database.work({ catererId: world.member.catererId }, (tx) =>
      tx.update(mealProgram).set({ serviceDays: 4 }).where(eq(mealProgram.id, world.programId)),
    )
    const shifted = await apply(id, { ...range, name: 'Four days', holidays: 'shift', serviceDays: 5 })
    expect(await laidOn(shifted.body.data.id)).toMatchObject({
      '2098-11-06': 'W1D4',
      '2098-11-10': 'W1D5',
      '2098-11-11': 'W2D1',
      '2098-11-13': 'W2D3',
    })
    const again = await apply(id, { ...range, name: 'Four days', holidays: 'shift', replace: true })
    const outcomes = again.body.data.days.map(({ outcome }: { outcome: string }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['unchanged', 'noService']))
  })

  test('continues across months, starts with any week, and adds the months', async () => {
    const id = await fullCycle()
    const { body } = await apply(id, { ...range, startDate: '2098-11-24', endDate: '2098-12-05', startWeek: 2 })
    expect(body.data.months).toEqual(['2098-11', '2098-12'])
    expect(await laidOn(body.data.id)).toEqual({
      '2098-11-24': 'W2D1',
      '2098-11-25': 'W2D2',
      '2098-11-26': 'W2D3',
      '2098-11-27': 'W2D4',
      '2098-11-28': 'W2D5',
    })
    expect((await list())[0].usedIn).toHaveLength(2)
  })

  test('in a preview saves nothing', async () => {
    const id = await fullCycle()
    const { body } = await apply(id, { ...range, preview: true })
    expect(body.data).toMatchObject({ id: null, months: ['2098-11'] })
    expect(body.data.days[0]).toMatchObject({ date: '2098-11-03', week: 1, weekday: 1, outcome: 'laid' })
    expect((await list())[0].usedIn).toEqual([])
  })

  test('neither reads archived months and menus nor keeps their days', async () => {
    const id = await fullCycle()
    // The menu stays when November is archived, because it has December.
    const months = { ...range, startDate: '2098-11-24', endDate: '2098-12-05' }
    const laid = await apply(id, months)
    expect((await world.call(`DELETE /commissary/catererCalendar/${laid.body.data.id}`)).status).toBe(200)
    const preview = { ...months, preview: true }
    expect((await apply(id, preview)).body.data).toMatchObject({ id: null, months: ['2098-11'] })
    const again = await apply(id, months)
    expect((await apply(id, preview)).body.data).toMatchObject({ id: again.body.data.id, months: [] })
    await server.database.work({ catererId: world.member.catererId }, (tx) =>
      tx.update(masterCalendar).set({ archivedAt: '2026-01-01T00:00:00Z' }),
    )
    const { data } = (await apply(id, preview)).body
    expect([data.id, data.days[0].outcome]).toEqual([null, 'laid'])
  })

  test('never changes served days, and refuses a week and a menu that do not exist', async () => {
    const id = await fullCycle()
    const past = await apply(id, { name: 'Past', startDate: '2020-11-02', endDate: '2020-11-06' })
    expect(past.body.data).toMatchObject({ id: null, days: [{ outcome: 'served' }, {}, {}, {}, {}] })
    expect((await apply(id, { ...range, startWeek: 3 })).body.fields).toEqual({ startWeek: 'The cycle has 2 weeks.' })
    expect((await apply(id, { ...range, catererCalendarId: 900000001 })).status).toBe(422)
    expect((await apply(id, { startDate: range.startDate, endDate: range.endDate })).body.fields).toEqual({
      name: 'Enter a name.',
    })
  })
})

test("a food's uses name the cycle menu, where it can be replaced, with undo", async () => {
  const id = await add()
  await plan(id, [day(2, 2, [line('a', world.apple)])])
  const uses = await world.call(`GET /ingredient/ingredients/${world.apple}/uses`)
  expect(uses.body.cycleMenus).toEqual({ total: 1, rows: [{ id, name: 'Fall', days: [{ week: 2, weekday: 2 }] }] })
  const swap = { kind: 'ingredient', id: world.apple, byId: world.milk, from: '2099-01-01' }
  const done = await world.call('POST /food/replacements', { body: swap })
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  expect((await read(id)).days).toMatchObject([{ version: 2, lines: [{ name: 'Milk' }] }])
  const undone = await world.call(`POST /food/replacements/${done.body.data.id}/undo`)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await read(id)).days).toMatchObject([{ lines: [{ name: 'Apple' }] }])
})
