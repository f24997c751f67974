import { answersFor, complianceNutrients, declaredAllergens, requiredNutrients } from '@commissary/domain/food'
import { mondayOf } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import {
  addRandomFoods,
  holds,
  randomOf,
  type WorldFood,
  type WorldRecipe,
} from '../../../test/support/food-report-world.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'

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
let menus: {
  schoolIds: number[]
  programId: number
  dates: string[]
  allDates: string[]
  recipes: WorldRecipe[]
  ownId: number | undefined
  lines: { foods: Set<number> }[]
}[]

const today = Temporal.Now.plainDateISO('America/New_York')
/** A day in the week that starts `week` weeks after this one; every day of a coming week is still to come. */
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
      menus.push({
        ...planned,
        dates: dates.filter((date) => date > today.toString()),
        allDates: dates,
        recipes: picked.flatMap((one) => one ?? []),
        ownId: own?.id,
        lines: [{ foods }],
      })
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

/** The foods without a value in each coming week, according to the menu analysis. */
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

/** A column's cells by food. */
async function cellsBy(column: string, request: object = {}) {
  const { columns, rows } = await asking(server, member, 'missingNutrition')({ ...request, group: [], size: 200 })
  const index = columns.findIndex(({ id }) => id === column)
  return new Map(rows.map(({ cells }) => [cells[0]?.text ?? '', cells[index]]))
}

test('nutrients that a check needs are required, and others are optional', async () => {
  const checked = new Set(['calories', 'saturatedFat', 'addedSugars', 'sodium'])
  const expected = new Map(
    (await read()).rows.map(({ name, nutrients, isNotAssessed }) => [
      name,
      isNotAssessed || nutrients.some((code) => checked.has(code))
        ? 'Required'
        : nutrients.length > 0
          ? 'Optional'
          : '',
    ]),
  )
  const shown = await cellsBy('importance')
  expect(new Map([...shown].map(([name, cell]) => [name, cell?.text]))).toEqual(expected)
  for (const [importance, word] of [
    ['required', 'Required'],
    ['optional', 'Optional'],
  ]) {
    const named = [...expected].flatMap(([name, one]) => (one === word ? [name] : []))
    expect(named.length, word).toBeGreaterThan(0)
    expect([...(await cellsBy('importance', { choices: { importance } })).keys()].toSorted()).toEqual(named.toSorted())
  }
})

/** Grams of a food in a portion of a recipe. */
const gramsIn = (one: WorldRecipe, id: number): number =>
  one.lines.reduce(
    (sum, { food, sub, amount }) =>
      sum + (sub ? gramsIn(sub, id) * amount : food?.id === id ? amount : 0) / one.portions,
    0,
  )

/** Each food's share of what the schools plan in its week, added up one serving after another. */
function naiveShares(weekOf: (id: number) => string | null, schools: readonly number[]) {
  return new Map(
    world.foods.flatMap(({ id, name }): [string, number][] => {
      const monday = weekOf(id)
      if (monday === null) return []
      const grams = new Map(world.foods.map((food) => [food.id, 0]))
      for (const { schoolIds, allDates, recipes, ownId } of menus) {
        const own = schoolIds.filter((school) => schools.includes(school)).length
        const servings = 100 * own * allDates.filter((date) => mondayOf(date) === monday).length
        for (const food of world.foods) {
          const portion = recipes.reduce((sum, one) => sum + gramsIn(one, food.id), food.id === ownId ? 100 : 0)
          grams.set(food.id, (grams.get(food.id) ?? 0) + portion * servings)
        }
      }
      const all = [...grams.values()].reduce((sum, one) => sum + one, 0)
      return [[name, ((grams.get(id) ?? 0) / all) * 100]]
    }),
  )
}

test("the share of the week's weight is the share of all grams planned in the week of the next service", async () => {
  const { rows } = await read()
  const every = menus.flatMap(({ schoolIds }) => schoolIds)
  const next = new Map(rows.map(({ id, nextDate }) => [id, nextDate === null ? null : mondayOf(nextDate)]))
  const expected = naiveShares((id) => next.get(id) ?? null, every)
  expect(expected.size).toBeGreaterThan(3)
  const shown = await cellsBy('weekShare')
  for (const { name } of rows) {
    const share = expected.get(name)
    if (share === undefined) expect(shown.get(name), name).toEqual({ text: '', value: null, status: null })
    else expect(shown.get(name)?.value, name).toBeCloseTo(share, 6)
  }
})

