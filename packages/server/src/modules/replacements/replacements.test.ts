import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { masterMonth } from '../../db/schema/master-menu.ts'
import { planServedDay } from '../../../test/support/served-days.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const post = (path: string, body: object) => server.call(member, `POST ${path}`, { body })
const get = async (path: string) => (await server.call(member, `GET ${path}`)).body
const created = async (path: string, body: object) => {
  const answer = await post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id as number
}
const addFood = (name: string, food: object = {}) =>
  created('/ingredient/ingredients', { name, nutrients: answersFor({ calories: 100, sodium: 10 }), ...food })
const recipeInput = (name: string, lines: object[]) => ({
  name,
  type: 'myRecipe',
  portions: '10',
  lines: lines.map((line) => ({ amount: '1', unit: 'kg', ...line })),
})
const addRecipe = (name: string, ...lines: object[]) => created('/recipe/recipes', recipeInput(name, lines))
const linesOf = async (id: number) =>
  (await get(`/recipe/recipes/${id}`)).lines.map(
    (line: Record<string, unknown>) => line['ingredientId'] ?? line['subRecipeId'],
  )

const from = daysFromNow(3)

/** Cheese in a sauce, the sauce in nachos, a cheese item, and both on two schools' menus before and after the day. */
async function cheeseWorld() {
  const cheese = await addFood('Cheddar', { allergens: { Milk: 'contains' }, eachWeightG: 28 })
  const vegan = await addFood('Vegan cheddar', {
    nutrients: answersFor({ calories: 200, sodium: 40 }),
    allergens: { Milk: 'free', TreeNuts: 'contains' },
  })
  const sauce = await addRecipe(
    'Cheese sauce',
    { ingredientId: cheese },
    { ingredientId: cheese, amount: '4', unit: 'each' },
  )
  const nachos = await addRecipe('Nachos', { subRecipeId: sauce, unit: 'batch' })
  const item = await created('/commissary/menuItems', {
    name: 'Cheese stick',
    ingredientId: cheese,
    types: ['MEAL'],
    mealCategory: 'ENTREE',
  })
  const dates = [daysFromNow(-7), daysFromNow(2), from, daysFromNow(10)]
  const lines = [{ recipeId: nachos }, { ingredientId: cheese, menuItemId: item }]
  const menu = await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Ash', 'Birch'], dates, lines }),
  )
  return {
    cheese,
    vegan,
    sauce,
    nachos,
    item,
    dates,
    ...menu,
    swap: { kind: 'ingredient', id: cheese, byId: vegan, from },
  }
}

const napkin = { id: 'napkin', name: '', text: 'Napkins', plannedServings: null }
type Day = { date: string; lines: { ingredientId: number | null }[] }
/** The ingredient on the second line of each date's lunch. */
async function servedAt(schoolId: number | undefined, dates: string[]) {
  const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
    query: { itemType: 'MEAL', startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' },
  })
  return (body.days as Day[]).map(({ lines }) => lines[1]?.ingredientId)
}

test('the preview shows what changes in recipes, items and weeks, and stores nothing', async () => {
  const { swap, cheese, sauce, nachos, item } = await cheeseWorld()
  const { status, body } = await post('/food/replacements/preview', swap)
  expect(status, JSON.stringify(body)).toBe(200)
  const known = (value: number) => ({ known: expect.closeTo(value, 6) })
  const levels = (row: { allergens: { allergen: string; level: string }[] }) =>
    Object.fromEntries(row.allergens.map(({ allergen, level }) => [allergen, level]))

  expect(body.recipes.total).toBe(2)
  const [direct, through] = body.recipes.rows
  expect(direct).toMatchObject({ id: sauce, name: 'Cheese sauce', isDirect: true })
  expect(through).toMatchObject({ id: nachos, name: 'Nachos', isDirect: false })
  // 1 kg and 4 pieces of 28 g; of the new food, a piece has no weight.
  expect(through.before).toMatchObject({ calories: { ...known(111.2), missing: [] }, sodium: known(11.12) })
  expect(through.after).toMatchObject({ calories: { ...known(200), missing: ['Vegan cheddar'] }, sodium: known(40) })
  expect(levels(through.before)).toMatchObject({ Milk: 'contains' })
  expect(levels(through.after)).toMatchObject({ Milk: 'free', TreeNuts: 'contains' })
  expect(body.problems).toEqual({
    total: 1,
    rows: [{ name: 'Cheese sauce', date: null, amount: '4', unit: 'each', measure: null }],
  })
  expect(body.menuItems).toMatchObject({ total: 1, rows: [{ id: item, isDirect: true }] })
  expect(body.menuDays).toBe(2)
  expect(body.weeks.total).toBeGreaterThanOrEqual(2)
  expect(body.weeks.rows[0]).toMatchObject({ itemType: 'MEAL', before: 'failsNow', after: 'unknown' })
  expect(await linesOf(sauce)).toEqual([cheese, cheese])
})

