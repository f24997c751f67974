import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { appUser, userSchool } from '../../db/schema/user.ts'
import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

const all = '/commissary/MenuAnalysisItems'
let server: TestApp
let world: MenuWorld
let masterMonth: number
let schoolMonth: number
beforeAll(async () => {
  server = await startApp()
  world = await menuWorld(server)
  const line = (key: string, ingredientId: number, category: string) => ({
    key,
    ingredientId,
    category,
    plannedServings: 100,
  })
  const day = (date: string) => ({
    date,
    plannedMeals: 100,
    lines: [
      line('apple', world.apple, 'Fruit'),
      line('milk', world.milk, 'Milk'),
      { key: 'note', text: 'Bring cups', category: 'Side', plannedServings: null },
    ],
  })
  const saved = await world.save({
    name: 'Elementary lunch',
    yearMonth: '2099-01',
    programId: world.programId,
    days: [day('2099-01-05'), day('2099-01-06')],
  })
  masterMonth = saved.body.data.id
  await world.publish(masterMonth)
  schoolMonth = (await world.months(world.schools[0] ?? 0))[0].id
})

const post = (body: object, by: Member = world.member) => server.call(by, `POST ${all}`, { body })
const put = (id: number, body: object, options: { headers?: Record<string, string>; by?: Member } = {}) =>
  server.call(options.by ?? world.member, `PUT ${all}/${id}`, {
    body,
    ...(options.headers && { headers: options.headers }),
  })
const list = (menuSummaryId: number, isCatererMenu: boolean, by: Member = world.member) =>
  server.call(by, `GET ${all}/search/findByMenuSummaryId`, {
    query: { menuSummaryId, isCatererMenu: String(isCatererMenu) },
  })

// spec: 7.menus.MenuAnalysisItems.create, 7.menus.MenuAnalysisItems.list, 3.menuAnalysisItem.menuSummaryId
test('the servings of a line of a master month are added, and listed with the meals of the day first', async () => {
  const line = { menuSummaryId: masterMonth, date: '2099-01-05', line: 'apple', servedServings: 80 }
  const added = await post(line)
  expect(added).toMatchObject({ status: 201, body: { data: { message: 'Servings saved successfully', version: 1 } } })
  const meals = await post({ menuSummaryId: masterMonth, date: '2099-01-05', servedServings: 95 })
  expect((await list(masterMonth, true)).body._embedded.MenuAnalysisItems).toEqual([
    expect.objectContaining({ id: meals.body.data.id, line: null, gradeGroup: 'K-5', servedServings: 95 }),
    {
      ...line,
      id: added.body.data.id,
      isCatererMenu: true,
      gradeGroup: 'K-5',
      plannedServings: null,
      portion: null,
      version: 1,
      updatedAt: expect.any(String),
      updatedBy: expect.stringContaining('Mem Ber'),
    },
  ])
})

// spec: 7.menus.MenuAnalysisItems.update
test('an item is replaced as a whole, unless someone else saved it first', async () => {
  const own = { menuSummaryId: schoolMonth, isCatererMenu: false, date: '2099-01-05', line: 'milk' }
  const { id } = (await post({ ...own, servedServings: 60 })).body.data
  const portion = { amount: '8', unit: 'oz' }
  const saved = await put(id, { ...own, plannedServings: 70, portion }, { headers: { 'if-match': '"1"' } })
  expect(saved).toMatchObject({ status: 200, body: { data: { id, version: 2 } } })
  const [item] = (await list(schoolMonth, false)).body._embedded.MenuAnalysisItems
  expect(item).toMatchObject({ id, isCatererMenu: false, plannedServings: 70, servedServings: null, portion })
  const late = await put(id, { ...own, servedServings: 1 }, { headers: { 'if-match': '"1"' } })
  expect(late).toMatchObject({ status: 409, body: { current: { id, plannedServings: 70, version: 2 } } })
})

describe('an item is refused', () => {
  const refused = async (body: object) => {
    const answer = await post({ menuSummaryId: masterMonth, date: '2099-01-06', line: 'apple', ...body })
    expect(answer.status).toBe(422)
    return answer.body.fields
  }

  test('for a day of another month, and for a line that the day does not have', async () => {
    expect(await refused({ date: '2099-02-01' })).toEqual({ date: 'Choose a day of the month.' })
    const gone = { line: 'This item is no longer on the menu of that day.' }
    expect(await refused({ line: 'pear' })).toEqual(gone)
    expect(await refused({ date: '2099-01-07' })).toEqual(gone)
  })

  test('a second time for the line and its grade group', async () => {
    const item = { menuSummaryId: masterMonth, date: '2099-01-06', line: 'milk' }
    expect((await post({ ...item, servedServings: 1 })).status).toBe(201)
    expect(await refused({ line: 'milk' })).toEqual({
      line: 'This grade group already has servings. Change those.',
    })
    expect((await post({ ...item, gradeGroup: '6-8' })).status).toBe(201)
  })

  test('with a portion for meals or for a text', async () => {
    const portion = { amount: '1', unit: 'cup' }
    expect(Object.keys(await refused({ line: null, portion }))).toEqual(['portion'])
    expect(Object.keys(await refused({ line: 'note', portion }))).toEqual(['portion'])
  })

  test.each([
    ['servedServings', { servedServings: -1 }],
    ['plannedServings', { plannedServings: 1.5 }],
    ['servedServings', { servedServings: 100_001 }],
    ['gradeGroup', { gradeGroup: '1-3' }],
    ['line', { line: 'a b' }],
  ])('with an invalid %s', async (field, body) => {
    expect(Object.keys(await refused(body))).toEqual([field])
  })
})

