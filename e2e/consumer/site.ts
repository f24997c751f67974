import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { type Browser, type Page } from 'playwright'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves a folder of static files on a free port while `visit` runs. */
export async function withSite(folder: string, visit: (address: string) => Promise<void>) {
  const server = createServer((request, response) => {
    const file = path.join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''))
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Opens a page and records its console errors, warnings and uncaught errors. */
export async function openPage(browser: Browser, address: string): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext()
  context.setDefaultTimeout(15_000)
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(error.error().message))
  const page = await context.newPage()
  await page.goto(address)
  return { page, problems }
}
