import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { comingMonday } from './support/coming-week.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const school = 'Juniper Hill Elementary'
/** The meals that the school usually serves, regardless of how many the master menu plans. */
const usualMeals = '240'
const monday = Temporal.PlainDate.from(comingMonday())
const month = monday.toLocaleString('en-US', { month: 'long', year: 'numeric' })
const schoolWeek = `/manage/manageSchoolMenus?school=1&week=${monday.toString()}`
const stage = useStage()
let page: Page
let address: string
beforeAll(async () => {
  page = await stage.logIn('/manage/manageMasterMenus')
})

const dialog = (of = page) => of.getByRole('dialog')
const button = (name: string | RegExp, of = page) => of.getByRole('button', { name, exact: true })
/** A day of the month's grid, which opens its week. */
const day = (index: number, of = page) => of.locator(`[data-day="${monday.add({ days: index }).toString()}"]`)
const hasFocus = (name: string) => button(name).evaluate((element) => element === document.activeElement)

// spec: 1.masterMenus
test('by mouse, a month is added, planned by dragging, and published to one school', async () => {
  await button('New month').first().click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Journey lunch')
  await dialog().getByRole('combobox', { name: 'Program' }).selectOption('National School Lunch Program K-5')
  await dialog().getByRole('combobox', { name: 'Month' }).selectOption(month)
  await button('Add month').click()
  await page.getByRole('heading', { name: `Journey lunch, ${month}` }).waitFor()
  address = page.url()

  await day(0).click()
  const plan = weekPlan(page)
  const library = page.getByRole('region', { name: 'Menu items' })
  await library.getByRole('combobox').first().fill('cheese pizza')
  await plan.drag(library.getByRole('option', { name: /Cheese pizza/ }).first(), plan.cell('Entree', 0))
  await plan.item('Entree', 0, 'Cheese pizza').waitFor()
  await plan.setMeals(0, 120)
  await plan.saved()

  await button('Publish…').click()
  const checked = dialog().getByRole('checkbox', { checked: true })
  await checked.first().waitFor()
  while ((await checked.count()) > 0) await checked.last().uncheck()
  await dialog()
    .getByRole('checkbox', { name: new RegExp(school) })
    .check()
  await button('Publish to 1 school').click()
  await dialog().getByText('1 day updated.').waitFor()
  await page.goto(schoolWeek)
  await plan.item('Entree', 0, 'Cheese pizza').waitFor()
  expect(await plan.plannedMeals(0).inputValue()).toBe(usualMeals)
})

