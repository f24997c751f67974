import { answersFor, type Nutrients } from '@commissary/domain/food'
import { beforeAll, describe, expect, test } from 'vitest'

import { planServedDay } from '../../../test/support/served-days.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'

let server: TestApp
let member: Member
let schoolId: number
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  schoolId = await server.database.work(member, async (tx) => {
    const [row] = await tx.insert(school).values({ schoolName: 'North' }).returning()
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const ids = { schoolId: row?.id ?? 0, menuType: 'MEAL' as const, mealProgramId: program?.id ?? 0 }
    await tx.insert(schoolProgram).values(ids)
    return ids.schoolId
  })
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const today = daysFromNow(0)

interface Food {
  nutrients?: Nutrients
  [field: string]: unknown
}
const inputOf = ({ nutrients = {}, ...rest }: Food) => ({ name: 'Roll', ...rest, nutrients: answersFor(nutrients) })
const send = (food: Food) => server.call(member, 'POST /ingredient/ingredients', { body: inputOf(food) })
const add = async (food: Food) => (await send(food)).body.data.id as number
const update = (id: number, food: Food) =>
  server.call(member, `PUT /ingredient/ingredients/${id}`, { body: inputOf(food) })
const read = async (id: number) => (await server.call(member, `GET /ingredient/ingredients/${id}`)).body
const price = (amount: string, validFrom: string | null, rest: object = {}) => ({
  vendorId: null,
  vendorItemCode: null,
  amount,
  per: { amount: '1', unit: 'kg' },
  validFrom,
  ...rest,
})

/** Serves 100 g of a food on each of the dates, and returns calories and cost of the line on each. */
async function servedOn(ingredientId: number, dates: string[]) {
  for (const date of dates) {
    const line = {
      key: 'a',
      ingredientId,
      category: 'Side' as const,
      plannedServings: 10,
      portion: { amount: '100', unit: 'g' as const },
    }
    await server.database.work(member, (tx) => planServedDay(tx, schoolId, date, { plannedMeals: 10, lines: [line] }))
  }
  const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
    query: { itemType: 'MEAL', startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' },
  })
  type Day = {
    date: string
    lines: { nutrition: { nutrients: { calories: { known: number } }; cost: { known: number } } }[]
  }
  const asked = (body.days as Day[]).filter(({ date }) => dates.includes(date))
  return asked.map(({ lines: [line] }) => ({
    calories: line?.nutrition.nutrients.calories.known,
    cost: line?.nutrition.cost.known,
  }))
}

describe('a changed label has a date', () => {
  test('days before it keep the facts stored so far, in menus and in their analysis', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    const changed = await update(id, { nutrients: { calories: 200 }, labelFrom: daysFromNow(-1) })
    expect(changed.status).toBe(200)
    const dates = [daysFromNow(-2), daysFromNow(-1), today, daysFromNow(1)]
    expect((await servedOn(id, dates)).map(({ calories }) => calories)).toEqual([100, 200, 200, 200])
    expect((await read(id)).labelChanges).toEqual([daysFromNow(-1)])
    const analysis = await server.call(member, 'POST /commissary/menu-analysis', {
      body: { schoolId, itemType: 'MEAL', startDate: dates[0], endDate: dates[3], rule: {} },
    })
    type Week = { days: { date: string; nutrients: { calories: { known: number } } }[] }
    const days = (analysis.body.weeks as Week[]).flatMap((week) => week.days)
    expect(days.map(({ nutrients }) => nutrients.calories.known)).toEqual([100, 200, 200, 200])
  })

  test('each of several changes has its own days', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    await update(id, { nutrients: { calories: 200 }, labelFrom: daysFromNow(-5) })
    await update(id, { nutrients: { calories: 300 }, labelFrom: daysFromNow(-2) })
    const dates = [daysFromNow(-6), daysFromNow(-5), daysFromNow(-3), daysFromNow(-2)]
    expect((await servedOn(id, dates)).map(({ calories }) => calories)).toEqual([100, 200, 200, 300])
    expect((await read(id)).labelChanges).toEqual([daysFromNow(-2), daysFromNow(-5)])
  })

  test('a correction applies to every day since the last change', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    await update(id, { nutrients: { calories: 200 }, labelFrom: daysFromNow(-2) })
    await update(id, { nutrients: { calories: 250 } })
    const dates = [daysFromNow(-3), daysFromNow(-2), today]
    expect((await servedOn(id, dates)).map(({ calories }) => calories)).toEqual([100, 250, 250])
  })

  test('a second change on the same day replaces the first, because no day had its facts', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    await update(id, { nutrients: { calories: 200 }, labelFrom: today })
    await update(id, { nutrients: { calories: 300 }, labelFrom: today })
    const dates = [daysFromNow(-1), today]
    expect((await servedOn(id, dates)).map(({ calories }) => calories)).toEqual([100, 300])
  })

  test('a recipe on a past day is computed from the old label, through its sub-recipes', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    const recipe = async (lines: object[]) =>
      (
        await server.call(member, 'POST /recipe/recipes', {
          body: { name: 'Bread', type: 'myRecipe', portions: '1', lines },
        })
      ).body.data.id as number
    const inner = await recipe([{ ingredientId: id, amount: '100', unit: 'g' }])
    const outer = await recipe([{ subRecipeId: inner, amount: '2', unit: 'portion' }])
    await update(id, { nutrients: { calories: 200 }, labelFrom: today })
    const caloriesOn = async (date: string) => {
      const lines = [{ key: 'b', recipeId: outer, category: 'Side' as const, plannedServings: 1 }]
      await server.database.work(member, (tx) => planServedDay(tx, schoolId, date, { plannedMeals: 1, lines }))
      const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
        query: { itemType: 'MEAL', startDate: date, endDate: date },
      })
      return body.days[0].lines[0].nutrition.nutrients.calories.known
    }
    expect(await caloriesOn(daysFromNow(-1))).toBe(200)
    expect(await caloriesOn(today)).toBe(400)
  })

  test('a date after today, and one before the last change, are refused with the fix, and nothing is stored', async () => {
    const id = await add({ nutrients: { calories: 100 } })
    const later = await update(id, { nutrients: { calories: 1 }, labelFrom: daysFromNow(1) })
    expect(later.body.fields.labelFrom).toMatch(/cannot change after today/)
    await update(id, { nutrients: { calories: 200 }, labelFrom: daysFromNow(-2) })
    const earlier = await update(id, { nutrients: { calories: 1 }, labelFrom: daysFromNow(-3) })
    expect(earlier.status).toBe(422)
    expect(earlier.body.fields.labelFrom).toContain(daysFromNow(-2))
    expect(await read(id)).toMatchObject({ nutrients: { calories: 200 }, labelChanges: [daysFromNow(-2)] })
  })
})

