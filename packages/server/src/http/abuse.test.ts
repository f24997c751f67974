import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'

import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../test/support/test-app.ts'
import { exchange, listen } from '../../test/support/raw-socket.ts'

let server: TestApp
let member: Member
let port: number
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  port = await listen(server.app)
})

/** The expected outcome: a kind of response, a closed connection without one, or either of the two. */
type Outcome = 'good' | 'refused' | 'refused or closed'

interface Abuse {
  about: string
  bytes: string | Buffer
  outcome: Outcome
  /** The request is never completed. */
  isHalf?: boolean
}

const good = '/commissary/userInfo?access_token=TOKEN'
const ingredients = '/ingredient/ingredients?access_token=TOKEN'

interface Parts {
  method?: string
  target?: string
  version?: string
  headers?: string[]
  body?: string | Buffer
}

/** A request with parts to break. TOKEN is replaced by the caller's token. */
function request({ method = 'GET', target = good, version = 'HTTP/1.1', headers = [], body }: Parts = {}): Buffer {
  const lines = [`${method} ${target} ${version}`, 'host: localhost', 'connection: close', ...headers]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body ?? '')])
}

const json = 'content-type: application/json'
const lengthOf = (body: string | Buffer) => `content-length: ${Buffer.byteLength(body)}`
const post = (body: string | Buffer, headers = [json]) =>
  request({ method: 'POST', target: ingredients, headers: [...headers, lengthOf(body)], body })
const chunked = (text: string, ...headers: string[]) =>
  request({
    method: 'POST',
    target: ingredients,
    headers: [json, 'transfer-encoding: chunked', ...headers],
    body: text,
  })
const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)
const smuggled = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
const refused = (about: string, bytes: string | Buffer): Abuse => ({ about, bytes, outcome: 'refused' })
const either = (about: string, bytes: string | Buffer): Abuse => ({ about, bytes, outcome: 'refused or closed' })
const half = (about: string, bytes: string | Buffer): Abuse => ({ ...either(about, bytes), isHalf: true })
const fine = (about: string, bytes: string | Buffer): Abuse => ({ about, bytes, outcome: 'good' })

