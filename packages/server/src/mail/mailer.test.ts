import { mkdtempDisposableSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { mail, passwordLink } from '../db/schema/mail.ts'
import { appUser } from '../db/schema/user.ts'
import type { Printer } from '../documents/printer.ts'
import { createLog } from '../http/log.ts'
import { createLink } from '../modules/passwords/links.ts'
import { startApp, type Member } from '../../test/support/test-app.ts'
import { createMailer } from './mailer.ts'
import { queueMail } from './queue.ts'
import { createInbox } from '../../test/support/test-inbox.ts'
import { outboxTransport, type MailSettings, type MailMessage } from './transport.ts'

// Without a mailer: each test starts its own.
const server = await startApp()
const { call: send, database } = server

let member: Member
beforeEach(async () => {
  member = await server.addMember()
  await database.owner(async (tx) => {
    await tx.execute(sql`delete from login_attempt`)
    await tx.execute(sql`delete from mail`)
  })
})

const log: string[] = []
/** Prints without a thread. */
const printer: Printer = { print: () => Promise.resolve(Buffer.from('%PDF')), stop: () => Promise.resolve() }
const start = (settings: MailSettings) =>
  createMailer(database, createLog('trace', { write: (line) => log.push(line) }), settings, printer)
const queue = (kind: 'reset' | 'invitation' | 'passwordSet' = 'reset', { catererId, userId } = member) =>
  database.work({ catererId }, (tx) => queueMail(tx, userId, kind))
const mails = ({ catererId } = member) => database.work({ catererId }, (tx) => tx.select().from(mail).orderBy(mail.id))
const change = (fields: Parameters<ReturnType<typeof updateOf>['set']>[0]) =>
  database.work(member, (tx) => updateOf(tx).set(fields))
const updateOf = (tx: Parameters<Parameters<typeof database.work>[1]>[0]) => tx.update(mail)
const isValid = async (token: string) =>
  (await send(null, 'GET /commissary/isLinkValidate', { query: { token, userId: member.userId } })).status === 200
const tokenOf = ({ text }: MailMessage) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

async function until(isReached: () => Promise<boolean>): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < 10_000;) {
    if (await isReached()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The state was not reached within ten seconds')
}

test('a mail is sent right after it is queued, not at the next poll', async () => {
  const inbox = createInbox()
  const mailer = start(inbox)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await queue()
  const startedAt = performance.now()
  mailer.checkNow()
  await inbox.mailTo(member.userName)
  // The next poll is ten seconds away.
  expect(performance.now() - startedAt).toBeLessThan(9_000)
  await mailer.stop()
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1, error: null, leaseOwner: null }])
})

test('a mail queued without a running mailer is sent at the next start', async () => {
  await queue()
  const inbox = createInbox()
  const mailer = start(inbox)
  await inbox.mailTo(member.userName)
  await mailer.stop()
})

test('several server processes send each mail once', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => server.addMember()))
  await Promise.all(others.map((one) => queue('passwordSet', one)))
  const inbox = createInbox(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const mailers = [start(inbox), start(inbox), start(inbox)]
  await Promise.all(others.map(({ userName }) => inbox.mailTo(userName)))
  await Promise.all(mailers.map((mailer) => mailer.stop()))
  expect(inbox.messages.map(({ to }) => to).toSorted()).toEqual(others.map(({ userName }) => userName).toSorted())
})

test('another process takes over a mail when its lease expires, and not before', async () => {
  await queue()
  await change({ leaseOwner: 'gone', leaseUntil: sql`now() + interval '1 minute'` })
  const inbox = createInbox()
  const early = start(inbox)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await early.stop()
  expect(inbox.messages).toEqual([])

  await change({ leaseUntil: sql`now() - interval '1 second'` })
  const mailer = start(inbox)
  await inbox.mailTo(member.userName)
  await mailer.stop()
})

