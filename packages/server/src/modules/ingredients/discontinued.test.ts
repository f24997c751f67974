import { answersFor } from '@commissary/domain/food'
import { beforeAll, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const send = (food: object) =>
  server.call(member, 'POST /ingredient/ingredients', { body: { nutrients: answersFor({}), ...food } })
const add = async (food: object) => (await send(food)).body.data.id as number
const read = async (id: number) => (await server.call(member, `GET /ingredient/ingredients/${id}`)).body
const names = async (isDiscontinued: string) =>
  (
    await server.call(member, 'GET /ingredient/ingredients', { query: { isDiscontinued } })
  ).body._embedded.ingredients.map(({ name }: { name: string }) => name)

test('a discontinued ingredient is left out of searches for new lines from its day on, and can be listed separately', async () => {
  const [fuji, gala] = [await add({ name: 'Fuji' }), await add({ name: 'Gala', discontinuedOn: daysFromNow(1) })]
  const old = await add({ name: 'Jonathan', discontinuedOn: daysFromNow(0), replacementId: fuji })
  expect(await names('false')).toEqual(['Fuji', 'Gala'])
  expect(await names('true')).toEqual(['Jonathan'])
  expect(await read(old)).toMatchObject({
    isDiscontinued: true,
    discontinuedOn: daysFromNow(0),
    replacementId: fuji,
    replacementName: 'Fuji',
  })
  expect(await read(gala)).toMatchObject({ isDiscontinued: false, replacementId: null, replacementName: null })
})

test('a replacement is another ingredient, and only of a discontinued one', async () => {
  const id = await add({ name: 'Rice' })
  const body = { name: 'Rice', nutrients: answersFor({}), discontinuedOn: daysFromNow(0), replacementId: id }
  const itself = await server.call(member, `PUT /ingredient/ingredients/${id}`, { body })
  expect(itself.body.fields).toEqual({ replacementId: 'Choose another of your ingredients to use instead.' })
  const unknown = await send({ name: 'Oats', discontinuedOn: daysFromNow(0), replacementId: 999_999 })
  expect(unknown.body.fields).toEqual({ replacementId: 'Choose another of your ingredients to use instead.' })
  const offered = await send({ name: 'Oats', replacementId: id })
  expect(offered.body.fields).toEqual({
    discontinuedOn: 'Enter the day from which it is discontinued, or leave out what to use instead.',
  })
})

test('a day accepts a discontinued food only if it had it before; lines with one say so, also in recipes and items', async () => {
  const serving = { amount: '1', unit: 'each' }
  const fuji = await add({ name: 'Fuji', serving, eachWeightG: 150 })
  const old = await add({ name: 'Jonathan', serving, eachWeightG: 150 })
  const created = async (path: string, body: object) =>
    (await server.call(member, `POST ${path}`, { body })).body.data.id
  const lines = [{ ingredientId: old, amount: '1', unit: 'kg' }]
  const sauce = await created('/recipe/recipes', { name: 'Apple sauce', type: 'myRecipe', portions: '10', lines })
  const item = await created('/commissary/menuItems', {
    name: 'Apple of the day',
    ingredientId: old,
    types: ['MEAL'],
    mealCategory: 'FRUIT',
  })
  const [before, from, later] = [daysFromNow(2), daysFromNow(3), daysFromNow(4)]
  const { schoolIds } = await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Ash'], dates: [from], lines: [{ ingredientId: old }] }),
  )
  const discontinued = { discontinuedOn: from, replacementId: fuji }
  await server.call(member, `PUT /ingredient/ingredients/${old}`, {
    body: { name: 'Jonathan', serving, eachWeightG: 150, nutrients: answersFor({}), ...discontinued },
  })

  const line = (key: string, food: object) => ({ key, category: 'Fruit', plannedServings: 10, ...food })
  const save = (date: string, ...foods: object[]) =>
    server.call(member, `PUT /commissary/school/${schoolIds[0]}/calendar/${date}`, {
      query: { itemType: 'MEAL' },
      body: { plannedMeals: 10, lines: foods.map((food, index) => line(`l${index}`, food)) },
    })
  const marked = { ingredientId: old, name: 'Jonathan', from, replacementName: 'Fuji' }
  expect((await save(before, { ingredientId: old })).status).toBe(200)
  const kept = await save(from, { ingredientId: old }, { recipeId: sauce }, { ingredientId: fuji })
  expect(kept.body.data?.day.lines).toMatchObject([
    { discontinued: [marked] },
    { name: 'Apple sauce', discontinued: [marked] },
    { discontinued: [] },
  ])

  const refused = await save(later, { ingredientId: fuji }, { ingredientId: old }, { menuItemId: item })
  expect(refused.status).toBe(422)
  const text = expect.stringMatching(/^Jonathan is discontinued from .+\. Use Fuji instead\.$/)
  expect(refused.body.fields).toEqual({ 'lines.1.ingredientId': text, 'lines.2.menuItemId': text })
  const { body } = await server.call(member, 'GET /commissary/menuItems/search/findMenuItemsBySchool', {
    query: { schoolId: schoolIds[0] ?? 0, types: 'MEAL' },
  })
  expect(body._embedded.menuItems).toMatchObject([{ name: 'Apple of the day', discontinued: [marked] }])
})