const abuses: Abuse[] = [
  // Tokens: valid only once, in the query.
  fine('a valid request', request()),
  refused('a token twice', request({ target: `${good}&access_token=TOKEN` })),
  refused('a token as a list', request({ target: '/commissary/userInfo?access_token[]=TOKEN' })),
  refused('a token in another case', request({ target: '/commissary/userInfo?Access_Token=TOKEN' })),
  refused(
    'a token in a header only',
    request({ target: '/commissary/userInfo', headers: ['authorization: Bearer TOKEN'] }),
  ),
  refused(
    'a token in a body only',
    request({
      target: '/commissary/userInfo',
      headers: [json, 'content-length: 24'],
      body: '{"access_token":"TOKEN"}',
    }),
  ),
  refused(
    'a token in a cookie only',
    request({ target: '/commissary/userInfo', headers: ['cookie: access_token=TOKEN'] }),
  ),
  refused(
    'an invalid token with a valid header',
    request({ target: '/commissary/userInfo?access_token=none', headers: ['authorization: Bearer TOKEN'] }),
  ),
  fine('a valid token with an invalid header', request({ headers: ['authorization: Bearer none'] })),
  refused('a token followed by a NUL', request({ target: `${good}%00` })),
  refused('a token in a fragment', request({ target: '/commissary/userInfo#?access_token=TOKEN' })),
  refused('a token after a semicolon', request({ target: '/commissary/userInfo;access_token=TOKEN' })),
  // URLs and parameters.
  refused('a parameter twice', request({ target: `${ingredients}&q=a&q=b` })),
  refused('a parameter as an object', request({ target: `${ingredients}&page[size]=1&page=none` })),
  refused('a bare percent sign', request({ target: '/recipe/recipes/%' })),
  refused('an overlong UTF-8 slash', request({ target: '/recipe/recipes/%c0%af' })),
  refused('a path traversal', request({ target: '/commissary/../../etc/passwd' })),
  refused('an encoded path traversal', request({ target: '/assets/%2e%2e/%2e%2e/package.json' })),
  refused('a path with a NUL', request({ target: '/recipe/recipes/1%00?access_token=TOKEN' })),
  refused('a URL of another host', request({ target: 'http://elsewhere.test/recipe/none' })),
  refused('an asterisk as the URL', request({ target: '*' })),
  refused('a URL of 60 kB', request({ target: `/recipe/recipes?q=${'x'.repeat(60_000)}` })),
  refused('a URL with a space', request({ target: '/recipe/recipes /x' })),
  refused('a URL with raw control characters', request({ target: '/recipe/\x01\x1b[31m' })),
  refused('a thousand parameters', request({ target: `/recipe/recipes?${'sort=x&'.repeat(1000)}` })),
  refused('__proto__ as a parameter', request({ target: `${ingredients}&__proto__[isAdmin]=1&sort=constructor` })),
  // Methods and versions.
  refused('TRACE', request({ method: 'TRACE' })),
  refused('a lowercase method', request({ method: 'get' })),
  refused('an unknown method', request({ method: 'STEAL' })),
  refused('an unsupported PATCH', request({ method: 'PATCH' })),
  either('CONNECT', request({ method: 'CONNECT', target: 'localhost:22' })),
  either('the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  either('an invalid HTTP version', request({ version: 'HTTP/9.9' })),
  either('an HTTP/0.9 request line', 'GET /commissary/userInfo\r\n\r\n'),
  either('TLS on a plain port', Buffer.from('16030100a5010000a10303', 'hex')),
  either('random bytes', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167) % 256))),
  fine('an unsolicited upgrade', request({ headers: ['upgrade: websocket', 'sec-websocket-version: 13'] })),
  // Headers.
  refused('a header of 64 kB', request({ headers: [`x-long: ${'x'.repeat(64 * 1024)}`] })),
  refused('3,000 headers', request({ headers: Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`) })),
  refused('a missing host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'),
  either('a header with a NUL', request({ headers: ['x-odd: a\0b'] })),
  either('a folded header', request({ headers: ['x-odd: a\r\n b'] })),
  either('a header with a space before its colon', request({ headers: ['x-odd : a'] })),
  either('lines that end in LF only', 'GET /healthz HTTP/1.1\nhost: localhost\nx: y\n\n'),
  refused('an unknown expectation', request({ headers: ['expect: wonders'] })),
  fine(
    'forwarding headers from an untrusted client',
    request({ headers: ['x-forwarded-for: 1.2.3.4', 'x-forwarded-proto: https', 'forwarded: for=1.2.3.4'] }),
  ),
  refused(
    'a method override header',
    request({
      target: '/recipe/recipes/1',
      method: 'POST',
      headers: ['x-http-method-override: GET', 'content-length: 0'],
    }),
  ),
  // Body length.
  either('two content lengths', post('{}', [json, 'content-length: 1'])),
  either(
    'a negative content length',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: -1'] }),
  ),
  either(
    'a content length that is not a decimal number',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: 0x2'], body: '{}' }),
  ),
  either(
    'a content length that overflows',
    request({
      method: 'POST',
      target: ingredients,
      headers: [json, 'content-length: 99999999999999999999'],
      body: '{}',
    }),
  ),
  either('a content length with chunks that smuggle a request', chunked(`0\r\n\r\n${smuggled}`, 'content-length: 4')),
  either('two transfer encodings', chunked(`0\r\n\r\n${smuggled}`, 'transfer-encoding: identity')),
  either(
    'an unknown transfer encoding',
    request({ method: 'POST', target: ingredients, headers: [json, 'transfer-encoding: xchunked'], body: smuggled }),
  ),
  either('a chunk with an invalid size', chunked('zz\r\n{}\r\n0\r\n\r\n')),
  either('a chunk size that overflows', chunked('fffffffffffffffff\r\n{}\r\n0\r\n\r\n')),
  refused('a chunked body of two megabytes', chunked(`200000\r\n${'x'.repeat(0x20_0000)}\r\n0\r\n\r\n`)),
  half('an incomplete request line', 'GET /commi'),
  half('an incomplete header', 'GET /healthz HTTP/1.1\r\nhost: loc'),
  half(
    'an incomplete body',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: 100'], body: '{"name":' }),
  ),
  half('an incomplete chunk', chunked('ff\r\n{"name":')),
  half('an empty request', ''),
  // Body content.
  refused('a deeply nested list', post(deep('[', ']'))),
  refused('a deeply nested object', post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  refused('a number that overflows', post('{"name":"x","densityGml":1e400}')),
  refused('a negative zero where a positive number is required', post('{"name":"x","densityGml":-0}')),
  refused('a NUL in a text', post(String.raw`{"name":"a\u0000b"}`)),
  refused('a raw NUL', post('{"name":"a\0b"}')),
  refused('an unpaired surrogate', post(String.raw`{"name":"a\ud800b"}`)),
  refused('__proto__ as a field', post('{"__proto__":{"isAdmin":true},"name":"x"}')),
  refused('constructor as a field', post('{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}')),
  refused(
    'a body in UTF-16',
    post(Buffer.from('{"name":"x"}', 'utf16le'), ['content-type: application/json; charset=utf-16']),
  ),
  refused('a compressed body', post(gzipSync('{"name":"x"}'), [json, 'content-encoding: gzip'])),
  refused('an unsupported content type', post('<name>x</name>', ['content-type: text/xml'])),
  refused('a missing content type', post('{"name":"x"}', [])),
  refused('two content types', post('{"name":"x"}', ['content-type: application/json, text/plain'])),
  refused('a multipart body', post('--x\r\n\r\nname\r\n--x--', ['content-type: multipart/form-data; boundary=x'])),
  refused('a NaN', post('{"name":"x","densityGml":NaN}')),
  refused('a comment in JSON', post('{"name":"x"/* */}')),
]

test('at least sixty abuses are tested', () => {
  expect(abuses.length).toBeGreaterThanOrEqual(60)
})

test.each(abuses)('$about: $outcome', async ({ about, bytes, outcome, isHalf = false }) => {
  const whole = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('TOKEN', member.tokens.access), 'latin1')
  const { statuses, text, isClosed, milliseconds } = await exchange(port, withLength(whole, bytes), { isHalf })
  expect(isClosed, `${about} left the connection open:  ${text.slice(0, 200)}`).toBe(true)
  expect(milliseconds).toBeLessThan(5_000)
  // One response: nothing in the body was treated as another request.
  expect(statuses.length, text).toBeLessThanOrEqual(1)
  const [status] = statuses
  if (outcome === 'good') expect(status, text).toBe(200)
  else if (outcome === 'refused' || status !== undefined) {
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  }
  expect(text).not.toMatch(/node_modules|\.ts:\d+|x-powered-by/i)
})

/** A token in a body changes its length, which the header states. */
const withLength = (whole: Buffer, bytes: string | Buffer) =>
  bytes.includes('{"access_token":"TOKEN"}')
    ? whole.toString('latin1').replace('content-length: 24', `content-length: ${19 + member.tokens.access.length}`)
    : whole

test('a hundred pipelined requests are answered in order', async () => {
  const one = `GET ${good.replace('TOKEN', member.tokens.access)} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const { statuses } = await exchange(port, one.repeat(100), { answers: 100, patience: 30_000 })
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
})

test('of a thousand pipelined requests, only a hundred are processed', async () => {
  const before = server.log.length
  const one = 'GET /commissary/countryDetails HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const { statuses } = await exchange(port, one.repeat(1_000), { answers: 1_000, patience: 30_000 })
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200))
  expect(new Set(statuses.slice(100))).toEqual(new Set([503]))
  expect(server.log.slice(before).filter((line) => line.includes('incoming request'))).toHaveLength(100)
})

test('after a hundred requests, a client must open a new connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  for (let index = 0; index < 150; index++) {
    const [answer] = (await once(get({ port, path: '/healthz', agent }), 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    ports.add(answer.socket.localPort)
    answer.resume()
    await once(answer, 'close')
  }
  agent.destroy()
  expect(ports.size).toBe(2)
})

test('the server still responds normally afterward', async () => {
  expect((await server.call(member, 'GET /commissary/userInfo')).status).toBe(200)
  expect('isAdmin' in {}).toBe(false)
  const log = server.log.join('')
  expect(log).not.toContain('request failed')
  expect(log).not.toContain(member.tokens.access)
})
