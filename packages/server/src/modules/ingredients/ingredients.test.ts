import { answersFor, requiredNutrients, type Nutrients } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expectSameJson } from '../../../test/support/same-json.ts'
import { referenceFood, referenceFoodMeasure } from '../../db/schema/reference-food.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const send = (body: object) => server.call(member, 'POST /ingredient/ingredients', { body })
/** Adds a food whose other required nutrients are unknown by choice. */
const add = ({ nutrients = {}, ...rest }: { nutrients?: Nutrients; [field: string]: unknown }) =>
  send({ ...rest, nutrients: answersFor(nutrients) })
const read = async (id: number) => (await server.call(member, `GET /ingredient/ingredients/${id}`)).body
const list = async (query: Record<string, string | number> = {}) =>
  (await server.call(member, 'GET /ingredient/ingredients', { query })).body

const milk = {
  name: 'Milk, 1%',
  category: 'Dairy',
  nutrients: { calories: 42, saturatedFat: 0.6 },
  allergens: { Milk: 'contains' },
  crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  milk: { fat: 'lowFat', isFlavored: false },
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 244 }],
  prices: [
    { vendorId: null, vendorItemCode: null, amount: '2.40', per: { amount: '1', unit: 'gal' }, validFrom: null },
  ],
  serving: { amount: '1', unit: 'cup' },
  mealCategory: 'Milk',
}

// spec: 7.success.message
test('an ingredient is returned as sent, with the nutrition of its serving', async () => {
  const { status, body } = await add(milk)
  expect(status).toBe(201)
  expect(body.data.message).toBe('Ingredient created successfully')
  const saved = await read(body.data.id)
  expect(saved).toMatchObject({
    ...milk,
    prices: [{ ...milk.prices[0], amount: '2.4' }],
    price: { amount: '2.4', per: { amount: '1', unit: 'gal' } },
    code: 'I0001',
  })
  expect(saved.servingNutrition.nutrients.calories.known).toBeCloseTo(102.48, 6)
  // An unstated nutrient is unknown, not zero.
  expect(saved.servingNutrition.nutrients.calcium).toEqual({ known: 0, missing: ['Milk, 1%'] })
  expect(saved.nutrients).toEqual(milk.nutrients)
})

test('a credit rule keeps the product type, and yogurt without one is listed with unknown added sugars', async () => {
  const yogurt = (product: string | null) => ({
    name: 'Peach yogurt',
    nutrients: { addedSugars: 9 },
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '4', unit: 'oz' }, product }],
    serving: { amount: '4', unit: 'oz' },
  })
  const saved = async (product: string | null) => read((await add(yogurt(product))).body.data.id)
  const [food] = (await saved('YOGURT')).servingNutrition.sweetenedFoods
  expect(food).toMatchObject({ foodName: 'Peach yogurt', product: 'yogurt', gap: null })
  expect(food.addedSugars).toBeCloseTo(2.5515, 4)
  expect((await saved('YOGURT')).crediting[0].product).toBe('YOGURT')
  expect((await saved('OTHER')).servingNutrition.sweetenedFoods).toEqual([])
  expect((await saved(null)).servingNutrition.sweetenedFoods).toMatchObject([{ addedSugars: null, gap: 'notStated' }])
  expect((await add(yogurt('KEFIR'))).body.fields['crediting.0.product']).toMatch(/^Choose one of: CEREAL/)
})

// spec: 9.gallon
test('a gallon of a food is 3,785.41 ml by its density', async () => {
  const { body } = await add({ name: 'Juice', densityGml: 2, serving: { amount: '1', unit: 'gal' } })
  expect((await read(body.data.id)).servingNutrition.grams).toEqual({ known: 7570.82, missing: [] })
})

describe('codes', () => {
  test('are assigned in sequence, and a duplicate is refused at its field', async () => {
    await add({ name: 'First' })
    await add({ name: 'Second', code: 'x-1' })
    const taken = await add({ name: 'Third', code: 'X-1' })
    expect(taken.status).toBe(422)
    expect(taken.body.fields).toEqual({
      code: 'Code X-1 is already used by Second. Choose another code, or leave it blank.',
    })
    await add({ name: 'Fourth' })
    expect((await list({ sort: 'code' }))._embedded.ingredients.map(({ code }: { code: string }) => code)).toEqual([
      'I0001',
      'I0002',
      'x-1',
    ])
  })

  test('are free again once their ingredient is archived', async () => {
    const { body } = await add({ name: 'First', code: 'A1' })
    await server.database.work(member, (tx) =>
      tx.execute(sql`update ingredient set archived_at = now() where id = ${body.data.id}`),
    )
    expect((await add({ name: 'Second', code: 'A1' })).status).toBe(201)
  })

  test('ten ingredients added at once get ten codes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add({ name: `Food ${index}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    const codes = (await list({ size: 20 }))._embedded.ingredients.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(10)
  })

  test('of another caterer do not collide', async () => {
    await add({ name: 'Mine', code: 'A1' })
    member = await server.addMember()
    expect((await add({ name: 'Theirs', code: 'A1' })).status).toBe(201)
  })
})

