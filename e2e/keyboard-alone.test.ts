import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { password, sharedBrowser, visit, type Visit } from './support/browser.ts'
import { startEmptyCaterer } from './support/empty-caterer.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import type { Product } from './support/product.ts'
import { expectClean } from './support/watch.ts'
import { weekPlan } from './support/week-plan.ts'

// From an empty caterer to a published and printed menu, by keyboard alone: the page is only looked at, never clicked or filled.

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
  // Each step leaves the focus on an element, so that the next does not start at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const choice = (name: string | RegExp) => page.getByRole('combobox', { name })
const dialog = () => page.getByRole('dialog')
const mainMenu = () => page.getByRole('navigation', { name: 'Main menu' })

/** The first Monday of the next month: its week is within the month. */
const firstOfMonth = Temporal.Now.plainDateISO('America/New_York').add({ months: 1 }).with({ day: 1 })
const monday = firstOfMonth.add({ days: (8 - firstOfMonth.dayOfWeek) % 7 })
const month = monday.toLocaleString('en-US', { month: 'long', year: 'numeric' })

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Takes a first step by its link on the dashboard. */
async function take(step: string) {
  await pressAt(page, mainMenu().getByRole('link', { name: 'Home' }), 'Enter')
  await pressAt(page, page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: step }), 'Enter')
}

