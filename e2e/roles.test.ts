import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { logIn, logOut, office, planner, submitLogin, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { isWhole, someOf } from './support/scale.ts'
import { useStage } from './support/stage.ts'
import { expectClean } from './support/watch.ts'

const demoSchools = ['Harbor View', 'Juniper Hill', 'Maple Street', 'Northgate', 'Riverbend']

const stage = useStage()

/** The links behind the buttons of the top bar. */
async function menuEntries(page: Page): Promise<string[]> {
  const menus = page.getByRole('navigation', { name: 'Main menu' })
  const entries: string[] = []
  for (const button of await menus.getByRole('button').all()) {
    await button.click()
    const texts = await menus.getByRole('list').getByRole('link').allTextContents()
    entries.push(...texts.map((text) => text.trim()))
    await page.keyboard.press('Escape')
  }
  return entries
}

describe('a caterer without nutrition analysis', () => {
  let visitor: Visit
  let page: Page
  beforeAll(async () => {
    visitor = await stage.visit()
    page = await logIn(visitor, office)
  })
  afterAll(() => visitor.context.close())

  // spec: 2.menu.reports.inventory.flag, 2.menu.reports.nutrition.flag, 6.inventory.entries, 6.inventory.siteList
  // spec: 6.productionRecords, 6.nutrition.settings, 6.nutrition.reports
  test('has no menu entries for it', async () => {
    expect(await menuEntries(page)).toEqual([
      'Overview',
      'Ingredients',
      'Recipes',
      'Master Items',
      'Master Menus',
      'School Menus',
      'Families',
      'Orders',
      'Payments',
      'Overview',
      'Meal Report',
      'Deposit Report',
      'Sales Report',
      'Manage Users',
      'Menu Placeholders',
      'Manage Holidays',
      'Vendors',
      'Storage Locations',
      'Schools',
      'Caterer',
      'Notifications',
    ])
  })

  const refused = [
    '/manage/importProducts',
    '/manage/manageRollingMenus',
    '/manage/inventory',
    '/reports/nutritionAnalysisReport',
    '/settings/inventorySiteList',
    '/settings/nutritionAnalysisSettings',
    '/parent',
  ]
  test.each(someOf(refused, 1))('is refused %s', async (path) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: "You don't have access" }).waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })

  test.runIf(isWhole)('is denied by the server as well', async () => {
    const caller = await Caller.logIn(stage.product.address, office)
    const week = { startDate: '2026-08-24', endDate: '2026-08-28' }
    const request = { ...week, schoolId: 6, itemType: 'MEAL', rule: {} }
    const answers = await Promise.all([
      caller.call('POST', '/food/imports?fileName=foods.csv', 'code,description\n1,Rice\n'),
      caller.call('GET', '/food/imports/1'),
      caller.call('POST', '/commissary/menu-analysis', request),
      caller.call('POST', '/commissary/menuNutritionAnalyze/print', request),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])

    // A caterer with the flag may make the same call, so the missing flag was the reason.
    const allowed = await Caller.logIn(stage.product.address, planner)
    const analysis = await allowed.call('POST', '/commissary/menu-analysis', { ...request, schoolId: 1 })
    expect(analysis.status).toBe(200)
  })

  // spec: 1.caterer
  // spec: 4.schoolSelector.single.selected, 4.schoolSelector.single.disabled
  test('sees its own school, foods and recipes, and nothing of another caterer', async () => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Hillside Day School' }).waitFor()
    await expectNothingOfDemo(page)

    await page.goto('/manage/products')
    await page.getByText('1–6 of 6').waitFor()
    await expectNothingOfDemo(page)

    await page.goto('/recipes/myRecipeCatalog')
    await page.getByText('No recipes yet').waitFor()

    await page.goto('/manage/manageSchoolMenus')
    const school = page.getByLabel('School', { exact: true })
    await school.waitFor()
    expect(await school.getByRole('option').allTextContents()).toEqual(['Hillside Day School'])
    expect(await school.isDisabled(), 'one school leaves no choice').toBe(true)
    expect(await page.getByRole('region', { name: /^Meal pattern/ }).count(), 'no verdict without analysis').toBe(0)
  })

  test.runIf(isWhole).each([
    ['/manage/products?open=1', 'This ingredient no longer exists.'],
    ['/recipes/myRecipeCatalog?open=1', 'This recipe no longer exists.'],
  ])('finds nothing at the address %s of another caterer', async (path, sentence) => {
    await page.goto(path)
    await page.getByText(sentence).waitFor()
    await expectNothingOfDemo(page)
  })

  test.runIf(isWhole)("gets one of its schools at another caterer's school address", async () => {
    await page.goto('/manage/manageSchoolMenus?school=4')
    await page.getByRole('grid').waitFor()
    await expectNothingOfDemo(page)
  })

  test.runIf(isWhole)("gets the same answer for another caterer's records as for missing ones", async () => {
    const caller = await Caller.logIn(stage.product.address, office)
    for (const path of ['/ingredient/ingredients', '/recipe/recipes']) {
      const foreign = await caller.call('GET', `${path}/1`)
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(await caller.call('GET', `${path}/999999`))
    }
    const days = '?startDate=2026-08-24&endDate=2026-08-28&itemType=MEAL'
    expect(await caller.call('GET', `/commissary/school/4/calendar${days}`)).toEqual(
      await caller.call('GET', `/commissary/school/999999/calendar${days}`),
    )
  })

  test('passes the checks of every journey', () => expectClean(visitor.seen))
})

async function expectNothingOfDemo(page: Page) {
  const text = await page.locator('body').innerText()
  for (const name of [...demoSchools, 'Spaghetti', 'Apple juice']) expect(text).not.toContain(name)
}

// spec: 2.userMenu.logout, 2.userMenu.logout.clears
test('after another login in the same browser nothing of the previous user is shown, even with Back', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, planner, '/recipes/myRecipeCatalog')
  await page.getByRole('grid', { name: 'Recipes' }).getByRole('row').nth(5).waitFor()
  await page.goto('/manage/manageSchoolMenus?school=4')
  await page.getByRole('grid').waitFor()
  await logOut(page)

  // Back before the next login shows the login page and no data.
  await page.goBack()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await expectNothingOfDemo(page)

  await page.goto('/login')
  await submitLogin(page, office)
  await page.getByRole('heading', { name: 'Hillside Day School' }).waitFor()
  await expectNothingOfDemo(page)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  for (let step = 0; step < 4; step++) {
    await page.goBack()
    await page.waitForLoadState('networkidle')
    await expectNothingOfDemo(page)
  }
  expect(stored).not.toContain('Dana')
  expect(stored).not.toContain('Harbor View')
  await visitor.context.close()
})

test.runIf(isWhole)('logging out in one tab logs out the other', async () => {
  const visitor = await stage.visit()
  const first = await logIn(visitor, planner, '/manage/products')
  const second = await visitor.context.newPage()
  await second.goto('/recipes/myRecipeCatalog')
  await second.getByRole('grid', { name: 'Recipes' }).waitFor()
  await logOut(first)
  await second.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await second.getByRole('grid').count()).toBe(0)
  // Logging in there returns to the page that tab was on.
  await submitLogin(second, planner)
  await second.getByRole('grid', { name: 'Recipes' }).waitFor()
  await visitor.context.close()
})