test('an archived ingredient is not changed', async () => {
  const { body } = await add({ name: 'Flour', code: 'A1' })
  const archive = sql`update ingredient set archived_at = now() where id = ${body.data.id}`
  await server.database.work(member, (tx) => tx.execute(archive))
  const saved = await server.call(member, `PUT /ingredient/ingredients/${body.data.id}`, { body: { name: 'Rye' } })
  expect(saved.status).toBe(404)
})

describe('invalid amounts', () => {
  test.each(['0', '-1', '1e9', '½', '1 1/2', '1,5', '', '1000000', '0.0000001', ' 1'])(
    '"%s" is refused with an example',
    async (amount) => {
      const { status, body } = await add({ name: 'Flour', serving: { amount, unit: 'cup' } })
      expect(status).toBe(422)
      expect(body.fields).toEqual({
        'serving.amount': expect.stringMatching(/^Enter a decimal number such as 0\.5: above 0, at most 6 digits/),
      })
    },
  )

  test('a number instead of text, or text instead of a number, is refused at its field', async () => {
    const { body } = await add({
      name: 5,
      densityGml: '1.03',
      ediblePct: 140,
      measures: [{ amount: 0, measure: '', grams: 1 }],
    })
    expect(body.fields).toEqual({
      name: 'Enter text.',
      densityGml: 'Enter a number.',
      ediblePct: 'Enter 100 or less.',
      'measures.0.amount': 'Enter a number greater than 0.',
      'measures.0.measure': 'Please provide measure.',
    })
  })
})

test('invisible characters that cannot be stored are refused at their field', async () => {
  const { status, body } = await add({ name: 'Mi\0lk', brand: '\ud800' })
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual(['name', 'brand'])
})

test.each(["O'Brien", '=1+1', '</script>', '%_', '\\', 'موز', '½ cup 👩‍👩‍👧', "'; drop table ingredient; --"])(
  'the name %s is returned unchanged, and can be searched',
  async (name) => {
    const { body } = await add({ name })
    expect((await read(body.data.id)).name).toBe(name)
    expect((await list()).page.totalElements).toBe(1)
  },
)

describe('the list', () => {
  beforeEach(async () => {
    await add({ ...milk, brand: 'Dairyland' })
    await add({ name: 'Äpfel', category: 'Fruit', allergens: { Milk: 'free' }, nutrients: allNeeded })
    await add({ name: 'apple juice', category: 'Fruit' })
    await add({ name: 'Apple, gala', category: 'Fruit', allergens: { Milk: 'mayContain' } })
  })
  const names = async (query: Record<string, string | number>) =>
    (await list(query))._embedded.ingredients.map(({ name }: { name: string }) => name)

  test('searches by word prefixes, in any order', async () => {
    expect(await names({ q: 'gal app' })).toEqual(['Apple, gala'])
    expect(await names({ q: 'dairy' })).toEqual(['Milk, 1%'])
    expect(await names({ q: 'ples' })).toEqual([])
    expect(await names({ q: '  ' })).toHaveLength(4)
    expect(await names({ q: `" ' & | ! : * ( )` })).toEqual([])
  })

  test('the allergen filter includes ingredients with an unknown allergen, for safety', async () => {
    expect(await names({ allergen: 'Milk' })).toEqual(['apple juice', 'Apple, gala', 'Milk, 1%'])
  })

  test('filters by missing nutrition, category and serving', async () => {
    expect(await names({ missingNutrition: 'false' })).toEqual(['Äpfel'])
    expect(await names({ missingNutrition: 'true' })).toHaveLength(3)
    expect(await names({ category: 'Fruit' })).toHaveLength(3)
    expect(await names({ servable: 'true' })).toEqual(['Milk, 1%'])
  })

  test('is filtered by parts of its columns, ignoring case and taking every character literally', async () => {
    expect(await names({ nameContains: 'PPLE' })).toEqual(['apple juice', 'Apple, gala'])
    expect(await names({ nameContains: ' äpf ' })).toEqual(['Äpfel'])
    expect(await names({ nameContains: '%' })).toEqual(['Milk, 1%'])
    expect(await names({ nameContains: '_' })).toEqual([])
    expect(await names({ nameContains: '  ' })).toHaveLength(4)
    expect(await names({ categoryContains: 'rui', nameContains: 'gala' })).toEqual(['Apple, gala'])
    expect(await names({ brandContains: 'land' })).toEqual(['Milk, 1%'])
    expect(await names({ codeContains: '0003' })).toEqual(['apple juice'])
    expect((await list({ nameContains: 'pple', size: 1 })).page.totalElements).toBe(2)
    const other = await server.addMember()
    const { body } = await server.call(other, 'GET /ingredient/ingredients', { query: { nameContains: 'pple' } })
    expect(body._embedded.ingredients).toEqual([])
  })

  test('refuses a filter of more than 200 characters, by its name', async () => {
    const query = { nameContains: 'a'.repeat(201) }
    const { status, body } = await server.call(member, 'GET /ingredient/ingredients', { query })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['nameContains'])
  })

  test('is sorted and paged without overlap', async () => {
    expect(await names({ sort: '-category,-name' })).toEqual(['Äpfel', 'Apple, gala', 'apple juice', 'Milk, 1%'])
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => names({ page, size: 1 })))
    expect(new Set(pages.flat()).size).toBe(4)
    expect((await list({ size: 3 })).page).toEqual({ size: 3, number: 0, totalElements: 4, totalPages: 2 })
    expect((await server.call(member, 'GET /ingredient/ingredients', { query: { sort: 'name;drop' } })).status).toBe(
      422,
    )
  })

  test('is the same on both engines', async () => {
    const { _embedded } = await list({ size: 10 })
    await expectSameJson(
      'http-ingredients',
      _embedded.ingredients.map((row: object) => ({ ...row, id: 0 })),
    )
  })
})

