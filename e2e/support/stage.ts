import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'

import { logIn, planner, sharedBrowser, visit, type Visit } from './browser.ts'
import { type Product, type RunningProduct, startProduct } from './product.ts'
import { seed } from './seed.ts'
import { openSharedProduct, startOwnOnPostgres } from './shared-product.ts'
import { expectClean } from './watch.ts'

export interface Stage<P extends RunningProduct = RunningProduct> {
  product: P
  browser: Browser
  /** Opens a separate browser context, watched for problems until the end of the file. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>
  /** The same, logged in at `path`. */
  logIn: (path: string, userName?: string, options?: BrowserContextOptions) => Promise<Page>
}

/** A phone-sized touch screen. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * The product and the browser of the worker for all tests of a file, with new demo data. At the end, no visit may have seen
 * a problem or a leaked token.
 * @param rows SQL to run on the demo data first
 */
export function useStage(rows?: string): Stage {
  return stageOn(async () => {
    const shared = await openSharedProduct(rows)
    if (shared !== null) return shared
    return openEmbedded({}, rows)
  })
}

/**
 * The same with a separate product, for tests that stop it or need other settings.
 * @param settings environment variables of the server
 * @param rows SQL to run on the demo data first
 */
export function useOwnProduct(settings: Record<string, string> = {}, rows?: string): Stage<Product> {
  return stageOn(async () => {
    const product = await startOwnOnPostgres(settings, rows)
    return product === null ? openEmbedded(settings, rows) : { product, close: () => product.remove() }
  })
}

/** The same with a separate product on the embedded database, as the README starts it. */
export function useEmbeddedProduct(): Stage<Product> {
  return stageOn(() => openEmbedded({}))
}

async function openEmbedded(env: Record<string, string>, rows?: string) {
  const seeded = inject('seededFolder')
  const product = await startProduct({
    env,
    parent: inject('runFolder'),
    ...(seeded !== null && { seeded }),
    ...(rows !== undefined && { prepare: (folder: string) => seed(folder, rows) }),
  })
  return { product, close: () => product.remove() }
}

function stageOn<P extends RunningProduct>(
  open: () => Promise<{ product: P; close: () => void | Promise<void> }>,
): Stage<P> {
  const visits: Visit[] = []
  const stage: Partial<Stage<P>> = {
    async visit(options) {
      const one = await visit(ready().browser, ready().product.address, options)
      visits.push(one)
      return one
    },
    logIn: async (path, userName = planner, options = {}) => logIn(await ready().visit(options), userName, path),
  }
  const ready = () => stage as Stage<P>
  let close: (() => void | Promise<void>) | undefined

  beforeAll(async () => {
    const [opened, browser] = await Promise.all([open(), sharedBrowser()])
    Object.assign(stage, { product: opened.product, browser })
    close = opened.close
  })
  afterAll(async () => {
    for (const { context } of visits) await context.close()
    await close?.()
    for (const { seen } of visits) expectClean(seen)
  })
  return ready()
}