describe('a mail server that refuses a mail', () => {
  const refuse = () => {
    throw Object.assign(new Error('550 secret words of the mail'), { code: 'EENVELOPE', responseCode: 550 })
  }

  test('gets it again after increasing delays, each time with a new link, until the last attempt', async () => {
    await queue()
    const received: MailMessage[] = []
    const inbox = createInbox((message) => {
      received.push(message)
      refuse()
    })
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 8; attempt++) {
      const mailer = start(inbox)
      await until(async () => (await mails())[0]?.attempts === attempt && (await mails())[0]?.leaseOwner === null)
      await mailer.stop()
      const [row] = await mails()
      if (row?.state === 'waiting') {
        pauses.push(Date.parse(row.nextAttemptAt ?? '') - Date.parse(row.updatedAt))
        await change({ nextAttemptAt: sql`now()` })
      }
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1080].map((minutes) => minutes * 60_000))
    expect(await mails()).toMatchObject([{ state: 'failed', attempts: 8, error: 'EENVELOPE 550' }])
    const tokens = received.map(tokenOf)
    expect(new Set(tokens).size).toBe(8)
    expect(await isValid(tokens[0] ?? '')).toBe(true)
    expect(await isValid(tokens[7] ?? '')).toBe(true)
  })

  test('delays no other mail, and no part of the mail is logged', async () => {
    const other = await server.addMember()
    await queue()
    await queue('reset', other)
    const inbox = createInbox(({ to }) => (to === member.userName ? refuse() : undefined))
    const mailer = start(inbox)
    const message = await inbox.mailTo(other.userName)
    await mailer.stop()
    const text = log.join('')
    expect(text).toContain('a mail was not sent')
    for (const secret of ['secret words', tokenOf(message), member.userName]) expect(text).not.toContain(secret)
  })
})

test('a hanging mail server does not delay a stop, and its mail is not lost', async () => {
  await queue()
  const { promise: never, reject } = Promise.withResolvers<void>()
  const isSending = Promise.withResolvers<void>()
  const mailer = start({
    ...createInbox(),
    send: () => {
      isSending.resolve()
      return never
    },
  })
  await isSending.promise
  const startedAt = performance.now()
  await mailer.stop()
  expect(performance.now() - startedAt).toBeLessThan(6_000)
  expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  reject(new Error('closed'))
  await until(async () => (await mails())[0]?.error === 'failed')
})

test('a second request replaces the first, which is no longer sent', async () => {
  await queue()
  await queue()
  const inbox = createInbox()
  const mailer = start(inbox)
  const { text } = await inbox.mailTo(member.userName)
  await until(async () => (await mails()).at(-1)?.state === 'sent')
  await mailer.stop()
  expect((await mails()).map(({ state }) => state)).toEqual(['failed', 'sent'])
  expect(inbox.messages).toHaveLength(1)
  expect(await isValid(/token=([\w-]+)/.exec(text)?.[1] ?? '')).toBe(true)
})

test.each([
  ['an account deactivated in the meantime', { status: 'disabled' as const }, 'reset' as const],
  ['an invitation for an account with a password', {}, 'invitation' as const],
])('%s gets no mail', async (_, fields, kind) => {
  if (Object.keys(fields).length > 0) {
    await database.work(member, (tx) => tx.update(appUser).set(fields).where(eq(appUser.id, member.userId)))
  }
  await queue(kind)
  const inbox = createInbox()
  const mailer = start(inbox)
  await until(async () => (await mails())[0]?.state === 'failed')
  await mailer.stop()
  expect(inbox.messages).toEqual([])
})

test('finished mail is deleted, and waiting mail is kept', async () => {
  for (const kind of ['reset', 'passwordSet'] as const) await queue(kind)
  await database.work(member, async (tx) => {
    await createLink(tx, member.userId, 'reset')
    await tx.update(passwordLink).set({ expiresAt: sql`now() - interval '2 days'` })
    await createLink(tx, member.userId, 'reset')
  })
  await database.owner(async (tx) => {
    // The trigger would set the time of the change.
    await tx.execute(sql`alter table mail disable trigger touch_row`)
    await tx.execute(sql`update mail set updated_at = now() - interval '31 days',
      state = case when kind = 'reset' then 'waiting' else 'sent' end`)
    await tx.execute(sql`alter table mail enable trigger touch_row`)
  })
  await database.system((tx) => tx.execute(sql`select forget_expired()`))
  expect(await mails()).toMatchObject([{ kind: 'reset', state: 'waiting' }])
  expect(await database.work(member, (tx) => tx.select().from(passwordLink))).toHaveLength(1)
})

test('the outbox is a folder of text files that only its owner can read', async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'commissary-outbox-'))
  const folder = join(parent.path, 'outbox')
  await queue()
  const mailer = start({ send: outboxTransport(folder), baseUrl: () => 'http://localhost:4000/' })
  await until(async () => (await mails())[0]?.state === 'sent')
  await mailer.stop()
  const [file = '', ...rest] = readdirSync(folder)
  expect(rest).toEqual([])
  expect(file).toMatch(/^\d{6,}-reset\.eml$/)
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(`To: ${member.userName}\r\n`)
  const [link = ''] = /http:\/\/localhost:4000\/reset\?token=\S+/.exec(text) ?? []
  expect(await isValid(new URL(link).searchParams.get('token') ?? '')).toBe(true)
})
