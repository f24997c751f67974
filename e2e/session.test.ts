import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'

import { logIn, logOut, office, planner, requestTokens, submitLogin } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** The query string another product uses to send a user over. */
async function handOffOf(userName: string, siteId?: number): Promise<string> {
  const { access_token: accessKey, refresh_token: refreshKey } = await requestTokens(stage.product.address, userName)
  const fields = new URLSearchParams({ accessKey, refreshKey })
  if (siteId !== undefined) fields.set('siteId', String(siteId))
  return btoa(fields.toString())
}

/** The keys may appear only in the page's initial address. */
function expectOnlyInitialAddress(leaks: string[], handOff: string) {
  const initial = leaks.filter((leak) => leak.startsWith('address ') && leak.includes(handOff))
  expect(leaks).toEqual(initial)
  expect(stage.product.output()).not.toContain(handOff.slice(0, 40))
}

// spec: 2.handoff.login, 2.handoff.siteId
test('a hand-off logs in and opens the named page and school, leaving no key behind', async () => {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  const handOff = await handOffOf(planner, 4)
  await page.goto(`/manage/manageSchoolMenus?${handOff}`)
  await page.getByRole('grid').waitFor()
  const url = new URL(page.url())
  expect(url.pathname + url.search).toBe('/manage/manageSchoolMenus?school=4')

  // Back must not return to the address with the keys.
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  expectOnlyInitialAddress(visitor.seen.leaks, handOff)
  visitor.seen.leaks.length = 0
  await visitor.context.close()
})

test("a hand-off asks before it replaces another user's session", async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, planner)
  const handOff = await handOffOf(office)
  await page.goto(`/settings/vendors?${handOff}`)
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: /Dana/ }).waitFor()

  await page.goto(`/manage/products?${handOff}`)
  await page.getByRole('button', { name: /^Log in as/ }).click()
  await page.getByText('1–6 of 6').waitFor()
  expect(await page.getByRole('banner').getByRole('button', { name: /Dana/ }).count()).toBe(0)
  expectOnlyInitialAddress(visitor.seen.leaks, handOff)
  visitor.seen.leaks.length = 0
  await visitor.context.close()
})

test('a hand-off with unknown keys opens the login page', async () => {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  await page.goto(`/manage/products?${btoa('accessKey=unknown&refreshKey=unknown')}`)
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await submitLogin(page, planner)
  expect(new URL(page.url()).pathname).toBe('/manage/products')
  visitor.seen.leaks.length = 0
  await visitor.context.close()
})

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage()
      await page.goto('/manage/products')
      await page.getByRole('grid', { name: 'Ingredients' }).waitFor()
      return page
    }),
  )
}

// spec: 2.userMenu.logout.clears, 4.session.logout
test('a logout ends five other tabs within two seconds, and Back shows no data', async () => {
  const visitor = await stage.visit()
  const first = await logIn(visitor, planner)
  const others = await openTabs(visitor.context, 5)
  await logOut(first)
  await Promise.all(others.map((page) => page.getByRole('grid').waitFor({ state: 'detached', timeout: 2000 })))
  expect(await first.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith('Info')))).toEqual([])
  for (const page of others) {
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.goBack()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('grid').count()).toBe(0)
  }
  await visitor.context.close()
})

test("one caterer's unsaved input is never saved for the browser's next user", async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, planner, '/manage/products?open=new')
  await page.getByLabel(/^Name/).first().fill('Typed by the planner')
  const writes: string[] = []
  visitor.context.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/ingredient/')) writes.push(request.url())
  })

  const handOff = await handOffOf(office)
  const other = await visitor.context.newPage()
  await other.goto(`/dashboard?${handOff}`)
  await other.getByRole('button', { name: /^Log in as/ }).click()
  await other.getByRole('heading', { name: 'Hillside Day School' }).waitFor()

  await page.getByRole('heading', { name: 'Hillside Day School' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await page.getByText('Typed by the planner').count()).toBe(0)
  expect(writes).toEqual([])
  visitor.seen.leaks.length = 0
  await visitor.context.close()
})
