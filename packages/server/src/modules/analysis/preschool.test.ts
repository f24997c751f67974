import { answersFor } from '@commissary/domain/food'
import type { MenuType } from '@commissary/domain/menu'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

const [monday, tuesday, sunday] = ['2099-01-05', '2099-01-06', '2099-01-11'] as const
const programs = [
  { programName: 'Preschool lunch', gradeGroup: 'PK3-5', menuType: 'MEAL', rulePack: 'us-nslp' },
  { programName: 'Preschool snack', gradeGroup: 'PK3-5', menuType: 'SNACK', rulePack: 'us-nslp-snack' },
  { programName: 'Breakfast', gradeGroup: 'K-5', menuType: 'BREAKFAST', rulePack: 'us-sbp' },
] as const

let server: TestApp
let member: Member
let programIds: ReadonlyMap<MenuType, number>
let schoolId: number
let food: Record<'juice' | 'apple' | 'crackers', number>
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  schoolId = await server.database.work(member, async (tx) => {
    const [own] = await tx.insert(school).values({ schoolName: 'Ash' }).returning()
    const rows = await tx
      .insert(mealProgram)
      .values(programs.map((program) => ({ ...program, grades: program.gradeGroup })))
      .returning()
    const id = own?.id ?? 0
    programIds = new Map(rows.map((row) => [row.menuType, row.id]))
    await tx
      .insert(schoolProgram)
      .values(rows.map(({ id: mealProgramId, menuType }) => ({ schoolId: id, menuType, mealProgramId })))
    return id
  })
  const per = { amount: '100', unit: 'g' }
  food = {
    juice: await addFood('Juice', { component: 'FRUIT', credit: 0.5, per, isJuice: true }),
    apple: await addFood('Apple', { component: 'FRUIT', credit: 0.5, per }),
    crackers: await addFood('Crackers', {
      component: 'GRAIN',
      credit: 0.5,
      per,
      isWholeGrainRich: true,
      product: 'OTHER',
    }),
  }
  await plan('SNACK', monday, ['juice', 'crackers'])
})

async function addFood(name: string, rule: object): Promise<number> {
  const serving = { amount: '100', unit: 'g' }
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: { name, serving, nutrients: answersFor({ calories: 50 }), crediting: [rule] },
  })
  return body.data.id
}

async function plan(itemType: MenuType, date: string, foods: readonly (keyof typeof food)[], plannedServings = 20) {
  const lines = foods.map((name) => ({ key: name, ingredientId: food[name], category: 'Side', plannedServings }))
  const { status, body } = await server.call(member, `PUT /commissary/school/${schoolId}/calendar/${date}`, {
    query: { itemType },
    body: { plannedMeals: 20, lines },
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function publish(menuType: 'MEAL' | 'SNACK', date: string, foods: readonly (keyof typeof food)[]) {
  const lines = foods.map((name) => ({ key: name, ingredientId: food[name], category: 'Side', plannedServings: 20 }))
  const saved = await server.call(member, `POST /commissary/catererMonthlyCalendar/${member.catererId}/${menuType}`, {
    body: {
      name: `Preschool ${menuType}`,
      yearMonth: date.slice(0, 7),
      programId: programIds.get(menuType),
      days: [{ date, plannedMeals: 20, lines }],
    },
  })
  const { status, body } = await server.call(member, `PUT /commissary/caterer/copyCalendar/${saved.body.data.id}`)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const range = { startDate: monday, endDate: sunday }
const analyze = async (itemType: MenuType = 'SNACK', rest: object = {}) => {
  const { body } = await server.call(member, 'POST /commissary/menu-analysis', {
    body: { schoolId, itemType, ...range, rule: {}, ...rest },
  })
  return body.weeks[0]
}
const otherMeals = async (itemType: MenuType) =>
  (await server.call(member, `GET /commissary/school/${schoolId}/calendar`, { query: { itemType, ...range } })).body
    .otherMeals

/** The snack's status wherever it is checked: for its school, across all schools, and in a price preview. */
async function statuses() {
  const all = await server.call(member, 'POST /commissary/menu-analysis/schools', { body: { ...range } })
  const ofSnack = all.body.weeks.find(({ program }: { program: { menuType: string } }) => program.menuType === 'SNACK')
  const price = { vendorId: null, vendorItemCode: null, amount: '1', per: { amount: '1', unit: 'kg' }, validFrom: null }
  const preview = await server.call(member, `POST /ingredient/ingredients/${food.crackers}/priceEffects`, {
    body: { prices: [price] },
  })
  return [(await analyze()).status.now, ofSnack.status.now, preview.body.weeks.rows[0].before]
}

test('juice at a preschool snack is unknown until lunch is planned, and fails if lunch has juice too', async () => {
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown'])
  await plan('MEAL', monday, ['apple'])
  expect(await statuses()).toEqual(['pass', 'pass', 'passes'])
  await plan('MEAL', monday, ['juice'])
  expect(await statuses()).toEqual(['fail', 'fail', 'failsNow'])
  const juice = (await analyze('MEAL')).days[0].checks.find(({ id }: { id: string }) => id === 'juice.meals')
  expect(juice).toMatchObject({ actual: 2, isLowerBound: false, now: { status: 'fail' } })
})

test("lunch is checked with what the day's snacks serve, and items that are not offered do not count", async () => {
  expect(await otherMeals('MEAL')).toContainEqual({
    date: monday,
    wholeGrainRich: 0.5,
    juiceMeals: 1,
    isComplete: true,
  })
  expect(await otherMeals('MEAL')).toContainEqual({
    date: tuesday,
    wholeGrainRich: 0,
    juiceMeals: 0,
    isComplete: false,
  })
  await plan('SNACK', tuesday, ['juice'], 0)
  expect(await otherMeals('MEAL')).toContainEqual(expect.objectContaining({ date: tuesday, juiceMeals: 0 }))
})

test("the school's grades have no such rule, and their meals do not count for preschool", async () => {
  expect(await otherMeals('BREAKFAST')).toEqual([])
  await plan('BREAKFAST', monday, ['juice'])
  await plan('MEAL', monday, ['apple'])
  expect((await analyze()).status.now).toBe('pass')
})

test("a published menu is checked next to the other published menus, without the school's changes", async () => {
  await publish('SNACK', tuesday, ['juice', 'crackers'])
  await publish('MEAL', tuesday, ['juice'])
  await plan('MEAL', tuesday, ['apple'])
  await plan('MEAL', monday, ['apple'])
  expect((await analyze()).status.now).toBe('pass')
  expect((await analyze('SNACK', { menu: 'master' })).status.now).toBe('fail')
})
