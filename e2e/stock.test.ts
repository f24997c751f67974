import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/inventory/startingInventory')
})

const row = (...texts: string[]) =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('row')).first()

async function act(name: string, site: string, action: string) {
  await row(name, site).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  return page.getByRole('dialog')
}

// spec: 1.inventory, 8.catalogue.inventory, 2.route.manage.inventory, 2.route.manage.inventory.startingInventory
test('a starting inventory is posted, then its goods are transferred and wasted, and the ledger adds up', async () => {
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByLabel('Site').selectOption({ label: 'Waterside Kitchen' })
  await page.getByLabel('Location').selectOption({ label: 'Walk-in freezer' })
  const items = page.getByRole('group', { name: 'Items' })
  await items.getByRole('combobox', { name: 'Item' }).fill('ground beef')
  await page
    .getByRole('option', { name: /round beef/ })
    .first()
    .click()
  await items.getByLabel('Cases').fill('2')
  await items.getByLabel('Amount').fill('5')
  await items.getByLabel('Cost per case').fill('120')
  await items.getByLabel('Lot').fill('J-1')
  await page.getByText('= 85 lb').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved').waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post' }).click()
  await page.getByText(/It is locked/).waitFor()

  await page.goto('/manage/inventory')
  await page.getByRole('combobox', { name: 'Site' }).selectOption({ label: 'Waterside Kitchen' })
  await row('round beef', 'Waterside Kitchen').getByText('2 cases, 5 lb').waitFor()
  await row('round beef', 'Waterside Kitchen').getByText('$255.00').waitFor()

  const transfer = await act('round beef', 'Waterside Kitchen', 'Transfer')
  await transfer.getByLabel('To site').selectOption({ label: 'North Hill Kitchen' })
  await transfer.getByLabel('Cases').fill('1')
  await transfer.getByLabel('Reason').fill('Taco day')
  await transfer.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Stock transferred').waitFor()
  await row('round beef', 'Waterside Kitchen').getByText('1 case, 5 lb').waitFor()

  const waste = await act('round beef', 'Waterside Kitchen', 'Record waste')
  await waste.getByLabel('Amount').fill('2.5')
  await waste.getByLabel('Reason').fill('Torn bag')
  await waste.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Waste recorded').waitFor()

  const details = await act('round beef', 'Waterside Kitchen', 'Lots and ledger')
  await details.getByText('J-1').waitFor()
  await details.getByRole('tab', { name: 'Ledger' }).click()
  const ledger = details.getByRole('grid', { name: 'Ledger' })
  await ledger.getByText('Torn bag').waitFor()
  const balances = await ledger.locator('td[data-header="On hand after"]').allInnerTexts()
  // Before that, the demo's records used what was received for them.
  expect(balances.slice(0, 3).map((text) => text.trim())).toEqual(['42.5 lb', '45 lb', '85 lb'])
})
