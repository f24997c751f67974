import { setTimeout } from 'node:timers/promises'

import { answersFor } from '../packages/domain/src/food/nutrients.ts'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { recipeGrid } from './support/recipe-grid.ts'
import { isNightly } from './support/scale.ts'
import { useStage } from './support/stage.ts'

// A ten-line recipe, pasted from a spreadsheet and typed; and one that is twelve levels deep.

const stage = useStage(`
  insert into reference_food (caterer_id, code, description, food_group, source, release, nutrients)
    values (0, '02031', 'Spices, pepper, red or cayenne', 'Spices and Herbs', 'USDA SR', '28', '{ "calories": 318 }');
`)
let page: Page
let caller: Caller
beforeAll(async () => {
  page = await stage.logIn('/recipes/myRecipeCatalog?open=new')
  caller = await Caller.logIn(stage.product.address, planner)
})

const rows = () => page.getByRole('row', { name: /^Line \d+/ })
const problems = () => page.getByText(/No match for|More than one food matches|is not a unit/)

async function startRecipe(name: string) {
  await page.goto('/recipes/myRecipeCatalog?open=new')
  await page.getByRole('textbox', { name: 'Recipe name' }).fill(name)
  await page.getByRole('combobox', { name: 'Recipe type' }).selectOption('My recipe')
  await page.getByRole('textbox', { name: 'Portions' }).fill('100')
}

async function save() {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Recipe created successfully').waitFor()
}

const chili = `Ingredient\tWeight\tMeasure
Ground beef, 90% lean, raw\t15 lb\t
Onions, diced\t2 lb 8 oz\t1 qt 3 cups
Green bell peppers, diced\t1 lb 4 oz\t
Tomatoes, diced, canned\t12 lb\t
Tomato paste\t1 lb 12 oz\t
Kidney beans, canned, drained\t9 lb\t
Chili powder\t\t1/2 cup
Cumin, ground\t\t3 Tbsp
Cayenne pepper\t\t1 Tbsp
Salt\t\tto taste`

test('ten lines of a spreadsheet find their foods automatically, one of them by creating an ingredient', async () => {
  // Saved while the reference food is still becoming an ingredient.
  await page.route('**/ingredients', async (route) => {
    if (route.request().method() === 'POST') await setTimeout(1_000)
    await route.continue()
  })
  await startRecipe('Beef chili')
  await recipeGrid(page).paste(1, 'amount', chili)
  await rows().nth(9).waitFor()
  await rows().nth(8).getByText('Read from “Cayenne pepper”').waitFor()
  await rows().nth(8).getByText('Spices, pepper, red or cayenne').waitFor()
  await rows().nth(1).getByText('Onions, yellow').waitFor()
  expect(await rows().count()).toBe(10)
  expect(await problems().count()).toBe(0)
  expect(await rows().nth(1).textContent()).toContain('diced')
  await save()
})

/** What is typed in the cells for amount and food of each line. */
const typed = [
  ['10 lb', 'brown rice'],
  ['3 gal', 'water'],
  ['2 lb 8 oz', 'onions'],
  ['2 lb', 'celery'],
  ['1 lb', 'carrots whole'],
  ['1 cup', 'canola'],
  ['2 gal', 'chicken broth'],
  ['1/4 cup', 'garlic'],
  ['2 tbsp', 'black pepper'],
  ['3 tbsp', 'oregano'],
] as const
/** The texts, plus for each line two Tabs to the food and Enter to choose it and go to the next line. */
const mostKeys = typed.flat().join('').length + typed.length * 3

test.runIf(isNightly)(`ten lines take ${mostKeys} keys`, async () => {
  await startRecipe('Rice pilaf')
  const grid = recipeGrid(page)
  await grid.cell(1, 'amount').click()
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  for (const [index, [amount, food]] of typed.entries()) {
    await page.keyboard.type(amount)
    await press('Tab')
    await press('Tab')
    await page.keyboard.type(food)
    keys += amount.length + food.length
    await grid
      .cell(index + 1, 'item')
      .locator('[role=combobox][aria-activedescendant]')
      .waitFor()
    await press('Enter')
  }
  expect(keys).toBeLessThanOrEqual(mostKeys)
  expect(await rows().nth(1).textContent()).toContain('galWater')
  expect(await problems().count()).toBe(0)
  expect(await rows().nth(2).textContent()).toContain('Onions, yellow')
  await save()
})

test('a recipe twelve levels deep opens with its values and the chain behind each allergen', async () => {
  const post = async (path: string, body: object) => {
    const answer = await caller.call('POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return (answer.body as { data: { id: number } }).data.id
  }
  const ingredientId = await post('/ingredient/ingredients', {
    name: 'Sesame paste',
    nutrients: answersFor({ calories: 600 }),
    allergens: { Sesame: 'contains' },
  })
  let id = await post('/recipe/recipes', recipeOf(1, { ingredientId, amount: '1000', unit: 'g' }))
  for (let level = 2; level <= 12; level += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each recipe holds the one before
    id = await post('/recipe/recipes', recipeOf(level, { subRecipeId: id, amount: '1', unit: 'batch' }))
  }
  await page.goto(`/recipes/myRecipeCatalog?open=${id}`)
  const panel = page.getByRole('region', { name: 'Per portion' })
  // 1,000 g of 600 kcal per 100 g in ten portions.
  await panel
    .getByRole('row', { name: /^Calories/ })
    .getByText('600')
    .waitFor()
  await page.getByRole('button', { name: 'How this was calculated' }).click()
  const chain = Array.from({ length: 11 }, (_, index) => `Level ${11 - index}`)
  await page
    .getByRole('dialog', { name: 'How this was calculated' })
    .getByText([...chain, 'Sesame paste'].join(' › '))
    .waitFor()
})

const recipeOf = (level: number, line: object) => ({
  name: `Level ${level}`,
  type: 'myRecipe',
  portions: '10',
  lines: [line],
})
