import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { phone, useStage } from './support/stage.ts'

// A count on a phone: the demo's is reviewed and posted, and a new one is counted with a scanner.

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/inventory/physicalInventory', undefined, phone)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** The card of an item in the demo's cooler: milk, mozzarella or yogurt. */
const card = (name: RegExp) => page.getByRole('region', { name })

test('the demo has a count in review, whose variances are explained and posted', async () => {
  await page.getByText('Waterside Kitchen').first().tap()
  await page.getByText(/2 items differ/).waitFor()
  await button('Set reason').first().tap()
  const dialog = page.getByRole('dialog', { name: 'Reason for 2 variances' })
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('notRecorded')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Reason saved').waitFor()
  await button('Mark as reviewed').tap()
  await button('Post count').tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post count' }).tap()
  await page.getByText(/Posted by Dana Whitfield/).waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a new count compares with what was posted, and a search leads to the amount', async () => {
  await page.goto('/manage/inventory/physicalInventory')
  await button('Start count').first().tap()
  const dialog = page.getByRole('dialog', { name: 'Start a count' })
  await dialog.getByRole('combobox', { name: 'Site' }).selectOption({ label: 'Waterside Kitchen' })
  await dialog.getByRole('checkbox', { name: 'Walk-in cooler' }).check()
  await dialog.getByRole('button', { name: 'Start count' }).tap()

  const scan = page.getByRole('textbox', { name: 'Scan or search' })
  await scan.fill('4006381333931')
  await scan.press('Enter')
  await page.getByText('No item has the code 4006381333931.').waitFor()
  await scan.fill('mozzarella')
  await scan.press('Enter')
  const mozzarella = card(/Mozzarella/)
  await mozzarella.getByRole('textbox', { name: 'Loose' }).fill('57.5')
  await mozzarella.getByRole('textbox', { name: 'Loose' }).press('Enter')
  await mozzarella.getByText(/Dana Whitfield/).waitFor()
  await page.getByText('1 of 3 items counted').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)

  await button('Finish counting').tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish counting' }).tap()
  // The first count left 57.5, and nothing else was counted.
  await page.getByText(/Nothing differs/).waitFor()
  await page.getByText(/2 items were not counted and keep their stock/).waitFor()
})
