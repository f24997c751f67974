import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner, submitLogin, type Visit } from './support/browser.ts'
import { isNightly, someOf } from './support/scale.ts'
import { useStage } from './support/stage.ts'
import { expectClean } from './support/watch.ts'

interface Screen {
  path: string
  title: string
  /** Visible once the screen has loaded. */
  ready: (page: Page) => Locator
}

const publicScreens: Screen[] = [
  { path: '/login', title: 'Log in · Commissary', ready: (page) => page.getByRole('button', { name: 'Log in' }) },
  {
    path: '/404',
    title: 'Page not found · Commissary',
    ready: (page) => page.getByText("The page you're looking for is not found."),
  },
  {
    path: '/an/address/that/is/not/there',
    title: 'Page not found · Commissary',
    ready: (page) => page.getByRole('link', { name: 'Take me home' }),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy · Commissary',
    ready: (page) => page.getByRole('heading', { name: 'Privacy Policy' }),
  },
]

/** The gate opens the first two: the home page, and the screen with the most on it. */
const privateScreens: Screen[] = [
  { path: '/', title: 'Dashboard · Commissary', ready: (page) => page.getByRole('article').nth(4) },
  {
    path: '/manage/manageSchoolMenus',
    title: 'School Menus · Commissary',
    ready: (page) => page.getByRole('region', { name: /^Meal pattern/ }).getByRole('button', { name: /^Sodium/ }),
  },
  {
    path: '/manage/products',
    title: 'Ingredients · Commissary',
    ready: (page) => page.getByRole('gridcell', { name: 'Apple juice, 100%' }),
  },
  {
    path: '/manage/payments',
    title: 'Payments · Commissary',
    ready: (page) => page.getByRole('columnheader', { name: 'Household' }),
  },
  {
    path: '/recipes/myRecipeCatalog',
    title: 'Recipes · Commissary',
    ready: (page) => page.getByRole('grid', { name: 'Recipes' }).getByRole('row').nth(5),
  },
  {
    path: '/recipes/myRecipeCatalog?open=1',
    title: 'Recipes · Commissary',
    ready: (page) => page.getByRole('region', { name: 'Per portion' }).getByText('Sodium'),
  },
  {
    path: '/reports/nutritionAnalysisReport',
    title: 'Nutrition Analysis · Commissary',
    ready: (page) => page.getByRole('rowheader', { name: 'Sodium' }),
  },
  {
    path: '/manage/importProducts',
    title: 'Upload Products · Commissary',
    ready: (page) => page.getByRole('button', { name: 'Upload and check' }),
  },
  {
    path: '/manage/products?list=reference',
    title: 'Ingredients · Commissary',
    ready: (page) => page.getByText('No reference foods yet'),
  },
  {
    path: '/manage/products?open=new',
    title: 'Ingredients · Commissary',
    ready: (page) => page.getByRole('button', { name: 'Save' }),
  },
  {
    path: '/manage/families',
    title: 'Families · Commissary',
    ready: (page) => page.getByRole('columnheader', { name: 'Balance' }),
  },
  {
    path: '/manage/orders',
    title: 'Orders · Commissary',
    ready: (page) => page.getByText(/for this day/).first(),
  },
]

const widths = [1280, 390]
// The dark scheme changes colors and nothing else.
const schemes: { colorScheme: 'light' | 'dark'; rules?: string[] }[] = [
  { colorScheme: 'light' },
  { colorScheme: 'dark', rules: ['color-contrast'] },
]
/** The gate checks only a computer's screen in the light scheme. */
const schemesAt = (width: number) => (isNightly ? schemes : schemes.slice(0, width === widths[0] ? 1 : 0))

/** How much wider than the window the page is, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const stage = useStage()

const directions = isNightly ? ['ltr', 'rtl'] : ['ltr']

describe.each(directions)('%s', (direction) => {
  let reader: Visit
  let page: Page
  beforeAll(async () => {
    reader = await stage.visit()
    await reader.context.addInitScript((dir) => {
      // A blank page has no storage.
      if (location.protocol === 'http:') localStorage.setItem('commissary.theme', JSON.stringify({ direction: dir }))
    }, direction)
    page = await reader.context.newPage()
  })
  afterAll(() => reader.context.close())

  async function check({ path, title, ready }: Screen) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await ready(page).first().waitFor()
    expect(await page.title()).toBe(title)
    expect(await page.getByRole('heading', { level: 1 }).count(), 'headings of level 1').toBe(1)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} ${direction} ${width} px`
      expect(await overflow(page), `${where} is wider than its window`).toBeLessThanOrEqual(0)
      for (const { colorScheme, rules } of schemesAt(width)) {
        await page.emulateMedia({ colorScheme })
        expect(await axeViolations(page, rules), `${where} ${colorScheme}`).toEqual([])
      }
    }
  }

  /** The first Tab from the top of the page reaches the skip link. */
  async function checkSkipLink() {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  }

  // spec: 2.route.login, 2.route.404, 2.notFound.text, 2.notFound.home, 2.notFound.unknown, 2.route.privacyPolicy
  test.each(publicScreens)('$path is accessible and fits its window', check)

  describe('behind the login', () => {
    beforeAll(async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto('/login')
      await submitLogin(page, planner)
    })

    // spec: 2.private.shell, 2.route.root, 2.route.manage.manageSchoolMenus
    test.each(someOf(privateScreens, 2))('$path is accessible, fits its window and has a skip link', async (screen) => {
      await check(screen)
      await checkSkipLink()
    })
  })

  test('screens cause no console errors, foreign requests or token leaks', () => expectClean(reader.seen))
})

// spec: 2.notFound.home
test('"Take me home" leads from a missing page to the login', async () => {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  await page.goto('/an/address/that/is/not/there')
  await page.getByRole('link', { name: 'Take me home' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await visitor.context.close()
})
