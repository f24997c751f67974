import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { password, sharedBrowser, visit, type Visit } from './support/browser.ts'
import { startEmptyCaterer } from './support/empty-caterer.ts'
import { pressAt, typeAt } from './support/keyboard.ts'
import type { Product } from './support/product.ts'
import { expectClean } from './support/watch.ts'

// The first steps of an empty caterer, to its first recipe, by keyboard alone: the page is only looked at, never clicked or filled.

const administrator = 'kai@green-valley.test'

let product: Product
let visitor: Visit
let page: Page
beforeAll(async () => {
  product = await startEmptyCaterer({ user: administrator, first: 'Kai', last: 'Berg' })
  visitor = await visit(await sharedBrowser(), product.address)
  page = await visitor.context.newPage()
})
afterAll(async () => {
  await visitor.context.close()
  await product.remove()
  expectClean(visitor.seen)
})
afterEach(async () => {
  // Each step leaves the focus somewhere: the next one does not begin at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const choice = (name: string | RegExp) => page.getByRole('combobox', { name })

/** Takes a first step by its link on the dashboard. */
async function take(step: string) {
  await pressAt(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }), 'Enter')
  await pressAt(page, page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: step }), 'Enter')
}

test('a new caterer logs in and adds a school', async () => {
  await page.goto('/')
  await typeAt(page, page.getByLabel('User name'), administrator)
  await typeAt(page, page.getByLabel(/^Password/), password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await take('Add a school with its meals')
  await typeAt(page, page.getByLabel(/^School Name/), 'Maple Grove')
  await typeAt(page, page.getByLabel('Lowest grade'), 'K')
  await typeAt(page, page.getByLabel('Highest grade'), '5')
  await typeAt(page, page.getByLabel('Usual meals'), '100')
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('School created successfully').waitFor()
})

test('an ingredient with a credit is entered', async () => {
  await take('Add or import ingredients')
  await typeAt(page, box(/^Name/), 'Turkey strips')
  await pressAt(page, button(/^Mark the \d+ blank/), 'Enter')
  await typeAt(page, page.getByRole('combobox', { name: 'Crediting', exact: true }), 'Credits')
  await pressAt(page, button('Add credit'), 'Enter')
  await typeAt(page, choice('Meal component'), 'Meats')
  await typeAt(page, box('Per amount served'), '1')
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('Ingredient created successfully').waitFor()
})

test('a recipe is written, and the saved recipe has the focus', async () => {
  await take('Create a recipe')
  await typeAt(page, box('Recipe name'), 'Turkey bowl')
  await typeAt(page, choice('Recipe type'), 'My')
  await typeAt(page, choice('Meal category'), 'Entree')
  await typeAt(page, box('Portions'), '10')
  await pressAt(page, page.getByRole('gridcell').first(), 'Enter')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('oz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Turkey strips')
  await page.locator('[role=combobox][aria-activedescendant]').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('Recipe created successfully').waitFor()
  await page.waitForURL(/open=\d+/)
})