const allNeeded = Object.fromEntries(
  [
    'calories',
    'protein',
    'calcium',
    'potassium',
    'cholestral',
    'saturatedFat',
    'totalFat',
    'totalCarbohydrate',
    'iron',
    'sugars',
    'sodium',
    'addedSugars',
  ].map((code) => [code, 1]),
)

describe('the ten required nutrients', () => {
  const required = requiredNutrients.map((code) => `nutrients.${code}`)

  // spec: 3.nutrient.calories, 3.nutrient.protein, 3.nutrient.calcium, 3.nutrient.potassium, 3.nutrient.cholestral
  // spec: 3.nutrient.saturatedFat, 3.nutrient.totalFat, 3.nutrient.totalCarbohydrate, 3.nutrient.iron, 3.nutrient.sugars
  test('are each refused at their field while unanswered', async () => {
    for (const food of [
      { name: 'Rice' },
      { name: 'Rice', nutrients: {} },
      { name: 'Rice', nutrients: { sodium: 1 } },
    ]) {
      const { status, body } = await send(food)
      expect(status).toBe(422)
      expect(Object.keys(body.fields)).toEqual(required)
    }
    const { iron: _, ...others } = answersFor({ calories: 130 })
    const { body } = await send({ name: 'Rice', nutrients: others })
    expect(body.fields).toEqual({ 'nutrients.iron': 'Enter a value, or mark it unknown' })
    expect((await list()).page.totalElements).toBe(0)
  })

  test('are answered by a value, zero, or null: unknown by choice, which is stored as unknown', async () => {
    const { status, body } = await send({ name: 'Rice', nutrients: answersFor({ calories: 130, iron: 0 }) })
    expect(status).toBe(201)
    expect((await read(body.data.id)).nutrients).toEqual({ calories: 130, iron: 0 })
  })

  test('are required when an ingredient is saved again, too', async () => {
    const { id } = (await add({ name: 'Rice', nutrients: { calories: 130 } })).body.data
    const save = (nutrients: object) =>
      server.call(member, `PUT /ingredient/ingredients/${id}`, { body: { name: 'Rice', nutrients } })
    expect(Object.keys((await save({ calories: 131 })).body.fields)).toEqual(required.slice(1))
    expect((await read(id)).nutrients).toEqual({ calories: 130 })
    expect((await save(answersFor({ calories: 131 }))).status).toBe(200)
    expect((await read(id)).nutrients).toEqual({ calories: 131 })
  })
})

