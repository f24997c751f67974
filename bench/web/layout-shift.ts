import type { Browser } from 'playwright'

import { type Conditions, visit } from './browser.ts'
import type { Targets } from './targets.ts'

/** Opens the first record of a list and returns its path. */
async function firstRecord(browser: Browser, { app, session }: Targets, list: string): Promise<string> {
  const { page, close } = await visit(browser, { cpu: 1 }, { storageState: session })
  await page.goto(app + list)
  await page.locator('tbody [role=gridcell]:not([data-select-cell])').first().click()
  await page.waitForURL(/[?&]open=\d+/)
  const { pathname, search } = new URL(page.url())
  await close()
  return pathname + search
}

/** Every kind of screen, with an open record where it has one. */
async function everyScreen(browser: Browser, targets: Targets): Promise<string[]> {
  return [
    '/login',
    '/dashboard',
    '/manage/products',
    '/manage/products?list=reference',
    '/manage/products?open=new',
    await firstRecord(browser, targets, '/manage/products'),
    '/recipes/myRecipeCatalog',
    '/recipes/myRecipeCatalog?open=new',
    await firstRecord(browser, targets, '/recipes/myRecipeCatalog'),
    '/manage/importProducts',
    '/manage/manageSchoolMenus',
    '/reports/nutritionAnalysisReport',
    '/privacy-policy',
    '/404',
  ]
}

interface View {
  name: string
  conditions: Conditions
  width: number
}

const views: View[] = [
  { name: 'Slow 4G, CPU 4x, 1440 px', conditions: { cpu: 4, isSlowNetwork: true }, width: 1440 },
  { name: 'CPU 1x, 390 px', conditions: { cpu: 1 }, width: 390 },
]

const atOnce = 4

export interface Shift {
  screen: string
  view: string
  /** Sum of all shifts from the blank page until the network is idle; 0 = nothing moved. */
  shift: number
}

/** Loads every screen from an empty cache and sums the layout shifts that no input caused. */
export async function measureLayoutShift(browser: Browser, targets: Targets): Promise<Shift[]> {
  const wanted = (await everyScreen(browser, targets)).flatMap((screen) => views.map((view) => ({ screen, view })))
  const shifts: Shift[] = []
  // Several at once: nothing is timed, and a slower machine shifts more rather than less.
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce)
    shifts.push(...(await Promise.all(some.map(({ screen, view }) => shiftOf(browser, targets, screen, view)))))
  }
  return shifts
}

async function shiftOf(
  browser: Browser,
  targets: Targets,
  screen: string,
  { name, conditions, width }: View,
): Promise<Shift> {
  const { page, close } = await visit(browser, conditions, {
    viewport: { width, height: 900 },
    ...(screen !== '/login' && { storageState: targets.session }),
  })
  await page.goto(targets.app + screen)
  await page.waitForSelector('h1')
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => probe.layoutShift())
  await close()
  return { screen, view: name, shift }
}
