import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { password, planner } from './support/browser.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { useStage } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'

// Every step below is a key press: no clicks and no `fill`.

const stage = useStage()
let page: Page
beforeAll(async () => {
  const { context } = await stage.visit()
  page = await context.newPage()
  await page.goto('/settings/vendors')
  await typeAt(page, page.getByLabel('User name'), planner)
  await typeAt(page, page.getByLabel(/^Password/), password)
  await page.keyboard.press('Enter')
  await page.getByRole('grid', { name: 'Vendors' }).waitFor()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a vendor is added, found by a filter, edited, deleted and restored by keyboard alone', async () => {
  await pressAt(page, page.getByRole('link', { name: 'Add New' }), 'Enter')
  await page.waitForURL('**/vendorRec**')
  // The first field has the focus.
  await expect
    .poll(() =>
      vendorForm(page)
        .field('vendorCode')
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.type('KEY-1')
  await typeAt(page, field('Vendor Name'), 'Keyboard vendor')
  await page.keyboard.press('Enter')
  await page.getByText('Vendor created successfully').waitFor()

  await pressAt(page, page.getByRole('switch', { name: 'Filter Data' }), 'Space')
  await tabTo(page, page.getByRole('searchbox', { name: 'Filter Vendor Code' }))
  await page.keyboard.type('KEY-')
  await page.getByText('1–1 of 1').waitFor()
  await pressAt(page, button('Edit'), 'Enter')
  await typeAt(page, field('Email'), 'key@vendor.test')
  await pressAt(page, page.getByRole('checkbox', { name: 'Active' }), 'Space')
  await pressAt(page, button('Save'), 'Enter')
  await rowOf(page, 'key@vendor.test').getByText('Inactive').waitFor()

  await pressAt(page, button('Edit'), 'Enter')
  await pressAt(page, button('Delete vendor'), 'Enter')
  await page.getByText('Vendor deleted successfully').waitFor()
  await page.getByText('No rows found').waitFor()
  // F8 moves the focus to the newest toast.
  await page.keyboard.press('F8')
  await pressAt(page, button('Undo'), 'Enter')
  await rowOf(page, 'Keyboard vendor').waitFor()
})

test('a storage location is added, renamed and deleted by keyboard alone', async () => {
  await page.goto('/settings/storageLocations')
  await pressAt(page, button('Add New'), 'Enter')
  const dialog = page.getByRole('dialog')
  await typeAt(page, dialog.getByRole('textbox', { name: 'Storage Location' }), 'A shelf of keys')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Storage location created successfully').waitFor()
  await expect
    .poll(() => button('Add New').evaluate((one) => one === document.activeElement), { message: 'focus is back' })
    .toBe(true)

  // Rows are sorted by name, so this one is first.
  await page.goto('/settings/storageLocations?filter.name=keys')
  await rowOf(page, 'A shelf of keys').waitFor()
  await pressAt(page, button('Edit'), 'Enter')
  await typeAt(page, dialog.getByRole('textbox', { name: 'Storage Location' }), 'A rack of keys')
  await page.keyboard.press('Escape')
  const unsaved = page.getByRole('alertdialog')
  await unsaved.waitFor()
  await pressAt(page, unsaved.getByRole('button', { name: 'Cancel' }), 'Enter')
  await unsaved.waitFor({ state: 'detached' })
  await pressAt(page, dialog.getByRole('button', { name: 'Save' }), 'Enter')
  await rowOf(page, 'A rack of keys').waitFor()

  await pressAt(page, button('Delete'), 'Enter')
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }), 'Enter')
  await page.getByText('No rows found').waitFor()
})

test('an inventory site is added, changed and deleted by keyboard alone', async () => {
  await page.goto('/settings/inventorySiteList')
  await pressAt(page, page.getByRole('link', { name: 'Add New' }), 'Enter')
  await typeAt(page, field('Site Name'), 'A kitchen of keys')
  await pressAt(page, page.getByRole('checkbox', { name: 'Maple Street Elementary' }), 'Space')
  await pressAt(page, button('Save'), 'Enter')
  await page.getByText('Site created successfully').waitFor()

  const row = rowOf(page, 'A kitchen of keys')
  await pressAt(page, row.getByRole('button', { name: 'Edit' }), 'Enter')
  await typeAt(page, field('Site Name'), 'A house of keys')
  await page.keyboard.press('Enter')
  await page.getByText('Site updated successfully').waitFor()

  await pressAt(page, rowOf(page, 'A house of keys').getByRole('button', { name: 'Delete' }), 'Enter')
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }), 'Enter')
  await page.getByText('Site deleted successfully').waitFor()
})
