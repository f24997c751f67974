import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { ingredient } from '../../db/schema/ingredient.ts'
import { mealProgram } from '../../db/schema/school.ts'
import type { Schemas } from '../../contract/operations.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

type Plan = Schemas['MenuPlan']

let server: TestApp
let member: Member
let programId: number
let banana: number
let bar: number

/** A snack needs two components: of these foods an entree with grains and an apple. The baked bar is the cheapest entree. */
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  programId = await server.database.work(member, async (tx) => {
    const [row] = await tx
      .insert(mealProgram)
      .values({
        programName: 'Snack',
        grades: 'K-5',
        rulePack: 'us-nslp-snack',
        gradeGroup: 'K-5',
        menuType: 'SNACK',
      })
      .returning()
    return row?.id ?? 0
  })
  const [oats, rye] = [await grain('Oats', '1', []), await grain('Rye', '5', ['Vegan'])]
  bar = await entree('Baked oat bar', oats)
  await entree('Grilled rye toast', rye)
  await fruit('Apple')
  banana = await fruit('Banana', { mealCategory: null })
})

const per = { amount: '100', unit: 'g' }
async function addFood(name: string, amount: string, body: object): Promise<number> {
  const prices = [{ vendorId: null, vendorItemCode: null, amount, per: { amount: '1', unit: 'kg' }, validFrom: null }]
  const answer = await server.call(member, 'POST /ingredient/ingredients', {
    body: { name, nutrients: answersFor({ calories: 50 }), prices, ...body },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}
const grain = (name: string, price: string, dietTags: string[]) =>
  addFood(name, price, {
    dietTags,
    crediting: [{ component: 'GRAIN', credit: 1, per, isWholeGrainRich: true, product: 'OTHER' }],
  })
const fruit = (name: string, rest: object = {}, price = '2') =>
  addFood(name, price, {
    serving: per,
    mealCategory: 'Fruit',
    dietTags: ['Vegan'],
    crediting: [{ component: 'FRUIT', credit: 0.75, per }],
    ...rest,
  })
async function entree(name: string, ingredientId: number): Promise<number> {
  const lines = [{ ingredientId, amount: '1', unit: 'kg' }]
  const { status, body } = await server.call(member, 'POST /recipe/recipes', {
    body: { name, type: 'myRecipe', category: 'Entree', portions: '10', lines },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}

/** A Friday, the Monday after it and the next day. */
const [friday, monday, tuesday] = ['2026-12-04', '2026-12-07', '2026-12-08'] as const

async function planOf(dates: readonly string[], rest: object = {}, lines: object[] = []): Promise<Plan> {
  const days = dates.map((date) => ({ key: date, date, plannedMeals: 100, isOpen: true, lines }))
  const begun = await server.call(member, 'POST /commissary/nutrition-planner', {
    body: { programIds: [programId], rules: ['now'], entreeDays: 1, otherDays: 1, days, ...rest },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await server.call(member, `GET /commissary/nutrition-planner/${begun.body.data.id}`)
    if (body.state !== 'working') return body
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The plan did not end')
}
const namesOf = ({ days }: Plan) => days.map(({ lines }) => lines.map(({ name }) => name).toSorted())
const [baked, grilled] = [
  ['Apple', 'Baked oat bar'],
  ['Apple', 'Grilled rye toast'],
] as const
const timeout = 120_000

test('the cheapest entree is on every day, unless its cooking method is kept apart', { timeout }, async () => {
  expect(namesOf(await planOf([monday, tuesday]))).toEqual([baked, baked])
  const apart = await planOf([monday, tuesday], { methodDays: 2 })
  expect(apart.weeks).toMatchObject([{ now: 'pass' }])
  expect(namesOf(apart)).toEqual(expect.arrayContaining([baked, grilled]))
})

test('a cooking method is kept apart across a weekend', { timeout }, async () => {
  expect(namesOf(await planOf([friday, monday], { methodDays: 3 }))).toEqual([baked, baked])
  expect(namesOf(await planOf([friday, monday], { methodDays: 4 }))).toEqual([baked, grilled])
})

test('spacing also applies from the last days of a repeating menu to its first', { timeout }, async () => {
  const lastDay = '2026-12-11'
  expect(namesOf(await planOf([monday, lastDay], { methodDays: 4 }))).toEqual([baked, baked])
  // On the Monday after, it starts over.
  const apart = await planOf([monday, lastDay], { methodDays: 4, repeatsAfterDays: 7 })
  expect(apart).toMatchObject({ state: 'done', isBoundOfAll: true })
  expect(namesOf(apart)).toEqual(expect.arrayContaining([baked, grilled]))
})

test('a day around the planned ones counts for variety', { timeout }, async () => {
  const line = { key: 'bar', category: 'Entree', recipeId: bar, portion: null, plannedServings: 100 }
  const around = { key: friday, date: friday, plannedMeals: 100, isOpen: false, isAround: true, lines: [line] }
  const open = { key: monday, date: monday, plannedMeals: 100, isOpen: true, lines: [] }
  expect(namesOf(await planOf([], { methodDays: 3, days: [around, open] }))).toEqual([baked])
  const apart = await planOf([], { methodDays: 4, days: [around, open] })
  expect(apart.weeks).toHaveLength(1)
  expect(namesOf(apart)).toEqual([grilled])
})

test('a diet leaves out recipes with a food that does not carry its tag', { timeout }, async () => {
  expect(namesOf(await planOf([monday], { diets: ['Vegan'] }))).toEqual([grilled])
  const plan = await planOf([monday], { diets: ['Kosher'] })
  expect(plan).toMatchObject({ state: 'impossible', days: [] })
  expect(plan.conflict.map(({ kind }) => kind)).toContain('diets')
})

test(
  'an item that recurs on an open day counts, and nothing else is planned in its category',
  { timeout },
  async () => {
    const line = { key: 'recurs', category: 'Fruit', ingredientId: banana, portion: per, plannedServings: 100 }
    const plan = await planOf([monday], {}, [line])
    expect(plan).toMatchObject({ state: 'done', weeks: [{ now: 'pass' }] })
    // The plan only lists what is new; the banana is already the day's fruit.
    expect(namesOf(plan)).toEqual([['Baked oat bar']])
  },
)

test('archived recipes and foods are not planned, although they are the cheapest', { timeout }, async () => {
  const muffin = await entree('Bran muffin', await grain('Bran', '0.1', []))
  const plum = await fruit('Plum', {}, '0.1')
  expect(namesOf(await planOf([monday]))).toEqual([['Bran muffin', 'Plum']])
  expect((await server.call(member, `DELETE /recipe/recipes/${muffin}`)).status).toBe(200)
  await server.database.work(member, (tx) =>
    tx.update(ingredient).set({ archivedAt: '2026-01-01T00:00:00Z' }).where(eq(ingredient.id, plum)),
  )
  expect(namesOf(await planOf([monday]))).toEqual([baked])
})
