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

/** Launches the system's Chromium if installed, otherwise Playwright's. */
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

/** A separate browser context, watched for problems. Actions time out after 15 s. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  context.setDefaultTimeout(15_000)
  // The cookie keeps the theme panel from opening automatically during a journey.
  await context.addCookies([{ name: 'commissary.themePanel', value: 'opened', url: address }])
  return { context, seen: await watch(context, address) }
}

/** Fills in the open login page and waits for the page behind it. */
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

/** Opens a new page at `path` and logs in. */
export async function logIn(context: BrowserContext, userName = planner, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await submitLogin(page, userName)
  return page
}

/** The user menu in the top bar. */
export const userMenu = (page: Page) => page.getByRole('banner').getByRole('button').last()

export async function logOut(page: Page) {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByLabel('User name').waitFor()
  expect(page.url(), 'the login does not return the next user to this page').toMatch(/\/login$/)
}

/** The tokens in the browser's storage, for calls outside the page. */
export async function tokensOf(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('authInfo'))) ?? '{}')
}
