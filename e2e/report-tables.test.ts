import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { downloaded } from './support/downloads.ts'
import { pressAt } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'

/** Another administrator of the caterer, with the planner's password. */
const colleague = 'colleague@demo.test'
const stage = useStage(`
  insert into app_user (caterer_id, user_name, first_name, last_name, role, password_hash)
  select caterer_id, '${colleague}', 'Noor', 'Haddad', role, password_hash from app_user where user_name = '${planner}';`)
const viewName = 'Lunches by day'

const choose = (page: Page, name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label })
const lunches = (page: Page) => page.getByRole('button', { name: /^Lunch [\d,]+ rows?$/ })
const day = (page: Page) => page.getByRole('button', { name: /^\w+day, .* rows?$/ })
const total = (page: Page) =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByText(/^\$/)
    .innerText()
const views = (page: Page) => page.getByRole('dialog', { name: 'Views' })

// spec: 2.route.reports.ordersDetails
test('a report is grouped, opens to an order, and is saved, shared, downloaded and reopened on a phone', async () => {
  const page = await stage.logIn('/reports/ordersDetails')
  await choose(page, 'Date range', 'Last week')
  await choose(page, 'Group by', 'Meal')
  await Promise.all([
    page.waitForResponse(
      (answer) =>
        // Not the response to the previous choice.
        answer.url().includes('/reportTables/meals') && /menuType\W+day/.test(answer.request().postData() ?? ''),
    ),
    choose(page, 'Then by', 'Day'),
  ])
  // Until the response is shown, the groups are those of the previous one, and do not open.
  await page.locator('table[aria-busy]').waitFor({ state: 'detached' })
  await lunches(page).click()
  await day(page).first().click()
  expect(await axeViolations(page)).toEqual([])
  const money = await total(page)
  const address = new URL(page.url())
  expect(address.searchParams.get('group')).toBe('menuType,day')

  await page.getByRole('table').getByRole('link', { name: 'Lunch' }).first().click()
  await page.waitForURL(/\/manage\/orders\?open=\d+/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()

  // By keyboard, from the top of the page: the view is shared, and a group opens.
  await page.reload()
  await lunches(page).waitFor()
  await pressAt(page, page.getByRole('button', { name: 'Views' }), 'Enter')
  await pressAt(page, views(page).getByRole('button', { name: 'Save view…' }), 'Enter')
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.keyboard.type(viewName)
  await pressAt(page, page.getByRole('checkbox', { name: /^Share with coworkers/ }), 'Space')
  await pressAt(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await page.getByText('View saved').waitFor()
  await page.reload()
  await lunches(page).waitFor()
  await pressAt(page, lunches(page), 'Enter')
  await day(page).first().waitFor()

  const { fileName, bytes } = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  expect(fileName).toMatch(/^Meal Report .*\.csv$/)
  expect(bytes.toString('utf8')).toMatch(/\r\nTotal,/)

  const other = await stage.logIn(address.pathname + address.search, colleague, phone)
  await lunches(other).click()
  await day(other).first().waitFor()
  expect(await total(other)).toBe(money)
  const overflow = await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await other.getByRole('button', { name: /^View/ }).click()
  await views(other).getByRole('button', { name: viewName }).waitFor()
})