describe('prices apply from a given day on', () => {
  test("a day costs what was in force on it, and the ingredient shows today's price", async () => {
    const prices = [price('9', daysFromNow(2)), price('4', daysFromNow(-2)), price('1', null)]
    const id = await add({ prices })
    const dates = [daysFromNow(-3), daysFromNow(-2), today, daysFromNow(2)]
    expect((await servedOn(id, dates)).map(({ cost }) => cost)).toEqual([0.1, 0.4, 0.4, 0.9])
    expect(await read(id)).toMatchObject({ prices, price: { amount: '4', per: { amount: '1', unit: 'kg' } } })
  })

  test('a price that begins later leaves the cost unknown until then, never zero', async () => {
    const id = await add({ name: 'Rye', prices: [price('9', daysFromNow(1))] })
    expect((await read(id)).price).toBeNull()
    expect((await servedOn(id, [today, daysFromNow(1)]))[1]).toMatchObject({ cost: 0.9 })
  })

  test('a price has the currency of the caterer: another one is refused at its field', async () => {
    const body = { name: 'Oats', nutrients: {}, prices: [{ ...price('3', null), currency: 'EUR' }] }
    const answer = await server.call(member, 'POST /ingredient/ingredients', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.fields['prices.0.currency']).toBe('Unknown field. Remove it.')
  })

  test("a vendor's price names one of the caterer's vendors, or a shared one", async () => {
    const vendor = async (by: Member) =>
      (await server.call(by, `POST /vendor/${by.catererId}`, { body: { vendorCode: 'V1', name: 'Farm' } })).body.data.id
    const own = await vendor(member)
    const theirs = await vendor(await server.addMember())
    const id = await add({ prices: [price('3', null, { vendorId: own, vendorItemCode: ' 77-1 ' })] })
    expect((await read(id)).prices).toEqual([price('3', null, { vendorId: own, vendorItemCode: '77-1' })])
    const listed = await server.call(member, 'GET /ingredient/ingredients', { query: { vendorId: own } })
    expect(listed.body._embedded.ingredients.map((food: { id: number }) => food.id)).toEqual([id])

    const refused = await send({ prices: [price('3', null, { vendorId: theirs })] })
    expect(refused.body.fields).toEqual({ 'prices.0.vendorId': 'This vendor does not exist. Choose another one.' })
    const free = await send({ prices: [price('0', null, { vendorId: own })] })
    expect(free.body.fields['prices.0.amount']).toMatch(/above 0/)
    const twice = [price('3', '2026-01-01', { vendorId: own }), price('4', '2026-01-01', { vendorId: own })]
    expect((await send({ prices: twice })).body.fields['prices.1.validFrom']).toMatch(/already has a price/)
  })
})

