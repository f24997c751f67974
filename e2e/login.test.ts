import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { password, planner, submitLogin, tokensOf } from './support/browser.ts'
import { phone, useStage } from './support/stage.ts'
import { isWhole } from './support/scale.ts'

const stage = useStage()
const parent = 'parent@demo.test'

async function openLogin(path = '/login', options = {}): Promise<Page> {
  const { context } = await stage.visit(options)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  return page
}

const userName = (page: Page) => page.getByLabel('User name')
const secret = (page: Page) => page.getByLabel(/^Password/)
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' })
const address = (page: Page) => page.url().slice(stage.product.address.length)

async function tryToLogIn(page: Page, name: string, text: string) {
  await userName(page).fill(name)
  await secret(page).fill(text)
  await submit(page).click()
}

// spec: 2.route.login, 7.login, 6.login.role
test('the fields work with password managers, and login works by keyboard, which goes on at the content', async () => {
  const page = await openLogin()
  expect(await userName(page).getAttribute('autocomplete')).toBe('username')
  expect(await secret(page).getAttribute('autocomplete')).toBe('current-password')
  expect(await userName(page).evaluate((input) => input === document.activeElement)).toBe(true)

  await page.evaluate((text) => navigator.clipboard.writeText(text), planner)
  await page.keyboard.press('ControlOrMeta+V')
  await page.keyboard.press('Tab')
  await page.evaluate((text) => navigator.clipboard.writeText(text), password)
  await page.keyboard.press('ControlOrMeta+V')
  const tokenRequest = page.waitForRequest((request) => request.url().endsWith('/oauth/token'))
  await page.keyboard.press('Enter')
  expect(new URLSearchParams((await tokenRequest).postData() ?? '').get('username')).toBe(`ROLE_CATERER:${planner}`)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test.runIf(isWhole)('an empty field shows its error at the field', async () => {
  const page = await openLogin()
  await submit(page).click()
  await page.getByText('Please provide user name').waitFor()
  await page.getByText('Please provide password').waitFor()
  expect(await userName(page).evaluate((input) => input === document.activeElement)).toBe(true)
})

// spec: 8.loginFailure
test('a wrong password and an unknown user name get the same message, and the input stays', async () => {
  const page = await openLogin()
  for (const name of [planner, 'nobody@demo.test']) {
    await tryToLogIn(page, name, 'not the password')
    await page.getByRole('alert').getByText('Invalid Username/password', { exact: true }).waitFor()
    expect(await userName(page).inputValue()).toBe(name)
  }
  expect(await tokensOf(page)).toEqual({})
  await submitLogin(page, planner)
})

// spec: 8.loginFailure.401
test('a 401 from the login service shows its own message', async () => {
  const page = await openLogin()
  // Our service answers 400, as OAuth requires, so the 401 is mocked.
  await page.route('**/oauth/token', (route) => route.fulfill({ status: 401, json: { error: 'unauthorized' } }))
  await tryToLogIn(page, planner, password)
  await page.getByRole('alert').getByText('Invalid Username/Password', { exact: true }).waitFor()
  expect(address(page)).toBe('/login')
})

test.runIf(isWhole)(
  'after five attempts the next one shows how long to wait, and other users need not wait',
  async () => {
    const page = await openLogin()
    for (let attempt = 1; attempt <= 6; attempt++) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/oauth/token'))
      await tryToLogIn(page, 'guessed@demo.test', `guess ${attempt}`)
      expect((await answer).status()).toBe(attempt <= 5 ? 400 : 429)
    }
    await page.getByRole('alert').getByText('Please try again in 15 minutes.').waitFor()
    await submitLogin(page, planner)
  },
)

test.runIf(isWhole)('login returns to a deep link with its query, and never to another site', async () => {
  const page = await openLogin('/settings/vendors?sort=-name')
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/settings/vendors?sort=-name')
  await submitLogin(page, planner)
  await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor()
  expect(address(page)).toBe('/settings/vendors?sort=-name')

  for (const elsewhere of ['//elsewhere.test/', '/\\elsewhere.test/']) {
    const other = await openLogin(`/login?returnTo=${encodeURIComponent(elsewhere)}`)
    await submitLogin(other, planner)
    await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(address(other)).toBe('/dashboard')
    await other.context().close()
  }
})

// spec: 2.route.parent, 6.login.prefix, 6.login.role
test('parents log in at /parent under their own role, and see their own top bar', async () => {
  const page = await openLogin('/parent')
  const tokenRequest = page.waitForRequest((request) => request.url().endsWith('/oauth/token'))
  await tryToLogIn(page, parent, password)
  expect(new URLSearchParams((await tokenRequest).postData() ?? '').get('username')).toBe(`ROLE_PARENT:${parent}`)
  const bar = page.getByRole('banner')
  for (const name of ['Home', 'Settings', 'Help']) await bar.getByRole('link', { name, exact: true }).waitFor()
  expect(address(page)).toBe('/parent')

  // Parents have no access to the caterer's pages.
  await page.goto('/manage/products')
  await page.getByText("This page is for the caterer's staff").waitFor()
  expect(await page.getByRole('grid').count()).toBe(0)

  await page.goto('/parent')
  await bar.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await tokensOf(page)).toEqual({})
  expect(page.url()).toMatch(/\/login\?returnTo=%2Fparent$/)
})

// spec: 6.login.prefix
test.each([
  ['/login', parent],
  ['/parent', planner],
])('the login of %s rejects %s', async (path, name) => {
  const page = await openLogin(path)
  await tryToLogIn(page, name, password)
  await page.getByRole('alert').getByText('Invalid Username/password', { exact: true }).waitFor()
})

test.runIf(isWhole)('login fits the screen of a phone and works by touch', async () => {
  const page = await openLogin('/login', phone)
  await userName(page).fill(planner)
  await secret(page).fill(password)
  await page.getByRole('button', { name: 'Show password' }).tap()
  expect(await secret(page).getAttribute('type')).toBe('text')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await submit(page).tap()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
})
