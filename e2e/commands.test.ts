import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { manyVendors } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { vendorForm } from './support/vendor-form.ts'

const stage = useStage(manyVendors(3))
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/dashboard')
})

const palette = (on = page) => on.getByRole('combobox', { name: 'Search' })

async function typeCommand(text: string, on = page) {
  await on.getByRole('heading', { level: 1 }).first().waitFor()
  await on.keyboard.press('ControlOrMeta+K')
  await palette(on).waitFor()
  await on.keyboard.type(text)
}

test('the palette opens a screen, the menus of a school and a vendor', async () => {
  await typeCommand('holid')
  await page.getByRole('option', { name: /Manage Holidays/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings/manageHolidays')
  await page.getByRole('heading', { level: 1, name: 'Manage Holidays' }).waitFor()

  await typeCommand('northg')
  await page.getByRole('option', { name: /Northgate/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/manage\/manageSchoolMenus\?school=\d+/)

  await typeCommand('vendor 000002')
  await page.getByRole('option', { name: /Vendor 000002/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => vendorForm(page).field('name').inputValue()).toBe('Vendor 000002')
})

test('the palette offers staff only what they have access to', async () => {
  const staff = await stage.logIn('/dashboard', 'staff@demo.test')
  await typeCommand('manage', staff)
  await staff.getByRole('option').first().waitFor()
  expect(await staff.getByRole('option', { name: /Manage Users/ }).count()).toBe(0)
  await staff.keyboard.press('ControlOrMeta+A')
  await staff.keyboard.type('northg')
  await expect.poll(() => staff.getByRole('option', { name: /Northgate/ }).count()).toBe(0)
})

test('a question mark shows the shortcuts, but in a field it is just typed', async () => {
  await page.goto('/manage/products')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText(/K$/).first().waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  await page.getByRole('searchbox').first().fill('')
  await page.getByRole('searchbox').first().press('?')
  expect(await help.count()).toBe(0)
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('?')
})
