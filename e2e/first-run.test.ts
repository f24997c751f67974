import { readFileSync } from 'node:fs'

import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { enterBowl } from './support/bowl-recipe.ts'
import { sharedBrowser, submitLogin, visit, type Visit } from './support/browser.ts'
import { startEmptyCaterer } from './support/empty-caterer.ts'
import { ingredientForm } from './support/ingredient-form.ts'
import type { Product } from './support/product.ts'
import { bowl, foodsCsv, measuresCsv } from './support/small-foods.ts'
import { upload } from './support/upload.ts'
import { expectClean } from './support/watch.ts'
import { weekPlan } from './support/week-plan.ts'

const administrator = 'ana@green-valley.test'

let product: Product
let visitor: Visit
let page: Page
beforeAll(async () => {
  product = await startEmptyCaterer({ user: administrator, first: 'Ana', last: 'Berg' })
  visitor = await visit(await sharedBrowser(), product.address)
  page = await visitor.context.newPage()
})
afterAll(async () => {
  await visitor.context.close()
  await product.remove()
  expectClean(visitor.seen)
})

const steps = () => page.getByRole('region', { name: 'First steps' })
/** Returns to the dashboard and takes the next step by its button. */
async function take(step: string) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
  await steps().getByRole('link', { name: step, exact: true }).click()
}

test('the first step of a new caterer is a school, whose lunches and subdomain are proposed', async () => {
  await page.goto('/')
  await submitLogin(page, administrator)
  await steps().getByRole('link', { name: 'Add school', exact: true }).click()
  await page.getByLabel(/^School Name/).fill('Maple Grove')
  await page.getByLabel('Lowest grade').selectOption('K')
  await page.getByLabel('Highest grade').selectOption('5')
  await page.getByLabel('Usual meals').fill('100')
  await page.getByRole('button', { name: 'Add meal' }).click()
  await expect.poll(() => page.getByLabel('Meal', { exact: true }).last().inputValue()).toBe('BREAKFAST')
  await expect.poll(() => page.getByRole('textbox', { name: 'Subdomain' }).inputValue()).toBe('maple-grove')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('School created successfully').waitFor()
  await page.getByRole('row', { name: /Maple Grove.*Breakfast \(K\u20115\), Lunch \(K\u20115\)/ }).waitFor()
})

test('a vendor is added', async () => {
  await take('Add vendor')
  await page.getByRole('textbox', { name: 'Vendor Code' }).fill('MAP-01')
  await page.getByRole('textbox', { name: 'Vendor Name' }).fill('Mapleton Foods')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Vendor created successfully').waitFor()
})

test('foods are imported, and one becomes an ingredient', async () => {
  await take('Import foods')
  await page.getByRole('heading', { level: 1, name: 'Upload Products' }).waitFor()
  await upload(page, 'mapleton.csv', foodsCsv)
  await page.getByRole('button', { name: 'Import 6 foods' }).click()
  await page.getByText(/^File imported: 6 foods/).waitFor()
  await upload(page, 'mapleton measures.csv', measuresCsv)
  await page.getByRole('button', { name: 'Import 4 measures' }).click()
  await page.getByText(/^File imported: 4 measures/).waitFor()

  await take('Choose from reference foods')
  await page.getByRole('searchbox').fill('turkey mapleton')
  await page.getByRole('gridcell', { name: 'Mapleton turkey strips, roasted' }).click()
  const form = ingredientForm(page)
  await form.addCredit('Meats/meat alternates', '1', 'oz')
  await form.save()
  await page.getByRole('gridcell', { name: 'Mapleton turkey strips, roasted' }).waitFor()
})

test('a recipe is written', async () => {
  await take('Add recipe')
  await enterBowl(page)
  // The weight of every line is known.
  await page
    .getByRole('region', { name: 'Per portion' })
    .getByText(`${bowl.grams.toFixed(0)}g`)
    .waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Recipe created successfully').waitFor()
  await page.waitForURL(/open=\d+/)
})

test('a cycle menu is added in a dialog on the list of cycle menus', async () => {
  await take('Add cycle menu')
  const dialog = page.getByRole('dialog', { name: 'Add cycle menu' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Fall lunches')
  await dialog.getByRole('combobox', { name: 'Program' }).selectOption({ label: 'National School Lunch Program K-5' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('gridcell', { name: 'Fall lunches', exact: true }).waitFor()
  await expect.poll(() => page.url()).not.toContain('open=')
})

test("a week is planned with the school's usual meals", async () => {
  await take('Plan a week')
  const plan = weekPlan(page)
  await plan.add('Entree', 0, 'Turkey rice bowl')
  expect(await plan.plannedMeals(0).inputValue()).toBe('100')
  expect(await plan.item('Entree', 0, 'Turkey rice bowl').getByRole('textbox').inputValue()).toBe('100')
  for (const day of [1, 2, 3, 4]) await plan.copyDay(0, day)
  await plan.saved()
})

test('the week is printed, and the steps are gone, because all are done', async () => {
  // The analysis of the week that is open in the planner: this week or the next, depending on the day of the week.
  await page.goto(page.url().replace('/manage/manageSchoolMenus', '/reports/nutritionAnalysisReport'))
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Maple Grove \d{4}-\d\d-\d\d menu analysis\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('article', { name: 'Maple Grove' }).first().waitFor()
  expect(await steps().count()).toBe(0)
})
