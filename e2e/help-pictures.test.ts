import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { routes } from '../packages/app/src/routing/routes.ts'
import { useStage } from './support/stage.ts'

// Takes the pictures of the help from the product. `COMMISSARY_PICTURES=1 pnpm test help-pictures` writes them into the repository; any
// other run only checks that each can be taken and stays small.

const folder = path.resolve(import.meta.dirname, '../packages/app/src/screens/help/pictures')
const isWriting = process.env['COMMISSARY_PICTURES'] === '1'

/** Topics with a picture. The rest are forms, or look like one of these. */
const pictured = [
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
  'nutritionAnalysis',
  'mealPattern',
  'nutrientStandard',
  'users',
  'holidays',
  'vendors',
  'nutritionSettings',
  'schools',
]

/** The room that the help has for a picture. */
const viewport = { width: 1280, height: 800 }
const scale = 0.75
const mostBytes = 40_000

const stage = useStage()

test('each picture of the help is taken from the product, and is small', async () => {
  const page = await stage.logIn('/dashboard', undefined, { viewport })
  const client = await page.context().newCDPSession(page)
  if (isWriting) mkdirSync(folder, { recursive: true })
  for (const id of pictured) {
    const address = routes.find((route) => route.id === id)?.path
    await page.goto(address ?? '')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Not for a quiet network: some screens read on.
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    const { data } = await client.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 50,
      clip: { x: 0, y: 0, ...viewport, scale },
    })
    const picture = Buffer.from(data, 'base64')
    expect(picture.length, id).toBeGreaterThan(3_000)
    expect(picture.length, id).toBeLessThan(mostBytes)
    if (isWriting) writeFileSync(path.join(folder, `${id}.webp`), picture)
  }
})
