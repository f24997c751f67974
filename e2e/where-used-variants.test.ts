import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { dialog, list, opener, replacement, row, seePreview } from './support/replacement.ts'
import { phone, useStage } from './support/stage.ts'

const stage = useStage()

test('a food is replaced and restored by keyboard alone', async () => {
  const page = await stage.logIn(list)
  await row(page).click()
  await page.getByRole('button', { name: 'Show uses' }).click()
  await opener(page).waitFor()
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
  await page.getByText(`Replaced with ${replacement}, in menus from`).waitFor()
  await page.keyboard.press('F8')
  await pressAt(page, page.getByRole('button', { name: 'Undo' }).first(), 'Enter')
  await page.getByText('Undone', { exact: true }).waitFor()
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
