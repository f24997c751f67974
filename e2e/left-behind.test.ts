import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, logIn, logOut, planner, tokensOf, visit } from './support/browser.ts'
import { downloaded } from './support/downloads.ts'
import { useStage } from './support/stage.ts'
import { tokensIn } from './support/tokens.ts'

// Traces of a visit after the user leaves: on other sites, in prints and in the browser's back-forward cache.

/** Another site, which records every request. */
const captured: string[] = []
const otherSite: Server = createServer((request, response) => {
  captured.push(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}`)
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><p>Elsewhere')
})
let elsewhere: string
const stage = useStage()
let browser: Browser
beforeAll(async () => {
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`
  // Playwright disables the back-forward cache by default.
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
afterAll(async () => {
  await browser.close()
  otherSite.closeAllConnections()
  otherSite.close()
})

test('another site receives neither a token nor the referring address', async () => {
  const page = await logIn(await visit(browser, stage.product.address), planner, '/settings/vendors')
  const tokens = Object.values(await tokensOf(page))
  await page.getByRole('link', { name: 'Add New' }).waitFor()

  await page.evaluate((address) => void window.open(address), `${elsewhere}/opened`)
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
  }, `${elsewhere}/linked`)
  await page.getByText('Elsewhere').waitFor()
  const everything = () => captured.join('\n')
  await expect.poll(everything).toMatch(/GET \/opened[^]*GET \/linked|GET \/linked[^]*GET \/opened/)
  // The other site's favicon request may name its own page.
  expect(everything()).not.toContain(stage.product.address)
  for (const token of tokens) expect(everything()).not.toContain(token)
  expect(await page.evaluate(() => document.referrer)).toBe('')
})

const readers = ['/usr/bin/qpdf', '/usr/bin/pdfinfo', '/usr/bin/pdftotext']
const canRead = readers.every((program) => existsSync(program))
if (!canRead) process.stderr.write(`SKIPPED: the token in a print: one of ${readers.join(', ')} is absent.\n`)

test.runIf(canRead)('a print contains no token in its text or metadata', async () => {
  const page = await logIn(
    await visit(browser, stage.product.address),
    planner,
    '/reports/nutritionAnalysisReport?school=1',
  )
  const tokens = Object.values(await tokensOf(page))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const { bytes } = await downloaded(page, () => page.getByRole('menuitem', { name: 'PDF' }).click())
  mkdirSync(stage.product.folder, { recursive: true })
  const file = path.join(stage.product.folder, 'print.pdf')
  writeFileSync(file, bytes)

  const read = (program: string, ...options: string[]) => execFileSync(program, options, { encoding: 'latin1' })
  const everything = [
    // With all streams unpacked; characters may be two bytes long.
    read('qpdf', '--qdf', '--object-streams=disable', file, '-').replaceAll('\0', ''),
    read('pdfinfo', file),
    read('pdftotext', file, '-'),
  ].join('\n')
  expect(everything).toContain('Producer')
  expect(tokensIn(everything)).toEqual([])
  for (const token of tokens) expect(everything).not.toContain(token)
})

test('a page restored from the back-forward cache shows nothing after a logout in another tab', async () => {
  const visitor = await visit(browser, stage.product.address)
  const { context } = visitor
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) localStorage.setItem('test.restored', 'yes')
    }),
  )
  const page = await logIn(visitor, planner, '/settings/vendors')
  const row = page.getByText('Hudson Valley Produce')
  await row.waitFor()
  await page.goto(elsewhere)
  await page.getByText('Elsewhere').waitFor()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await logOut(other)

  // Delayed: a page that navigates during `evaluate` returns no answer.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.getByLabel('User name').waitFor()
  expect(await other.evaluate(() => localStorage.getItem('test.restored'))).toBe('yes')
  expect(await row.count()).toBe(0)
})
