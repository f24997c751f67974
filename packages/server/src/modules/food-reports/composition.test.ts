import { nutrientCodes, type NutrientCode } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { addRandomFoods, randomOf } from '../../../test/support/food-report-world.ts'
import { asking, expectRowsAddUp } from '../../../test/support/report-answers.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { allComposition, type CompositionQuery } from './composition.ts'
import type { CompositionRow } from './composition-rows.ts'

let server: TestApp
let member: Member
let world: Awaited<ReturnType<typeof addRandomFoods>>
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  world = await server.database.work(member, (tx) => addRandomFoods(tx, randomOf(11)))
})

const read = (query: CompositionQuery) => server.database.work(member, (tx) => allComposition(tx, query))

/** Grams of each food in a portion of each recipe, by a separate query. */
const gramsByRecipe = () =>
  server.database.work(member, (tx) =>
    tx.execute<{ root: number; name: string; grams: number; nutrients: Partial<Record<NutrientCode, number>> }>(sql`
      with recursive part (root, ingredient_id, sub_recipe_id, amount) as (
        select recipe.id, line.ingredient_id, line.sub_recipe_id, line.amount / recipe.portions
        from recipe join recipe_line line on line.recipe_id = recipe.id
        union all
        select part.root, line.ingredient_id, line.sub_recipe_id, part.amount * line.amount / sub.portions
        from part join recipe sub on sub.id = part.sub_recipe_id join recipe_line line on line.recipe_id = sub.id
      )
      select part.root::int as root, food.name, sum(part.amount)::float8 as grams, food.nutrients
      from part join ingredient food on food.id = part.ingredient_id group by 1, 2, 4`),
  )

test('every value of a recipe is the sum over its foods at any depth, and names what is unknown, per portion and per 100 g', async () => {
  const parts = Map.groupBy(await gramsByRecipe(), ({ root }) => root)
  for (const basis of ['portion', 'per100g'] as const) {
    const rows = await read({ kind: 'recipe', basis })
    expect(rows.length).toBe(world.recipes.length)
    for (const row of rows) {
      const own = parts.get(row.id) ?? []
      const grams = own.reduce((sum, part) => sum + part.grams, 0)
      expect(row.grams?.known).toBeCloseTo(grams, 6)
      const factor = basis === 'portion' ? 1 : 100 / grams
      for (const code of nutrientCodes) {
        const known = own.reduce((sum, part) => sum + (part.grams * (part.nutrients[code] ?? 0)) / 100, 0) * factor
        const total = row.nutrients?.[code]
        expect(total?.known, `${row.name} ${code}`).toBeCloseTo(known, 4)
        expect(total?.missing.toSorted()).toEqual(
          own.flatMap(({ name, nutrients }) => (nutrients[code] === undefined ? [name] : [])).toSorted(),
        )
      }
    }
  }
})

// spec: 2.route.reports.nutrionsCompositionReport
test('a category has the average of the foods whose value is fully known; the others are marked and never zero', async () => {
  const ask = asking(server, member, 'composition')
  const nutrients: readonly NutrientCode[] = ['sodium', 'iron', 'addedSugars']
  const chosen = { choices: { kind: 'ingredient', basis: 'per100g', nutrients: nutrients.join(), values: 'both' } }
  const rows = await server.database.work(member, (tx) =>
    tx.execute<{ category: string; code: NutrientCode; mean: number | null; gaps: number }>(sql`
      select category, need.nutrient as code, avg((nutrients->>need.nutrient)::numeric)::float8 as mean,
        count(*) filter (where not nutrients ? need.nutrient)::int as gaps
      from ingredient, unnest(array['sodium', 'iron', 'addedSugars']) need (nutrient) group by rollup (category), 2`),
  )
  const { columns, groups, total, notes } = await ask(chosen)
  expect(new Set(columns.slice(4).map(({ id }) => id))).toEqual(
    new Set(nutrients.flatMap((code) => [code, `${code}Daily`])),
  )
  for (const { category, code, mean, gaps } of rows) {
    const group = category === null ? total : groups.find(({ label }) => label === category)
    const figure = group?.cells[columns.findIndex(({ id }) => id === code)]
    const label = `${category} ${code}`
    if (mean === null) expect(figure, label).toMatchObject({ text: 'Unknown', value: null, status: 'unknown' })
    else expect(figure?.value, label).toBeCloseTo(mean, 6)
    expect(figure?.status, label).toBe(gaps > 0 ? 'unknown' : null)
    if (mean !== null && gaps > 0) expect(figure?.text, label).toMatch(/partly unknown$/)
  }
  expect(notes.some((note) => note.startsWith('Sodium is missing for'))).toBe(true)
  await expectRowsAddUp(ask, chosen, ['category', 'values'], [])

  // Recipes: complete values match the separate query, and minimums are unknown.
  const parts = Map.groupBy(await gramsByRecipe(), ({ root }) => root)
  const recipes = await ask({ choices: { nutrients: 'sodium', sort: '-sodium' }, group: [], size: 200 })
  const whole = [...parts.values()].flatMap((own) =>
    own.some((part) => part.nutrients.sodium === undefined)
      ? []
      : [own.reduce((sum, part) => sum + (part.grams * (part.nutrients.sodium ?? 0)) / 100, 0)],
  )
  const shown = recipes.rows.map(({ cells }) => cells[4])
  expect(shown.flatMap((cell) => cell?.value ?? [])).toEqual(
    whole.toSorted((a, b) => b - a).map((one) => expect.closeTo(one, 5)),
  )
  for (const cell of shown.slice(whole.length)) expect(cell).toMatchObject({ value: null, status: 'unknown' })
  const mean = whole.reduce((sum, one) => sum + one, 0) / whole.length
  if (whole.length > 0) expect(recipes.total.cells[4]?.value).toBeCloseTo(mean, 5)
})

