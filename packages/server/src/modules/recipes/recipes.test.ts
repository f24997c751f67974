import { answersFor, type Nutrients } from '@commissary/domain/food'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expectSameJson } from '../../../test/support/same-json.ts'
import { storeRetention } from './retention.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let rice: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  rice = await ingredient({ name: 'Rice', nutrients: { calories: 130 } })
})

async function ingredient({ nutrients = {}, ...rest }: { nutrients?: Nutrients; [field: string]: unknown }) {
  const body = { ...rest, nutrients: answersFor(nutrients) }
  return (await server.call(member, 'POST /ingredient/ingredients', { body })).body.data.id as number
}
const line = (rest: object) => ({ amount: '100', unit: 'g', ...rest })
const recipe = (name: string, lines: object[], rest: object = {}) => ({
  name,
  type: 'myRecipe',
  portions: '10',
  lines,
  ...rest,
})
const add = (body: object) => server.call(member, 'POST /recipe/recipes', { body })
const added = async (body: object): Promise<number> => (await add(body)).body.data.id
const update = (id: number, body: object, headers: Record<string, string> = {}) =>
  server.call(member, `PUT /recipe/recipes/${id}`, { body, headers })
const read = async (id: number) => (await server.call(member, `GET /recipe/recipes/${id}`)).body

test('a recipe is returned with its lines, its nutrition and the data behind it', async () => {
  const base = await added(recipe('Cooked rice', [line({ ingredientId: rice })], { portions: '2' }))
  const dish = await added(
    recipe('Rice bowl', [line({ subRecipeId: base, amount: '1', unit: 'portion', prepNote: 'hot' })], {
      portions: '1',
      category: 'Entree',
      yield: { amount: '50', unit: 'g' },
    }),
  )
  const saved = await read(dish)
  expect(saved).toMatchObject({ number: 'R002', name: 'Rice bowl', portions: '1', yield: { amount: '50', unit: 'g' } })
  expect(saved.lines).toEqual([
    {
      ingredientId: null,
      subRecipeId: base,
      amount: '1',
      unit: 'portion',
      measure: null,
      plus: null,
      yieldPct: null,
      retentionCode: null,
      retention: null,
      form: null,
      creditAs: null,
      prepNote: 'hot',
    },
  ])
  expect(saved.nutrition.nutrients.calories).toEqual({ known: 65, missing: [] })
  expect(saved.pantry.recipes.map(({ id }: { id: number }) => id)).toEqual([base])
  expect(saved.pantry.ingredients.map(({ id }: { id: number }) => id)).toEqual([rice])
})

describe('what the kitchen needs', () => {
  const kitchen = {
    prepMinutes: 30,
    cookMinutes: 0,
    haccpProcess: 2,
    equipment: 'Tilt skillet',
    notes: null,
    steps: [
      { text: 'Rinse.', ccp: null },
      { text: 'Boil.', ccp: { limit: '165 °F for 15 seconds', monitoring: 'Probe', correctiveAction: null } },
    ],
    gradePortions: {
      'K-5': { serving: { amount: '0.5', unit: 'cup' }, label: null, utensil: 'scoop8' },
      '9-12': { serving: null, label: '2 bowls', utensil: null },
    },
    pans: [{ size: 'half', depth: '2.5', portionsPerPan: 25 }],
  }

  test('is returned as it was saved, and is empty for a recipe without it', async () => {
    const lines = [line({ ingredientId: rice })]
    const id = await added(recipe('Rice', lines, kitchen))
    expect(await read(id)).toMatchObject(kitchen)
    await update(id, recipe('Rice', lines))
    expect(await read(id)).toMatchObject({
      steps: [],
      gradePortions: {},
      pans: [],
      haccpProcess: null,
      prepMinutes: null,
    })
  })

  test('is refused at its field', async () => {
    const wrong = {
      prepMinutes: -1,
      haccpProcess: 4,
      steps: [
        { text: '', ccp: null },
        { text: 'Boil.', ccp: { limit: '', monitoring: null, correctiveAction: null } },
      ],
      pans: [{ size: 'half', depth: null, portionsPerPan: 0 }],
    }
    const { status, body } = await add(recipe('Rice', [line({ ingredientId: rice })], wrong))
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'haccpProcess',
      'pans.0.portionsPerPan',
      'prepMinutes',
      'steps.0.text',
      'steps.1.ccp.limit',
    ])
  })

  test('fits a recipe of 500 lines and 100 steps, and no more', async () => {
    const lines = Array.from({ length: 500 }, () => line({ ingredientId: rice }))
    const steps = Array.from({ length: 100 }, (_, index) => ({
      text: `Step ${index + 1}: ${'w'.repeat(400)}`,
      ccp: null,
    }))
    const saved = await read(await added(recipe('Long', lines, { steps })))
    expect(saved.lines).toHaveLength(500)
    expect(saved.steps).toEqual(steps)
    const { status, body } = await add(
      recipe('Longer', [...lines, line({ ingredientId: rice })], {
        steps: [...steps, { text: 'One more', ccp: null }],
      }),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual(['lines', 'steps'])
  })
})

