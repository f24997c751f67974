import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { school } from '../../db/schema/school.ts'
import type { MenuDocument } from '../../documents/menu-document.ts'

let server: TestApp
const nobody = null
let member: Member
let bar: number
let schoolId: number
const recorder = recordingPrinter()
const printed = recorder.printed as MenuDocument[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})

const date = '2099-09-01'
const created = async (path: string, body: object) => {
  const answer = await server.call(member, `POST ${path}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id as number
}
const food = (name: string, rest: object) =>
  created('/ingredient/ingredients', { name, nutrients: answersFor({ calories: 20 }), ...rest })

const price = (amount: string) => ({
  vendorId: null,
  vendorItemCode: null,
  validFrom: null,
  amount,
  per: { amount: '1', unit: 'kg' },
})

/** For 100 meals, students take 4 kg of lettuce and 50 portions of 28 g of cheese. */
beforeEach(async () => {
  printed.length = 0
  member = await server.addMember({ caterer: { country: 'US' } })
  const lettuce = await food('Romaine lettuce', {
    allergens: { Milk: 'free' },
    prices: [price('3')],
    crediting: [{ component: 'VEGETABLE', subgroup: 'DARK_GREEN', credit: 0.5, per: { amount: '40', unit: 'g' } }],
    creditEvidence: 'FOOD_BUYING_GUIDE',
  })
  const cheddar = await food('Cheddar', {
    allergens: { Milk: 'contains' },
    nutrients: answersFor({ calories: 400 }),
    prices: [price('8')],
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '28', unit: 'g' } }],
    creditEvidence: 'FOOD_BUYING_GUIDE',
  })
  const shredded = await created('/recipe/recipes', {
    name: 'Shredded cheddar',
    type: 'subRecipe',
    portions: '100',
    lines: [{ ingredientId: cheddar, amount: '2.8', unit: 'kg' }],
  })
  bar = await created('/recipe/recipes', {
    name: 'Salad bar',
    type: 'saladBar',
    category: 'Vegetables',
    portions: '100',
    lines: [
      { ingredientId: lettuce, amount: '4', unit: 'kg' },
      { subRecipeId: shredded, amount: '50', unit: 'portion' },
    ],
  })
  schoolId = await server.database.work(member, async (tx) => {
    const { schoolIds } = await addPlannedMenu(tx, {
      schools: ['Oak'],
      dates: [date],
      lines: [{ recipeId: bar }],
    })
    const id = schoolIds[0] ?? 0
    const open = { subdomain: `oak-${member.catererId}`, moduleAccess: { 'Public Menu': 'Yes' } }
    await tx.update(school).set(open).where(eq(school.id, id))
    return id
  })
})

const range = { startDate: date, endDate: date }

test('its line lists what students take, and counts what one student takes on average', async () => {
  const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
    query: { itemType: 'MEAL', ...range },
  })
  const [line] = body.days[0].lines
  expect(line).toMatchObject({ name: 'Salad bar', contents: ['Romaine lettuce', 'Shredded cheddar'] })
  // 40 g of lettuce at 0.2 kcal/g and 14 g of cheddar at 4 kcal/g.
  expect(line.nutrition.nutrients.calories).toEqual({ known: expect.closeTo(64, 6), missing: [] })
  // 40 g at $3 and 14 g at $8 per kg.
  expect(line.nutrition.cost).toEqual({ known: expect.closeTo(0.232, 6), missing: [] })
  const credited = (component: string) =>
    line.nutrition.credits.find((credit: { component: string }) => credit.component === component).credited
  // Half a cup of leafy greens; half an ounce of meat alternate.
  expect([credited('VEGETABLE'), credited('MEAT_ALTERNATE')]).toEqual([0.5, 0.5])
})

test('the planner offers it with its contents; other recipes have none', async () => {
  const { body } = await server.call(member, 'GET /recipe/recipes', { query: { type: 'saladBar' } })
  expect(body._embedded.recipes).toMatchObject([{ id: bar, contents: ['Romaine lettuce', 'Shredded cheddar'] }])
  const { body: others } = await server.call(member, 'GET /recipe/recipes', { query: { type: 'subRecipe' } })
  expect(others._embedded.recipes[0]).not.toHaveProperty('contents')
})

test("families read its contents, each with its own allergens, not only the bar's", async () => {
  const { body } = await server.call(nobody, `GET /commissary/publicMenus/oak-${member.catererId}`, { query: range })
  const [line] = body.menus[0].days[0].lines
  const milkOf = (item: { allergens: { allergen: string; level: string }[] }) =>
    item.allergens.find(({ allergen }) => allergen === 'Milk')?.level
  expect(milkOf(line)).toBe('contains')
  expect(line.contents.map((item: { name: string }) => item.name)).toEqual(['Romaine lettuce', 'Shredded cheddar'])
  expect(line.contents.map(milkOf)).toEqual(['free', 'contains'])
})

test('the print has its contents', async () => {
  const body = { schoolId, audience: 'kitchen', ...range }
  expect((await server.call(member, 'POST /commissary/menus/print', { body })).status).toBe(200)
  expect(printed[0]?.menuDays[0]?.lines[0]?.contents).toMatchObject([
    { name: 'Romaine lettuce' },
    {
      name: 'Shredded cheddar',
      allergens: expect.arrayContaining([expect.objectContaining({ allergen: 'Milk', level: 'contains' })]),
    },
  ])
})
