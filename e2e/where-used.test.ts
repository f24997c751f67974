import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'

const list = '/manage/products'
const food = 'Apple, small'
const replacement = 'Orange, small'
const stage = useStage()

let address: string
beforeAll(async () => {
  const page = await stage.logIn(`${list}?q=${encodeURIComponent(food)}`)
  await page.getByText(food, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Replace everywhere' }).waitFor()
  address = page.url()
  await page.close()
})

const opener = (page: Page) => page.getByRole('button', { name: 'Replace everywhere' })
const dialog = (page: Page) => page.getByRole('dialog', { name: `Replace ${food} everywhere` })

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

test('where it is used leads to replacing it from a day on, after a preview, and Undo restores it', async () => {
  const page = await stage.logIn(address)
  await page.getByRole('button', { name: 'Show uses' }).click()
  await page.getByText(/\d+ menus?$/).waitFor()
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

test('by keyboard alone it is replaced and restored', async () => {
  const page = await stage.logIn(address)
  await opener(page).waitFor()
  // Fields of the form before it have their own journey.
  await page.getByRole('button', { name: 'Show uses' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog(page).getByRole('combobox', { name: 'Replace with' }))
  await page.keyboard.type('orange')
  await page.getByRole('option', { name: replacement }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await seePreview(page)
  await pressAt(page, dialog(page).getByRole('button', { name: 'Replace', exact: true }), 'Enter')
  await page.getByText('Replaced everywhere').waitFor()
  await page.keyboard.press('F8')
  await pressAt(page, page.getByRole('button', { name: 'Undo' }).first(), 'Enter')
  await page.getByText('Replacement undone').waitFor()
})

test('on a phone the preview fits, and a discontinued food names its replacement and is marked in the list', async () => {
  const page = await stage.logIn(address, undefined, phone)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
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
  await page.goto(address)
  await page.getByText(/^Discontinued since/).waitFor()
  await page.getByRole('button', { name: `Replace everywhere with ${replacement}` }).waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
