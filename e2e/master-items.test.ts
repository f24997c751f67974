import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { comingMonday } from './support/coming-week.ts'
import { tabTo } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const list = '/manage/masterItemsCatalog'
const found = `${list}?q=taco+tuesday`
/** A single red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYYGAAAAJ0AQGEHcsFAAAAAElFTkSuQmCC',
  'base64',
)
const monday = comingMonday()
const stage = useStage()

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Chooses what the item offers, by typing a part of its name. */
async function chooseFood(page: Page, text: string, name: RegExp) {
  await page.getByRole('combobox', { name: 'Recipe or ingredient' }).fill(text)
  await page.getByRole('option', { name }).click()
}

describe('with the mouse', () => {
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn(list)
  })

  // spec: 1.masterItems
  test('a recipe is offered under a menu name, with a new sub-category and a photo, and is listed', async () => {
    await page.getByRole('button', { name: 'Add master item' }).first().click()
    await field(page, 'Name').fill('Taco Tuesday')
    await chooseFood(page, 'soft beef', /Soft beef tacos/)
    await page.getByRole('checkbox', { name: 'Lunch' }).check()
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Entree')
    await field(page, 'New sub-category').fill('Tacos')
    await page.getByRole('button', { name: 'Add sub-category' }).click()
    await page
      .getByRole('combobox', { name: 'Sub-category', exact: true })
      .getByText('Tacos')
      .waitFor({ state: 'attached' })
    await field(page, 'New sub-category').fill('tacos')
    await page.getByRole('button', { name: 'Add sub-category' }).click()
    await page.getByText('Sub category name already exits.').waitFor()
    await page
      .getByRole('region', { name: /Per portion/ })
      .getByText(/oz eq/)
      .first()
      .waitFor()
    await page.getByLabel('Add documents', { exact: true }).and(page.locator('input')).setInputFiles({
      name: 'taco.png',
      mimeType: 'image/png',
      buffer: png,
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('searchbox', { name: 'Search master items' }).fill('taco tuesday')
    await row(page, 'Taco Tuesday').getByText('Tacos', { exact: true }).waitFor()
    await row(page, 'Taco Tuesday').locator('img[src^="blob:"]').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  test('the planner offers the item, and the menu line stores which item it is', async () => {
    await page.goto(`/manage/manageSchoolMenus?school=1&week=${monday}`)
    const plan = weekPlan(page)
    await plan.setMeals(0, 100)
    await plan.add('Entree', 0, 'Taco Tuesday')
    await plan.item('Entree', 0, 'Taco Tuesday').waitFor()
    await plan.saved()
    const caller = await Caller.logIn(stage.product.address, planner)
    const { body } = await caller.call(
      'GET',
      `/commissary/school/1/calendar?itemType=MEAL&startDate=${monday}&endDate=${monday}`,
    )
    const [day] = (body as { days: { lines: { name: string; menuItemId: number | null }[] }[] }).days
    expect(day?.lines).toMatchObject([{ name: 'Taco Tuesday', menuItemId: expect.any(Number) }])
  })

  test('several items are deactivated together, and Undo brings them back', async () => {
    await page.goto(found)
    await row(page, 'Taco Tuesday').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Deactivate 1?').waitFor()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await row(page, 'Taco Tuesday').getByText('Inactive').waitFor()
    await undo.click()
    await row(page, 'Taco Tuesday').getByText('Active', { exact: true }).waitFor()
  })
})

test('an ingredient becomes a master item by keyboard alone', async () => {
  const page = await stage.logIn(`${list}?open=new`)
  await field(page, 'Name').waitFor()
  await page.keyboard.type('Apple to go')
  await tabTo(page, page.getByRole('combobox', { name: 'Recipe or ingredient' }))
  await page.keyboard.type('apple')
  await page.getByRole('option', { name: /apple/i }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Breakfast' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('combobox', { name: 'Category', exact: true }))
  await page.keyboard.type('Fruit')
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await row(page, 'Apple to go').getByText('Fruit').first().waitFor()
})

test('on a phone nothing in the list or the form is wider than the screen', async () => {
  const page = await stage.logIn(found, undefined, phone)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.getByText('Taco Tuesday').first().waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByText('Taco Tuesday').first().tap()
  await field(page, 'Name').waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
