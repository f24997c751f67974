import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases } from './cases.ts'
import { everyInGate } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { headersOfCalls, send, tokenOf } from './send.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'commissary-web-'))
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__"></script>')
writeFileSync(join(webRoot, 'assets', 'app-1.js'), 'start()')
afterAll(() => rmSync(webRoot, { recursive: true }))

const { app, database, north, small } = await openFixture({ webRoot })
const token = north.tokens.administrator

/** Everything except the date. */
async function headersOf(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { method = 'GET', headers: sent = {} } = options
  const answer = await app.inject({ method: method as 'GET', url, headers: sent })
  const { date: _, ...headers } = answer.headers
  return { status: answer.statusCode, headers }
}

/** Calls that answer with a file, and its type. */
const files: Partial<Record<OperationId, string>> = {
  printMenuAnalysis: 'application/pdf',
  exportMealPattern: 'application/pdf',
  printRecipeCard: 'application/pdf',
  printMenu: 'application/pdf',
  printReviewBinder: 'application/pdf',
  printStudentMeals: 'application/pdf',
  printProductionRecord: 'application/pdf',
  printReceivingCode: 'application/pdf',
  printCountSheet: 'application/pdf',
  printPickList: 'application/pdf',
  exportPurchaseOrder: 'text/csv; charset=utf-8',
  exportLotTrace: 'text/csv; charset=utf-8',
  readIngredientDocumentFile: 'image/png',
  readIngredientDocumentThumbnail: 'image/webp',
  readReportExportFile: 'text/csv',
  exportPublicMenu: 'text/csv; charset=utf-8',
  subscribePublicMenu: 'text/calendar; charset=utf-8',
}

test.each(everyInGate(3, Object.keys(operations) as OperationId[]))(
  'a successful response of %s has exactly these headers',
  async (id) => {
    const { status, headers } = await send(app, id, await cases[id].request(north), tokenOf(id, north))
    expect(status).toBe(cases[id].status)
    const type = files[id]
    const file = type !== undefined && {
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename="/) as string,
    }
    const { cacheSeconds } = operations[id]
    const kept = cacheSeconds !== null && {
      'cache-control': `public, max-age=${cacheSeconds}`,
      etag: expect.stringMatching(/^W\/"/) as string,
    }
    expect(headers).toEqual({ ...headersOfCalls, ...file, ...kept })
  },
)

test('a refusal and a failure have the headers of a successful response', async () => {
  const none = 'access_token=none'
  const good = `access_token=${token}`
  const off = `access_token=${small.tokens.staff}`
  const expected = [
    ['/oauth/token', 404],
    [`/commissary/userInfo?${none}`, 401],
    [`/food/imports/1?${off}`, 403],
    [`/commissary/nothing?${good}`, 404],
    [`/recipe/recipes/900000001?${good}`, 404],
    [`/recipe/recipes/none?${good}`, 422],
    [`/recipe/recipes?sort=none&${good}`, 422],
  ] as const
  for (const [url, status] of expected) {
    expect(await headersOf(url), url).toEqual({ status, headers: headersOfCalls })
  }
  await database.owner((tx) => tx.execute(sql`alter table recipe rename to recipe_gone`))
  const failed = await headersOf(`/recipe/recipes?${good}`)
  await database.owner((tx) => tx.execute(sql`alter table recipe_gone rename to recipe`))
  expect(failed).toEqual({ status: 500, headers: headersOfCalls })
})

test('an unparsable URL is rejected with the same security headers', async () => {
  // It fails before the origin is checked.
  const { vary: _, 'access-control-expose-headers': __, ...headers } = headersOfCalls
  expect(await headersOf(`/recipe/recipes/%zz?access_token=${token}`)).toEqual({ status: 400, headers })
  expect(await headersOf(`/recipe/recipes/${'9'.repeat(200)}`)).toEqual({ status: 404, headers })
})

const headersOfPages = {
  ...headersOfCalls,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}'; style-src 'self' 'nonce-[\w+/=]{24}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'$/,
  ) as string,
}

test('every page of the app has exactly these headers', async () => {
  for (const url of ['/', '/dashboard', '/no/such/page', `/login?token=${token}`]) {
    const answer = await headersOf(url, { headers: { accept: 'text/html' } })
    expect(answer, url).toEqual({ status: 200, headers: headersOfPages })
  }
})

test('anything that is neither a page nor an API path is a JSON 404 with the headers of a call', async () => {
  const asPage = { headers: { accept: 'text/html' } }
  for (const [url, options] of [
    ['/commissary/nothing', asPage],
    ['/Recipe/recipes', asPage],
    ['/oauth', asPage],
    ['/%63ommissary/nothing', asPage],
    ['/dashboard', { ...asPage, method: 'POST' }],
    ['/dashboard', { headers: { accept: 'application/json' } }],
  ] as const) {
    expect(await headersOf(url, options), url).toEqual({ status: 404, headers: headersOfCalls })
  }
  // Files have a compressed and a plain version, and are the same for every origin.
  const noFile = await headersOf('/assets/none.js', asPage)
  expect(noFile).toEqual({ status: 404, headers: { ...headersOfCalls, vary: 'accept-encoding' } })
})

test('a file of the app has the same security headers', async () => {
  const { status, headers } = await headersOf('/assets/app-1.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-security-policy': headersOfCalls['content-security-policy'],
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/) as string,
  })
})

test('no response names the server software or sets a cookie', async () => {
  for (const url of ['/', '/healthz', '/commissary/userInfo', '/assets/app-1.js', '/%zz']) {
    const { headers } = await headersOf(url)
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'etag']) {
      if (name === 'etag' && url.startsWith('/assets/')) continue
      expect(headers, url).not.toHaveProperty(name)
    }
  }
})