test('by keyboard alone, a day is changed, published, and taken back', async () => {
  await page.goto(address)
  await day(0).waitFor()
  await tabTo(page, page.getByRole('grid').first().locator('[tabindex="0"]'))
  while (!(await day(0).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  const plan = weekPlan(page)
  await plan.item('Entree', 0, 'Cheese pizza').waitFor()
  // The header of the first day is above its cells, with the meals among its controls.
  await tabTo(page, page.getByRole('grid').last().locator('[tabindex="0"]').first())
  for (const key of ['Control+Home', 'Enter']) await page.keyboard.press(key)
  await tabTo(page, plan.plannedMeals(0))
  for (const key of ['ControlOrMeta+A', '1', '3', '0', 'Escape']) await page.keyboard.press(key)
  await plan.saved()

  await pressAt(page, button('Close week'), 'Enter')
  await pressAt(page, button('Publish…'), 'Enter')
  await dialog()
    .getByRole('checkbox', { name: new RegExp(school) })
    .waitFor()
  await pressAt(page, button(/^Publish to \d+ schools?$/), 'Enter')
  await dialog().getByText(school).waitFor()
  await dialog()
    .getByText(/days? updated\.$/)
    .first()
    .waitFor()

  await pressAt(page, dialog().locator('summary', { hasText: 'publications' }), 'Enter')
  await pressAt(page, button('Unpublish'), 'Enter')
  await dialog().getByText('unpublished on').waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus('Publish…')).toBe(true)
  await page.goto(schoolWeek)
  await plan.item('Entree', 0, 'Cheese pizza').waitFor()
  expect(await plan.plannedMeals(0).inputValue()).toBe(usualMeals)
})

test('on a phone, an item is added and published, and nothing is wider than the screen', async () => {
  const small = await stage.logIn(address, undefined, phone)
  const overflow = () =>
    small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await day(1, small).tap()
  // A phone shows one day.
  const plan = weekPlan(small)
  await plan
    .cell('Fruit', 0)
    .getByRole('button', { name: /^Add to/ })
    .tap()
  await dialog(small).getByRole('combobox').fill('banana')
  await dialog(small)
    .getByRole('option', { name: /Banana/ })
    .first()
    .tap()
  await small.keyboard.press('Escape')
  await plan.item('Fruit', 0, 'Banana').waitFor()
  await plan.saved()
  expect(await overflow()).toBeLessThanOrEqual(0)

  await button('Publish…', small).tap()
  await dialog(small)
    .getByRole('checkbox', { name: new RegExp(school) })
    .waitFor()
  expect(await axeViolations(small)).toEqual([])
  await button(/^Publish to \d+ schools?$/, small).tap()
  await dialog(small)
    .getByText(/days? updated\.$/)
    .first()
    .waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

/** Chooses an option of the list that has the focus. */
async function chooseByArrows(list: Locator, option: string) {
  await tabTo(page, list)
  const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text ?? '')
  await list.getByRole('option', { name: option, exact: true }).waitFor({ state: 'attached' })
  const count = await list.getByRole('option').count()
  await page.keyboard.press('Home')
  for (let press = 0; press < count && (await chosen()) !== option; press += 1) await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(option)
}

test('by keyboard alone, a new month is added, planned, published to one school, and its result read', async () => {
  await page.goto('/manage/manageMasterMenus')
  await pressAt(page, button('New month').first(), 'Enter')
  await typeAt(page, dialog().getByRole('textbox', { name: 'Name' }), 'Keyboard lunch')
  await chooseByArrows(dialog().getByRole('combobox', { name: 'Program' }), 'National School Lunch Program K-5')
  await chooseByArrows(dialog().getByRole('combobox', { name: 'Month' }), month)
  await pressAt(page, button('Add month'), 'Enter')
  await page.getByRole('heading', { name: `Keyboard lunch, ${month}` }).waitFor()

  await tabTo(page, page.getByRole('grid').first().locator('[tabindex="0"]'))
  while (!(await day(2).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  const plan = weekPlan(page)
  await page.getByRole('grid').nth(1).waitFor()
  await tabTo(page, page.getByRole('grid').last().locator('[tabindex="0"]').first())
  for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'F2']) await page.keyboard.press(key)
  await dialog().getByRole('combobox').waitFor()
  await page.keyboard.type('cheese pizza')
  await dialog()
    .getByRole('option', { name: /Cheese pizza/ })
    .first()
    .waitFor()
  for (const key of ['Enter', 'Escape']) await page.keyboard.press(key)
  await plan.item('Entree', 2, 'Cheese pizza').waitFor()
  await plan.saved()
  await pressAt(page, button('Close week'), 'Enter')

  await pressAt(page, button('Publish…'), 'Enter')
  const checked = dialog().getByRole('checkbox', { checked: true })
  await checked.first().waitFor()
  while ((await checked.count()) > 0) await pressAt(page, checked.last(), 'Space')
  await pressAt(page, dialog().getByRole('checkbox', { name: new RegExp(school) }), 'Space')
  await pressAt(page, button('Publish to 1 school'), 'Enter')
  await dialog()
    .getByText(/days? updated\.$/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus('Publish…')).toBe(true)
  await page.goto(schoolWeek)
  await plan.item('Entree', 2, 'Cheese pizza').waitFor()
})
