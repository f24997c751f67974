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
  // The token: once, in the address, or not at all.
  fine('an ordinary request', request()),
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
    'a wrong token beside a good header',
    request({ target: '/commissary/userInfo?access_token=none', headers: ['authorization: Bearer TOKEN'] }),
  ),
  fine('a good token beside a wrong header', request({ headers: ['authorization: Bearer none'] })),
  refused('a token with a NUL behind it', request({ target: `${good}%00` })),
  refused('a token behind a fragment', request({ target: '/commissary/userInfo#?access_token=TOKEN' })),
  refused('a token behind a semicolon', request({ target: '/commissary/userInfo;access_token=TOKEN' })),
  // The address.
  refused('a parameter twice', request({ target: `${ingredients}&q=a&q=b` })),
  refused('a parameter as an object', request({ target: `${ingredients}&page[size]=1&page=none` })),
  refused('a percent sign that begins nothing', request({ target: '/recipe/recipes/%' })),
  refused('an overlong slash', request({ target: '/recipe/recipes/%c0%af' })),
  refused('an address that climbs', request({ target: '/commissary/../../etc/passwd' })),
  refused('an address that climbs in disguise', request({ target: '/assets/%2e%2e/%2e%2e/package.json' })),
  refused('an address with a NUL', request({ target: '/recipe/recipes/1%00?access_token=TOKEN' })),
  refused('an address of another server', request({ target: 'http://elsewhere.test/recipe/none' })),
  refused('an address that is none', request({ target: '*' })),
  refused('an address of 60 kB', request({ target: `/recipe/recipes?q=${'x'.repeat(60_000)}` })),
  refused('an address with a space', request({ target: '/recipe/recipes /x' })),
  refused('an address with raw control characters', request({ target: '/recipe/\x01\x1b[31m' })),
  refused('a thousand parameters', request({ target: `/recipe/recipes?${'sort=x&'.repeat(1000)}` })),
  refused('the prototype as a parameter', request({ target: `${ingredients}&__proto__[isAdmin]=1&sort=constructor` })),
  // Methods and versions.
  refused('TRACE', request({ method: 'TRACE' })),
  refused('a method in small letters', request({ method: 'get' })),
  refused('a method that nobody knows', request({ method: 'STEAL' })),
  refused('PATCH where there is none', request({ method: 'PATCH' })),
  either('CONNECT', request({ method: 'CONNECT', target: 'localhost:22' })),
  either('the first line of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  either('a version that is none', request({ version: 'HTTP/9.9' })),
  either('a first line of HTTP/0.9', 'GET /commissary/userInfo\r\n\r\n'),
  either('TLS on a plain port', Buffer.from('16030100a5010000a10303', 'hex')),
  either('noise', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167) % 256))),
  fine('an upgrade that is not asked for', request({ headers: ['upgrade: websocket', 'sec-websocket-version: 13'] })),
  // Headers.
  refused('a header of 64 kB', request({ headers: [`x-long: ${'x'.repeat(64 * 1024)}`] })),
  refused('3,000 headers', request({ headers: Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`) })),
  refused('no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'),
  either('a header with a NUL', request({ headers: ['x-odd: a\0b'] })),
  either('a header that is folded', request({ headers: ['x-odd: a\r\n b'] })),
  either('a header with a space before its colon', request({ headers: ['x-odd : a'] })),
  either('lines that end without a return', 'GET /healthz HTTP/1.1\nhost: localhost\nx: y\n\n'),
  refused('an expectation that nobody meets', request({ headers: ['expect: wonders'] })),
  fine(
    'a forwarding that nobody vouches for',
    request({ headers: ['x-forwarded-for: 1.2.3.4', 'x-forwarded-proto: https', 'forwarded: for=1.2.3.4'] }),
  ),
  refused(
    'another method by a header',
    request({
      target: '/recipe/recipes/1',
      method: 'POST',
      headers: ['x-http-method-override: GET', 'content-length: 0'],
    }),
  ),
  // Body length.
  either('two lengths', post('{}', [json, 'content-length: 1'])),
  either(
    'a length below zero',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: -1'] }),
  ),
  either(
    'a length that is no number',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: 0x2'], body: '{}' }),
  ),
  either(
    'a length beyond all numbers',
    request({
      method: 'POST',
      target: ingredients,
      headers: [json, 'content-length: 99999999999999999999'],
      body: '{}',
    }),
  ),
  either('a length and chunks, with a request inside', chunked(`0\r\n\r\n${smuggled}`, 'content-length: 4')),
  either('chunks twice over', chunked(`0\r\n\r\n${smuggled}`, 'transfer-encoding: identity')),
  either(
    'chunks in disguise',
    request({ method: 'POST', target: ingredients, headers: [json, 'transfer-encoding: xchunked'], body: smuggled }),
  ),
  either('a chunk whose size is none', chunked('zz\r\n{}\r\n0\r\n\r\n')),
  either('a chunk beyond all sizes', chunked('fffffffffffffffff\r\n{}\r\n0\r\n\r\n')),
  refused('a body of two megabytes in chunks', chunked(`200000\r\n${'x'.repeat(0x20_0000)}\r\n0\r\n\r\n`)),
  half('half a first line', 'GET /commi'),
  half('half a head', 'GET /healthz HTTP/1.1\r\nhost: loc'),
  half(
    'half a body',
    request({ method: 'POST', target: ingredients, headers: [json, 'content-length: 100'], body: '{"name":' }),
  ),
  half('half a chunk', chunked('ff\r\n{"name":')),
  half('nothing at all', ''),
  // Body content.
  refused('a list as deep as a well', post(deep('[', ']'))),
  refused('an object as deep as a well', post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  refused('a number beyond all numbers', post('{"name":"x","densityGml":1e400}')),
  refused('a negative nothing where more is asked', post('{"name":"x","densityGml":-0}')),
  refused('a NUL in a text', post(String.raw`{"name":"a\u0000b"}`)),
  refused('a raw NUL', post('{"name":"a\0b"}')),
  refused('half a character', post(String.raw`{"name":"a\ud800b"}`)),
  refused('the prototype', post('{"__proto__":{"isAdmin":true},"name":"x"}')),
  refused('the constructor', post('{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}')),
  refused(
    'a body in UTF-16',
    post(Buffer.from('{"name":"x"}', 'utf16le'), ['content-type: application/json; charset=utf-16']),
  ),
  refused('a packed body', post(gzipSync('{"name":"x"}'), [json, 'content-encoding: gzip'])),
  refused('a body of another kind', post('<name>x</name>', ['content-type: text/xml'])),
  refused('a body of no kind', post('{"name":"x"}', [])),
  refused('a body of two kinds', post('{"name":"x"}', ['content-type: application/json, text/plain'])),
  refused('a body in parts', post('--x\r\n\r\nname\r\n--x--', ['content-type: multipart/form-data; boundary=x'])),
  refused('a NaN', post('{"name":"x","densityGml":NaN}')),
  refused('a comment', post('{"name":"x"/* */}')),
]

test('there are at least sixty', () => {
  expect(abuses.length).toBeGreaterThanOrEqual(60)
})

test.each(abuses)('$about: $outcome', async ({ about, bytes, outcome, isHalf = false }) => {
  const whole = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('TOKEN', member.tokens.access), 'latin1')
  const { statuses, text, isClosed, milliseconds } = await exchange(port, withLength(whole, bytes), { isHalf })
  expect(isClosed, `${about} was answered with an open connection: ${text.slice(0, 200)}`).toBe(true)
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
  const { statuses } = await exchange(port, one.repeat(100), { answers: 100 })
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))
})

test('of a thousand pipelined requests, only a hundred are processed', async () => {
  const before = server.log.length
  const one = 'GET /commissary/countryDetails HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const { statuses } = await exchange(port, one.repeat(1_000), { answers: 1_000 })
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200))
  expect(new Set(statuses.slice(100))).toEqual(new Set([503]))
  expect(server.log.slice(before).filter((line) => line.includes('incoming request'))).toHaveLength(100)
})

test('after a hundred requests, a client is asked to open a new connection', async () => {
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

test('afterwards the server responds as before', async () => {
  expect((await server.call(member, 'GET /commissary/userInfo')).status).toBe(200)
  expect('isAdmin' in {}).toBe(false)
  const log = server.log.join('')
  expect(log).not.toContain('request failed')
  expect(log).not.toContain(member.tokens.access)
})
