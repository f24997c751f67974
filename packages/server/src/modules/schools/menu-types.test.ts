import { answersFor } from '@commissary/domain/food'
import { type MenuType, menuTypes } from '@commissary/domain/menu'
import { noMealPattern } from '@commissary/domain/rules'
import { beforeAll, describe, expect, test } from 'vitest'

import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

const [monday, sunday] = ['2099-01-05', '2099-01-11'] as const
const yearMonth = '2099-01'

let server: TestApp
let member: Member
let schoolId: number
let programIds: ReadonlyMap<MenuType, number>
let apple: number
let months: ReadonlyMap<MenuType, number>

const call = (operation: string, options = {}) => server.call(member, operation, options)
const ok = async (operation: string, options = {}) => {
  const { status, body } = await call(operation, options)
  expect(status, `${operation} ${JSON.stringify(body)}`).toBeLessThan(300)
  return body
}
const meals = (gradeGroup: string) =>
  menuTypes.map((menuType) => ({ menuType, gradeGroup, serviceDays: 5, plannedMeals: 100 }))

beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const added = await ok(`POST /commissary/createSite/${member.catererId}`, {
    body: { schoolName: 'Ash', lowestGrade: 'K', highestGrade: '5', meals: meals('K-5') },
  })
  schoolId = added.data.id
  programIds = new Map((await programsOf(schoolId)).map(({ menuType, id }) => [menuType, id]))
  const food = await ok('POST /ingredient/ingredients', {
    body: { name: 'Apple', serving: { amount: '100', unit: 'g' }, nutrients: answersFor({ calories: 50 }) },
  })
  apple = food.data.id
  const saved = new Map<MenuType, number>()
  for (const menuType of menuTypes) saved.set(menuType, await publishedMonth(menuType))
  months = saved
})

interface Program {
  id: number
  menuType: MenuType
  programName: string
  rulePack: string
}

async function programsOf(id: number): Promise<Program[]> {
  const { data } = await ok('GET /commissary/schools', { query: { role: 'ROLE_CATERER', date: monday } })
  return data.schools.find((one: { schoolId: number }) => one.schoolId === id).programs
}

/** An Extra menu is à la carte. Such items are not part of a meal, so meals leave them out. */
const lines = (category = 'Fruit') => [{ key: 'apple', ingredientId: apple, category, plannedServings: 100 }]

/** A month with an apple on Mondays, which is published to the school. */
async function publishedMonth(menuType: MenuType): Promise<number> {
  const { data } = await ok(`POST /commissary/catererMonthlyCalendar/${member.catererId}/${menuType}`, {
    body: {
      name: `${menuType} menu`,
      yearMonth,
      programId: programIds.get(menuType),
      days: [{ date: monday, plannedMeals: 100, lines: lines(menuType === 'EXTRA' ? 'A La Carte' : 'Fruit') }],
      recurringDays: [{ category: 'MILK', weekdays: [2], line: { ...lines('Milk')[0], key: 'recurring' } }],
    },
  })
  await ok(`PUT /commissary/caterer/copyCalendar/${data.id}`)
  return data.id
}

const week = async (itemType: MenuType, rest: object = {}) => {
  const { weeks } = await ok('POST /commissary/menu-analysis', {
    body: { schoolId, itemType, startDate: monday, endDate: sunday, rule: {}, ...rest },
  })
  return weeks[0]
}
const summaryOf = async (itemType: MenuType) => {
  const list = await ok('GET /commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', {
    query: { itemType, catererId: member.catererId, startYearMonth: yearMonth, endYearMonth: yearMonth },
  })
  return list._embedded.catererCalendarSummaries[0]
}

test('a school serves any of the six menu types, each by its program', async () => {
  const { meals: stored } = await ok(`GET /commissary/bySiteId/${schoolId}`, { query: { catererId: member.catererId } })
  expect(stored).toEqual(meals('K-5'))
  const rules = Object.fromEntries(
    (await programsOf(schoolId)).map(({ menuType, programName, rulePack }) => [menuType, [programName, rulePack]]),
  )
  expect(rules).toEqual({
    BREAKFAST: ['School Breakfast Program K-5', 'us-sbp'],
    MEAL: ['National School Lunch Program K-5', 'us-nslp'],
    SNACK: ['Afterschool Snack K-5', 'us-nslp-snack'],
    DINNER: ['Afterschool Supper K-5', 'us-nslp'],
    EXTRA: ['Extra (A La Carte) K-5', noMealPattern],
    SIDE: ['Side K-5', noMealPattern],
  })
})

