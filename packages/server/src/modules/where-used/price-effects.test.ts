import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { appUser } from '../../db/schema/user.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const today = Temporal.Now.plainDateISO('America/New_York')
const nextMonday = today.add({ days: 8 - today.dayOfWeek })
/** A day of the coming weeks: 0 is the next Monday. */
const day = (days: number) => nextMonday.add({ days }).toString()
const price = (amount: string, validFrom: string | null = null) => ({
  vendorId: null,
  vendorItemCode: null,
  amount,
  per: { amount: '1', unit: 'kg' },
  validFrom,
})
const bodyOf = (name: string, prices: object[]) => ({ name, nutrients: answersFor({ calories: 100 }), prices })
async function addFood(name: string, prices: object[]) {
  const { status, body } = await server.call(member, 'POST /ingredient/ingredients', { body: bodyOf(name, prices) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id as number
}
const preview = (id: number, prices: object[], by = member) =>
  server.call(by, `POST /ingredient/ingredients/${id}/priceEffects`, { body: { prices } })
const plan = (lines: { ingredientId?: number; recipeId?: number }[], dates: string[], schools = ['Ash']) =>
  server.database.work(member, (tx) => addPlannedMenu(tx, { schools, dates, lines }))

/** The weeks of a preview with their costs per meal, rounded to a hundredth of a cent. */
const costsOf = (body: {
  weeks: { rows: { monday: string; cost: Record<'before' | 'after', { known: number }> }[] }
}) =>
  body.weeks.rows.map(({ monday, cost: { before, after } }) => [
    monday,
    ...[before, after].map(({ known }) => Math.round(known * 10_000) / 10_000),
  ])

test('a price from a day on changes the weeks from that day on, by the share of their days', async () => {
  const beef = await addFood('Beef', [price('4')])
  // 100 g per meal on Monday and Wednesday of two weeks: $0.40.
  await plan([{ ingredientId: beef }], [day(0), day(2), day(7), day(9)])
  const { status, body } = await preview(beef, [price('4'), price('6', day(2))])
  expect(status).toBe(200)
  expect(body.from).toBe(day(2))
  expect(body.weeks).toMatchObject({ total: 2, hidden: 0 })
  // $0.40 and $0.60 on the days of the first week, $0.60 on both of the second.
  expect(costsOf(body)).toEqual([
    [day(0), 0.4, 0.5],
    [day(7), 0.4, 0.6],
  ])
})

test("nothing is stored, and saving the prices gives the preview's costs", async () => {
  const beef = await addFood('Beef', [price('4')])
  const { schoolIds } = await plan([{ ingredientId: beef }], [day(0), day(2)])
  const prices = [price('4'), price('6', day(2))]
  await preview(beef, prices)
  const costs = async () => {
    const { body } = await server.call(member, `GET /commissary/school/${schoolIds[0]}/calendar`, {
      query: { itemType: 'MEAL', startDate: day(0), endDate: day(4) },
    })
    type Day = { lines: { nutrition: { cost: { known: number } } }[] }
    return (body.days as Day[]).map(({ lines }) => lines[0]?.nutrition.cost.known)
  }
  expect(await costs()).toEqual([0.4, 0.4])
  await server.call(member, `PUT /ingredient/ingredients/${beef}`, { body: bodyOf('Beef', prices) })
  // A menu's day has the price that is valid on it.
  expect(await costs()).toEqual([0.4, 0.6000000000000001].map((cost) => expect.closeTo(cost, 9)))
  expect((await preview(beef, prices)).body).toEqual({ from: null, weeks: { total: 0, hidden: 0, rows: [] } })
})

test('a dish changes with its ingredient, through a recipe, and shows the target of its program', async () => {
  const rice = await addFood('Rice', [price('2')])
  const { body: recipe } = await server.call(member, 'POST /recipe/recipes', {
    body: { name: 'Pilaf', type: 'myRecipe', portions: '10', lines: [{ ingredientId: rice, amount: '1', unit: 'kg' }] },
  })
  await plan([{ recipeId: recipe.data.id }], [day(0)])
  await server.call(member, 'POST /commissary/catererAnalysisSettings', {
    body: {
      catererAnalysisId: member.catererId,
      wgrLimit: 0,
      fruitLimit: 0,
      sodiumLevel: '[]',
      costTargets: [{ programName: 'Lunch', targetCost: '0.25' }],
    },
  })
  const { body } = await preview(rice, [price('3')])
  expect(costsOf(body)).toEqual([[day(0), 0.2, 0.3]])
  expect(body.weeks.rows[0]).toMatchObject({ schoolName: 'Ash', targetCost: '0.25', before: body.weeks.rows[0].after })
})

test('a cost without a price stays unknown and names the food', async () => {
  const [beans, bread] = [await addFood('Beans', []), await addFood('Bread', [price('2')])]
  await plan([{ ingredientId: beans }, { ingredientId: bread }], [day(0)])
  const { body } = await preview(bread, [price('3')])
  expect(body.weeks.rows[0]).toMatchObject({
    cost: { before: { missing: ['Beans'] }, after: { missing: ['Beans'] } },
    targetCost: null,
  })
  const priced = (await preview(beans, [price('1', day(0))])).body
  expect(priced.weeks.rows[0].cost.after.missing).toEqual([])
})

test('weeks of schools without access are counted, and served days are left out', async () => {
  const milk = await addFood('Milk', [price('1')])
  await plan([{ ingredientId: milk }], [day(-14), day(0)])
  const limited = await server.addMember({ catererId: member.catererId })
  await server.database.work(member, (tx) =>
    tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, limited.userId)),
  )
  expect((await preview(milk, [price('2')])).body.weeks).toMatchObject({ total: 1, rows: [{ monday: day(0) }] })
  expect((await preview(milk, [price('2')], limited)).body.weeks).toEqual({ total: 0, hidden: 1, rows: [] })
})

test("another caterer's ingredient is treated like one that does not exist", async () => {
  const milk = await addFood('Milk', [price('1')])
  const other = await server.addMember()
  expect((await preview(milk, [price('2')], other)).status).toBe(404)
  expect((await preview(999_999, [price('2')])).status).toBe(404)
})
