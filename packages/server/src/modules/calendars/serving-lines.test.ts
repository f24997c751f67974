import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import type { MenuDocument } from '../../documents/menu-document.ts'

let server: TestApp
const recorder = recordingPrinter()
const printed = recorder.printed as MenuDocument[]
let world: MenuWorld
let north: number
let fruit: number
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})
beforeEach(async () => {
  printed.length = 0
  world = await menuWorld(server)
  ;[north = 0] = world.schools
  const { body } = await world.call('POST /ingredient/ingredients', {
    body: {
      name: 'Pear',
      serving: { amount: '100', unit: 'g' },
      nutrients: answersFor({ calories: 50 }),
      crediting: [{ component: 'FRUIT', credit: 1, per: { amount: '200', unit: 'g' } }],
    },
  })
  fruit = body.data.id
})

const monday = '2098-11-03'
const tuesday = '2098-11-04'
const pear = (key: string, rest: object = {}) => ({
  key,
  ingredientId: fruit,
  category: 'Fruit',
  plannedServings: 80,
  portion: { amount: '100', unit: 'g' },
  ...rest,
})
const lines = (first: object = { servingLine: 1 }, second: object = { servingLine: 2 }) => [
  pear('a', first),
  pear('b', second),
  pear('c'),
]
const dayOf = (date: string, rest: object = {}) => ({ date, plannedMeals: 100, lines: lines(), ...rest })

async function addMonth(rest: object = {}): Promise<number> {
  const input = { name: 'Elementary', yearMonth: '2098-11', programId: world.programId, days: [dayOf(monday)], ...rest }
  const { status, body } = await world.save(input)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}
const editMaster = async (id: number, day: object) => {
  const { status, body } = await world.save({ id, yearMonth: '2098-11', days: [day] })
  expect(status, JSON.stringify(body)).toBe(200)
}
const monthOf = async (schoolId: number) => (await world.months(schoolId))[0]
const schoolDays = async () => (await world.read((await monthOf(north)).id, false)).days
const editSchool = async (day: object) =>
  world.call(`PUT /commissary/schoolMonthlyCalendar/${(await monthOf(north)).id}`, { body: { days: [day] } })
const linesOf = (day: { lines: { key: string; servingLine?: number }[] }) =>
  day.lines.map(({ key, servingLine = null }) => [key, servingLine])

test('a master menu keeps the serving line of each item, and gives it to its schools', async () => {
  const month = await addMonth()
  expect(linesOf((await world.read(month)).days[0])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', null],
  ])
  await world.publish(month, [north])
  expect(linesOf((await schoolDays())[0])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', null],
  ])
})

test.each([0, 10, 1.5, 'two'])('a serving line of %j is refused', async (servingLine) => {
  const { status, body } = await world.save({
    name: 'Elementary',
    yearMonth: '2098-11',
    programId: world.programId,
    days: [dayOf(monday, { lines: [pear('a', { servingLine })] })],
  })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['days.0.lines.0.servingLine']])
})

describe("publishing merges an item's serving line as a separate field", () => {
  test("a school's own line stays when other fields are published", async () => {
    const month = await addMonth()
    await world.publish(month, [north])
    expect((await editSchool(dayOf(monday, { lines: lines({ servingLine: 3 }) }))).status).toBe(200)
    await editMaster(month, dayOf(monday, { lines: lines({ servingLine: 1, plannedServings: 90 }) }))
    expect((await world.publish(month, [north])).body.data.schools[0]).toMatchObject({ kept: [monday], conflicts: [] })
    expect((await schoolDays())[0].lines[0]).toMatchObject({ servingLine: 3, plannedServings: 90 })
  })

  test('a line that both sides changed waits for an answer', async () => {
    const month = await addMonth()
    await world.publish(month, [north])
    await editSchool(dayOf(monday, { lines: lines({ servingLine: 3 }) }))
    await editMaster(month, dayOf(monday, { lines: lines({ servingLine: null }) }))
    expect((await world.publish(month, [north])).body.data.schools[0]).toMatchObject({ conflicts: [monday] })
    const [day] = await schoolDays()
    expect(day.lines[0].servingLine).toBe(3)
    expect(day.conflicts).toMatchObject([
      {
        field: 'line',
        id: 'a',
        parts: ['servingLine'],
        base: { line: { servingLine: 1 } },
        school: { line: { servingLine: 3 } },
      },
    ])
    const { id } = await monthOf(north)
    const body = { date: monday, version: day.version, answers: ['published'] }
    const answered = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}/conflicts`, { body })
    expect(linesOf(answered.body.data.day)[0]).toEqual(['a', null])
  })
})

test('the history of a day says which line an item moved to', async () => {
  const month = await addMonth()
  await editMaster(month, dayOf(monday, { lines: lines({ servingLine: 2 }) }))
  const { body } = await world.call('GET /commissary/recordHistory', {
    query: { recordType: 'masterMonth', recordId: String(month) },
  })
  expect(JSON.stringify(body._embedded.events[0].changes)).toMatch(/line 1.*line 2/)
})

test('recurring items and cycle menus keep serving lines, and applying a cycle copies them to its dates', async () => {
  const recurring = { category: 'FRUIT', weekdays: [2], line: pear('r', { servingLine: 2 }) }
  const month = await addMonth({ recurringDays: [recurring] })
  await world.publish(month, [north])
  expect((await schoolDays()).find(({ date }: { date: string }) => date === tuesday).lines[0].servingLine).toBe(2)

  const cycle = await world.call('POST /commissary/cycleMenus', {
    body: { name: 'Fall', programId: world.programId, weeks: 1, daysPerWeek: 5 },
  })
  const { id } = cycle.body.data
  const { status } = await world.call(`PUT /commissary/cycleMenus/${id}/days`, {
    body: { days: [{ week: 1, weekday: 1, plannedMeals: 100, lines: lines() }] },
  })
  expect(status).toBe(200)
  expect(linesOf((await world.call(`GET /commissary/cycleMenus/${id}`)).body.days[0]).map(([, line]) => line)).toEqual([
    1,
    2,
    null,
  ])
  const applied = await world.call(`POST /commissary/cycleMenus/${id}/apply`, {
    body: { name: 'Applied', startDate: monday, endDate: '2098-11-07' },
  })
  const laid = (await world.read(applied.body.data.id)).days.find(({ date }: { date: string }) => date === monday)
  expect(linesOf(laid).map(([, line]) => line)).toEqual([1, 2, null])
})

test('the analysis finds the minimum across serving lines and names the line, which printed menus have, too', async () => {
  const month = await addMonth()
  await world.publish(month, [north])
  const { status, body } = await world.call('POST /commissary/menu-analysis', {
    body: { schoolId: north, itemType: 'MEAL', startDate: monday, endDate: '2098-11-07', rule: {} },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const check = body.weeks[0].days[0].checks.find(({ id }: { id: string }) => id === 'fruit.daily')
  expect(check).toMatchObject({ actual: 1, now: { status: 'pass' } })
  expect(check.reasons.filter(({ kind }: { kind: string }) => kind === 'share')).toMatchObject([
    { itemId: 'a', servingLine: 1 },
    { itemId: 'c', servingLine: 1 },
  ])

  const range = { startDate: monday, endDate: '2098-11-07' }
  await world.call('POST /commissary/menus/print', { body: { audience: 'kitchen', schoolId: north, ...range } })
  expect(printed[0]?.menuDays[0]?.lines.map(({ servingLine }) => servingLine ?? null)).toEqual([1, 2, null])
})