test.each(menuTypes)('%s is planned as a cycle, a month with recurring items, and at the school', async (menuType) => {
  const cycle = await ok('POST /commissary/cycleMenus', {
    body: { name: `${menuType} cycle`, programId: programIds.get(menuType), weeks: 1, daysPerWeek: 5 },
  })
  await ok(`PUT /commissary/cycleMenus/${cycle.data.id}/days`, {
    body: { days: [{ week: 1, weekday: 3, plannedMeals: 80, lines: lines() }] },
  })
  const read = (id: number) => ok(`GET /commissary/monthlyCalendars/${id}`, { query: { isCatererMenu: 'true' } })
  expect((await read(months.get(menuType) ?? 0)).recurringDays.MILK).toHaveLength(1)

  const calendar = () =>
    ok(`GET /commissary/school/${schoolId}/calendar`, {
      query: { itemType: menuType, startDate: monday, endDate: sunday },
    })
  const published = await calendar()
  expect(published.program.menuType).toBe(menuType)
  expect(published.days.map(({ date }: { date: string }) => date)).toEqual([monday, '2099-01-06'])
  await ok(`PUT /commissary/school/${schoolId}/calendar/2099-01-08`, {
    query: { itemType: menuType },
    body: { plannedMeals: 90, lines: lines() },
  })
  expect((await calendar()).days.at(-1)).toMatchObject({ date: '2099-01-08', plannedMeals: 90 })
})

test('a week of Dinner is checked by the rules of lunch', async () => {
  const [dinner, lunch] = [await week('DINNER'), await week('MEAL')]
  expect(dinner.rulePack).toBe('us-nslp')
  expect(dinner.checks.length).toBeGreaterThan(10)
  expect(dinner.checks).toEqual(lunch.checks)
  expect(dinner.status).toMatchObject({ now: 'fail' })
  expect(await summaryOf('DINNER')).toMatchObject({ verdict: 'fail', verdict2027: 'fail' })
})

describe.each(['EXTRA', 'SIDE'] as const)('a week of %s', (menuType) => {
  test('has nutrition and no checks', async () => {
    const extra = await week(menuType)
    expect(extra.days[0].nutrients.calories).toEqual({ known: 50, missing: [] })
    expect([extra, ...extra.days].flatMap(({ checks, components }) => [...checks, ...components])).toEqual([])
  })

  test('counts in averages of schools, without checks', async () => {
    const { weeks } = await ok('POST /commissary/menu-analysis/schools', {
      body: { startDate: monday, endDate: sunday, itemType: menuType },
    })
    expect(weeks).toMatchObject([{ schoolIds: [schoolId], checks: [], program: { rulePack: noMealPattern } }])
    expect(weeks[0].nutrients.calories.known).toBeGreaterThan(0)
  })

  test('has no verdict in the list of master menus', async () => {
    expect(await summaryOf(menuType)).toMatchObject({ plannedDays: 5, verdict: null, verdict2027: null })
  })

  test('says that it has no meal pattern where that is exported', async () => {
    const { bytes } = await call(`POST /commissary/exportMealPattern/${months.get(menuType)}`, {
      body: { format: 'csv' },
    })
    expect(bytes.toString('utf8')).toContain('this menu has no meal pattern')
    const printed = await call('POST /commissary/menuNutritionAnalyze/print', {
      body: { schoolId, itemType: menuType, startDate: monday, endDate: sunday, rule: {} },
    })
    expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is not planned by the nutrition planner', async () => {
    const { status, body } = await call('POST /commissary/nutrition-planner', {
      body: {
        programIds: [programIds.get(menuType)],
        rules: ['now'],
        days: [{ key: monday, date: monday, plannedMeals: 100, isOpen: true, lines: [] }],
      },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('programIds')
  })

  test('neither passes nor fails when a price changes', async () => {
    const { weeks } = await ok(`POST /ingredient/ingredients/${apple}/priceEffects`, {
      body: {
        prices: [
          { vendorId: null, vendorItemCode: null, amount: '1', per: { amount: '1', unit: 'kg' }, validFrom: null },
        ],
      },
    })
    const row = weeks.rows.find(({ itemType }: { itemType: MenuType }) => itemType === menuType)
    expect(row).toMatchObject({ before: 'noMealPattern', after: 'noMealPattern' })
  })
})

test("a preschool's lunch is checked together with its Dinner, but not with its Extra and Side menus", async () => {
  const young = async (types: readonly MenuType[]) => {
    const { data } = await ok(`POST /commissary/createSite/${member.catererId}`, {
      body: {
        schoolName: `Elm ${types.join(' ')}`,
        lowestGrade: 'PK',
        highestGrade: 'PK',
        meals: meals('PK3-5').filter(({ menuType }) => types.includes(menuType)),
      },
    })
    const { otherMeals } = await ok(`GET /commissary/school/${data.id}/calendar`, {
      query: { itemType: 'MEAL', startDate: monday, endDate: monday },
    })
    return otherMeals.find(({ date }: { date: string }) => date === monday).isComplete
  }
  // Nothing is planned for them: a meal makes the day incomplete, a menu that is not a meal does not.
  expect(await young(['MEAL', 'EXTRA', 'SIDE'])).toBe(true)
  expect(await young(['MEAL', 'DINNER'])).toBe(false)
})
