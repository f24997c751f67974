import type { Browser, BrowserContextOptions } from 'playwright'

import { type Conditions, visit } from './browser.ts'
import { scriptBytes } from './bytes.ts'
import type { Samples } from './statistics.ts'
import type { Targets } from './targets.ts'

interface LoadedPage {
  name: string
  url: string
  /** Matches once the page is usable. */
  selector: string
  options?: BrowserContextOptions
}

const conditions: Record<string, Conditions> = {
  '1x': { cpu: 1 },
  '4x': { cpu: 4 },
  slow: { cpu: 4, isSlowNetwork: true },
}

function loadedPages({ bench, app, session }: Targets): LoadedPage[] {
  const options = { storageState: session }
  return [
    { name: 'floor login', url: `${bench}/floor/?login`, selector: 'form button' },
    { name: 'app login', url: `${app}/login`, selector: 'form button[type=submit]' },
    { name: 'floor table', url: `${bench}/floor/?rows=1000`, selector: 'tbody td' },
    { name: 'bench table', url: `${bench}/table/?rows=1000`, selector: 'tbody td' },
    { name: 'app ingredients', url: `${app}/manage/products`, selector: 'tbody [role=gridcell]', options },
    { name: 'app recipes', url: `${app}/recipes/myRecipeCatalog`, selector: 'tbody [role=gridcell]', options },
  ]
}

/** Bytes of JavaScript, and from an empty cache to the first rows or fields: `painted <page> <conditions>` in ms. */
export async function measureLoading(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const pages = loadedPages(targets)
  for (const { name, url, selector, options } of pages) {
    const { bytes, files } = await scriptBytes(browser, url, selector, options)
    samples.add(`bytes ${name}`, bytes)
    samples.add(`files ${name}`, files)
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [under, each] of Object.entries(conditions)) {
      // Alternating, so that a busy moment of the machine affects all of them.
      for (const { name, url, selector, options } of pages) {
        const { page, close } = await visit(browser, each, options)
        await page.goto(url, { waitUntil: 'commit' })
        const wanted = { selector }
        samples.add(`painted ${name} ${under}`, await page.evaluate((each) => probe.sinceNavigation(each), wanted))
        await close()
      }
    }
  }
}
