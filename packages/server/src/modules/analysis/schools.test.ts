import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { appUser, userSchool } from '../../db/schema/user.ts'
import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import type { SchoolsWeek } from './schools.ts'

let server: TestApp
let world: MenuWorld
let months: number[]
beforeAll(async () => {
  server = await startApp()
  world = await menuWorld(server, ['North', 'South', 'West'])
  const day = (date: string) => ({
    date,
    plannedMeals: 100,
    lines: [
      { key: 'apple', ingredientId: world.apple, category: 'Fruit', plannedServings: 100 },
      { key: 'milk', ingredientId: world.milk, category: 'Milk', plannedServings: 100 },
    ],
  })
  const saved = await world.save({
    name: 'Elementary lunch',
    yearMonth: '2099-01',
    programId: world.programId,
    days: ['2099-01-05', '2099-01-06', '2099-01-12'].map(day),
  })
  await world.publish(saved.body.data.id)
  months = []
  for (const school of world.schools) months.push((await world.months(school))[0].id)
})

const analyze = (body: object = {}, by: Member = world.member) =>
  server.call(by, 'POST /commissary/menu-analysis/schools', {
    body: { startDate: '2099-01-05', endDate: '2099-01-18', ...body },
  })
const weeksOf = async (body: object = {}): Promise<SchoolsWeek[]> => (await analyze(body)).body.weeks
const groups = (weeks: SchoolsWeek[]) => weeks.map(({ weekStart, schoolIds }) => [weekStart, schoolIds])

test("schools with the same menu share an entry for each week, with the values of one school's analysis", async () => {
  const weeks = await weeksOf()
  expect(groups(weeks)).toEqual([
    ['2099-01-05', world.schools],
    ['2099-01-12', world.schools],
  ])
  const one = await server.call(world.member, 'POST /commissary/menu-analysis', {
    body: { schoolId: world.schools[0], itemType: 'MEAL', startDate: '2099-01-05', endDate: '2099-01-11', rule: {} },
  })
  const [expected] = one.body.weeks
  const { reasons: _, ...sodium } = expected.checks.find(({ id }: { id: string }) => id === 'sodium')
  expect(weeks[0]).toMatchObject({
    program: { id: world.programId, gradeGroup: 'K-5' },
    servedDays: 2,
    regularDays: 5,
    isShortWeek: true,
    meals: 200,
    nutrients: expected.nutrients,
    status: expected.status,
  })
  expect(weeks[0]?.checks).toContainEqual(sodium)
  expect(weeks[0]?.checks.find(({ id }) => id === 'fruit.daily')).toMatchObject({ scope: 'day', date: '2099-01-05' })
})

test('a school with its own change has a separate entry for that week', async () => {
  const [, south, west] = world.schools
  const day = {
    date: '2099-01-06',
    plannedMeals: 50,
    lines: [{ key: 'milk', ingredientId: world.milk, category: 'Milk', plannedServings: 50 }],
  }
  await server.call(world.member, `PUT /commissary/schoolMonthlyCalendar/${months[0]}`, { body: { days: [day] } })
  const weeks = await weeksOf()
  expect(groups(weeks)).toEqual([
    ['2099-01-05', [world.schools[0]]],
    ['2099-01-05', [south, west]],
    ['2099-01-12', world.schools],
  ])
  expect(weeks[0]?.meals).toBe(150)
})

test('a school with its own servings has a separate entry, too', async () => {
  await server.call(world.member, 'POST /commissary/MenuAnalysisItems', {
    body: { menuSummaryId: months[1], isCatererMenu: false, date: '2099-01-12', servedServings: 70 },
  })
  const served = await weeksOf({ servings: 'served', startDate: '2099-01-12' })
  expect(served.map(({ schoolIds, meals }) => [schoolIds, meals])).toEqual([
    [[world.schools[0], world.schools[2]], null],
    [[world.schools[1]], 70],
  ])
})

