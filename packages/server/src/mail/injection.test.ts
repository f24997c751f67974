import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { caterer } from '../db/schema/caterer.ts'
import { appUser } from '../db/schema/user.ts'
import { startApp } from '../../test/support/test-app.ts'
import { writeLetter } from '../modules/passwords/letters.ts'
import { outboxTransport, smtpTransport } from './transport.ts'

interface Delivery {
  recipients: string[]
  data: string
}

/** A mail server that accepts everything, and records the envelope apart from the mail's own headers. */
function createSink() {
  const deliveries: Delivery[] = []
  const server = createServer((socket) => receiveMail(socket, deliveries))
  return {
    deliveries,
    listen: () =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function receiveMail(socket: Socket, deliveries: Delivery[]): void {
  let rest = ''
  let delivery: Delivery = { recipients: [], data: '' }
  let isData = false
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 sink')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (isData && line !== '.') delivery.data += `${line}\r\n`
      else if (isData) {
        isData = false
        deliveries.push(delivery)
        delivery = { recipients: [], data: '' }
        reply('250 taken')
      } else if (/^ehlo/i.test(line)) reply('250 sink')
      else if (/^rcpt to:/i.test(line)) {
        delivery.recipients.push(line.slice(8).trim())
        reply('250 fine')
      } else if (/^data/i.test(line)) {
        isData = true
        reply('354 go on')
      } else if (/^quit/i.test(line)) {
        reply('221 bye')
        socket.end()
      } else reply('250 fine')
    }
  })
}

const sink = createSink()
let url = ''
beforeAll(async () => {
  url = `smtp://127.0.0.1:${await sink.listen()}`
})
afterAll(() => sink.close())

/** Headers of a mail, unfolded, with repeated names kept. */
function headersOf(data: string): string[] {
  const [headers = ''] = data.split('\r\n\r\n', 1)
  return headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}
const headersNamed = (headers: string[], name: string) =>
  headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))

const lineEnds = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v'] as const
const attacks = [
  ...lineEnds.map((end) => `Ana${end}Bcc: all@evil.example`),
  ...lineEnds.map((end) => `Ana${end}Subject: You won${end}${end}Click here`),
  'Ana\r\n.\r\nMAIL FROM:<x@evil.example>',
  'Ana, bea@evil.example',
  '"Ana" <ana@evil.example>',
  'Ana; cc=all@evil.example',
  '=?utf-8?q?Ana=0D=0ABcc:_all@evil.example?=',
  'Ana%0d%0aBcc: all@evil.example',
  'Ana\0Bcc: all@evil.example',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</p></body></html><a href="https://evil.example">here</a>',
  '&lt;b&gt; & <b>',
  "' onmouseover='alert(1)",
]

const facts = (text: string) => ({
  firstName: text,
  catererName: text,
  userName: 'ana@example.test',
  link: 'https://app.example.test/activate?token=abc&uid=1',
})

test.each(attacks)('%j in a name adds no header, recipient or HTML to a mail sent by SMTP', async (text) => {
  const { length } = sink.deliveries
  await smtpTransport(url, 'office@example.test')(
    { to: 'ana@example.test', ...writeLetter('invitation', facts(text), 'en') },
    'x',
  )
  expect(sink.deliveries).toHaveLength(length + 1)
  const delivery = sink.deliveries.at(-1)
  expect(delivery?.recipients).toEqual(['<ana@example.test>'])
  const headers = headersOf(delivery?.data ?? '')
  expect(headersNamed(headers, 'to')).toEqual(['To: ana@example.test'])
  expect(headersNamed(headers, 'subject')).toHaveLength(1)
  for (const name of ['bcc', 'cc', 'reply-to']) expect(headersNamed(headers, name)).toEqual([])
  expectHarmless(writeLetter('invitation', facts(text), 'en').html)
})

test.each(attacks)('%j in a name adds no header to a file of the outbox', async (text) => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'commissary-outbox-'))
  const folder = temporary.path
  await outboxTransport(folder)({ to: 'ana@example.test', ...writeLetter('reset', facts(text), 'en') }, 'mail')
  expect(readdirSync(folder)).toEqual(['mail.eml'])
  const headers = headersOf(readFileSync(join(folder, 'mail.eml'), 'utf8'))
  expect(headers.map((line) => line.split(':', 1)[0])).toEqual([
    'From',
    'To',
    'Subject',
    'Date',
    'MIME-Version',
    'Content-Type',
  ])
})

/** The template's own tags, and nothing from a name. */
function expectHarmless(html: string): void {
  const tags = new Set([...html.matchAll(/<\/?([a-z!]+)/gi)].map(([, tag]) => tag))
  expect(tags).toEqual(new Set(['!doctype', 'html', 'body', 'p', 'a', 'br']))
  expect(html).not.toMatch(/<[^>]+ on\w+=/i)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://app.example.test/activate?token=abc&amp;uid=1',
  ])
}

test.each([
  'ana@example.test, bea@evil.example',
  'ana@example.test\r\nRCPT TO:<bea@evil.example>',
  'ana@example.test>\r\nRCPT TO:<bea@evil.example',
])('the address %j reaches no one else', async (to) => {
  const { length } = sink.deliveries
  const message = { to, ...writeLetter('reset', facts('Ana'), 'en') }
  await smtpTransport(url, 'office@example.test')(message, 'x').catch(() => undefined)
  for (const { recipients } of sink.deliveries.slice(length)) {
    expect(recipients).toHaveLength(1)
    expect(recipients).not.toContain('<bea@evil.example>')
  }
})

test('names of an account stay plain text from the database to the mail server', async () => {
  const server = await startApp({
    mail: { send: smtpTransport(url, 'office@example.test'), baseUrl: () => 'https://app.example.test' },
  })
  const member = await server.addMember()
  await server.database.work(member, async (tx) => {
    await tx
      .update(caterer)
      .set({ name: 'Kitchen <b>\r\nBcc: all@evil.example' })
      .where(eq(caterer.id, member.catererId))
    await tx.update(appUser).set({ firstName: 'Zoë\r\nBcc: all@evil.example' })
  })
  const { length } = sink.deliveries
  const { call: send } = server
  const answer = await send(null, 'POST /commissary/forgotPassword', { body: { username: member.userName } })
  expect(answer.status).toBe(200)
  for (let turn = 0; turn < 500 && sink.deliveries.length === length; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const [delivery, ...others] = sink.deliveries.slice(length)
  expect(others).toEqual([])
  expect(delivery?.recipients).toEqual([`<${member.userName}>`])
  expect(headersNamed(headersOf(delivery?.data ?? ''), 'bcc')).toEqual([])
})
