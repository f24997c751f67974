import path from 'node:path'

import { expect, test } from 'vitest'

import { useStage } from './support/stage.ts'

const stage = useStage()

// Imported at run time, because the types of the app need a browser.
const { screenSources } = (await import(
  path.resolve(import.meta.dirname, '../packages/app/src/routing/routes.ts')
)) as {
  screenSources: readonly { path: string; firstRead?: string }[]
}
const lists = screenSources.flatMap(({ path, firstRead }) => (firstRead ? [path] : []))

test.each(lists)('the page at %s sends its first read before its code has arrived, and only once', async (address) => {
  const user = await stage.logIn('/dashboard')
  // Another visit, whose cache is empty.
  const { context } = await stage.visit({ storageState: await user.context().storageState() })
  await user.context().close()
  const page = await context.newPage()
  const reads: string[] = []
  const sent = Promise.withResolvers<void>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'fetch' || pathname.endsWith('/userInfo')) return
    reads.push(pathname)
    sent.resolve()
  })
  // Without the read, the page gets no code and shows nothing.
  await page.route(/\.js$/, async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // The rows of a list, or the cards of the dashboard.
  await page.locator('tbody [role=gridcell], main article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(reads.filter((each) => each === reads[0])).toEqual([reads[0]])
  await context.close()
})

test('the page sends no first read for a user without access to its area', async () => {
  const user = await stage.logIn('/dashboard')
  const isSent = async (modules: string[]) => {
    await user.evaluate((areas) => {
      const stored = JSON.parse(localStorage.getItem('otherInfo') ?? '{}') as object
      localStorage.setItem('otherInfo', JSON.stringify({ ...stored, role: 'staff', modules: areas }))
    }, modules)
    const { context } = await stage.visit({ storageState: await user.context().storageState() })
    const page = await context.newPage()
    // Without code, only the page itself can send anything.
    await page.route(/\.js$/, () => undefined)
    await page.goto('/manage/masterItemsCatalog', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    const isThere = await page.evaluate(() => 'firstRead' in globalThis)
    await context.close()
    return isThere
  }
  expect(await isSent(['catalog'])).toBe(true)
  expect(await isSent(['reports'])).toBe(false)
})
