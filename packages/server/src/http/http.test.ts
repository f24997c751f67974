import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../test/support/test-app.ts'
import { apiSegments } from './log.ts'

const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">1</script>
<!-- ${'long enough to be worth compressing '.repeat(50)} -->`

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commissary-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, '.built'), '')
  return folder
}

const webRoot = builtApp()
afterAll(() => rmSync(webRoot, { recursive: true }))

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp({
    webRoot,
    corsOrigins: ['https://app.example.org'],
    trustedProxies: ['10.0.0.1'],
  })
  member = await server.addMember()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('the health check names the engine and reports an unreachable database', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', database: server.database.kind })
})

describe('pages of the app', () => {
  test.each([
    '/',
    '/dashboard',
    '/recipes/myRecipeCatalog',
    '/manage/products?open=12',
    '/no/such/page',
    '/food',
    '/login?a.b=c',
  ])('%s returns the page if it is not an API path', async (url) => {
    const answer = await get(url, { accept: 'text/html,*/*;q=0.8' })
    const isCall = url === '/food'
    expect(answer.statusCode).toBe(isCall ? 404 : 200)
    expect(String(answer.headers['content-type'])).toContain(isCall ? 'json' : 'text/html')
  })

  test('are compressed for browsers that accept it', async () => {
    const packed = await get('/dashboard', { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(packed.headers['content-security-policy'])) ?? []
    expect(gunzipSync(packed.rawPayload).toString()).toBe(page.replaceAll('__CSP_NONCE__', nonce))
  })

  test('have a new nonce in page and policy', async () => {
    const answers = await Promise.all([get('/'), get('/')])
    const nonces = answers.map(({ body, headers }) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? []
      expect(body).not.toContain('__CSP_NONCE__')
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      return nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compressed files are sent to a browser that accepts %s', async (accepted, sent) => {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(sent)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['vary']).toContain('accept-encoding')
  })

  test('files with a hash are cached forever, and missing or hidden files are not the page', async () => {
    const asset = await get('/assets/main-abc123.js')
    expect(asset.statusCode).toBe(200)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
    for (const url of ['/assets/missing.js', '/assets/..%2f..%2fpackage.json', '/assets/..%2findex.html']) {
      const answer = await get(url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain('name')
    }
    expect((await get('/.built', { accept: 'text/html' })).body).toContain('<!doctype html>')
  })
})

test('an unknown API path never returns the page, whatever the browser accepts', async () => {
  for (const segment of apiSegments) {
    const answer = await get(`/${segment}/no/such/call`, { accept: 'text/html' })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Nothing exists at this address.' }])
  }
})

describe('every response', () => {
  test.each([
    '/',
    '/healthz',
    '/commissary/userInfo',
    '/commissary/nothing',
    '/oauth/token',
    '/assets/missing.js',
    '/%ZZ',
  ])('to %s has the security headers', async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('requires HTTPS from then on behind an HTTPS proxy, which clients cannot fake', async () => {
    const fetchFrom = (remoteAddress: string) =>
      server.app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })
    expect((await fetchFrom('10.0.0.1')).headers).toHaveProperty('strict-transport-security')
    expect((await fetchFrom('10.0.0.2')).headers).not.toHaveProperty('strict-transport-security')
  })

  test('with data is not cached', async () => {
    expect((await get(`/commissary/userInfo?access_token=${member.tokens.access}`)).headers['cache-control']).toBe(
      'no-store',
    )
  })
})

test('long responses are compressed for clients that accept it, with the same content', async () => {
  const url = '/commissary/countryDetails'
  const plain = await get(url)
  const packed = await get(url, { 'accept-encoding': 'gzip, deflate, br', origin: 'https://app.example.org' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(String(packed.headers['vary']).toLowerCase()).toBe('origin, accept-encoding')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json())
})

test('only listed origins are allowed', async () => {
  const fetchFrom = (origin: string) => get('/commissary/countryDetails', { origin })
  expect((await fetchFrom('https://app.example.org')).headers['access-control-allow-origin']).toBe(
    'https://app.example.org',
  )
  expect((await fetchFrom('https://evil.example.org')).headers).not.toHaveProperty('access-control-allow-origin')
})

describe('an unreadable request', () => {
  const post = (payload: string, type?: string, path = '/ingredient/ingredients') =>
    server.app.inject({
      method: 'POST',
      url: `${path}?access_token=${member.tokens.access}`,
      payload,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    })

  test.each([
    ['incomplete JSON', '{"name":', 'application/json', 400],
    ['not JSON', 'name=x', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['text', '{"name":"x"}', 'text/plain', 415],
    ['a form instead of JSON', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['a file instead of JSON', 'x', 'application/octet-stream', 415],
    ['poison', '{"__proto__":{"isAdmin":true},"name":"x"}', 'application/json', 400],
    ['a body that is too large', `{"name":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413],
    ['a deeply nested body', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 400],
  ])('with %s is rejected with a message', async (_, payload, type, status) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toMatch(/^[A-Z].*\.$/)
  })

  test('body values are not converted, and unknown fields are rejected', async () => {
    const answer = await post('{"name":"x","isAdmin":true,"catererId":7}', 'application/json')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['isAdmin', 'catererId'])
  })

  test('a form field that is sent twice is rejected', async () => {
    const answer = await post(
      'grant_type=password&grant_type=refresh_token',
      'application/x-www-form-urlencoded',
      '/oauth/token',
    )
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'A field was sent twice.'])
  })

  test('a malformed URL and one that is too long are rejected', async () => {
    for (const url of ['/%ZZ', `/recipe/recipes/${'9'.repeat(300)}`, `/recipe/recipes/${'9'.repeat(30)}`]) {
      const answer = await get(`${url}?access_token=${member.tokens.access}`)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })
})

test("a catererId other than the caller's is refused, whether it exists or not", async () => {
  const other = await server.addMember()
  const fetchFrom = (catererId: number) =>
    get(`/ingredient/ingredients?catererId=${catererId}&access_token=${member.tokens.access}`)
  expect((await fetchFrom(member.catererId)).statusCode).toBe(200)
  const answers = await Promise.all([fetchFrom(other.catererId), fetchFrom(99_999), fetchFrom(0)])
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(403)
})

test('an unexpected failure has its details in the log, not in the response', async () => {
  await server.database.owner((tx) => tx.execute(sql`alter table ingredient rename to ingredient_away`))
  try {
    const answer = await get(`/ingredient/ingredients?q=secret-word&access_token=${member.tokens.access}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: 'Something went wrong. Please try again later.' },
    ])
  } finally {
    await server.database.owner((tx) => tx.execute(sql`alter table ingredient_away rename to ingredient`))
  }
  expect(server.log.join('')).toContain('request failed')
})