describe('allergens, diet tags and packs', () => {
  // spec: 3.allergen.Nuts, 3.allergen.CrabCrustaceans, 3.allergen.Soja
  test("a locale's word for an allergen is stored as the one allergen, and found by either word", async () => {
    const allergens = { Nuts: 'contains', CrabCrustaceans: 'mayContain', Soja: 'free' }
    const id = await add({ name: 'Doubles', allergens })
    expect((await read(id)).allergens).toEqual({ TreeNuts: 'contains', Shellfish: 'mayContain', Soy: 'free' })
    for (const allergen of ['Nuts', 'TreeNuts']) {
      const { body } = await server.call(member, 'GET /ingredient/ingredients', { query: { allergen, q: 'Doubles' } })
      expect(body._embedded.ingredients).toHaveLength(1)
    }
    const conflict = await send({ allergens: { Soja: 'free', Soy: 'contains' } })
    expect(conflict.body.fields['allergens.Soja']).toMatch(/another word for Soy/)
  })

  // spec: 3.dietTag.GlutenFree, 3.dietTag.DairyFree, 3.dietTag.Vegan, 3.dietTag.Kosher
  // spec: 3.dietTag.Organic, 3.dietTag.SugarFree, 3.dietTag.NoTransFat, 3.dietTag.NoMsg
  test('the eight diet tags are stored and filtered by, and one that an allergen contradicts is refused', async () => {
    const dietTags = ['GlutenFree', 'DairyFree', 'Vegan', 'Kosher', 'Organic', 'SugarFree', 'NoTransFat', 'NoMsg']
    const id = await add({ name: 'Tagged', dietTags })
    expect((await read(id)).dietTags).toEqual(dietTags)
    for (const dietTag of dietTags) {
      const { body } = await server.call(member, 'GET /ingredient/ingredients', { query: { dietTag } })
      expect(body._embedded.ingredients.map((food: { id: number }) => food.id)).toEqual([id])
    }
    const contradicted = await send({ dietTags: ['DairyFree'], allergens: { Milk: 'contains' } })
    expect(contradicted.body.fields.dietTags).toMatch(/DairyFree contradicts/)
    expect((await send({ dietTags: ['DairyFree'], allergens: { Milk: 'mayContain' } })).status).toBe(201)
    expect((await send({ dietTags: ['Halal'] })).status).toBe(422)
  })

  test('a pack is returned as sent; a wrong GTIN and a case that is not what it holds are refused', async () => {
    const level = (content: object | null, holds: number | null, gtin: string | null = null) => ({
      content,
      holds,
      gtin,
    })
    const fivePounds = level({ amount: '5', unit: 'lb' }, null)
    const pack = (amount: string, gtin: string | null = null) => ({
      text: '6/5 LB',
      case: level({ amount, unit: 'lb' }, 6, gtin),
      inner: null,
      each: fivePounds,
    })
    const id = await add({ packs: [pack('30', '00614141999996')] })
    expect((await read(id)).packs).toEqual([pack('30', '00614141999996')])
    const wrong = await send({ packs: [pack('25', '00614141999997')] })
    expect(wrong.body.fields).toEqual({
      'packs.0.case.gtin': 'The last digit does not fit the others. Check the number under the barcode.',
      'packs.0.case.content.amount': 'The contents add up to 30 lb. Correct the content or the counts.',
    })
  })
})

test('removing an allergen needs a reason; weakening a statement or leaving out a free one does not', async () => {
  const id = await add({ allergens: { Milk: 'contains', Soy: 'mayContain', Eggs: 'contains', Fish: 'free' } })
  const silent = { allergens: { Milk: 'free', Eggs: 'mayContain' } }
  const refused = await update(id, { ...silent, allergenReason: '  ' })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual({
    allergenReason: 'Say why this food no longer contains Milk, Soy.',
  })
  expect((await read(id)).allergens.Milk).toBe('contains')
  expect((await update(id, { ...silent, allergenReason: 'New recipe of the maker' })).status).toBe(200)
})

test('the history lists a change by nutrient and allergen, with who made it and why an allergen was removed', async () => {
  const id = await add({ nutrients: { sodium: 44 }, allergens: { Milk: 'contains' } })
  const allergenReason = 'New recipe of the maker'
  const prices = [price('4.50', '2026-01-01')]
  await update(id, { nutrients: { sodium: 50 }, allergens: { Milk: 'free' }, prices, allergenReason })
  const { body } = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'ingredient', recordId: id },
  })
  const [updated, created] = body._embedded.events
  expect(updated).toMatchObject({
    action: 'updated',
    by: expect.stringContaining('Mem Ber'),
    changes: [
      { field: 'prices', from: null, to: '4.5 / 1 kg 2026-01-01' },
      { field: 'nutrients.sodium', from: '44', to: '50' },
      { field: 'allergens.Milk', from: 'contains', to: 'free' },
      { field: 'allergenReason', from: null, to: allergenReason },
    ],
  })
  expect(created.changes.map(({ field }: { field: string }) => field)).toEqual(['code', 'name'])
})