test("a school's master menu is analyzed without the school's changes, planned items and served items", async () => {
  const week = async (school: number | undefined, rest: object) => {
    const { body } = await server.call(world.member, 'POST /commissary/menu-analysis', {
      body: {
        schoolId: school,
        itemType: 'MEAL',
        startDate: '2099-01-05',
        endDate: '2099-01-18',
        rule: {},
        ...rest,
      },
    })
    return body
  }
  const mealsOf = ({ weeks }: { weeks: { days: { plannedMeals: number | null }[] }[] }) =>
    weeks.flatMap(({ days }) => days.map(({ plannedMeals }) => plannedMeals))
  const [north, south, west] = world.schools
  expect(mealsOf(await week(north, {}))).toEqual([100, 50, 100])
  expect(mealsOf(await week(north, { menu: 'master' }))).toEqual([100, 100, 100])
  // South served 70 meals on one day; West changed nothing.
  const served = { servings: 'served', menu: 'master' }
  expect(mealsOf(await week(south, served))).toEqual([100, 100, 100])
  expect((await week(south, served)).servings).toBe('planned')
  expect((await week(south, served)).weeks).toEqual((await week(west, {})).weeks)
})

test("the items behind an average match those of a school's analysis, and are listed only on request", async () => {
  const range = { startDate: '2099-01-12', endDate: '2099-01-18', schools: [world.schools[0]] }
  const one = await server.call(world.member, 'POST /commissary/menu-analysis', {
    body: { ...range, schools: undefined, schoolId: world.schools[0], itemType: 'MEAL', rule: {} },
  })
  const [expected] = one.body.weeks
  const reasonsOf = async (value: string) => (await weeksOf({ ...range, reasonsOf: value }))[0]?.reasons
  const sodium = expected.checks.find(({ id }: { id: string }) => id === 'sodium')
  expect(sodium.reasons.length).toBeGreaterThan(0)
  expect(await reasonsOf('sodium')).toEqual(expect.arrayContaining(sodium.reasons))
  expect(await reasonsOf('cost')).toEqual(expect.arrayContaining(expected.costReasons))
  expect((await weeksOf(range))[0]).not.toHaveProperty('reasons')
  expect((await analyze({ ...range, reasonsOf: 'vitaminX' })).status).toBe(422)
})

test('only the requested schools and menu type are checked', async () => {
  const [north = 0] = world.schools
  expect(new Set((await weeksOf({ schools: [north] })).flatMap(({ schoolIds }) => schoolIds))).toEqual(new Set([north]))
  expect(await weeksOf({ itemType: 'BREAKFAST' })).toEqual([])
  expect((await weeksOf({ itemType: 'MEAL' })).length).toBeGreaterThan(0)
})

test("a range that is longer than a year's weeks or runs backward is refused", async () => {
  expect((await analyze({ endDate: '2100-01-17' })).status).toBe(200)
  expect((await analyze({ endDate: '2100-01-18' })).body.fields).toHaveProperty('endDate')
  expect((await analyze({ endDate: '2099-01-04' })).body.fields).toHaveProperty('endDate')
})

test('staff get only their schools, and other schools are treated like ones that do not exist', async () => {
  const staff = await server.addMember({ role: 'staff', catererId: world.member.catererId })
  const [north = 0, south = 0] = world.schools
  await server.database.work(world.member, async (tx) => {
    await tx
      .update(appUser)
      .set({ hasAllSchools: false, modules: ['reports'] })
      .where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: south })
  })
  const { weeks }: { weeks: SchoolsWeek[] } = (await analyze({}, staff)).body
  expect(new Set(weeks.flatMap(({ schoolIds }) => schoolIds))).toEqual(new Set([south]))
  const foreign = await analyze({ schools: [north] }, staff)
  expect(foreign).toMatchObject({ status: 422, body: { fields: { schools: 'School not found' } } })
  expect(foreign.bytes).toEqual((await analyze({ schools: [900_000_001] }, staff)).bytes)
})
