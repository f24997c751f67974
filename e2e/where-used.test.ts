import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { dialog, list, opener, replacement, row, seePreview } from './support/replacement.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

test('a food in use is replaced from a day on, after a preview, and Undo restores it', async () => {
  const page = await stage.logIn(list)
  await row(page).click()
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
