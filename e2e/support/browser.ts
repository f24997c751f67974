import { existsSync } from 'node:fs'

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium']

export function launchBrowser(): Promise<Browser> {
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
  })
}

export interface Watch {
  /** Reports of the content security policy, errors of the console and uncaught ones, by text. */
  problems: string[]
  /** Addresses asked for on any other origin. */
  foreignRequests: string[]
}

/** Notes everything on a page that no journey may cause. */
export function watch(page: Page, address: string): Watch {
  const seen: Watch = { problems: [], foreignRequests: [] }
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      seen.problems.push(message.text())
  })
  page.on('pageerror', (error) => seen.problems.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !url.startsWith('data:') && !url.startsWith('blob:')) seen.foreignRequests.push(url)
  })
  return seen
}

export async function logIn(
  context: BrowserContext,
  address: string,
  userName = 'planner@demo.test',
  path = '/',
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address + path)
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel(/^Password/).fill('commissary-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation').first().waitFor()
  return page
}