test('a new caterer logs in and adds a school', async () => {
  await page.goto('/')
  await typeAt(page, page.getByLabel('User name'), administrator)
  await typeAt(page, page.getByLabel(/^Password/), password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await take('Add a school with its meals')
  await typeAt(page, page.getByLabel(/^School Name/), 'Maple Grove')
  await typeAt(page, page.getByLabel('Lowest grade'), 'K')
  await typeAt(page, page.getByLabel('Highest grade'), '5')
  await typeAt(page, page.getByLabel('Usual meals'), '100')
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('School created successfully').waitFor()
})

/** Fills in the form of a new ingredient, which credits as much per amount as is served. */
async function enterIngredient(name: string, component: string) {
  await typeAt(page, box(/^Name/), name)
  await pressAt(page, button(/^Mark the \d+ blank/), 'Enter')
  await typeAt(page, page.getByRole('combobox', { name: 'Crediting', exact: true }), 'Credits')
  await pressAt(page, button('Add credit'), 'Enter')
  await typeAt(page, choice('Meal component'), component)
  await typeAt(page, box('Per amount served'), '1')
}

async function saveIngredient() {
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('Ingredient created successfully').waitFor()
  await page.waitForURL(/\/manage\/products$/)
}

test('two ingredients with credits are entered, one of which is served as it is', async () => {
  await take('Add or import ingredients')
  await enterIngredient('Turkey strips', 'Meats')
  await saveIngredient()

  await pressAt(page, button('Add ingredient'), 'Enter')
  await enterIngredient('Apple slices', 'Fruit')
  const crediting = page.getByRole('region', { name: 'Crediting' })
  await typeAt(page, crediting.getByRole('combobox', { name: 'Unit', exact: true }), 'cup')
  await pressAt(page, page.locator('summary').filter({ hasText: 'Serve as a menu item' }), 'Enter')
  const serving = page.getByRole('region', { name: 'Serve as a menu item' })
  await typeAt(page, serving.getByRole('textbox', { name: 'Serving' }), '1')
  await typeAt(page, serving.getByRole('combobox', { name: 'Unit', exact: true }), 'cup')
  await typeAt(page, serving.getByRole('combobox', { name: 'Meal category' }), 'Fruit')
  await saveIngredient()
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

test('a cycle menu is added and planned: one day, repeated to the right', async () => {
  await take('Write a cycle menu')
  await typeAt(page, dialog().getByRole('textbox', { name: 'Name' }), 'Fall lunches')
  await typeAt(page, dialog().getByRole('combobox', { name: 'Program' }), 'National')
  await typeAt(page, dialog().getByRole('textbox', { name: 'Weeks' }), '1')
  await pressAt(page, dialog().getByRole('button', { name: 'Save' }), 'Enter')
  await dialog().waitFor({ state: 'detached' })

  await pressAt(page, page.getByRole('checkbox', { name: 'Select Fall lunches' }), 'ArrowRight', 'Enter')
  const week = page.getByRole('grid', { name: 'Fall lunches, week 1' })
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await tabTo(page, week.locator('[tabindex="0"]'))
  await press('Control+Home', 'Enter')
  await tabTo(page, weekPlan(page).plannedMeals(0))
  await page.keyboard.type('100')
  await press('Escape', 'ArrowDown')
  await page.keyboard.type('turk')
  await dialog().getByRole('option').first().waitFor()
  await press('Enter')
  await weekPlan(page).item('Entree', 0, 'Turkey bowl').waitFor()
  await press('Control+Home', ...Array.from({ length: 4 }, () => 'Shift+ArrowRight'), 'Control+R')
  await weekPlan(page).item('Entree', 4, 'Turkey bowl').waitFor()
  await weekPlan(page).saved()
})

test('the cycle is applied to a month of a master menu, after a preview of what will change', async () => {
  await pressAt(page, button('Apply'), 'Enter')
  const dates = dialog().getByRole('group', { name: 'First and last day' }).getByRole('textbox')
  await typeAt(page, dates.first(), monday.toString())
  await typeAt(page, dates.last(), monday.add({ days: 4 }).toString())
  await pressAt(page, dialog().getByRole('button', { name: 'Preview' }), 'Enter')
  await dialog().getByText(`5 days change. A month is added: ${month}.`).waitFor()
  await pressAt(page, dialog().getByRole('button', { name: 'Apply' }), 'Enter')
  await dialog().waitFor({ state: 'detached' })
  await page.getByText('5 days changed.').waitFor()
  await expect.poll(() => button('Apply').evaluate((opener) => opener === document.activeElement)).toBe(true)
})

test("the month is published, and the school's week is opened from the result", async () => {
  await pressAt(page, mainMenu().getByRole('button', { name: 'Manage' }), 'Enter')
  await pressAt(page, mainMenu().getByRole('link', { name: 'Master Menus' }), 'Enter')
  await pressAt(page, page.getByRole('gridcell', { name: 'Fall lunches' }).first(), 'Enter')
  await page.getByRole('heading', { level: 1, name: `Fall lunches, ${month}` }).waitFor()
  await pressAt(page, button('Publish…'), 'Enter')
  await dialog()
    .getByRole('checkbox', { name: /^Maple Grove/ })
    .waitFor()
  await pressAt(page, dialog().getByRole('button', { name: 'Publish to 1 school' }), 'Enter')
  await dialog().getByText('5 days updated.').waitFor()
  await pressAt(page, dialog().getByRole('link', { name: /^Open menu/ }), 'Enter')
  await page.getByRole('heading', { level: 1, name: 'School Menus' }).waitFor()
  await weekPlan(page).item('Entree', 4, 'Turkey bowl').waitFor()
})

test('a failing verdict is explained; a fix is applied, taken back, and applied again', async () => {
  const strip = page.getByRole('region', { name: /^Meal pattern/ })
  const why = page.getByRole('region', { name: /^Why/ })
  const apples = page.getByRole('grid').getByRole('listitem').filter({ hasText: 'Apple slices' })
  const fruit = strip.getByRole('button', { name: /^Fruit.*Fail/ })
  await pressAt(page, fruit, 'Enter')
  await why.getByRole('heading', { name: /^Fruit each day, Monday/ }).waitFor()
  const apply = why.getByRole('button', { name: /^Apply: .*Apple slices/ })
  await pressAt(page, apply, 'Enter')
  await why.getByText(/^Applied: .*Apple slices/).waitFor()
  await apples.first().waitFor()
  await weekPlan(page).saved()

  await pressAt(page, why.getByRole('button', { name: 'Undo' }), 'Enter')
  await apples.first().waitFor({ state: 'detached' })
  await weekPlan(page).saved()
  await pressAt(page, apply, 'Enter')
  await apples.first().waitFor()
  await press('Escape')
  await why.waitFor({ state: 'detached' })
  await weekPlan(page).saved()
})

test('the menu is printed for families', async () => {
  const download = page.waitForEvent('download')
  await pressAt(page, button('Print'), 'Enter')
  await page.getByRole('menuitem', { name: `For families: ${month}` }).waitFor()
  await press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^Maple Grove menu \d{4}-\d\d-01\.pdf$/)
})
