import type { Browser, BrowserContextOptions } from 'playwright'

/** What is measured: the two bench pages, and the product with a logged-in user. */
export interface Targets {
  /** Address of the bench pages. */
  bench: string
  /** Address of the product. */
  app: string
  /** Browser storage of a logged-in user. */
  session: Exclude<BrowserContextOptions['storageState'], undefined>
}

/** Logs in once; later contexts start from the stored session. */
export async function logIn(browser: Browser, app: string): Promise<Targets['session']> {
  const context = await browser.newContext({ baseURL: app })
  // Theme settings opens by itself once per browser, and covers the menu items.
  await context.addCookies([{ name: 'commissary.themePanel', value: 'opened', url: app }])
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('User name').fill('planner@demo.test')
  await page.getByLabel(/^Password/).fill('commissary-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const session = await context.storageState()
  await context.close()
  return session
}
