import type { Browser, Page } from 'playwright'

import { setCpu, visit } from './browser.ts'
import type { Wanted } from './probe.ts'
import type { Samples } from './statistics.ts'
import type { Targets } from './targets.ts'

/** Screens to switch between; each is ready when its heading and content are. */
export const walk: { link: string; wanted: Wanted }[] = [
  { link: 'Ingredients', wanted: { heading: 'Ingredients', selector: 'tbody [role=gridcell]' } },
  { link: 'Recipes', wanted: { heading: 'Recipes', selector: 'tbody [role=gridcell]' } },
]

async function follow(page: Page, link: string) {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Manage' }).click()
  await menu.getByRole('link', { name: link }).waitFor()
  return menu.getByRole('link', { name: link })
}

/** Opens each screen a second time by its link: `reopened <screen> <cpu>x` in ms. */
export async function measureReopening(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const { page, cdp, close } = await visit(browser, { cpu: 1 }, { storageState: targets.session })
  await page.goto(`${targets.app}/manage/products`)
  await page.waitForSelector('tbody [role=gridcell]')
  for (let run = -1; run < runs; run += 1) {
    for (const cpu of [1, 4]) {
      await setCpu(cdp, cpu)
      for (const { link, wanted } of walk.toReversed()) {
        const target = await follow(page, link)
        await page.evaluate((each) => probe.arm('click', each), wanted)
        await target.click()
        const time = await page.evaluate(() => probe.result())
        // The first round opens them for the first time.
        if (run >= 0) samples.add(`reopened ${link} ${cpu}x`, time)
        await page.waitForLoadState('networkidle')
      }
    }
  }
  await close()
}

/** From a key in the search above a list to the request it causes: `search call` in ms. */
export async function measureSearchKey(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const { page, close } = await visit(browser, { cpu: 1 }, { storageState: targets.session })
  await page.goto(`${targets.app}/recipes/myRecipeCatalog`)
  await page.waitForSelector('tbody [role=gridcell]')
  await page.getByRole('searchbox').first().focus()
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(() => probe.armCall())
    await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[run % 26] ?? 'a')
    samples.add('search call', await page.evaluate(() => probe.result()))
    await page.waitForLoadState('networkidle')
  }
  await close()
}