test('for chosen dates and schools, the share is that of their first week at these schools', async () => {
  const [menu] = menus
  const [schoolId = 0] = menu?.schoolIds ?? []
  const from = dayOf(-2, 0)
  const expected = naiveShares((id) => (menu?.lines[0]?.foods.has(id) ? from : null), [schoolId])
  const shown = await cellsBy('weekShare', { from, to: dayOf(-2, 6), schools: [schoolId] })
  expect(shown.size).toBe(expected.size)
  for (const [name, share] of expected) expect(shown.get(name)?.value, name).toBeCloseTo(share, 6)
})

test("a food's share is unknown if its weight is, and never 0", async () => {
  const own = await server.addMember()
  await server.database.work(own, async (tx) => {
    const foods = await tx
      .insert(ingredient)
      .values(['Herbs', 'Rice'].map((name) => ({ code: name, name, nutrients: {}, crediting: [] })))
      .returning({ id: ingredient.id })
    const [pilaf] = await tx.insert(recipe).values({ name: 'Pilaf', type: 'myRecipe', portions: '10' }).returning()
    await tx.insert(recipeLine).values(
      foods.map(({ id }, index) => ({
        recipeId: pilaf?.id ?? 0,
        position: index + 1,
        ingredientId: id,
        // A cup of herbs has no known weight.
        amount: '1',
        unit: index === 0 ? ('cup' as const) : ('kg' as const),
      })),
    )
    await addPlannedMenu(tx, { schools: ['Oak'], dates: [dayOf(1, 2)], lines: [{ recipeId: pilaf?.id ?? 0 }] })
  })
  const { columns, rows } = await asking(server, own, 'missingNutrition')({ group: [] })
  const index = columns.findIndex(({ id }) => id === 'weekShare')
  expect(rows.map(({ cells }) => [cells[0]?.text, cells[index]?.text])).toEqual([
    ['Herbs', 'Unknown'],
    ['Rice', '100%'],
  ])
})

test('a nutrient that is accepted as 0 is not a gap, and its reason is kept with the value and in the history', async () => {
  const own = await server.addMember()
  const facts = { name: 'Water', crediting: [] }
  const created = await server.call(own, 'POST /ingredient/ingredients', {
    body: { ...facts, nutrients: answersFor({ calories: 0 }) },
  })
  const { id, version } = created.body.data
  const reason = 'Plain water has none.'
  const saved = await server.call(own, `PUT /ingredient/ingredients/${id}`, {
    body: {
      ...facts,
      nutrients: answersFor({ calories: 0, sodium: 0 }),
      nutrientNotes: { sodium: { status: 'known', reason } },
    },
    headers: { 'if-match': String(version) },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const missing = await server.call(own, 'GET /food/missingNutrition', { query: { id: String(id) } })
  expect(missing.body._embedded.missingNutrition[0].nutrients).not.toContain('sodium')
  const { body } = await server.call(own, `GET /ingredient/ingredients/${id}`)
  expect(body).toMatchObject({ nutrients: { sodium: 0 }, nutrientNotes: { sodium: { status: 'known', reason } } })
  const history = await server.call(own, 'GET /commissary/recordHistory', {
    query: { recordType: 'ingredient', recordId: String(id) },
  })
  expect(history.body._embedded.events[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'nutrients.sodium', from: null, to: '0' },
      { field: 'nutrientNotes.sodium', from: null, to: reason },
    ]),
  )
})

// spec: 2.route.reports.missingNutritionReport
test('the report counts a week that several foods of a category leave open only once, as the week analysis does', async () => {
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

test('a count leads to its weeks, and filters keep one kind of gap, or foods in use', async () => {
  const [first] = (await read()).rows
  const { body } = await server.call(member, `GET /food/missingNutrition/${first?.id}/weeks`)
  expect(body).toMatchObject({ total: first?.weeks, hidden: 0 })
  expect((await read({ gap: 'crediting' })).rows.map(({ name }) => name)).toEqual([world.foods[0]?.name])
  expect((await read({ gap: 'documents' })).rows.map(({ name }) => name)).toEqual([world.foods[1]?.name])
  for (const row of (await read({ used: true })).rows) expect(row.recipes + row.weeks).toBeGreaterThan(0)
})

test("filling a week's last gap in the ingredient completes the week at once, and undoing it reopens the week", async () => {
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
