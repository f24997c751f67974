import { randomUUID } from 'node:crypto'
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

import { findHeadlessShell } from '../../scripts/browser.ts'
import { watch, type Watch } from './watch.ts'

const debian = '/usr/bin/chromium'
const chosen = process.env['CHROMIUM_PATH'] ?? debian

/** Launches Chromium: the one in `CHROMIUM_PATH`, Debian's, or Playwright's. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = [chosen, debian].find((file) => existsSync(file))
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
export const parent = 'parent@demo.test'
export const password = 'commissary-demo'

const shell = findHeadlessShell()

let shared: Promise<Browser> | undefined

/** The browser of this worker, which ends with it. Each visit has its own context in it. */
export const sharedBrowser = (): Promise<Browser> =>
  (shared ??= launchBrowser(shell === null ? {} : { executablePath: shell }))

export interface Tokens {
  access_token: string
  refresh_token: string
}

export interface Visit {
  address: string
  context: BrowserContext
  seen: Watch
}

/**
 * A separate browser context, watched for problems. Actions time out after 30 s. Nothing moves: animations only keep a
 * machine without a graphics card busy.
 */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  // The cookie keeps the theme panel from opening automatically during a journey.
  await context.addCookies([{ name: 'commissary.themePanel', value: 'opened', url: address }])
  return { address, context, seen: await watch(context, address) }
}

/** Fills in the open login page and waits for the page behind it. */
export async function submitLogin(page: Page, userName: string) {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await waitForMenus(page)
}

async function waitForMenus(page: Page) {
  // On a phone the menus are behind a button.
  const menus = page.getByRole('navigation', { name: 'Main menu' })
  await menus
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .waitFor()
}

/** Opens a new page at `path`, logged in without the login page: the session is requested here and put in the storage. */
export async function logIn({ address, context }: Visit, userName = planner, path = '/'): Promise<Page> {
  const tokens = await requestTokens(address, userName)
  const user = await fetch(`${address}/commissary/userInfo?access_token=${tokens.access_token}`)
  const items = {
    authInfo: JSON.stringify({ ...tokens, sessionId: randomUUID() }),
    otherInfo: await user.text(),
  }
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin: address, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) }],
  })
  const page = await context.newPage()
  await page.goto(path)
  await waitForMenus(page)
  return page
}

/** Logs in as a client of the specification does. */
export async function requestTokens(address: string, userName: string): Promise<Tokens> {
  const role = userName === parent ? 'ROLE_PARENT' : 'ROLE_CATERER'
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: `${role}:${userName}`, password }),
  })
  const { access_token, refresh_token } = (await answer.json()) as Tokens
  return { access_token, refresh_token }
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
export async function tokensOf(page: Page): Promise<Tokens> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('authInfo'))) ?? '{}')
}