test('Undo also restores what was published of the menus since', async () => {
  const { swap, cheese, vegan, masterId, schoolIds, dates } = await cheeseWorld()
  const id = await created('/food/replacements', swap)
  const months = await server.database.work(member, (tx) =>
    tx
      .update(masterMonth)
      .set({ recurringDays: { Side: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], line: napkin }] } })
      .where(eq(masterMonth.masterCalendarId, masterId))
      .returning({ id: masterMonth.id }),
  )
  for (const month of months) {
    expect((await server.call(member, `PUT /commissary/caterer/copyCalendar/${month.id}`)).status).toBe(200)
  }
  const second = () => servedAt(schoolIds[1], dates)
  const coming = dates.indexOf(from)
  expect((await second()).slice(coming)).toContain(vegan)
  expect((await server.call(member, `POST /food/replacements/${id}/undo`)).status).toBe(200)
  expect((await second()).filter((food) => food === vegan)).toEqual([])
  expect((await second()).slice(coming)).toContain(cheese)
})

test('it replaces recipe lines, items and menus from the day on, and Undo restores all of it', async () => {
  const { swap, cheese, vegan, sauce, item, schoolIds, dates } = await cheeseWorld()
  const own = {
    key: 'own',
    ingredientId: cheese,
    category: 'Side',
    plannedServings: 5,
    portion: { amount: '50', unit: 'g' },
  }
  const ownDay = daysFromNow(12)
  await server.call(member, `PUT /commissary/school/${schoolIds[0]}/calendar/${ownDay}`, {
    query: { itemType: 'MEAL' },
    body: { plannedMeals: 5, lines: [{ ...own, key: 'first' }, own] },
  })

  for (const status of ['tested', 'approved']) {
    expect((await server.call(member, `PATCH /recipe/recipes/${sauce}`, { body: { status } })).status).toBe(200)
  }
  const id = await created('/food/replacements', swap)
  expect(await linesOf(sauce)).toEqual([vegan, vegan])
  const versions = async () => (await get(`/recipe/recipes/${sauce}/versions`)).recipeVersions
  expect(await versions()).toMatchObject([
    { number: 2, validFrom: from, status: 'draft' },
    { number: 1, until: from, status: 'approved' },
  ])
  const before = await get(`/recipe/recipes/${sauce}/versions/1`)
  expect(before.lines).toMatchObject([{ ingredientId: cheese }, { ingredientId: cheese }])
  expect((await get(`/commissary/menuItems/${item}`)).ingredientId).toBe(vegan)
  expect(await servedAt(schoolIds[0], [...dates, ownDay])).toEqual([cheese, cheese, vegan, vegan, vegan])
  const uses = await get(`/ingredient/ingredients/${cheese}/uses`)
  expect(uses.replacements).toMatchObject([{ id, byId: vegan, byName: 'Vegan cheddar', from, isUndone: false }])
  expect(uses.menus.rows).toMatchObject([{ days: 2 }])

  const undone = await post(`/food/replacements/${id}/undo`, {})
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(await linesOf(sauce)).toEqual([cheese, cheese])
  expect(await versions()).toMatchObject([{ number: 1, validFrom: null, status: 'approved' }])
  expect(await get(`/commissary/menuItems/${item}`)).toMatchObject({ ingredientId: cheese, pastLinks: [] })
  expect(await servedAt(schoolIds[0], [...dates, ownDay])).toEqual([cheese, cheese, cheese, cheese, cheese])
  expect((await post(`/food/replacements/${id}/undo`, {})).status).toBe(409)
  expect((await get(`/ingredient/ingredients/${cheese}/uses`)).replacements).toMatchObject([{ isUndone: true }])
})

