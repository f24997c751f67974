import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { mail, passwordLink } from '../../db/schema/mail.ts'
import { appUser } from '../../db/schema/user.ts'
import { insertSession } from '../session/store.ts'
import { createTokens } from '../session/tokens.ts'
import { createInbox } from '../../../test/support/test-inbox.ts'
import { startApp, testPassword, type Member } from '../../../test/support/test-app.ts'
import { requestLink as queueLink } from './store.ts'

const inbox = createInbox()
const server = await startApp({ mail: inbox })
const { call: send } = server

let member: Member
beforeEach(async () => {
  member = await server.addMember()
  await server.database.owner((tx) => tx.execute(sql`delete from login_attempt`))
})

const notRegistered = 'This email id is not registered'
const expired = {
  status: 404,
  body: { message: 'Your registration link has expired please contact your system administrator.' },
}
const good = 'four yellow lemons'

const forgot = (username: string, headers: Record<string, string> = {}) =>
  send(null, 'POST /commissary/forgotPassword', { body: { username }, headers })
const validate = (token: string, userId: number) =>
  send(null, 'GET /commissary/isLinkValidate', { query: { token, userId, isCaterer: 'true' } })
const recover = (fToken: string, { password = good, username = member.userName } = {}) =>
  send(null, 'POST /commissary/recoveryPassword', {
    query: { isCaterer: 'true' },
    body: { username, fToken, password, isCaterer: true },
  })
const check = (userName: string, password: string) =>
  send(null, 'POST /commissary/login', { body: { userName, password } })
const update = (fields: Partial<typeof appUser.$inferInsert>, { catererId, userId } = member) =>
  server.database.work({ catererId }, (tx) =>
    tx
      .update(appUser)
      .set(fields)
      .where(sql`id = ${userId}`),
  )
const isWelcome = async ({ tokens }: Member) =>
  (await server.app.inject(`/commissary/userInfo?access_token=${tokens.access}`)).statusCode === 200

/** Requests a link and reads it from the mail. */
async function requestLink() {
  expect((await forgot(member.userName)).status).toBe(200)
  return inbox.linkTo(member.userName)
}

describe('checking a user name and password', () => {
  // spec: 7.login
  test('correct ones are confirmed, with either form of the user name, and start no session', async () => {
    const sessions = () =>
      server.database.work(member, (tx) => tx.execute(sql`select count(*)::int as count from session`))
    const before = await sessions()
    for (const userName of [member.userName, `ROLE_CATERER:${member.userName}`]) {
      expect((await check(userName, testPassword)).status).toBe(200)
    }
    expect(await sessions()).toEqual(before)
  })

  // spec: 8.loginFailure.401
  test('every wrong input returns 401 with the same bytes', async () => {
    const answers = await Promise.all([
      check(member.userName, 'wrong'),
      check('nobody@example.test', 'wrong'),
      check(`ROLE_PARENT:${member.userName}`, testPassword),
      check(`__proto__:${member.userName}`, testPassword),
    ])
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([401, { message: 'Invalid Username/Password' }])
    }
  })

  test('its attempts count together with those of the token call', async () => {
    for (let turn = 0; turn < 5; turn++) expect((await check(member.userName, 'wrong')).status).toBe(401)
    const { status, headers } = await check(member.userName, testPassword)
    expect([status, headers['retry-after']]).toEqual([429, '900'])
  })
})

describe('looking up a user name', () => {
  // spec: 7.validateUserName, 7.validateUserName.true
  test('returns a bare boolean, true for an email that is not registered', async () => {
    const lookUp = (username: string) =>
      send(null, 'GET /commissary/usersAuthInfoes/search/validateUserName', { query: { username } })
    expect((await lookUp('nobody@example.test')).body).toBe(true)
    expect((await lookUp(member.userName.toUpperCase())).body).toBe(false)
    expect((await lookUp(`ROLE_CATERER:${member.userName}`)).body).toBe(false)
  })

  // spec: 7.catererAccActivation
  test('an account is active once its password is set, and the lookup changes nothing', async () => {
    const lookUp = async (username: string) => {
      const { status, body } = await send(null, 'GET /commissary/catererAccActivation', { query: { username } })
      return [status, body.data?.active]
    }
    expect(await lookUp(member.userName)).toEqual([200, true])
    await update({ passwordHash: null })
    expect(await lookUp(member.userName)).toEqual([200, false])
    await update({ passwordHash: 'x', status: 'disabled' })
    expect(await lookUp(member.userName)).toEqual([200, false])
    expect(await lookUp('nobody@example.test')).toEqual([404, undefined])
    expect(inbox.messages.filter(({ to }) => to === member.userName)).toEqual([])
  })
})