test('an item stays in its month', async () => {
  const item = { menuSummaryId: masterMonth, date: '2099-01-06', servedServings: 5 }
  const { id } = (await post(item)).body.data
  expect((await put(id, { ...item, menuSummaryId: schoolMonth, isCatererMenu: false })).body.fields).toEqual({
    menuSummaryId: 'Servings stay in their month. Add new ones to the other month.',
  })
})

test('the same key adds an item once', async () => {
  const request = {
    body: { menuSummaryId: masterMonth, date: '2099-01-07', servedServings: 5 },
    headers: { 'idempotency-key': 'analysis-item-once-01' },
  }
  const [first, second] = [
    await server.call(world.member, `POST ${all}`, request),
    await server.call(world.member, `POST ${all}`, request),
  ]
  expect(first.status).toBe(201)
  expect(second.body).toEqual(first.body)
})

test("another caterer's months and items, and those of schools without access, are treated as if they did not exist", async () => {
  const own = { menuSummaryId: schoolMonth, isCatererMenu: false, date: '2099-01-06', servedServings: 9 }
  const { id } = (await post(own)).body.data
  const stranger = await server.addMember()
  const staff = await server.addMember({ role: 'staff', catererId: world.member.catererId })
  await server.database.work(world.member, async (tx) => {
    await tx
      .update(appUser)
      .set({ hasAllSchools: false, modules: ['menus', 'reports'] })
      .where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: world.schools[1] ?? 0 })
  })
  for (const by of [stranger, staff]) {
    expect((await list(schoolMonth, false, by)).bytes).toEqual((await list(900_000_001, false, by)).bytes)
    expect((await post(own, by)).body.fields).toEqual({ menuSummaryId: 'This month does not exist.' })
    const missing = await put(900_000_001, own, { by })
    expect((await put(id, own, { by, headers: { 'if-match': '"77"' } })).bytes).toEqual(missing.bytes)
  }
  expect((await list(masterMonth, true, stranger)).status).toBe(404)
})

describe('the analysis of a school', () => {
  const analyze = async (rest: object = {}) =>
    (
      await server.call(world.member, 'POST /commissary/menu-analysis', {
        body: {
          schoolId: world.schools[1],
          itemType: 'MEAL',
          startDate: '2099-01-05',
          endDate: '2099-01-11',
          rule: {},
          ...rest,
        },
      })
    ).body
  const ofSchool = async () => {
    const [month] = await world.months(world.schools[1] ?? 0)
    return { menuSummaryId: month.id as number, isCatererMenu: false, date: '2099-01-05' }
  }

  test("is weighted by planned servings that override the menu's", async () => {
    expect((await analyze()).weeks[0].days[0].nutrients.calories.known).toBeCloseTo(100, 6)
    await post({ ...(await ofSchool()), line: 'apple', plannedServings: 50 })
    const { servings, weeks } = await analyze()
    expect(servings).toBe('planned')
    expect(weeks[0].days[0].nutrients.calories.known).toBeCloseTo(75, 6)
  })

  test('is weighted by what was served, and incomplete where no one entered it', async () => {
    const own = await ofSchool()
    await post({ ...own, line: 'milk', servedServings: 20 })
    await post({ ...own, servedServings: 40 })
    const { servings, weeks } = await analyze({ servings: 'served' })
    expect(servings).toBe('served')
    const [first, second] = weeks[0].days
    expect(first.plannedMeals).toBe(40)
    expect(first.nutrients.calories).toEqual({ known: 25, missing: ['Apple'] })
    expect(second.plannedMeals).toBeNull()
    const calories = weeks[0].checks.find(({ id }: { id: string }) => id === 'calories')
    expect(calories.now.status).toBe('unknown')
    expect(calories.reasons).toContainEqual(
      expect.objectContaining({ kind: 'notServed', date: '2099-01-06', itemId: null }),
    )
  })

  test('leaves out what is for another grade group', async () => {
    const own = { ...(await ofSchool()), date: '2099-01-06', line: 'apple' }
    await post({ ...own, gradeGroup: '6-8', plannedServings: 0 })
    expect((await analyze()).weeks[0].days[1].nutrients.calories.known).toBeCloseTo(100, 6)
  })
})

test('the items of an archived month do not apply to the month that took its place', async () => {
  const date = '2099-03-02'
  const line = { key: 'apple', ingredientId: world.apple, category: 'Fruit', plannedServings: 100 }
  const save = async (day: string) => {
    const { body } = await world.save({
      name: 'Spring lunch',
      yearMonth: day.slice(0, 7),
      programId: world.programId,
      days: [{ date: day, plannedMeals: 100, lines: [line] }],
    })
    return body.data.id as number
  }
  const offersApple = async (id: number) => {
    const { bytes } = await world.call(`POST /commissary/exportMealPattern/${id}`, {
      query: { isCatererMenu: 'true' },
      body: { format: 'csv', from: date, to: date },
    })
    return bytes.toString('utf8').includes('Apple')
  }
  const march = await save(date)
  // Keeps the menu when its other month is archived.
  await save('2099-04-01')
  expect(await offersApple(march)).toBe(true)
  await post({ menuSummaryId: march, date, line: 'apple', plannedServings: 0 })
  expect(await offersApple(march)).toBe(false)
  expect((await world.call(`DELETE /commissary/catererCalendar/${march}`)).status).toBe(200)
  expect(await offersApple(await save(date))).toBe(true)
})
