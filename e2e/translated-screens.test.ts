import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { routes } from '../packages/app/src/routing/routes.ts'
import { defaultLanguage, type Language, languages, locales } from '../packages/messages/src/languages.ts'
import { parent, planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { cutTexts, englishFinder, shownTexts, textsOf } from './support/left-over.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** The screens with the most at stake come first: the gate opens only those. */
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
const parentPages = ['/parent', '/parent?page=settings', '/parent?page=help', '/changePassword']
const publicPages = ['/forgotPassword', '/login', '/menus/juniperhill', '/privacy-policy', '/404', '/receive/none']

/** A window on a computer, the same at 200% zoom, and a phone. */
const windows = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
]

/** Names that the demo caterer gave and columns of its files that are also words in the product. */
const data = new Set(['Staff', 'Standard', 'currency', 'gross', 'fee', 'net'])
/** Its own ingredient categories. Order reports have none: there the words are meal categories, which are translated. */
const ingredientCategories = new Set(['Fruit', 'Milk', 'Vegetables'])
const orderReports = /^\/reports\/(salesReport|ordersDetails)/

const isData = (path: string, text: string) =>
  data.has(text) || (ingredientCategories.has(text) && !orderReports.test(path))

/** Opens the first group of a report of orders, so that its rows are read, too. */
async function openGroup(page: Page): Promise<void> {
  await page.locator('table button[aria-expanded="false"]').first().click()
  await page.locator('table a[href*="open="]').first().waitFor()
}

/** Opens a page and reports what its reader sees in English, and what does not fit. */
async function look(page: Page, path: string, isEnglish: (text: string) => boolean): Promise<string[]> {
  await page.setViewportSize(windows[0] ?? { width: 1440, height: 900 })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A dialog hides it from screen readers.
  await page.locator('h1').first().waitFor()
  if (orderReports.test(path) && path.includes('group=')) await openGroup(page)
  return lookAtOpen(page, path, isEnglish)
}

/** The same for the page that is open. */
async function lookAtOpen(page: Page, path: string, isEnglish: (text: string) => boolean): Promise<string[]> {
  const left = (await shownTexts(page)).filter((text) => !isData(path, text) && isEnglish(text))
  const found = left.map((text) => `${path} in English: ${text}`)
  for (const size of windows) {
    await page.setViewportSize(size)
    found.push(...(await cutTexts(page)).map((text) => `${path} at ${size.width} px: ${text}`))
  }
  return found
}

/** The language of a user's account; null = the caterer's. */
async function speak(userName: string, language: Language | null): Promise<void> {
  const caller = await Caller.logIn(stage.product.address, userName)
  expect((await caller.call('PUT', '/commissary/userInfo/language', { language })).status).toBe(200)
}

const translated = languages.filter((language) => language !== defaultLanguage)

describe.each(translated)('in %s', (language) => {
  const isEnglish = englishFinder(language)
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn('/help')
    await speak(planner, language)
    await page.goto('/help')
    await page.waitForFunction((code) => document.documentElement.lang === code, language)
  })
  afterAll(async () => {
    await speak(planner, null)
    await page.context().close()
  })

  test.each(screens)('%s has no English left over, and nothing is cut off', async (path) => {
    expect(await look(page, path, isEnglish)).toEqual([])
  })

  test.each(publicPages)('%s is in the language of the browser, and nothing is cut off', async (path) => {
    const { context } = await stage.visit({ locale: new Intl.Locale(locales[language]).baseName })
    expect(await look(await context.newPage(), path, isEnglish)).toEqual([])
    await context.close()
  })
})

describe.each(translated)('parents in %s', (language) => {
  const isEnglish = englishFinder(language)
  const texts = textsOf(language)
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn('/parent', parent)
    await speak(parent, language)
    await page.goto('/parent')
    await page.waitForFunction((code) => document.documentElement.lang === code, language)
  })
  afterAll(async () => {
    await speak(parent, null)
    await page.context().close()
  })

  test.each(parentPages)('%s has no English left over, and nothing is cut off', async (path) => {
    expect(await look(page, path, isEnglish)).toEqual([])
  })

  const text = (key: string) => texts.get(`parent.json.${key}`) ?? ''
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })

  const orders = {
    async 'a meal'() {
      const cancel = page.getByText(text('cancel'), { exact: true })
      const before = await cancel.count()
      const [order = ''] = text('order').split('{')
      await page.getByRole('button').filter({ hasText: order }).first().click()
      await cancel.nth(before).waitFor()
    },
    async items() {
      await page.getByText(text('chooseItems'), { exact: true }).first().click()
      await button('items.submit').waitFor()
    },
    async 'several days'() {
      await button('plan.order').click()
      await button('plan.preview').click()
      // It gives way to the button that orders.
      await button('plan.preview').waitFor({ state: 'hidden' })
    },
  }

  test.each(Object.entries(orders))('who order %s read no English, and nothing is cut off', async (what, order) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/parent', { waitUntil: 'networkidle' })
    await order()
    expect(await lookAtOpen(page, `Ordering ${what}`, isEnglish)).toEqual([])
  })
})
