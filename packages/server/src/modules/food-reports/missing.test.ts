import { answersFor, complianceNutrients, declaredAllergens, requiredNutrients } from '@commissary/domain/food'
import { mondayOf } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { addRandomFoods, holds, randomOf, type WorldFood } from '../../../test/support/food-report-world.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'

interface Row {
  id: number
  name: string
  nutrients: string[]
  isNotAssessed: boolean
  allergens: string[]
  hasNoDocument: boolean
  recipes: number
  weeks: number
  openWeeks: number
  nextDate: string | null
}

let server: TestApp
let member: Member
let world: Awaited<ReturnType<typeof addRandomFoods>>
/** A school's menu with what each of its coming days serves. */
let menus: { schoolIds: number[]; programId: number; dates: string[]; lines: { foods: Set<number> }[] }[]

const today = Temporal.Now.plainDateISO('America/New_York')
/** A day of a coming week, so that a week is coming as a whole. */
const dayOf = (week: number, day: number) =>
  Temporal.PlainDate.from(mondayOf(today.toString()))
    .add({ days: week * 7 + day })
    .toString()

beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const random = randomOf(5)
  await server.database.work(member, async (tx) => {
    world = await addRandomFoods(tx, random)
    menus = []
    for (const schools of [['Ash', 'Birch'], ['Cedar']]) {
      const dates = [
        dayOf(-2, 1),
        ...[1, 2, 3, 4].filter(() => random.chance(0.7)).map((week) => dayOf(week, random.whole(5))),
      ]
      const picked = [0, 1].map(() => world.recipes[random.whole(world.recipes.length)])
      const own = world.foods[random.whole(world.foods.length)]
      const planned = await addPlannedMenu(tx, {
        schools,
        dates,
        lines: [...picked.map((one) => ({ recipeId: one?.id ?? 0 })), { ingredientId: own?.id ?? 0 }],
      })
      const has = (food: WorldFood) =>
        food.id === own?.id || picked.some((one) => one !== undefined && holds(one, food.id))
      const foods = new Set(world.foods.filter(has).map(({ id }) => id))
      menus.push({ ...planned, dates: dates.filter((date) => date > today.toString()), lines: [{ foods }] })
    }
    const [unassessed, documented, answered] = world.foods
    await tx
      .update(ingredient)
      .set({ crediting: null })
      .where(eq(ingredient.id, unassessed?.id ?? 0))
    const rule = { component: 'FRUIT' as const, credit: 1, per: { amount: '1', unit: 'cup' as const } }
    await tx
      .update(ingredient)
      .set({ crediting: [rule] })
      .where(eq(ingredient.id, documented?.id ?? 0))
    const all = Object.fromEntries(declaredAllergens('US').map((allergen) => [allergen, 'free' as const]))
    await tx
      .update(ingredient)
      .set({ allergens: all })
      .where(eq(ingredient.id, answered?.id ?? 0))
  })
})

