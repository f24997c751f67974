import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const call = (operation: string, options = {}) => server.call(member, operation, options)

async function after(id: number, states: string[]) {
  for (;;) {
    const { body } = await call(`GET /food/imports/${id}`)
    if (!states.includes(body.state)) return body
    await setTimeout(20)
  }
}

async function imported(file: string): Promise<number> {
  const { body } = await call('POST /food/imports', {
    query: { fileName: 'items.csv' },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await after(body.data.id, ['reading'])
  await call(`POST /food/imports/${body.data.id}/apply`)
  await after(body.data.id, ['applying'])
  return body.data.id
}

const undo = (id: number) => call(`POST /food/imports/${id}/undo`)
const list = (sodium: string, milk: string) =>
  `Product Number,Description,Pack,Sodium mg per 100 g,Calories per 100 g,Milk\nA1,Sauce,4/1 GAL,${sodium},90,${milk}\n`

const run = (statement: ReturnType<typeof sql>) =>
  server.database.work({ catererId: member.catererId }, (tx) => tx.execute(statement))

/** The product, and the facts that applied to the days before each date. */
async function stored() {
  const { body } = await call('GET /ingredient/ingredients', { query: { q: 'Sauce' } })
  const [{ id }] = body._embedded.ingredients
  const { nutrients, allergens } = (await call(`GET /ingredient/ingredients/${id}`)).body
  const pastLabels = await run(
    sql`select until::text, facts -> 'nutrients' ->> 'sodium' as sodium from ingredient_past_label where ingredient_id = ${id}`,
  )
  return { id, nutrients, allergens, pastLabels }
}

test('a list with another value keeps the earlier one for the days before today', async () => {
  await imported(list('400', ''))
  await imported(list('310', ''))
  const until = Temporal.Now.plainDateISO('America/New_York').toString()
  expect(await stored()).toMatchObject({ nutrients: { sodium: 310 }, pastLabels: [{ until, sodium: '400' }] })
})

test('a list that fills in what was unknown changes no earlier day', async () => {
  await imported(list('', ''))
  await imported(list('310', 'N'))
  expect(await stored()).toMatchObject({ nutrients: { sodium: 310 }, allergens: { Milk: 'free' }, pastLabels: [] })
})

test('undo restores the earlier value, for every day', async () => {
  await imported(list('400', ''))
  const second = await imported(list('310', 'Y'))
  expect(await stored()).toMatchObject({ pastLabels: [{}] })
  expect((await undo(second)).status).toBe(200)
  expect(await stored()).toMatchObject({ nutrients: { sodium: 400 }, allergens: {}, pastLabels: [] })
})

test('undo keeps an earlier label of the same day', async () => {
  await imported(list('400', ''))
  await imported(list('350', ''))
  const third = await imported(list('310', ''))
  expect((await undo(third)).status).toBe(200)
  expect(await stored()).toMatchObject({
    nutrients: { sodium: 350 },
    pastLabels: [{ sodium: '400' }],
  })
})

test('a changed value removes the printed label, and undo restores it', async () => {
  await imported(list('400', ''))
  const { id } = await stored()
  const label = { serving: { amount: '1', unit: 'oz' }, servingGrams: '28', values: { sodium: '112' } }
  await run(sql`update ingredient set label = ${JSON.stringify(label)}::jsonb where id = ${id}`)
  const second = await imported(list('310', ''))
  const labels = () => run(sql`select label from ingredient where id = ${id}`)
  expect(await labels()).toEqual([{ label: null }])
  await undo(second)
  expect(await labels()).toEqual([{ label }])
})

test('an earlier version of a recipe and an earlier offer of a master item block an undo', async () => {
  const first = await imported(list('400', ''))
  const { id } = await stored()
  await run(sql`
    with kept as (insert into recipe (name, type, portions) values ('Goulash', 'myRecipe', 10) returning id)
    insert into recipe_version (recipe_id, number, until, content, status, saved_at)
    select id, 1, '2026-09-01', jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('ingredientId', ${id}::int))), 'approved', now()
    from kept`)
  await run(sql`
    with other as (insert into ingredient (name, code) values ('Other sauce', 'B1') returning id)
    insert into menu_item (name, ingredient_id, past_links, types, meal_category)
    select 'Sauce cup', id, jsonb_build_array(jsonb_build_object('until', '2026-09-01', 'ingredientId', ${id}::int)), '["MEAL"]', 'Side'
    from other`)
  expect((await undo(first)).status).toBe(409)
  const { body } = await call(`GET /food/imports/${first}/dependents`)
  expect(body._embedded.dependents).toMatchObject([
    { reason: 'item', where: 'Sauce cup' },
    { reason: 'recipe', where: 'Goulash' },
  ])
})