describe('requesting a link', () => {
  // spec: 7.forgotPassword, 7.forgotPassword.body, 8.resetLinkSent
  test("sends a link to the app's address, whatever host the request names", async () => {
    const { status, body } = await forgot(member.userName, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect([status, body]).toEqual([
      200,
      { data: { message: 'Your password reset link has been sent to you registered email id' } },
    ])
    const { url, token, uid } = await inbox.linkTo(member.userName)
    expect(url.origin + url.pathname).toBe('https://app.example.test/reset')
    expect(uid).toBe(member.userId)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  // spec: 8.emailNotRegistered
  test.each(['nobody@example.test', 'no address', 'ROLE_CATERER:nobody@example.test'])(
    '%s is not registered',
    async (username) => {
      const { status, body } = await forgot(username)
      expect([status, body]).toEqual([422, { message: notRegistered, fields: { username: notRegistered } }])
    },
  )

  test('a deactivated account is treated like one that is not registered', async () => {
    await update({ status: 'disabled' })
    expect((await forgot(member.userName)).body.message).toBe(notRegistered)
  })

  test('an account without a password gets its invitation again', async () => {
    await update({ passwordHash: null })
    await forgot(member.userName)
    const { url } = await inbox.linkTo(member.userName)
    expect(url.pathname).toBe('/activate')
  })

  // spec: 5.forgotPassword.email
  test('an email is required', async () => {
    expect((await forgot('')).body.fields).toEqual({ username: 'Please provide email' })
  })

  test('is possible five times in 15 minutes for each account', async () => {
    for (let turn = 1; turn <= 5; turn++) {
      expect((await forgot(member.userName)).status).toBe(200)
      // A request cancels a mail that still waits, because it would say the same.
      await inbox.mailTo(member.userName, turn)
    }
    // Without a valid link, a request over the limit is refused.
    await server.database.work(member, (tx) => tx.delete(passwordLink))
    const { status, headers } = await forgot(`ROLE_CATERER:${member.userName.toUpperCase()}`)
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    expect((await forgot((await server.addMember()).userName)).status).toBe(200)
  })

  test('does not refuse the owner whose requests a stranger has used up: an earlier link still works', async () => {
    const { token, uid } = await requestLink()
    for (let turn = 0; turn < 8; turn++) expect((await forgot(member.userName)).status).toBe(200)
    expect((await validate(token, uid)).status).toBe(200)
    // Beyond the limit, no more mail is sent.
    const mails = await server.database.work(member, (tx) => tx.select().from(mail))
    expect(mails).toHaveLength(5)
    await update({ status: 'disabled' })
    expect((await forgot(member.userName)).status).toBe(429)
  })

  test('is possible thirty times in 15 minutes for each address', async () => {
    for (let turn = 0; turn < 30; turn++) await forgot(`nobody${turn}@example.test`)
    expect((await forgot(member.userName)).status).toBe(429)
  })
})

describe('a link', () => {
  // spec: 7.isLinkValidate
  test('returns its account while it is valid', async () => {
    const { token, uid } = await requestLink()
    expect(await validate(token, uid)).toMatchObject({ status: 200, body: { data: { username: member.userName } } })
  })

  // spec: 8.expiredLink.text
  test('is invalid when changed, of another user, unknown or empty', async () => {
    const other = await server.addMember()
    const { token, uid } = await requestLink()
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`
    for (const [wrong, id] of [
      [tampered, uid],
      [token.toUpperCase(), uid],
      [`${token} `, uid],
      [token, other.userId],
      [token, 900_000_001],
      ['x', uid],
    ] as const) {
      expect(await validate(wrong, id)).toMatchObject(expired)
    }
    expect(await recover(tampered)).toMatchObject(expired)
    expect(await recover(token, { username: other.userName })).toMatchObject(expired)
    expect((await validate('', uid)).status).toBe(422)
    expect((await validate(token, uid)).status).toBe(200)
  })

  test.each([
    ['reset', 30 * 60],
    ['activate', 7 * 24 * 3600],
  ])('to %s ends in time', async (purpose, seconds) => {
    if (purpose === 'activate') await update({ passwordHash: null })
    const { token, uid } = await requestLink()
    const age = (by: number) =>
      server.database.work(member, (tx) =>
        tx.update(passwordLink).set({ expiresAt: sql`expires_at - make_interval(secs => ${by})` }),
      )
    await age(seconds - 60)
    expect((await validate(token, uid)).status).toBe(200)
    await age(61)
    expect(await validate(token, uid)).toMatchObject(expired)
    expect(await recover(token)).toMatchObject(expired)
  })

  test('stays valid when a stranger asks for more, and using one ends them all', async () => {
    const first = await requestLink()
    expect((await forgot(member.userName)).status).toBe(200)
    const second = await inbox.linkTo(member.userName, 2)
    expect((await validate(first.token, first.uid)).status).toBe(200)
    expect((await recover(first.token)).status).toBe(200)
    expect(await validate(second.token, second.uid)).toMatchObject(expired)
    expect(await recover(second.token)).toMatchObject(expired)
  })

  test('of a deactivated account is invalid', async () => {
    const { token, uid } = await requestLink()
    await update({ status: 'disabled' })
    expect(await validate(token, uid)).toMatchObject(expired)
    expect(await recover(token)).toMatchObject(expired)
  })

  test('of an archived account is invalid, and none can be requested', async () => {
    const { token, uid } = await requestLink()
    await update({ archivedAt: '2026-01-01T00:00:00Z' })
    expect(await validate(token, uid)).toMatchObject(expired)
    expect(await recover(token)).toMatchObject(expired)
    expect(await server.database.work(member, (tx) => queueLink(tx, member.userId))).toBe(false)
  })

  test('that is invalid can be checked thirty times per account, while a valid one always works', async () => {
    const { token, uid } = await requestLink()
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn++) statuses.push((await validate('bad', uid)).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await validate(token, uid)).status).toBe(200)
  })
})

describe('setting a password', () => {
  // spec: 7.recoveryPassword, 7.recoveryPassword.body, 8.passwordSet, 3.passwordReset.username, 3.passwordReset.fToken, 3.passwordReset.password, 3.passwordReset.isCaterer
  test('works once, ends every session, and is confirmed by mail', async () => {
    const { token, uid } = await requestLink()
    const { status, body } = await recover(token)
    expect([status, body]).toEqual([200, { data: { message: 'Your password has been set successfully.' } }])
    expect(await isWelcome(member)).toBe(false)
    expect((await check(member.userName, testPassword)).status).toBe(401)
    expect((await check(member.userName, good)).status).toBe(200)
    expect(await recover(token, { password: 'another good one' })).toMatchObject(expired)
    expect(await validate(token, uid)).toMatchObject(expired)
    expect((await check(member.userName, good)).status).toBe(200)
    expect((await inbox.mailTo(member.userName, 2)).subject).toBe('Your password was set')
  })

  test('succeeds once in fifty attempts at once with one link', async () => {
    const { token } = await requestLink()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => recover(token, { password: `lemon number ${index}` })),
    )
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(won).toHaveLength(1)
    for (const { status } of answers) expect([200, 404, 429]).toContain(status)
    expect((await check(member.userName, `lemon number ${won[0]}`)).status).toBe(200)
  })

  test('activates a new account, and does not affect other users', async () => {
    const other = await server.addMember({ catererId: member.catererId })
    await update({ passwordHash: null })
    const { token } = await requestLink()
    expect((await recover(token)).status).toBe(200)
    expect((await check(member.userName, good)).status).toBe(200)
    expect(await isWelcome(other)).toBe(true)
  })

  test('unlocks an account that was locked by wrong guesses', async () => {
    for (let turn = 0; turn < 6; turn++) await check(member.userName, 'wrong')
    const { token } = await requestLink()
    await recover(token)
    expect((await check(member.userName, good)).status).toBe(200)
  })

  // spec: 5.password.requiredText
  test.each([
    ['', 'Password is mendatory'],
    ['seven77', 'Use at least 8 characters.'],
    ['🍋🍋🍋🍋🍋🍋🍋', 'Use at least 8 characters.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['password1', 'Many people use this password. Choose another one.'],
    ['QWERTYuiop', 'Many people use this password. Choose another one.'],
  ])('%j is refused by its field, and the link stays good', async (password, sentence) => {
    const { token, uid } = await requestLink()
    const { status, body } = await recover(token, { password })
    expect([status, body.fields]).toEqual([422, { password: sentence }])
    expect((await validate(token, uid)).status).toBe(200)
  })

  test('the user name is refused as password, in any letter case', async () => {
    const { token } = await requestLink()
    const { body } = await recover(token, { password: member.userName.toUpperCase() })
    expect(body.fields).toEqual({ password: 'Use a password other than your user name.' })
  })

  test.each([
    '  spaces  around  ',
    '🍋🍋🍋🍋🍋🍋🍋🍋',
    'x'.repeat(190) + 'y'.repeat(10),
    'пароль для кухни',
    'a\tb"<&>\'\\n',
  ])('%j is taken as it is', async (password) => {
    const { token } = await requestLink()
    expect((await recover(token, { password })).status).toBe(200)
    expect((await check(member.userName, password)).status).toBe(200)
    if (password.trim() !== password) expect((await check(member.userName, password.trim())).status).toBe(401)
  })

  test('a letter that keyboards enter in two forms is the same letter', async () => {
    const { token } = await requestLink()
    await recover(token, { password: 'cafe\u0301 olé au lait' })
    expect((await check(member.userName, 'café ole\u0301 au lait')).status).toBe(200)
  })

  test('a login that checked the old password just before starts no session', async () => {
    const { token } = await requestLink()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const login = () =>
      server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: form,
        payload: `grant_type=password&username=ROLE_CATERER:${member.userName}&password=${testPassword}`,
      })
    const [, ...logins] = await Promise.all([recover(token), login(), login(), login()])
    for (const answer of logins) {
      if (answer.statusCode !== 200) continue
      const { access_token: access } = answer.json<{ access_token: string }>()
      expect(await isWelcome({ ...member, tokens: { ...member.tokens, access } })).toBe(false)
    }
  })
})

describe('changing your own password', () => {
  const change = (currentPassword: string, password = good, by = member) =>
    send(by, 'POST /commissary/changePassword', { body: { currentPassword, password } })

  test('the new one works from then on, the old one no longer, and a mail says so', async () => {
    const { status, body } = await change(testPassword)
    expect([status, body.data.message]).toEqual([
      200,
      'Your password has been changed. You stay logged in here; all other devices are logged out.',
    ])
    expect((await check(member.userName, good)).status).toBe(200)
    expect((await check(member.userName, testPassword)).status).toBe(401)
    expect((await inbox.mailTo(member.userName)).subject).toBe('Your password was set')
  })

  test('this login stays valid; other logins and links end', async () => {
    const { token } = await requestLink()
    const other = createTokens()
    await server.database.work(member, (tx) => insertSession(tx, member.userId, other))
    expect(await isWelcome({ ...member, tokens: other })).toBe(true)

    expect((await change(testPassword)).status).toBe(200)
    expect(await isWelcome(member)).toBe(true)
    expect(await isWelcome({ ...member, tokens: other })).toBe(false)
    expect(await recover(token)).toMatchObject(expired)
  })

  test('a wrong current password is refused at its field, and too many for a while', async () => {
    for (let turn = 0; turn < 5; turn++) {
      expect(await change('wrong')).toMatchObject({
        status: 422,
        body: { fields: { currentPassword: 'This is not your current password.' } },
      })
    }
    const { status, headers } = await change(testPassword)
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    // No one else is affected, and neither is the login page.
    expect((await check(member.userName, testPassword)).status).toBe(200)
    const colleague = await server.addMember({ catererId: member.catererId })
    expect((await change(testPassword, good, colleague)).status).toBe(200)
  })

  test('the right one clears the count', async () => {
    for (let turn = 0; turn < 4; turn++) await change('wrong')
    expect((await change(testPassword, 'short')).status).toBe(422)
    for (let turn = 0; turn < 4; turn++) expect((await change('wrong')).status).toBe(422)
  })

  test.each([
    ['1234567', 'Use at least 8 characters.'],
    ['password1', 'Many people use this password. Choose another one.'],
  ])('the new one follows the rules of recovery: %s', async (password, problem) => {
    expect(await change(testPassword, password)).toMatchObject({ status: 422, body: { fields: { password: problem } } })
    expect((await check(member.userName, testPassword)).status).toBe(200)
  })

  test('two changes at once: one wins, the other is refused', async () => {
    const statuses = await Promise.all([
      change(testPassword, 'four yellow lemons'),
      change(testPassword, 'nine red cherries'),
    ])
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('parents can change theirs too; no one can without a session', async () => {
    const parent = await server.addMember({ role: 'parent' })
    expect((await change(testPassword, good, parent)).status).toBe(200)
    const anonymous = await send(null, 'POST /commissary/changePassword', {
      body: { currentPassword: testPassword, password: good },
    })
    expect(anonymous.status).toBe(401)
  })
})

test('no table and no log line contains the token of a link', async () => {
  const { token } = await requestLink()
  await validate(token, member.userId)
  await recover(`${token}x`)
  const tables = await server.database.owner((tx) =>
    tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('schema_migration', 'login_attempt')`,
    ),
  )
  let text = ''
  for (const { name } of tables) {
    text += JSON.stringify(
      await server.database.work(member, (tx) => tx.execute(sql`select * from ${sql.identifier(name)}`)),
    )
  }
  expect(text).toContain(member.userName)
  expect(text).not.toContain(token)
  expect(server.log.join('')).not.toContain(token)
})
