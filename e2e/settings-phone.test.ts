import type { Page } from 'playwright'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { phone, useStage } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/settings/vendors', undefined, phone)
})

/** How much wider than the screen the page is, in px; checked after each test. */
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
afterEach(async () => expect(await overflow()).toBeLessThanOrEqual(0))

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a vendor is added, edited and deleted on a phone', async () => {
  await page.getByRole('link', { name: 'Add New' }).tap()
  const form = vendorForm(page)
  await form.enter({ vendorCode: 'PH-1', name: 'W'.repeat(50), email: `${'w'.repeat(40)}@mail.test` })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await form.save.tap()
  await page.getByText('Vendor created successfully').waitFor()

  await page.goto('/settings/vendors?filter.vendorCode=PH-1')
  await rowOf(page, 'PH-1').getByRole('button', { name: 'Edit' }).tap()
  await form.enter({ name: 'Vendor of a phone' })
  await form.save.tap()
  await rowOf(page, 'Vendor of a phone').waitFor()

  await rowOf(page, 'PH-1').getByRole('button', { name: 'Edit' }).tap()
  await button('Delete vendor').tap()
  await page.getByText('Vendor deleted successfully').waitFor()
  await button('Undo').tap()
  await rowOf(page, 'Vendor of a phone').waitFor()
})

test('a storage location is added and deleted on a phone', async () => {
  await page.goto('/settings/storageLocations')
  await button('Add New').tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Storage Location' }).fill('Locker of a phone')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, 'Locker of a phone').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).tap()
  await rowOf(page, 'Locker of a phone').waitFor({ state: 'detached' })
})

test('an inventory site is added and deleted on a phone', async () => {
  await page.goto('/settings/inventorySiteList')
  await page.getByRole('link', { name: 'Add New' }).tap()
  await page.getByRole('textbox', { name: 'Site Name' }).fill('Kitchen of a phone')
  await page.getByText('Maple Street Elementary', { exact: true }).tap()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await button('Save').tap()
  await page.getByText('Site created successfully').waitFor()
  await rowOf(page, 'Kitchen of a phone').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).tap()
  await page.getByText('Site deleted successfully').waitFor()
})

test.each([
  '/settings/vendors',
  '/settings/vendorRec?id=3',
  '/settings/storageLocations',
  '/settings/inventorySiteList',
  '/settings/addNewInventorySite',
])('%s is free of violations at 390 px', async (path) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await axeViolations(page)).toEqual([])
})
