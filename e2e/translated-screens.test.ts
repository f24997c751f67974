import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { routes } from '../packages/app/src/routing/routes.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { cutTexts, englishFinder, shownTexts } from './support/left-over.ts'
import { someOf } from './support/scale.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** The screens that have most to lose come first: the gate opens only them. */
const screens = [
  '/dashboard',
  '/manage/manageSchoolMenus?school=4&week=2026-11-16',
  '/reports/depositReport',
  ...routes
    .filter(({ roles }) => !roles?.includes('parent') || roles.length > 1)
    .flatMap(({ path, record }) => [path, ...(record ? [`${path}?open=1`, `${path}?open=new`] : [])]),
  '/settings/userRecord?id=1',
  '/settings/vendorRec?id=1',
  '/settings/menuPlaceholders/rec?id=1',
  '/settings/addNewInventorySite?id=1',
  '/recipes/myRecipeCatalog?open=3&edit=true',
  '/reports/salesReport?group=category',
]
const publicPages = ['/forgotPassword', '/login', '/menus/juniperhill', '/privacy-policy', '/404', '/receive/none']

/** A window on a computer, the same at 200 % zoom, and a phone. */
const windows = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
]

/** Names that the demo caterer gave, and columns of its files, which are words of the product, too. */
const data = new Set(['Staff', 'Standard', 'currency', 'gross', 'fee', 'net'])
/** Its own categories of ingredients. Reports of orders have none: there they are meal categories, which are translated. */
const ingredientCategories = new Set(['Fruit', 'Milk', 'Vegetables'])
const orderReports = /^\/reports\/(salesReport|ordersDetails)/

const isData = (path: string, text: string) =>
  data.has(text) || (ingredientCategories.has(text) && !orderReports.test(path))

/** Opens the first group of a report of orders, so that its rows are read, too. */
async function openGroup(page: Page): Promise<void> {
  await page.locator('table button[aria-expanded="false"]').first().click()
  await page.locator('table a[href*="open="]').first().waitFor()
}

/** Reports what a reader of the page sees in English, and what does not fit. */
async function look(page: Page, path: string, isEnglish: (text: string) => boolean): Promise<string[]> {
  await page.setViewportSize(windows[0] ?? { width: 1440, height: 900 })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A dialog hides it from screen readers.
  await page.locator('h1').first().waitFor()
  if (orderReports.test(path) && path.includes('group=')) await openGroup(page)
  const left = (await shownTexts(page)).filter((text) => !isData(path, text) && isEnglish(text))
  const found = left.map((text) => `${path} in English: ${text}`)
  for (const size of windows) {
    await page.setViewportSize(size)
    found.push(...(await cutTexts(page)).map((text) => `${path} at ${size.width} px: ${text}`))
  }
  return found
}

describe.each(['es', 'ar'] as const)('in %s', (language) => {
  const isEnglish = englishFinder(language)
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn('/help')
    const caller = await Caller.logIn(stage.product.address, planner)
    expect((await caller.call('PUT', '/commissary/userInfo/language', { language })).status).toBe(200)
    await page.goto('/help')
    await page.waitForFunction((code) => document.documentElement.lang === code, language)
  })
  afterAll(async () => {
    const caller = await Caller.logIn(stage.product.address, planner)
    await caller.call('PUT', '/commissary/userInfo/language', { language: null })
    await page.context().close()
  })

  test.each(someOf(screens, 1))('%s has no English left over, and nothing is cut off', async (path) => {
    expect(await look(page, path, isEnglish)).toEqual([])
  })

  test.each(someOf(publicPages, 1))('%s is in the language of the browser, and nothing is cut off', async (path) => {
    const { context } = await stage.visit({ locale: language === 'es' ? 'es-US' : 'ar' })
    expect(await look(await context.newPage(), path, isEnglish)).toEqual([])
    await context.close()
  })
})