test('a master item offers its old food until the day before, in the list, in its uses and on days that get it later', async () => {
  const { swap, cheese, vegan, item, schoolIds, dates } = await cheeseWorld()
  const serveOn = async (date: string) => {
    const lines = [{ key: 'item', menuItemId: item, category: 'Side' as const, plannedServings: 5 }]
    await server.database.work(member, (tx) => planServedDay(tx, schoolIds[1] ?? 0, date, { plannedMeals: 5, lines }))
    const { body } = await server.call(member, `GET /commissary/school/${schoolIds[1]}/calendar`, {
      query: { itemType: 'MEAL', startDate: date, endDate: date },
    })
    return body.days[0].lines[0].ingredientId
  }
  const listed = async () => {
    const { body } = await server.call(
      member,
      'GET /commissary/menuCaterers/search/findActiveMenuItemsByCatererAndTypes',
      { query: { catererId: member.catererId, linkedContains: 'cheddar' } },
    )
    return body._embedded.menuCaterers.find(({ id }: { id: number }) => id === item)
  }
  const usedIn = async (id: number) => (await get(`/ingredient/ingredients/${id}/uses`)).menuItems.total

  await created('/food/replacements', swap)
  expect(await listed()).toMatchObject({ ingredientId: cheese, linkedName: 'Cheddar' })
  expect([await usedIn(cheese), await usedIn(vegan)]).toEqual([1, 1])
  expect([await serveOn(dates[0] ?? ''), await serveOn(daysFromNow(1)), await serveOn(from)]).toEqual([
    cheese,
    cheese,
    vegan,
  ])
  expect(await get(`/commissary/menuItems/${item}`)).toMatchObject({
    ingredientId: vegan,
    pastLinks: [{ until: from, ingredientId: cheese, linkedName: 'Cheddar' }],
  })
})

test('a version that begins later keeps its day: all versions from the day on have the new food, and Undo restores them', async () => {
  const [old, other, next] = [await addFood('Old rice'), await addFood('Peas'), await addFood('Brown rice')]
  const pilaf = await addRecipe('Pilaf', { ingredientId: old })
  const version = async (lines: object[], versionFrom: string) => {
    for (const status of ['tested', 'approved']) {
      await server.call(member, `PATCH /recipe/recipes/${pilaf}`, { body: { status } })
    }
    const saved = await server.call(member, `PUT /recipe/recipes/${pilaf}`, {
      body: { ...recipeInput('Pilaf', lines), versionFrom },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  await version([{ ingredientId: old }, { ingredientId: other }], daysFromNow(5))
  await version([{ ingredientId: other }], daysFromNow(20))
  const versions = async () => {
    const { recipeVersions } = await get(`/recipe/recipes/${pilaf}/versions`)
    const numbers = (recipeVersions as { number: number; validFrom: string | null }[]).toReversed()
    return Promise.all(
      numbers.map(async ({ number, validFrom }) => {
        const { lines } = await get(`/recipe/recipes/${pilaf}/versions/${number}`)
        return [validFrom, ...(lines as { ingredientId: number }[]).map(({ ingredientId }) => ingredientId)]
      }),
    )
  }
  const before = await versions()
  expect(before).toEqual([
    [null, old],
    [daysFromNow(5), old, other],
    [daysFromNow(20), other],
  ])
  const id = await created('/food/replacements', { kind: 'ingredient', id: old, byId: next, from })
  expect(await versions()).toEqual([
    [null, old],
    [from, next],
    [daysFromNow(5), next, other],
    [daysFromNow(20), other],
  ])
  expect((await post(`/food/replacements/${id}/undo`, {})).status).toBe(200)
  expect(await versions()).toEqual(before)
})

test('Undo names what was changed since, and then undoes nothing', async () => {
  const { swap, vegan, sauce, item } = await cheeseWorld()
  const id = await created('/food/replacements', swap)
  const edited = { ...recipeInput('Cheese sauce', [{ ingredientId: vegan, amount: '2' }]) }
  expect((await server.call(member, `PUT /recipe/recipes/${sauce}`, { body: edited })).status).toBe(200)
  const refused = await post(`/food/replacements/${id}/undo`, {})
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('Cheese sauce was changed after the replacement. Nothing was undone.')
  expect((await get(`/commissary/menuItems/${item}`)).ingredientId).toBe(vegan)
})

test('a recipe replaces a recipe, unless it would contain itself', async () => {
  const rice = await addFood('Rice')
  const [white, brown] = [
    await addRecipe('White', { ingredientId: rice }),
    await addRecipe('Brown', { ingredientId: rice }),
  ]
  const bowl = await addRecipe('Bowl', { subRecipeId: white, unit: 'portion' })
  await created('/food/replacements', { kind: 'recipe', id: white, byId: brown, from })
  expect(await linesOf(bowl)).toEqual([brown])

  const refused = await post('/food/replacements', { kind: 'recipe', id: brown, byId: bowl, from })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual({ byId: 'A recipe cannot contain itself: Bowl > Bowl.' })
  const same = await post('/food/replacements/preview', { kind: 'ingredient', id: rice, byId: rice, from })
  expect(same.body.fields).toEqual({ byId: 'Choose another one: it cannot replace itself.' })
})
