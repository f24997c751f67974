import { existsSync } from 'node:fs'

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright'
import { expect } from 'vitest'

import { watch, type Watch } from './watch.ts'

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium']

/** Chromium of the system where there is one, otherwise Playwright's own. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = candidates.find((file) => file !== undefined && existsSync(file))
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...options,
  })
}

export const planner = 'planner@demo.test'
export const office = 'office@small.test'
export const password = 'commissary-demo'

export interface Visit {
  context: BrowserContext
  seen: Watch
}

/** A browser of a person of their own, under watch. What has not come after 15 s will not come. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  context.setDefaultTimeout(15_000)
  // The theme panel opens by itself once; a journey begins after that.
  await context.addCookies([{ name: 'commissary.themePanel', value: 'opened', url: address }])
  return { context, seen: await watch(context, address) }
}

/** Fills the login page that is open and waits for the page behind it. */
export async function submitLogin(page: Page, userName: string) {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  // On a phone the menus are behind a button.
  const menus = page.getByRole('navigation', { name: 'Main menu' })
  await menus
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .waitFor()
}

/** A page of a new login, at `path`. */
export async function logIn(context: BrowserContext, userName = planner, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await submitLogin(page, userName)
  return page
}

/** The name in the top bar. */
export const userMenu = (page: Page) => page.getByRole('banner').getByRole('button').last()

export async function logOut(page: Page) {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByLabel('User name').waitFor()
  expect(page.url(), 'the next user begins at the start').toMatch(/\/login$/)
}

/** The tokens of a browser, for calls behind the page's back. */
export async function tokensOf(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('authInfo'))) ?? '{}')
}
