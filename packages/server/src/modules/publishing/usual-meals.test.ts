import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import type { SchoolsWeek } from '../analysis/schools.ts'
import { dayPlans } from '../dashboard/day-plans.ts'

const [monday, tuesday] = ['2098-11-03', '2098-11-04']

let server: TestApp
let world: MenuWorld
let north: number
let south: number
let month: number
beforeAll(async () => {
  server = await startApp()
})
/** North usually serves 40 meals; South's usual meals are unknown. */
beforeEach(async () => {
  world = await menuWorld(server)
  ;[north = 0, south = 0] = world.schools
  await usually(north, 40)
  const days = [dayOf(monday), dayOf(tuesday, { plannedMeals: null })]
  const { body } = await world.save({ name: 'Elementary', yearMonth: '2098-11', programId: world.programId, days })
  month = body.data.id
})

const own = <T>(run: Parameters<typeof server.database.work<T>>[1]) =>
  server.database.work({ catererId: world.member.catererId }, run)
const usually = (schoolId: number, plannedMeals: number | null) =>
  own((tx) =>
    tx
      .update(schoolProgram)
      .set({ plannedMeals })
      .where(and(eq(schoolProgram.schoolId, schoolId), eq(schoolProgram.mealProgramId, world.programId))),
  )
const line = (key: string, ingredientId: number, category: string, plannedServings: number | null) => ({
  key,
  ingredientId,
  category,
  plannedServings,
})
const dayOf = (date: string, { plannedMeals = 100, apples = 81, milks = 1 }: Numbers = {}) => ({
  date,
  plannedMeals,
  lines: [line('a', world.apple, 'Fruit', apples), line('m', world.milk, 'Milk', milks)],
})
interface Numbers {
  plannedMeals?: number | null
  apples?: number | null
  milks?: number | null
}
const numbers = (day: { plannedMeals: number | null; lines: { plannedServings: number | null }[] }) => [
  day.plannedMeals,
  ...day.lines.map(({ plannedServings }) => plannedServings),
]
const daysOf = async (schoolId: number) => {
  const [{ id }] = await world.months(schoolId)
  return (await world.read(id, false)).days
}
const numbersOf = async (schoolId: number) => (await daysOf(schoolId)).map(numbers)
const publish = async (schoolIds = [north, south]) => {
  const { status, body } = await world.publish(month, schoolIds)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const edit = async (day: object) => {
  expect((await world.save({ id: month, yearMonth: '2098-11', days: [day] })).status).toBe(200)
}
const editNorth = async (day: object) => {
  const [{ id }] = await world.months(north)
  const { status } = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}`, { body: { days: [day] } })
  expect(status).toBe(200)
}
const stateOfNorth = async () =>
  (await world.call(`GET /commissary/copyTo/applicableSchools/${month}`)).body._embedded.applicableSchools[0].state

test("a published day is sized for each school's usual meals, with their share of the servings, rounded", async () => {
  await publish()
  // 32.4 apples; milk stays offered. On a day with an unknown number of meals, servings have no share.
  expect(await numbersOf(north)).toEqual([
    [40, 32, 1],
    [40, null, null],
  ])
  // As in the menu, because the school's usual meals are unknown.
  expect(await numbersOf(south)).toEqual([
    [100, 81, 1],
    [null, 81, 1],
  ])
  // Publishing does not count as a change by the school.
  const [{ id }] = await world.months(north)
  const { body } = await world.call(`GET /commissary/schoolMonthlyCalendar/${id}/published`)
  expect(body._embedded.publishedDays.map(numbers)).toEqual(await numbersOf(north))
  expect(await stateOfNorth()).toBe('current')
  const plans = await own((tx) => dayPlans(tx, [north, south], monday, tuesday))
  expect(plans.map(({ schoolId, plannedMeals }) => [schoolId, plannedMeals])).toEqual([
    [north, 40],
    [south, 100],
    [north, 40],
    [south, null],
  ])
})

test("a school's own numbers stay, and a menu for more meals with the same shares changes nothing", async () => {
  await publish()
  await editNorth(dayOf(monday, { plannedMeals: 35, apples: 20, milks: 1 }))
  await edit(dayOf(monday, { plannedMeals: 200, apples: 162, milks: 2 }))
  expect((await publish([north])).schools).toMatchObject([{ kept: [monday], conflicts: [] }])
  expect((await numbersOf(north))[0]).toEqual([35, 20, 1])
  expect((await daysOf(north))[0].conflicts).toEqual([])

  await edit(dayOf(monday, { plannedMeals: 200, apples: 110, milks: 2 }))
  expect((await publish([north])).schools).toMatchObject([{ conflicts: [monday] }])
  const [{ conflicts }] = await daysOf(north)
  expect(conflicts).toMatchObject([
    {
      field: 'line',
      base: { line: { plannedServings: 32 } },
      school: { line: { plannedServings: 20 } },
      published: { line: { plannedServings: 22 } },
    },
  ])
})

test('new usual meals take effect with the next publication, even of an unchanged month', async () => {
  const { publicationId } = await publish()
  await usually(north, 50)
  expect((await numbersOf(north))[0]).toEqual([40, 32, 1])
  expect(await stateOfNorth()).toBe('behind')
  expect(await publish()).toMatchObject({
    publicationId,
    schools: [{ came: [monday, tuesday] }, { came: [] }],
  })
  expect((await numbersOf(north))[0]).toEqual([50, 41, 1])
  expect(await stateOfNorth()).toBe('current')
})

test('taking back restores the numbers that a school had before, whatever it serves now', async () => {
  await publish()
  await usually(north, 50)
  await edit(dayOf(monday, { apples: 50 }))
  const { publicationId } = await publish()
  await usually(north, 60)
  await publish()
  expect((await numbersOf(north))[0]).toEqual([60, 30, 1])
  expect((await world.call(`POST /commissary/publications/${publicationId}/takeBack`)).status).toBe(200)
  expect((await numbersOf(north))[0]).toEqual([40, 32, 1])
  expect((await numbersOf(south))[0]).toEqual([100, 81, 1])
})

describe('the analysis of all schools', () => {
  const analyzed = async () => {
    const range = { startDate: monday, endDate: '2098-11-09' }
    const { body } = await world.call('POST /commissary/menu-analysis/schools', { body: range })
    return body.weeks as SchoolsWeek[]
  }
  const schools = (weeks: SchoolsWeek[]) => weeks.map(({ schoolIds }) => schoolIds)

  test('has one week for schools of several sizes, with the meals of each and the values of the largest', async () => {
    await edit(dayOf(tuesday))
    await usually(south, 120)
    await publish()
    const [week, ...others] = await analyzed()
    expect(others).toEqual([])
    expect(week).toMatchObject({ schoolIds: [north, south], meals: 240, schoolMeals: [80, 240] })
    const { body } = await world.call('POST /commissary/menu-analysis', {
      body: { schoolId: south, itemType: 'MEAL', startDate: monday, endDate: '2098-11-09', rule: {} },
    })
    expect(week?.nutrients).toEqual(body.weeks[0].nutrients)
  })

  test('has a separate week for a school whose rounded servings change the verdict of a check', async () => {
    // 549.75 kcal per meal, and 550 at 40 meals: the minimum of the grades.
    await edit(dayOf(monday, { plannedMeals: 1000, apples: 10_995, milks: 0 }))
    await edit(dayOf(tuesday, { plannedMeals: 1000, apples: 10_995, milks: 0 }))
    await usually(south, 1000)
    await publish()
    const weeks = await analyzed()
    expect(schools(weeks)).toEqual([[north], [south]])
    const verdict = ({ checks }: SchoolsWeek) => checks.find(({ id }) => id === 'calories')?.now?.status
    expect(weeks.map(verdict)).toEqual(['pass', 'fail'])
  })

  test('has a separate week where less is known', async () => {
    await publish()
    expect(schools(await analyzed())).toEqual([[north], [south]])
  })
})