test('a unit that cannot be converted for a food is saved, and the nutrition is unknown', async () => {
  const id = await added(recipe('Rice by the cup', [line({ ingredientId: rice, amount: '1', unit: 'cup' })]))
  const { nutrition } = await read(id)
  expect(nutrition.nutrients.calories).toEqual({ known: 0, missing: ['Rice'] })
})

test('a line without an amount is saved, and the nutrition is unknown', async () => {
  const id = await added(recipe('Later', [line({ ingredientId: rice, amount: null })]))
  expect((await read(id)).nutrition.nutrients.calories.missing).toEqual(['Rice'])
})

describe('a recipe that contains itself', () => {
  test('is refused with the chain of names, through any level', async () => {
    const sauce = await added(recipe('Sauce', [line({ ingredientId: rice })]))
    const base = await added(recipe('Base', [line({ subRecipeId: sauce })]))
    const dish = await added(recipe('Dish', [line({ subRecipeId: base })]))
    const answer = await update(sauce, recipe('Sauce', [line({ ingredientId: rice }), line({ subRecipeId: dish })]))
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual({
      'lines.1.subRecipeId': 'A recipe cannot contain itself: Sauce > Dish > Base > Sauce.',
    })
    const itself = await update(base, recipe('Base', [line({ subRecipeId: base })]))
    expect(itself.body.fields).toEqual({ 'lines.0.subRecipeId': 'A recipe cannot contain itself: Base > Base.' })
    expect((await read(sauce)).lines).toHaveLength(1)
  })

  test('cannot result from two saves at once', async () => {
    const a = await added(recipe('A', [line({ ingredientId: rice })]))
    const b = await added(recipe('B', [line({ ingredientId: rice })]))
    const answers = await Promise.all([
      update(a, recipe('A', [line({ subRecipeId: b })])),
      update(b, recipe('B', [line({ subRecipeId: a })])),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

test('a recipe keeps what cooking changes, and refuses changes that contradict each other', async () => {
  const cooked = (cooking: object) => recipe('Rice', [line({ ingredientId: rice, amount: '1000' })], { cooking })
  const saved = await read(await added(cooked({ lossPct: 26, fatPct: null })))
  expect(saved.cooking).toEqual({ lossPct: 26, moisturePct: null, fatPct: null })
  expect(saved.nutrition.grams).toEqual({ known: 74, missing: [] })

  const { status, body } = await add(cooked({ lossPct: 26, moisturePct: -20 }))
  expect(status).toBe(422)
  expect(body.fields.cooking).toMatch(/^These cooking changes do not fit together/)
  expect(Object.keys((await add(cooked({ fatPct: -96 }))).body.fields)).toEqual(['cooking.fatPct'])
})

describe('a line', () => {
  test("keeps one of the food's own measures by name, and is refused one that the food does not have", async () => {
    const measures = [
      { amount: 1, measure: 'cup, diced', unit: 'cup', grams: 132 },
      { amount: 1, measure: 'cup, shredded', unit: 'cup', grams: 113 },
    ]
    const cheddar = await ingredient({ name: 'Cheddar', nutrients: { calories: 400 }, measures })
    const cups = (rest: object) => line({ ingredientId: cheddar, amount: '10', unit: 'measure', ...rest })
    const id = await added(recipe('Shredded', [cups({ measure: 'cup, shredded' })]))
    const saved = await read(id)
    expect(saved.lines).toMatchObject([{ amount: '10', unit: 'measure', measure: 'cup, shredded' }])
    expect(saved.nutrition.nutrients.calories).toEqual({ known: 452, missing: [] })

    const asks = await added(recipe('Cups', [line({ ingredientId: cheddar, amount: '10', unit: 'cup' })]))
    expect((await read(asks)).nutrition.nutrients.calories.missing).toEqual(['Cheddar'])

    const lines = [cups({ measure: 'cup, grated' }), cups({}), cups({ unit: 'cup', measure: 'cup, diced' })]
    const { status, body } = await add(recipe('Wrong', lines))
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'lines.0.measure': 'This food has no measure called “cup, grated”. Choose one of its measures, or another unit.',
      'lines.1.measure': 'Name a measure of the food for the unit “measure”, and for no other unit.',
      'lines.2.measure': 'Name a measure of the food for the unit “measure”, and for no other unit.',
    })
  })

  test('takes two amounts and its own yield', async () => {
    const potato = await ingredient({
      name: 'Potatoes',
      nutrients: { calories: 80 },
      ediblePct: 80,
      measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 150 }],
    })
    const two = line({ ingredientId: potato, amount: '1', unit: 'lb', plus: { amount: '2', unit: 'cup' } })
    const id = await added(recipe('Potatoes', [{ ...two, form: 'AP', yieldPct: 50 }]))
    const saved = await read(id)
    expect(saved.lines).toMatchObject([{ plus: { amount: '2', unit: 'cup', measure: null }, yieldPct: 50 }])
    // Half of 453.59237 g + 300 g, for 10 portions.
    expect(saved.nutrition.grams.known).toBeCloseTo(37.6796185, 6)

    const plus = { amount: '1', unit: 'measure', measure: 'bowl' }
    const wrong = [
      { ...two, plus },
      { ...two, plus: { amount: '1', unit: 'batch' } },
      { ...two, yieldPct: 101 },
    ]
    expect((await add(recipe('Wrong', wrong.slice(0, 2)))).body.fields).toEqual({
      'lines.0.plus.measure': 'This food has no measure called “bowl”. Choose one of its measures, or another unit.',
      'lines.1.plus.unit': 'Only recipes are measured by the batch. Choose another unit.',
    })
    expect(Object.keys((await add(recipe('Wrong', wrong.slice(2)))).body.fields)).toEqual(['lines.0.yieldPct'])
  })

  test('keeps its retention factors, once the operator has loaded them', async () => {
    const factors = [{ code: '3004', description: 'VEG, BOILED', factors: { calories: 50 } }]
    const boiled = { ...line({ ingredientId: rice, amount: '1000' }), retentionCode: '3004' }
    const refused = await add(recipe('Boiled', [boiled]))
    expect(refused.body.fields).toEqual({
      'lines.0.retentionCode': 'These nutrient retention factors do not exist. Choose others, or none.',
    })

    expect(await server.database.work({ catererId: 0 }, (tx) => storeRetention(tx, factors))).toBe(1)
    expect(await server.database.work({ catererId: 0 }, (tx) => storeRetention(tx, factors))).toBe(0)
    const listed = await server.call(member, 'GET /recipe/retentionFactors')
    expect(listed.body._embedded.retentionFactors).toEqual(factors)

    const plain = await read(await added(recipe('Plain', [line({ ingredientId: rice, amount: '1000' })])))
    const saved = await read(await added(recipe('Boiled', [boiled])))
    expect(saved.lines).toMatchObject([{ retentionCode: '3004', retention: { calories: 50 } }])
    expect(saved.nutrition.nutrients.calories.known).toBe(plain.nutrition.nutrients.calories.known / 2)
  })

  test('refers to one food or recipe of the caterer', async () => {
    const { body } = await add(
      recipe('Wrong', [
        line({}),
        line({ ingredientId: 999_999 }),
        line({ subRecipeId: 999_999 }),
        line({ ingredientId: rice, subRecipeId: rice }),
        line({ ingredientId: rice, unit: 'portion' }),
      ]),
    )
    expect(body.fields).toEqual({
      'lines.0.ingredientId': 'Choose either an ingredient or a recipe for this line.',
      'lines.1.ingredientId': 'This ingredient does not exist.',
      'lines.2.subRecipeId': 'This recipe does not exist.',
      'lines.3.ingredientId': 'Choose either an ingredient or a recipe for this line.',
      'lines.4.unit': 'Only recipes are measured by the portion. Choose another unit.',
    })
  })

  test.each(['0', '-1', '1e9', '½', '1 1/2'])('of %s is refused with an example', async (amount) => {
    const { status, body } = await add(recipe('Wrong', [line({ ingredientId: rice, amount })]))
    expect(status).toBe(422)
    expect(body.fields['lines.0.amount']).toMatch(/such as 0\.5/)
  })
})

test("missing fields are reported with the specification's texts", async () => {
  const { body } = await add({ portions: '10', lines: [] })
  expect(body.fields).toEqual({
    name: 'Please fill recipe name',
    type: 'Please select recipe type',
    lines: 'Please add atleast one ingredient information',
  })
  expect((await add(recipe('   ', [line({ ingredientId: rice })]))).body.fields).toEqual({
    name: 'Please fill recipe name',
  })
})

test('when two users edit one recipe, the second gets the version the first saved', async () => {
  const id = await added(recipe('Soup', [line({ ingredientId: rice })]))
  expect((await update(id, recipe('Thick soup', [line({ ingredientId: rice })]), { 'if-match': '1' })).status).toBe(200)
  const late = await update(id, recipe('Thin soup', [line({ ingredientId: rice })]), { 'if-match': '1' })
  expect(late).toMatchObject({ status: 409, body: { current: { name: 'Thick soup', version: 2 } } })
})

test('the list shows nutrition, filters, and is the same on both databases', async () => {
  await added(recipe('Zesty rice', [line({ ingredientId: rice })], { category: 'Side' }))
  await added(recipe('étouffée', [line({ ingredientId: rice })], { type: 'subRecipe' }))
  const names = async (query: Record<string, string>) =>
    (await server.call(member, 'GET /recipe/recipes', { query })).body._embedded.recipes.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names({ category: 'Side' })).toEqual(['Zesty rice'])
  expect(await names({ type: 'subRecipe' })).toEqual(['étouffée'])
  expect(await names({ q: 'ric' })).toEqual(['Zesty rice'])
  expect(await names({ nameContains: 'Y R' })).toEqual(['Zesty rice'])
  expect(await names({ numberContains: '2' })).toEqual(['étouffée'])
  expect(await names({ portionLabelContains: 'no such portion' })).toEqual([])
  const { body } = await server.call(member, 'GET /recipe/recipes')
  await expectSameJson(
    'http-recipes',
    body._embedded.recipes.map((row: object) => ({ ...row, id: 0 })),
  )
})
