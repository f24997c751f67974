import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { manyVendors } from './support/seed.ts'
import { useStage } from './support/stage.ts'

const list = '/settings/vendors'
/** Another administrator of the caterer, with the planner's password. */
const colleagueName = 'colleague@demo.test'
const colleague = `
  insert into app_user (caterer_id, user_name, first_name, last_name, role, password_hash)
  select caterer_id, '${colleagueName}', 'Noor', 'Haddad', role, password_hash from app_user
  where user_name = '${planner}';`

const stage = useStage(manyVendors(40) + colleague)
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const views = (on: Page) => on.getByRole('dialog', { name: 'Views' })
const query = (on: Page) => new URL(on.url()).searchParams
const header = (on: Page, name: string) => on.getByRole('columnheader', { name, exact: true })

test('a view keeps filter, order, page size and columns, on every device of its user and for no one else', async () => {
  await page.getByRole('switch', { name: 'Filter Data' }).click()
  await page.getByRole('searchbox', { name: 'Filter Vendor Name' }).fill('vendor 0')
  await page.getByText('1–10 of 40').waitFor()
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.getByText('21–40 of 40').waitFor()
  await page.getByRole('button', { name: 'Table options' }).click()
  await page.getByRole('checkbox', { name: 'Email' }).uncheck()
  await page.keyboard.press('Escape')
  await header(page, 'Email').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Views' }).click()
  await views(page).getByText('No saved views yet').waitFor()
  await views(page).getByRole('button', { name: 'Save view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Numbered vendors')
  await page.keyboard.press('Enter')
  await page.getByText('View saved').waitFor()
  await page.getByRole('button', { name: 'View: Numbered vendors' }).waitFor()
  await page.getByText('21–40 of 40').waitFor()

  // Another browser of the same user.
  const other = await stage.logIn(list)
  await header(other, 'Email').waitFor()
  await other.getByRole('button', { name: 'Views' }).click()
  await views(other).getByRole('button', { name: 'Numbered vendors', exact: true }).click()
  await other.getByText('1–20 of 40').waitFor()
  await header(other, 'Email').waitFor({ state: 'detached' })
  expect(query(other).get('page')).toBeNull()
  await other.goBack()
  await other.getByRole('button', { name: 'Views', exact: true }).waitFor()
  await other.goForward()
  await other.getByRole('button', { name: 'View: Numbered vendors', exact: true }).waitFor()

  const elsewhere = await stage.logIn(list, colleagueName)
  await elsewhere.getByRole('button', { name: 'Views' }).click()
  await views(elsewhere).getByText('No saved views yet').waitFor()
})

test('a view is updated, renamed and deleted, and a taken name is replaced only on request', async () => {
  const header = page.getByRole('columnheader', { name: 'Vendor Name' }).getByRole('button', { name: 'Vendor Name' })
  await header.click()
  await page.getByRole('button', { name: 'View: Numbered vendors (changed)' }).click()
  await views(page).getByRole('button', { name: 'Update view' }).click()
  await page.getByText('View updated').waitFor()
  const button = page.getByRole('button', { name: 'View: Numbered vendors', exact: true })
  await button.click()
  await views(page).getByRole('button', { name: 'Save view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('numbered VENDORS')
  await page.keyboard.press('Enter')
  await page.getByText('A view named Numbered vendors already exists.').waitFor()
  await page.getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('button', { name: 'View: numbered VENDORS', exact: true }).click()
  await views(page).getByRole('button', { name: 'Rename numbered VENDORS' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('By name')
  await page.keyboard.press('Enter')

  const renamed = page.getByRole('button', { name: 'View: By name', exact: true })
  await renamed.click()
  await views(page).getByRole('button', { name: 'Standard view' }).click()
  await page.getByRole('columnheader', { name: 'Email', exact: true }).waitFor()
  expect(String(query(page))).toBe('')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await views(page).getByRole('button', { name: 'By name', exact: true }).click()
  await renamed.click()
  await views(page).getByRole('button', { name: 'Delete By name' }).click()
  await page.getByRole('alertdialog', { name: 'Delete view?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('View deleted').waitFor()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await views(page).getByText('No saved views yet').waitFor()
  // The table keeps the deleted view's order.
  expect([query(page).get('view'), query(page).get('sort')]).toEqual([null, 'name'])
})
