import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'

const food = 'Apple, small'
const replacement = 'Orange, small'
const list = `/manage/products?q=${encodeURIComponent(food)}`
const stage = useStage()

const opener = (page: Page) => page.getByRole('button', { name: 'Replace everywhere' })
const dialog = (page: Page) => page.getByRole('dialog', { name: `Replace ${food} everywhere` })
const row = (page: Page) => page.getByText(food, { exact: true }).first()

/** What changes is shown before anything does. */
async function seePreview(page: Page) {
  await dialog(page)
    .getByText(/menu days? changes?\./)
    .waitFor()
  await dialog(page)
    .getByText(/Passes|Fails|Can't be checked|Not planned/)
    .first()
    .waitFor()
}

describe('a food', () => {
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn(list)
    await row(page).click()
    await opener(page).waitFor()
  })

  test('that is used leads to replacing it from a day on, after a preview, and Undo restores it', async () => {
    await page.getByRole('button', { name: 'Show uses' }).click()
    await page.getByText(/\d+ menus? and \d+ cycle menus?$/).waitFor()
    await opener(page).click()
    await dialog(page).getByRole('combobox', { name: 'Replace with' }).fill('orange')
    await page.getByRole('option', { name: replacement }).click()
    await seePreview(page)
    expect(await axeViolations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Replace', exact: true }).click()
    await page.getByText('Replaced everywhere').waitFor()
    await page.getByText(`Replaced with ${replacement}, in menus from`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByText('Replacement undone').waitFor()
    await page.getByText('Undone', { exact: true }).waitFor()
  })

  test('is replaced and restored by keyboard alone', async () => {
    // Fields of the form before it have their own journey.
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('combobox', { name: 'Replace with' }))
    await page.keyboard.type(replacement)
    // Until the typed name is looked up, the list has other foods.
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual([expect.stringContaining(replacement)])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await seePreview(page)
    await pressAt(page, dialog(page).getByRole('button', { name: 'Replace', exact: true }), 'Enter')
    await page.getByText(`Replaced with ${replacement}, in menus from`).nth(1).waitFor()
    await page.keyboard.press('F8')
    await pressAt(page, page.getByRole('button', { name: 'Undo' }).first(), 'Enter')
    await page.getByText('Undone', { exact: true }).nth(1).waitFor()
  })
})

test('on a phone the preview fits, and a discontinued food is marked in the list and names its replacement', async () => {
  const page = await stage.logIn(list, undefined, phone)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await row(page).tap()
  await opener(page).tap()
  await dialog(page).getByRole('combobox', { name: 'Replace with' }).fill('orange')
  await page.getByRole('option', { name: replacement }).tap()
  await seePreview(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await dialog(page).getByRole('button', { name: 'Cancel' }).tap()

  await page.getByRole('button', { name: 'Discontinue…' }).tap()
  await page.getByRole('combobox', { name: 'Use instead' }).fill('orange')
  await page.getByRole('option', { name: replacement }).tap()
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Discontinued', { exact: true }).filter({ visible: true }).waitFor()
  await row(page).tap()
  await page.getByText(/^Discontinued since/).waitFor()
  await page.getByRole('button', { name: `Replace everywhere with ${replacement}` }).waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