describe('a Nutrition Facts label', () => {
  const label = {
    servingG: 55,
    servingText: '2/3 cup (55g)',
    printed: { calories: '230', dietaryFiber: '<1', iron: '45%', transFat: '0' },
  }
  const granola = {
    name: 'Granola',
    nutrients: { calories: 418.181818 },
    source: { kind: 'LABEL', id: null, release: null },
  }

  test('is returned as printed, and removed with null', async () => {
    const { id } = (await add({ ...granola, label })).body.data
    expect(await read(id)).toMatchObject({ ...granola, label })
    expect((await list())._embedded.ingredients[0].label).toEqual(label)
    const body = { ...granola, nutrients: answersFor(granola.nutrients), label: null }
    expect((await server.call(member, `PUT /ingredient/ingredients/${id}`, { body })).status).toBe(200)
    expect((await read(id)).label).toBeNull()
    expect((await read((await add({ name: 'Rice' })).body.data.id)).label).toBeNull()
  })

  test('is refused at each invalid printed value', async () => {
    const printed = { calories: '230', sodium: 'a lot', iron: '45%%', vitaminX: '1' }
    const { status, body } = await add({ ...granola, label: { ...label, servingG: 0, printed } })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'label.printed.iron',
      'label.printed.sodium',
      'label.printed.vitaminX',
      'label.servingG',
    ])
    expect(body.fields['label.printed.sodium']).toBe(
      'Enter a number as printed for one serving, such as 20%, <1 or 2.5.',
    )
  })
})

describe('a link to a reference food', () => {
  const addFood = (catererId: number) =>
    server.database.work({ catererId }, async (tx) => {
      const [food] = await tx
        .insert(referenceFood)
        .values({
          code: `0${catererId}`,
          description: 'Milk, lowfat',
          source: 'USDA SR',
          release: '28',
          nutrients: { calories: 42, calcium: 125 },
          refusePct: 10,
        })
        .returning({ id: referenceFood.id })
      const referenceFoodId = food?.id ?? 0
      await tx
        .insert(referenceFoodMeasure)
        .values({ referenceFoodId, seq: 1, amount: 1, measure: 'cup', unit: 'cup', grams: 244 })
      return referenceFoodId
    })

  test.each(['shared', 'own'])('to a %s food fills in omitted fields', async (whose) => {
    const referenceFoodId = await addFood(whose === 'shared' ? 0 : member.catererId)
    const { body } = await send({ name: 'Milk', referenceFoodId })
    expect(await read(body.data.id)).toMatchObject({
      referenceFoodId,
      nutrients: { calories: 42, calcium: 125 },
      measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 244 }],
      ediblePct: 90,
      source: { kind: 'USDA_SR', release: '28' },
    })
    await server.database.owner((tx) => tx.delete(referenceFoodMeasure))
  })

  test("to another caterer's food is refused like one to an unknown food", async () => {
    const other = await server.addMember()
    const foreign = await addFood(other.catererId)
    const answers = await Promise.all(
      [foreign, 999_999].map((referenceFoodId) => send({ name: 'Milk', referenceFoodId })),
    )
    expect(answers[0]).toMatchObject({
      status: 422,
      body: { fields: { referenceFoodId: 'This reference food does not exist.' } },
    })
    expect(answers[0]?.bytes).toEqual(answers[1]?.bytes)
  })
})

describe('two users', () => {
  test('who edit one ingredient: the second gets the version the first saved', async () => {
    const { id } = (await add({ name: 'Rice' })).body.data
    const save = (name: string, version: number) =>
      server.call(member, `PUT /ingredient/ingredients/${id}`, {
        body: { name, nutrients: answersFor({}) },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await save('Brown rice', 1)).body.data.version).toBe(2)
    const late = await save('White rice', 1)
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ name: 'Brown rice', version: 2 })
    expect((await read(id)).name).toBe('Brown rice')
    expect((await save('White rice', 2)).status).toBe(200)
  })
})

describe('a request that is sent twice', () => {
  const send = (food: object, key = 'key-12345678') =>
    server.call(member, 'POST /ingredient/ingredients', {
      body: { ...food, nutrients: answersFor({}) },
      headers: { 'idempotency-key': key },
    })

  test('has one effect and one response, even if both arrive at once', async () => {
    const answers = await Promise.all([send({ name: 'Rice' }), send({ name: 'Rice' }), send({ name: 'Rice' })])
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1)
    expect((await list()).page.totalElements).toBe(1)
  })

  test('is refused with a different body', async () => {
    await send({ name: 'Rice' })
    const answer = await send({ name: 'Beans' })
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('earlier save of this form went through') },
    })
    expect((await list()).page.totalElements).toBe(1)
  })

  test('runs again after a refusal', async () => {
    await add({ name: 'Taken', code: 'A1' })
    expect((await send({ name: 'Rice', code: 'A1' })).status).toBe(422)
    expect((await send({ name: 'Rice', code: 'A2' })).status).toBe(201)
  })

  test('has its own effect for each caterer', async () => {
    const first = await send({ name: 'Rice' })
    member = await server.addMember()
    const second = await send({ name: 'Rice' })
    expect(second.body.data.id).not.toBe(first.body.data.id)
  })
})
