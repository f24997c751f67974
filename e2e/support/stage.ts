import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'

import { launchBrowser, logIn, planner, visit, type Visit } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { seed } from './seed.ts'
import { expectClean } from './watch.ts'

export interface Stage {
  product: Product
  browser: Browser
  /** Opens a separate browser context, watched for problems until the end of the file. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>
  /** The same, logged in at `path`. */
  logIn: (path: string, userName?: string, options?: BrowserContextOptions) => Promise<Page>
}

/** A phone-sized touch screen. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * A product and a browser for all tests of a file, started before the first. At the end, no visit may have seen a problem
 * or a leaked token.
 * @param rows SQL to run on the seeded folder first
 */
export function useStage(rows?: string): Stage {
  const visits: Visit[] = []
  const stage: Partial<Stage> = {
    async visit(options) {
      const one = await visit(ready().browser, ready().product.address, options)
      visits.push(one)
      return one
    },
    logIn: async (path, userName = planner, options = {}) =>
      logIn((await ready().visit(options)).context, userName, path),
  }
  const ready = () => stage as Stage

  beforeAll(async () => {
    const prepare = rows === undefined ? undefined : (folder: string) => seed(folder, rows)
    const [product, browser] = await Promise.all([startProduct({}, inject('seededFolder'), prepare), launchBrowser()])
    Object.assign(stage, { product, browser })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.product?.remove()
    for (const { seen } of visits) expectClean(seen)
  })
  return ready()
}
