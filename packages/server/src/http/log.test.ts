import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../test/support/test-app.ts'
import { cleanUrl, createLog } from './log.ts'
import { exchange, listen } from '../../test/support/raw-socket.ts'

let server: TestApp
let member: Member
let port: number
beforeAll(async () => {
  server = await startApp({ trustedProxies: ['127.0.0.1'] })
  member = await server.addMember()
  port = await listen(server.app)
})
beforeEach(() => {
  server.log.length = 0
})

interface Entry {
  msg: string
  level: number
  req?: { url: string; ip: string }
}

/** Everything that was logged. Fails if anything is not one line of plain JSON. */
function entries(): Entry[] {
  return server.log.map((text) => {
    expect(text).toMatch(/^[ -~]+\n$/)
    return JSON.parse(text) as Entry
  })
}

/** One event at the start and one at the end of each request, and no others. */
function expectRequests(count: number): void {
  const messages = entries().map(({ msg, level }) => `${level} ${msg}`)
  const expected = ['30 incoming request', '30 request completed'].flatMap((text) =>
    Array.from({ length: count }, () => text),
  )
  expect(messages.toSorted()).toEqual(expected.toSorted())
}

/** Text that a log reader could mistake for a separate event or a command. */
const forgeries = [
  '\n{"level":60,"msg":"forged"}',
  '\r\n{"level":60,"msg":"forged"}',
  '","level":60,"msg":"forged',
  '\\n{"level":60,"msg":"forged"}',
  '\u001B[2J\u001B[31mforged',
  '\u001B]0;forged\u0007',
  '\u009B31mforged',
  '\u0085forged',
  '\u2028forged\u2029forged',
  '\u202Egnp.forged',
  '\u0000forged',
  '\b\b\b\bforged',
  '%0d%0aforged',
  '\uD800forged',
  '😀forged',
]

describe.each(forgeries.map((text) => [JSON.stringify(text), text] as const))('%s', (_, forgery) => {
  test('in a URL is part of one event', async () => {
    const urls = [
      `/recipe/recipes?q=${encodeURIComponent(forgery.toWellFormed())}`,
      `/recipe/${encodeURIComponent(forgery.toWellFormed())}`,
      `/${encodeURIComponent(forgery.toWellFormed())}?x`,
    ]
    for (const url of urls) await server.app.inject({ url })
    expectRequests(urls.length)
  })

  test('in a header is in no event', async () => {
    const value = forgery.replaceAll(/[\0\r\n]/g, '').replaceAll(/[^\0-\u00FF]/g, '?')
    const names = [
      'user-agent',
      'referer',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-request-id',
      'idempotency-key',
      'origin',
      'accept',
    ]
    for (const name of names) {
      const head = `GET /commissary/countryDetails HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`
      await exchange(port, Buffer.from(`${head}${name}: ${value}\r\n\r\n`, 'latin1'))
    }
    const events = server.log.filter((line) => line.includes('forged'))
    // A header with control characters is invalid, and the request is rejected before it is logged.
    expect(events.filter((line) => !line.includes('"ip":'))).toEqual([])
    for (const { msg, level } of entries())
      expect([30, ['incoming request', 'request completed'].includes(msg)]).toEqual([level, true])
  })

  test('in a user name, a password or a refresh token is in no event', async () => {
    const forms = [
      { grant_type: 'password', username: `ROLE_CATERER:${forgery}`, password: forgery },
      { grant_type: 'refresh_token', refresh_token: forgery },
      { grant_type: forgery },
    ]
    const { call: logIn } = server
    for (const form of forms) {
      await logIn(null, 'POST /oauth/token', {
        body: String(new URLSearchParams(form)),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    }
    expectRequests(forms.length)
    expect(server.log.join('')).not.toContain('forged')
  })

  test('in a file name, a body or an id is only in its own event', async () => {
    const text = forgery.toWellFormed()
    await server.call(member, 'POST /food/imports', {
      query: { fileName: `${text}.csv` },
      body: `code,name\n1,${text}\n`,
      headers: { 'content-type': 'application/octet-stream' },
    })
    await server.call(member, 'POST /ingredient/ingredients', { body: { name: text, [text]: text } })
    await server.call(member, `GET /ingredient/ingredients/${encodeURIComponent(text)}`)
    expectRequests(3)
  })
})

test('raw control characters in a URL do not reach the log', async () => {
  const answers = await Promise.all(
    ['\u001B[31m', '\u009B31m', '\u0085', '\u007F'].map((text) =>
      exchange(
        port,
        Buffer.from(`GET /recipe/${text} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 'latin1'),
      ),
    ),
  )
  for (const { statuses } of answers) expect(statuses[0] ?? 400).toBeGreaterThanOrEqual(400)
  entries()
})

test('an error with a forged message is one line too', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  for (const forgery of forgeries) log.error({ err: new Error(forgery) }, 'request failed')
  expect(lines).toHaveLength(forgeries.length)
  for (const line of lines) {
    expect(line).toMatch(/^[ -~]+\n$/)
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'request failed' })
  }
})

test.each([
  ['/commissary/userInfo?access_token=SECRET&q=x', '/commissary/userInfo?access_token=[redacted]&q=x'],
  ['/commissary/userInfo;access_token=SECRET', '/commissary/userInfo;access_token=[redacted]'],
  ['/commissary/userInfo#access_token=SECRET', '/commissary/userInfo#access_token=[redacted]'],
  ['/commissary/userInfo%3Faccess_token=SECRET', '/commissary/userInfo%3Faccess_token=[redacted]'],
  ['/commissary/userInfo?q=x%26access_token%3DSECRET', '/commissary/userInfo?q=x%26access_token=[redacted]'],
  ['/commissary/userInfo?access_token%3DSECRET', '/commissary/userInfo?access_token=[redacted]'],
  ['/commissary/userInfo?%61ccess_token=SECRET', '/commissary/userInfo?%61ccess_token=[redacted]'],
  ['/commissary/validateUserName?username=ana%40school.test', '/commissary/validateUserName?username=[redacted]'],
  ['/commissary/isLinkValidate?token=SECRET&uid=SECRET', '/commissary/isLinkValidate?token=[redacted]&uid=[redacted]'],
  ['/reset?token=SECRET&uid=SECRET', '/reset'],
  ['/reset;token=SECRET', '/reset'],
  ['/receive/SECRET', '/receive/[redacted]'],
  ['/%72eceive/SECRET?x=1', '/receive/[redacted]'],
  ['/?YWNjZXNzPVNFQ1JFVA==', '/'],
])('the secrets of %s are not logged', (url, written) => {
  expect(cleanUrl(url)).toBe(written)
})
