import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { isNightly } from './support/scale.ts'
import { demoCaterer, manySchools, manyVendors } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

const stage = useStage(`
  insert into app_user (caterer_id, user_name, first_name, last_name, role, has_all_schools, password_hash)
  select ${demoCaterer}, 'cook' || n || '@many.test', 'Cook ' || lpad(n::text, 2, '0'), 'Many', 'staff', true, 'none'
  from generate_series(1, 25) as n;
  insert into storage_location (caterer_id, storage_location_name)
  select ${demoCaterer}, 'Shelf ' || lpad(n::text, 3, '0') from generate_series(1, 60) as n;
  insert into ingredient (caterer_id, code, name)
  select ${demoCaterer}, 'NEW-' || n, 'New food ' || lpad(n::text, 2, '0') from generate_series(1, 25) as n;
  insert into reference_food (caterer_id, code, description, source, nutrients)
  select ${demoCaterer}, 'OWN-' || n, 'Own food ' || lpad(n::text, 2, '0'), 'Own table', '{}' from generate_series(1, 25) as n;
  ${manyVendors(40)}
  ${manySchools(30)}`)
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/settings/manageUsers')
})

const rows = () => page.getByRole('grid').getByRole('row')
const breadcrumb = () => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')

/** The text of the row whose cell has the focus. */
const focusedRow = () => page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent ?? null)

/** A plain list, one of several lists on a screen, and one whose records open for reading. */
const lists = [
  ['users', '/settings/manageUsers?page=2&sort=-firstName&filter.email=cook'],
  ['ingredients to assess', '/manage/products?list=unassessed&page=2&filter.name=new'],
  ['recipes', '/recipes/myRecipeCatalog?page=2&sort=-name&filter.name=a'],
] as const
const furtherLists = [
  ['ingredients', '/manage/products?page=2&sort=-name&filter.name=a'],
  ['reference foods', '/manage/products?list=reference&page=2&filter.description=own'],
  ['vendors', '/settings/vendors?page=3&sort=-name'],
  ['inventory sites', '/settings/inventorySiteList?sort=-siteName'],
  ['schools', '/settings/schools?page=2&sort=-name&filter.name=a'],
  ['storage locations', '/settings/storageLocations?page=2&size=20&sort=-name&filter.name=shelf'],
] as const

test.each(isNightly ? [...lists, ...furtherLists] : lists)(
  'Back and the breadcrumb of a record lead to its row in the list of %s',
  async (_, address) => {
    await page.goto(address)
    await page.getByText(/^\d+–\d+ of \d+$/).waitFor()
    const row = rows().last()
    const close = page.getByRole('button', { name: /^(Close|Cancel)$/ }).first()
    // A recipe opens for reading, and is left by its breadcrumb.
    const isRead = address.includes('/recipes/')
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    const text = await row.textContent()
    const leave = async (step: () => Promise<unknown>) => {
      await row.getByRole('gridcell').nth(1).click()
      await (isRead ? edit : close).waitFor()
      await step()
      await page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === address)
      await expect.poll(focusedRow).toBe(text)
    }
    await leave(() => page.goBack())
    if (!isRead) await leave(() => close.click())
    if (!address.includes('storage')) await leave(() => breadcrumb().last().click())
  },
)

test('a file has the rows of all pages, filtered and sorted as shown', async () => {
  await page.goto('/settings/manageUsers?page=2&sort=-firstName&filter.email=many.test')
  await page.getByText('11–20 of 25').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Manage Users.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(26)
  expect(lines[1]).toMatch(/^Cook 25,Many,cook25@many\.test,/)
  expect(lines[25]).toMatch(/^Cook 01,Many,cook1@many\.test,/)
})

test('users of two pages are deactivated together; one who cannot be is named and stays selected', async () => {
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  await page.goto('/settings/manageUsers?sort=-firstName&filter.email=.test&filter.firstName=ook')
  await select('Cook 25')
  await page.getByRole('button', { name: 'Next page' }).click()
  await select('Cook 15')
  await page.getByRole('searchbox', { name: 'Filter First name' }).fill('')
  await page.waitForURL((url) => !url.searchParams.has('filter.firstName'))
  await page.getByRole('searchbox', { name: 'Filter Email' }).fill('planner')
  await page.getByText('1–1 of 1').waitFor()
  await page.getByRole('checkbox', { name: /^Select (?!page)/ }).click()
  await page.getByText('3 selected').waitFor()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Deactivate 3?').waitFor()
  await question.getByText(/Cook 25 Many, Cook 15 Many, and /).waitFor()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText(/^2 deactivated\. Not changed: .*own account/).waitFor()
  await page.getByText('1 selected').waitFor()
  await page.goto('/settings/manageUsers?status=inactive&sort=firstName&filter.email=many.test')
  await page.getByText('1–2 of 2').waitFor()
  await rowOf(page, 'Cook 15').waitFor()
  await rowOf(page, 'Cook 25').waitFor()
})

test('a click on a header before the sorting code has loaded sorts once it has', async () => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/HeaderSorting-/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/settings/manageUsers?filter.email=many.test')
  const header = page.getByRole('columnheader', { name: 'First name' })
  await header.getByRole('button').first().click()
  expect(new URL(page.url()).searchParams.get('sort')).toBeNull()
  code.resolve()
  await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
  await rows().nth(2).getByText('Cook 01').waitFor()
  await page.unrouteAll()
})
