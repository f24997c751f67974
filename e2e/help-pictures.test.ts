import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { routes } from '../packages/app/src/routing/routes.ts'
import { parent } from './support/browser.ts'
import { useStage } from './support/stage.ts'

// Takes the help pictures from the product. `COMMISSARY_PICTURES=1 pnpm test help-pictures` writes them into the repository; any
// other run only checks that each can be taken and stays small.

const screens = path.resolve(import.meta.dirname, '../packages/app/src/screens')
const isWriting = process.env['COMMISSARY_PICTURES'] === '1'

/** Topics with a picture, by screen id, some with the query of a view. The rest are forms, or look like one of these. */
const pictured: readonly (string | readonly [id: string, query: string])[] = [
  'dashboard',
  'ingredients',
  'recipes',
  'masterItems',
  'importProducts',
  'cycleMenus',
  'masterMenus',
  'schoolMenus',
  'productionRecords',
  'currentInventory',
  'physicalInventory',
  'inventoryRequest',
  'purchaseOrders',
  'recall',
  'families',
  ['orders', '?list=all'],
  'payments',
  'nutritionAnalysis',
  'mealPattern',
  'nutrientStandard',
  'mealReport',
  'depositReport',
  'salesReport',
  'users',
  'holidays',
  'vendors',
  'nutritionSettings',
  'schools',
]

/** The space for a picture in help. */
const viewport = { width: 1280, height: 800 }
const scale = 0.75
const mostBytes = 40_000

const stage = useStage()

/** Takes the open page once it shows its data, and keeps the picture in a file below `screens/`. */
async function take(page: Page, file: string, size: typeof viewport, ownScale: number) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Does not wait for an idle network, because some screens keep reading.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    clip: { x: 0, y: 0, ...size, scale: ownScale },
  })
  await client.detach()
  const picture = Buffer.from(data, 'base64')
  expect(picture.length, file).toBeGreaterThan(3_000)
  expect(picture.length, file).toBeLessThan(mostBytes)
  if (!isWriting) return
  const target = path.join(screens, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, picture)
}

test('each picture of the help is taken from the product, and is small', async () => {
  const page = await stage.logIn('/dashboard', undefined, { viewport })
  for (const topic of pictured) {
    const [id, query] = typeof topic === 'string' ? [topic, ''] : topic
    const address = routes.find((route) => route.id === id)?.path
    await page.goto(`${address ?? ''}${query}`)
    await take(page, `help/pictures/${id}.webp`, viewport, scale)
  }
})

test("the picture of the parents' help is taken on a phone, and is small", async () => {
  const size = { width: 390, height: 900 }
  const page = await stage.logIn('/parent', parent, { viewport: size })
  await page.getByRole('tab', { name: 'Nils' }).click()
  await page.getByRole('list', { name: /^(Lunch|Menu)/ }).waitFor()
  // Ordering loads after the menu.
  await page.waitForLoadState('networkidle')
  await take(page, 'parent/pictures/home.webp', size, 1)
})
