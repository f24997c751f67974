import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import { withChains } from './using-recipes.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const post = async (path: string, body: object) => {
  const answer = await server.call(member, `POST ${path}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id as number
}
const addFood = (name: string) => post('/ingredient/ingredients', { name, nutrients: answersFor({ calories: 100 }) })
const addRecipe = (name: string, line: object) =>
  post('/recipe/recipes', { name, type: 'myRecipe', portions: '10', lines: [{ amount: '1', unit: 'kg', ...line }] })
const usesOf = (path: string, by = member) => server.call(by, `GET ${path}/uses`)

test('an ingredient lists the recipes at every depth with the path to them, the items, and the menus with dates', async () => {
  const bean = await addFood('Pinto beans')
  const base = await addRecipe('Bean base', { ingredientId: bean })
  const chili = await addRecipe('Chili', { subRecipeId: base, unit: 'batch' })
  const nachos = await addRecipe('Nachos', { subRecipeId: chili, unit: 'batch' })
  const item = await post('/commissary/menuItems', {
    name: 'Chili bowl',
    recipeId: chili,
    types: ['MEAL'],
    mealCategory: 'ENTREE',
  })
  const dates = [daysFromNow(-7), daysFromNow(0), daysFromNow(7)]
  const lines = [{ recipeId: chili, menuItemId: item }, { ingredientId: bean }]
  const { schoolIds, programId, masterId } = await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Ash', 'Birch'], dates, lines }),
  )
  await server.call(member, `PUT /commissary/school/${schoolIds[0]}/calendar/${daysFromNow(14)}`, {
    query: { itemType: 'MEAL' },
    body: { plannedMeals: 10, lines: [{ key: 'own', recipeId: nachos, category: 'Entree', plannedServings: 10 }] },
  })
  const [ash, birch] = ['Ash', 'Birch'].map((schoolName, index) => ({ schoolId: schoolIds[index], schoolName }))

  const master = { isMaster: true, id: masterId, name: 'Elementary lunch', itemType: 'MEAL', programId }
  const onMaster = { ...master, schools: [ash, birch], days: 3, coming: dates.slice(1), lastPast: dates[0] }
  const onSchool = {
    ...master,
    isMaster: false,
    id: expect.any(Number),
    name: 'Ash',
    schools: [ash],
    days: 1,
    coming: [daysFromNow(14)],
    lastPast: null,
  }
  expect((await usesOf(`/ingredient/ingredients/${bean}`)).body).toEqual({
    recipes: {
      total: 3,
      rows: [
        { id: base, name: 'Bean base', chain: [] },
        { id: chili, name: 'Chili', chain: ['Bean base'] },
        { id: nachos, name: 'Nachos', chain: ['Bean base', 'Chili'] },
      ],
    },
    menuItems: { total: 1, rows: [{ id: item, name: 'Chili bowl', recipeName: 'Chili' }] },
    menus: { total: 2, hidden: 0, rows: [onMaster, onSchool] },
    cycleMenus: { total: 0, rows: [] },
    replacements: [],
  })
  expect((await usesOf(`/recipe/recipes/${chili}`)).body).toMatchObject({
    recipes: { rows: [{ id: nachos, chain: [] }] },
    menuItems: { rows: [{ id: item, recipeName: null }] },
    menus: { total: 2 },
  })
  expect((await usesOf(`/recipe/menuItems/${item}`)).body).toMatchObject({
    recipes: { total: 0 },
    menuItems: { total: 0 },
    menus: { total: 1, rows: [onMaster] },
  })
})

test('a school that the user has no access to is counted, not named', async () => {
  const food = await addFood('Milk')
  const { schoolIds } = await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Cedar', 'Dogwood'], dates: [], lines: [] }),
  )
  for (const schoolId of schoolIds) {
    const line = { key: 'own', ingredientId: food, category: 'Milk', plannedServings: 10 }
    await server.call(member, `PUT /commissary/school/${schoolId}/calendar/${daysFromNow(1)}`, {
      query: { itemType: 'MEAL' },
      body: { plannedMeals: 10, lines: [line] },
    })
  }
  const limited = await server.addMember({ catererId: member.catererId })
  await server.database.work(member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, limited.userId))
    await tx.insert(userSchool).values({ userId: limited.userId, schoolId: schoolIds[0] ?? 0 })
  })
  const { body } = await usesOf(`/ingredient/ingredients/${food}`, limited)
  expect(body.menus).toMatchObject({ total: 1, hidden: 1, rows: [{ name: 'Cedar' }] })
})

test('an unused ingredient is used nowhere, and an unknown one is not found', async () => {
  const { body } = await usesOf(`/ingredient/ingredients/${await addFood('Saffron')}`)
  expect(body).toEqual({
    recipes: { total: 0, rows: [] },
    menuItems: { total: 0, rows: [] },
    menus: { total: 0, hidden: 0, rows: [] },
    cycleMenus: { total: 0, rows: [] },
    replacements: [],
  })
  expect((await usesOf('/recipe/recipes/999999')).status).toBe(404)
})

test('the shortest of several paths to a recipe is shown', () => {
  const step = (id: number, through: number | null) => ({ id, through, name: `R${id}`, isArchived: false })
  const chains = withChains([step(1, null), step(2, 1), step(3, 2), step(3, null), step(4, 3)])
  expect(chains.map(({ id, chain }) => [id, chain])).toEqual([
    [1, []],
    [2, ['R1']],
    [3, []],
    [4, ['R3']],
  ])
})

test('a changed spec lists the recipes and coming weeks that it changes; a new name changes none', async () => {
  const food = await addFood('Tortilla')
  await addRecipe('Wrap', { ingredientId: food })
  const dates = [daysFromNow(-30), daysFromNow(30)]
  await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Elm'], dates, lines: [{ ingredientId: food }] }),
  )
  const effects = async () => (await server.call(member, `GET /ingredient/ingredients/${food}/changeEffects`)).body
  const save = (name: string, calories: number, rest: object = {}) =>
    server.call(member, `PUT /ingredient/ingredients/${food}`, {
      body: { name, nutrients: answersFor({ calories }), ...rest },
    })
  await save('Tortilla, flour', 100)
  expect(await effects()).toMatchObject({ at: null, recipes: { total: 0 }, weeks: { total: 0 } })

  await save('Tortilla, flour', 300, { crediting: [] })
  const { at, by, recipes, weeks } = await effects()
  const later = await server.call(member, `GET /ingredient/ingredients/${food}/changeEffects`, { query: { since: at } })
  expect(later.body).toMatchObject({ at: null, recipes: { total: 0 } })
  expect({ at, by }).toEqual({ at: expect.any(String), by: 'Mem Ber 1' })
  expect(recipes).toMatchObject({
    total: 1,
    rows: [{ name: 'Wrap', before: { calories: { known: 100 } }, after: { calories: { known: 300 } } }],
  })
  expect(weeks).toMatchObject({ total: 1, rows: [{ schoolName: 'Elm', before: 'failsNow', after: 'failsNow' }] })
})

test('changes are listed until someone has looked at them, together with their combined effect', async () => {
  const names = async () => {
    const { body } = await server.call(member, 'GET /ingredient/changedSpecs')
    return body.rows.map(({ name, changes }: { name: string; changes: number }) => [name, changes])
  }
  const [corn, rye] = [await addFood('Corn'), await addFood('Rye')]
  await addRecipe('Corn bread', { ingredientId: corn })
  await addRecipe('Rye bread', { ingredientId: rye })
  await addFood('Unused')
  const save = (id: number, name: string, calories: number) =>
    server.call(member, `PUT /ingredient/ingredients/${id}`, {
      body: { name, nutrients: answersFor({ calories }) },
    })
  const seen = await names()
  await save(corn, 'Corn', 200)
  await save(rye, 'Rye', 250)
  await save(corn, 'Corn', 300)
  expect(await names()).toEqual([['Corn', 2], ['Rye', 1], ...seen])

  const effects = async () => (await server.call(member, `GET /ingredient/ingredients/${corn}/changeEffects`)).body
  const { changes, isSeen, recipes } = await effects()
  expect(isSeen).toBe(false)
  expect(changes).toHaveLength(2)
  // From before the first change to now.
  expect(recipes.rows).toMatchObject([{ before: { calories: { known: 100 } }, after: { calories: { known: 300 } } }])
  const look = (lastId: number) =>
    server.call(member, `POST /ingredient/ingredients/${corn}/changeEffects/seen`, { body: { lastId } })
  expect((await look(changes[1].id)).status).toBe(409)
  expect((await look(changes[0].id)).status).toBe(200)
  expect(await names()).toEqual([['Rye', 1], ...seen])
  expect(await effects()).toMatchObject({ isSeen: true, changes: [{ id: changes[0].id }] })
  const history = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'ingredient', recordId: corn },
  })
  expect(history.body._embedded.events[0]).toMatchObject({ action: 'changesSeen', by: 'Mem Ber 1', changes: [] })
})