const read = async (query: Record<string, string | number | boolean> = {}) => {
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await server.call(member, 'GET /food/missingNutrition', { query: { size: 100, ...texts } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { page, openWeeks, _embedded } = answer.body
  return { page, openWeeks, rows: _embedded.missingNutrition as Row[] }
}

/** The names without a value in each coming week, as the menu analysis has them. */
async function openByAnalysis() {
  const open: { name: string; week: string }[] = []
  for (const { schoolIds, programId, dates } of menus) {
    for (const schoolId of schoolIds) {
      for (const monday of new Set(dates.map(mondayOf))) {
        const endDate = Temporal.PlainDate.from(monday).add({ days: 6 }).toString()
        const { body } = await server.call(member, 'POST /commissary/menu-analysis', {
          body: { schoolId, programId, itemType: 'MEAL', startDate: monday, endDate, rule: {} },
        })
        const [week] = body.weeks
        const names = new Set<string>(complianceNutrients.flatMap((code) => week.nutrients[code].missing))
        const reasons = week.checks.flatMap((check: { reasons: { kind: string; foodName: string }[] }) => check.reasons)
        for (const { kind, foodName } of reasons) if (kind === 'notAssessed') names.add(foodName)
        for (const name of names) open.push({ name, week: `${schoolId} ${monday}` })
      }
    }
  }
  return open
}

test('it names what is missing, and counts the recipes and coming weeks that it is in as a naive count does', async () => {
  const needed = [...new Set([...requiredNutrients, ...complianceNutrients])]
  const { rows, openWeeks, page } = await read()
  const open = await openByAnalysis()
  expect(open.length).toBeGreaterThan(4)
  expect(page.totalElements).toBe(rows.length)
  expect(openWeeks).toBe(new Set(open.map(({ week }) => week)).size)
  for (const food of world.foods) {
    const row = rows.find(({ id }) => id === food.id)
    const with_ = menus.filter(({ lines }) => lines[0]?.foods.has(food.id))
    const weeks = with_.reduce(
      (sum, { schoolIds, dates }) => sum + schoolIds.length * new Set(dates.map(mondayOf)).size,
      0,
    )
    const index = world.foods.indexOf(food)
    expect(row, food.name).toMatchObject({
      nutrients: needed.filter((code) => food.nutrients[code] === undefined),
      isNotAssessed: index === 0,
      allergens: index === 2 ? [] : declaredAllergens('US'),
      hasNoDocument: index === 1,
      recipes: world.recipes.filter((one) => holds(one, food.id)).length,
      weeks,
      openWeeks: open.filter(({ name }) => name === food.name).length,
      nextDate: with_.flatMap(({ dates }) => dates).toSorted()[0] ?? null,
    })
  }
  expect(rows.map((row) => row.openWeeks)).toEqual(rows.map((row) => row.openWeeks).toSorted((a, b) => b - a))
})

// spec: 2.route.reports.missingNutritionReport
test('the report counts a week once that several foods of a category hold up, as the analysis of the weeks does', async () => {
  const ask = asking(server, member, 'missingNutrition')
  const open = await openByAnalysis()
  const categoryOf = new Map(world.foods.map(({ name }, index) => [name, index % 2 ? 'Odd' : 'Even']))
  const byCategory = Map.groupBy(open, ({ name }) => categoryOf.get(name) ?? '')
  const expected = Object.fromEntries(
    ['Even', 'Odd'].map((category) => [
      category,
      new Set((byCategory.get(category) ?? []).map(({ week }) => week)).size,
    ]),
  )
  expect(await figuresBy(ask, {}, 'category', 'openWeeks')).toEqual(expected)
  const { columns, total } = await ask()
  const totalOf = (id: string) => total.cells[columns.findIndex((column) => column.id === id)]?.value
  expect(totalOf('openWeeks')).toBe(new Set(open.map(({ week }) => week)).size)
  expect(totalOf('openWeeks')).toBeLessThan(Object.values(expected).reduce((sum, one) => sum + one, 0))
  const used = world.recipes.filter((one) => world.foods.some(({ id }) => holds(one, id)))
  expect(totalOf('recipes')).toBe(used.length)
  expect(total.count).toBe((await read()).rows.length)
  await expectRowsAddUp(ask, {}, ['category', 'nextWeek'], [])
  const { groups } = await ask({ choices: { gap: 'crediting' } })
  expect(groups.map(({ label, count }) => [label, count])).toEqual([['Even', 1]])
})

test('a count leads to its weeks, and filters keep one kind of gap, or what is used', async () => {
  const [first] = (await read()).rows
  const { body } = await server.call(member, `GET /food/missingNutrition/${first?.id}/weeks`)
  expect(body).toMatchObject({ total: first?.weeks, hidden: 0 })
  expect((await read({ gap: 'crediting' })).rows.map(({ name }) => name)).toEqual([world.foods[0]?.name])
  expect((await read({ gap: 'documents' })).rows.map(({ name }) => name)).toEqual([world.foods[1]?.name])
  for (const row of (await read({ used: true })).rows) expect(row.recipes + row.weeks).toBeGreaterThan(0)
})

test('filling the last gap of a week in the ingredient turns the week at once, and undoing it turns it back', async () => {
  const own = await server.addMember()
  const call = async (request: string, body?: object, ifMatch?: number) => {
    const answer = await server.call(own, request, {
      ...(body && { body }),
      ...(ifMatch !== undefined && { headers: { 'if-match': String(ifMatch) } }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const facts = { name: 'Nectarines', crediting: [] }
  const nutrients = answersFor({ calories: 60, saturatedFat: 1, addedSugars: 0 })
  const { data } = await call('POST /ingredient/ingredients', { ...facts, nutrients })
  await server.database.work(own, (tx) =>
    addPlannedMenu(tx, { schools: ['Elm'], dates: [dayOf(1, 0)], lines: [{ ingredientId: data.id }] }),
  )
  const open = async () => (await call('GET /food/missingNutrition')).openWeeks
  const check = async () => {
    const { body } = await server.call(own, 'POST /commissary/menu-analysis', {
      body: { itemType: 'MEAL', schoolId: schoolId, startDate: dayOf(1, 0), endDate: dayOf(1, 6), rule: {} },
    })
    return body.weeks[0].checks.find(({ id }: { id: string }) => id === 'sodium').now.status
  }
  const schoolId = (await call('GET /commissary/userInfo')).schools[0].schoolId
  expect([await open(), await check()]).toEqual([1, 'unknown'])
  const filled = { ...facts, nutrients: { ...nutrients, sodium: 2 } }
  const saved = await call(`PUT /ingredient/ingredients/${data.id}`, filled, data.version)
  expect([await open(), await check()]).toEqual([0, 'pass'])
  await call(`PUT /ingredient/ingredients/${data.id}`, { ...facts, nutrients }, saved.data.version)
  expect([await open(), await check()]).toEqual([1, 'unknown'])
})
