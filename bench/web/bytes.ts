import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContextOptions } from 'playwright'

import { visit } from './browser.ts'

/** JavaScript that a page loads from an empty cache until the network is idle: gzip bytes and number of files. */
export async function scriptBytes(
  browser: Browser,
  url: string,
  selector: string,
  options?: BrowserContextOptions,
): Promise<{ bytes: number; files: number }> {
  const { page, close } = await visit(browser, { cpu: 1 }, options)
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    // Compressed here, so the number does not depend on the server's compression.
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url)
  await page.waitForSelector(selector)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(bodies)
  await close()
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