test('a recipe lists the foods behind each value, and their parts add up to it', async () => {
  for (const { id } of world.recipes) {
    const { body } = await server.call(member, `GET /food/composition/${id}`, { query: { basis: 'per100g' } })
    expect(body.isCooked).toBe(false)
    const sum = (code: NutrientCode) =>
      body.parts.reduce(
        (all: number, part: Pick<CompositionRow, 'nutrients'>) => all + (part.nutrients?.[code].known ?? 0),
        0,
      )
    for (const code of nutrientCodes) expect(sum(code)).toBeCloseTo(body.food.nutrients[code].known, 6)
  }
  expect((await server.call(member, 'GET /food/composition/999999999')).status).toBe(404)
})

test('an unknown value is not zero: it sorts last both ways, and a food without a stated serving has no values', async () => {
  const [first, second] = world.foods
  await server.database.work(member, (tx) =>
    tx
      .update(ingredient)
      .set({ servingAmount: '50', servingUnit: 'g' })
      .where(eq(ingredient.id, first?.id ?? 0)),
  )
  const servings = await read({ kind: 'ingredient' })
  const portion = servings.find(({ id }) => id === first?.id)
  const code = nutrientCodes.find((one) => first?.nutrients[one] !== undefined) ?? 'calories'
  expect(portion?.portion).toEqual({ amount: '50', unit: 'g' })
  expect(portion?.nutrients?.[code].known).toBeCloseTo((first?.nutrients[code] ?? 0) / 2, 6)
  expect(servings.find(({ id }) => id === second?.id)).toMatchObject({ portion: null, grams: null, nutrients: null })

  for (const [sort, direction] of [
    ['sodium', 1],
    ['-sodium', -1],
  ] as const) {
    const rows = await read({ kind: 'ingredient', basis: 'per100g', sort })
    const byHand = world.foods
      .filter(({ nutrients }) => nutrients.sodium !== undefined)
      .toSorted((a, b) => direction * ((a.nutrients.sodium ?? 0) - (b.nutrients.sodium ?? 0)))
      .map(({ name }) => name)
    expect(rows.slice(0, byHand.length).map(({ name }) => name)).toEqual(byHand)
    expect(rows.slice(byHand.length).every(({ nutrients }) => (nutrients?.sodium.missing.length ?? 0) > 0)).toBe(true)
  }
})

test('foods are filtered by category, by name, and by what they are stated to be free of', async () => {
  const [, free, silent] = world.foods
  await server.database.work(member, async (tx) => {
    await tx
      .update(ingredient)
      .set({ allergens: { Milk: 'free' } })
      .where(eq(ingredient.id, free?.id ?? 0))
    await tx
      .update(ingredient)
      .set({ allergens: { Milk: 'madeInFacility' } })
      .where(eq(ingredient.id, silent?.id ?? 0))
  })
  const names = async (query: Omit<CompositionQuery, 'kind'>) =>
    (await read({ kind: 'ingredient', ...query })).map(({ name }) => name)
  // Neither has a serving.
  expect(await names({ freeOf: 'Milk' })).toEqual([free?.name])
  expect(await names({ category: 'Odd' })).toEqual(world.foods.filter((_, index) => index % 2).map(({ name }) => name))
  expect(await names({ q: 'food 03' })).toEqual(['Food 03'])
  const { choices } = await asking(server, member, 'composition')({ choices: { kind: 'ingredient' } })
  expect(choices.find(({ id }) => id === 'category')?.options.map(({ value }) => value)).toEqual(['', 'Even', 'Odd'])
})

test('a master item has what it offers today, in the portion of its youngest grade group', async () => {
  const [food] = world.foods
  const { body } = await server.call(member, 'POST /commissary/menuItems', {
    body: {
      name: 'Food by itself',
      ingredientId: food?.id,
      types: ['MEAL'],
      mealCategory: 'ENTREE',
      portions: { 'K-5': { amount: '200', unit: 'g' } },
    },
  })
  expect(body.data, JSON.stringify(body)).toBeDefined()
  const code = nutrientCodes.find((one) => food?.nutrients[one] !== undefined) ?? 'calories'
  const [row] = await read({ kind: 'menuItem' })
  expect(row).toMatchObject({ name: 'Food by itself', portion: { amount: '200', unit: 'g' } })
  expect(row?.nutrients?.[code].known).toBeCloseTo((food?.nutrients[code] ?? 0) * 2, 6)
})

test('it is refused without nutrition analysis', async () => {
  await server.database.work(member, (tx) =>
    tx.update(caterer).set({ nutritionAnalysis: false }).where(eq(caterer.id, member.catererId)),
  )
  for (const path of ['composition', 'missingNutrition', 'discontinuedItems']) {
    const list = path === 'composition' ? `${path}/1` : path
    expect((await server.call(member, `GET /food/${list}`)).status, path).toBe(403)
    const report = await server.call(member, `POST /commissary/reportTables/${path}`, { body: {} })
    expect(report.status, path).toBe(403)
  }
})

test.each(['recipe', 'ingredient'] as const)('an archived %s is left out', async (kind) => {
  const own = await server.addMember()
  await server.database.work(own, (tx) => addRandomFoods(tx, randomOf(5)))
  const ids = async () =>
    (await server.database.work(own, (tx) => allComposition(tx, { kind })))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  const [archived, ...others] = await ids()
  await server.database.work(own, (tx) =>
    tx.execute(sql`update ${sql.identifier(kind)} set archived_at = now() where id = ${archived}`),
  )
  expect(others.length).toBeGreaterThan(0)
  expect(await ids()).toEqual(others)
})
