import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { loginAddress } from '../../db/schema/user.ts'
import { startApp, testPassword, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  await server.database.owner((tx) => tx.execute(sql`delete from login_attempt`))
})

function token(fields: Record<string, string>, address = '127.0.0.1') {
  return server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: address,
  })
}
const logIn = (username: string, password = testPassword, address?: string) =>
  token({ grant_type: 'password', username, password }, address)
const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken })
const isWelcome = async (access: string) =>
  (await server.app.inject(`/commissary/userInfo?access_token=${access}`)).statusCode === 200
const age = (seconds: number) =>
  server.database.owner((tx) =>
    tx.execute(
      sql`update session set replaced_at = replaced_at - make_interval(secs => ${seconds}) where replaced_at is not null`,
    ),
  )

describe('logging in', () => {
  // spec: 6.staff, 7.token.password, 9.staffRole
  test.each(['administrator', 'staff'] as const)('the caterer prefix logs in %s', async (role) => {
    const { userName } = await server.addMember({ role })
    const answer = await logIn(`ROLE_CATERER:${userName}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    expect(await isWelcome(answer.json().access_token)).toBe(true)
  })

  test('the letter case of the user name does not matter', async () => {
    expect((await logIn(`ROLE_CATERER:${member.userName.toUpperCase()}`)).statusCode).toBe(200)
  })

  test('a parent logs in only with the parent prefix', async () => {
    const { userName } = await server.addMember({ role: 'parent' })
    expect((await logIn(`ROLE_CATERER:${userName}`)).statusCode).toBe(400)
    expect((await logIn(`ROLE_PARENT:${userName}`)).statusCode).toBe(200)
    expect((await logIn(`ROLE_PARENT:${member.userName}`)).statusCode).toBe(400)
  })

  test('a wrong password, an unknown name and a disabled account get the same bytes', async () => {
    const disabled = await server.addMember()
    await server.database.work({ catererId: disabled.catererId }, (tx) =>
      tx.execute(sql`update app_user set status = 'disabled' where id = ${disabled.userId}`),
    )
    const answers = await Promise.all([
      logIn(`ROLE_CATERER:${member.userName}`, 'wrong'),
      logIn('ROLE_CATERER:nobody@example.test'),
      logIn(`ROLE_CATERER:${disabled.userName}`),
      logIn(member.userName),
    ])
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['400 {"error":"invalid_grant","message":"Invalid Username/password"}']),
    )
  })

  test('an unknown name takes as long as a known one', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let attempt = 0; attempt < 24; attempt++) {
      // Alternating, so that a busy machine affects both equally.
      const kind = attempt % 2 === 0 ? 'known' : 'unknown'
      const start = performance.now()
      await logIn(`ROLE_CATERER:${kind === 'known' ? member.userName : 'nobody@example.test'}`, 'wrong')
      times[kind].push(performance.now() - start)
      await server.database.owner((tx) => tx.execute(sql`delete from login_attempt`))
    }
    const [known = 0, unknown = 0] = [times.known, times.unknown].map((all) => all.toSorted((a, b) => a - b)[6])
    // Without the comparison it would take a tenth of the time.
    expect(unknown).toBeGreaterThan(known * 0.5)
  })

  test('a missing name or password is named', async () => {
    const answer = await token({ grant_type: 'password', username: 'ROLE_CATERER:x' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ password: 'Please provide password.' })
    expect((await token({ grant_type: 'magic' })).json().fields.grant_type).toMatch(/password, refresh_token/)
  })
})

describe('too many attempts', () => {
  test('five wrong passwords lock an account for a while, whether it exists or not', async () => {
    for (const userName of [member.userName, 'nobody@example.test']) {
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await logIn(`ROLE_CATERER:${userName}`, 'wrong', `10.2.0.${attempt}`)).statusCode).toBe(400)
      }
      const answer = await logIn(`ROLE_CATERER:${userName}`, testPassword, '10.2.0.9')
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('900')
    }
  })

  test('simultaneous attempts count like consecutive ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(`ROLE_CATERER:${member.userName}`, 'wrong')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
  })

  test('a successful login clears earlier failures', async () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      await logIn(`ROLE_CATERER:${member.userName}`, 'wrong')
      expect((await logIn(`ROLE_CATERER:${member.userName}`)).statusCode).toBe(200)
    }
  })

  test("five attempts from elsewhere do not lock the account at its user's own address", async () => {
    const name = `ROLE_CATERER:${member.userName}`
    expect((await logIn(name, testPassword, '10.4.0.1')).statusCode).toBe(200)
    for (let attempt = 0; attempt < 5; attempt++) await logIn(name, 'wrong', '10.4.0.66')
    expect((await logIn(name, testPassword, '10.4.0.67')).statusCode).toBe(429)
    expect((await logIn(name, testPassword, '10.4.0.1')).statusCode).toBe(200)
    // Attempts from the known address are limited as well, and it is known for this account only.
    for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(name, 'wrong', '10.4.0.1')).statusCode).toBe(400)
    expect((await logIn(name, testPassword, '10.4.0.1')).statusCode).toBe(429)
    const other = await server.addMember()
    const otherName = `ROLE_CATERER:${other.userName}`
    for (let attempt = 0; attempt < 5; attempt++) await logIn(otherName, 'wrong', '10.4.0.66')
    expect((await logIn(otherName, testPassword, '10.4.0.1')).statusCode).toBe(429)
  })

  test("fifty wrong tries for invented names do not lock out those who use the school's address", async () => {
    const name = `ROLE_CATERER:${member.userName}`
    expect((await logIn(name, testPassword, '10.6.0.1')).statusCode).toBe(200)
    await server.database.system(async (tx) => {
      for (let attempt = 0; attempt < 50; attempt++)
        await tx.execute(sql`select take_attempt('address 10.6.0.1', 50, 900)`)
    })
    expect((await logIn('ROLE_CATERER:invented@example.test', 'wrong', '10.6.0.1')).statusCode).toBe(429)
    expect((await logIn(name, testPassword, '10.6.0.1')).statusCode).toBe(200)
  })

  test("a stranger at the user's own address does not lock out the user's device", async () => {
    const name = `ROLE_CATERER:${member.userName}`
    const onDevice = (password: string, device: string, address = '10.7.0.1') =>
      token({ grant_type: 'password', username: name, password, device }, address)
    const { device } = (await logIn(name, testPassword, '10.7.0.1')).json()
    expect(device).toMatch(/^[\w-]{22}$/)
    for (let attempt = 0; attempt < 5; attempt++) await logIn(name, 'wrong', '10.7.0.1')
    expect((await logIn(name, testPassword, '10.7.0.1')).statusCode).toBe(429)
    expect((await onDevice(testPassword, 'invented', '10.7.0.1')).statusCode).toBe(429)
    expect((await onDevice(testPassword, device)).json()).toMatchObject({ device })
    // The device is known anywhere, has the same limit, and is one account's.
    expect((await onDevice(testPassword, device, '10.7.9.9')).statusCode).toBe(200)
    for (let attempt = 0; attempt < 5; attempt++) expect((await onDevice('wrong', device)).statusCode).toBe(400)
    expect((await onDevice(testPassword, device)).statusCode).toBe(429)
    const other = await server.addMember()
    for (let attempt = 0; attempt < 5; attempt++) await logIn(`ROLE_CATERER:${other.userName}`, 'wrong', '10.7.0.66')
    const borrowed = {
      grant_type: 'password',
      username: `ROLE_CATERER:${other.userName}`,
      password: testPassword,
      device,
    }
    expect((await token(borrowed, '10.7.0.66')).statusCode).toBe(429)
    const kept = await server.database.work(member, (tx) => tx.select().from(loginAddress))
    expect(JSON.stringify(kept)).not.toContain(device)
  })

  test('an address is forgotten after thirty days without a login, and none is stored in plain text', async () => {
    const name = `ROLE_CATERER:${member.userName}`
    await logIn(name, testPassword, '10.5.0.1')
    const kept = await server.database.work(member, (tx) => tx.select().from(loginAddress))
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toContain('10.5.0.1')
    await server.database.work(member, (tx) =>
      tx.update(loginAddress).set({ lastLoginAt: sql`now() - interval '31 days'` }),
    )
    for (let attempt = 0; attempt < 5; attempt++) await logIn(name, 'wrong', '10.5.0.66')
    expect((await logIn(name, testPassword, '10.5.0.1')).statusCode).toBe(429)
  })

  test('a clock that is set back does not prolong a lockout', async () => {
    const name = `ROLE_CATERER:${member.userName}`
    for (let attempt = 0; attempt < 5; attempt++) await logIn(name, 'wrong', '10.8.0.66')
    expect((await logIn(name, testPassword, '10.8.0.67')).statusCode).toBe(429)
    await server.database.owner(async (tx) => {
      await tx.execute(sql`alter table login_attempt disable trigger touch_row`)
      await tx.execute(sql`update login_attempt set created_at = created_at + interval '1 day'`)
      await tx.execute(sql`alter table login_attempt enable trigger touch_row`)
    })
    expect((await logIn(name, testPassword, '10.8.0.67')).statusCode).toBe(200)
  })

  test('an IPv6 network counts as one address, because a device can change the rest at will', async () => {
    const name = `ROLE_CATERER:${member.userName}`
    expect((await logIn(name, testPassword, '2001:db8:0:7::1')).statusCode).toBe(200)
    for (let attempt = 0; attempt < 5; attempt++) await logIn(name, 'wrong', '2001:db8:0:8::66')
    expect((await logIn(name, testPassword, '2001:db8:0:9::1')).statusCode).toBe(429)
    expect((await logIn(name, testPassword, '2001:db8:0:7:aaaa::99')).statusCode).toBe(200)
  })

  test('an address can fail fifty times, and successful logins do not count', async () => {
    await server.database.system(async (tx) => {
      for (let attempt = 0; attempt < 49; attempt++)
        await tx.execute(sql`select take_attempt('address 10.3.0.1', 50, 900)`)
    })
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await logIn(`ROLE_CATERER:${member.userName}`, testPassword, '10.3.0.1')).statusCode).toBe(200)
    }
    expect((await logIn('ROLE_CATERER:a@example.test', 'wrong', '10.3.0.1')).statusCode).toBe(400)
    const { userName } = await server.addMember()
    expect((await logIn(`ROLE_CATERER:${userName}`, testPassword, '10.3.0.1')).statusCode).toBe(429)
    expect((await logIn(`ROLE_CATERER:${userName}`, testPassword, '10.3.0.2')).statusCode).toBe(200)
  })

  test('a forwarded address from an untrusted proxy is ignored', async () => {
    await server.database.system(async (tx) => {
      for (let attempt = 0; attempt < 50; attempt++)
        await tx.execute(sql`select take_attempt('address 127.0.0.1', 50, 900)`)
    })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.9.9.9' },
      payload: `grant_type=password&username=ROLE_CATERER:${member.userName}&password=${testPassword}`,
    })
    expect(answer.statusCode).toBe(429)
  })
})

describe('the lifetime of a token', () => {
  // spec: 7.token.refresh
  test('a refresh gives a new pair; the old refresh token then ends the whole family', async () => {
    const next = (await refresh(member.tokens.refresh)).json()
    expect(await isWelcome(next.access_token)).toBe(true)
    await age(11)
    const reused = await refresh(member.tokens.refresh)
    expect(reused.statusCode).toBe(400)
    expect(reused.json()).toEqual({ error: 'invalid_grant', message: 'The session has ended. Please log in.' })
    expect(await isWelcome(next.access_token)).toBe(false)
    expect((await refresh(next.refresh_token)).statusCode).toBe(400)
  })

  test('within ten seconds the same refresh token works again, because a response can be lost', async () => {
    const [first, second] = await Promise.all([refresh(member.tokens.refresh), refresh(member.tokens.refresh)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    await age(9)
    const third = await refresh(member.tokens.refresh)
    expect(third.statusCode).toBe(200)
    expect(await isWelcome(third.json().access_token)).toBe(true)
    // They are one family: ending one ends all.
    await server.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${first.json().access_token}`,
    })
    expect(await isWelcome(third.json().access_token)).toBe(false)
  })

  test.each(['access', 'refresh'] as const)('logging out with the %s token ends the session at once', async (kind) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${member.tokens[kind]}`,
    })
    expect(answer.statusCode).toBe(200)
    expect(await isWelcome(member.tokens.access)).toBe(false)
    expect((await refresh(member.tokens.refresh)).statusCode).toBe(400)
  })

  test('expired, made-up and repeated tokens get the same refusal', async () => {
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update session set access_expires_at = now() - interval '1 second'`),
    )
    const answers = await Promise.all(
      [member.tokens.access, 'invented', `x&access_token=${member.tokens.access}`, ''].map((access) =>
        server.app.inject(`/commissary/userInfo?access_token=${access}`),
      ),
    )
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array.from({ length: 4 }, () => '401 {"message":"Please log in."}'),
    )
  })

  test('a clock that is set back revives no spent token', async () => {
    const setBack = (seconds: number) => age(-seconds)
    const next = (await refresh(member.tokens.refresh)).json()
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update session set access_expires_at = now() + interval '1 hour'`),
    )
    await setBack(3600)
    expect(await isWelcome(member.tokens.access)).toBe(false)
    expect((await refresh(member.tokens.refresh)).statusCode).toBe(400)
    expect((await refresh(next.refresh_token)).statusCode).toBe(400)
  })

  test("an idle refresh token or yesterday's login is not refreshed", async () => {
    for (const column of ['refresh_expires_at', 'family_expires_at']) {
      const other = await server.addMember()
      await server.database.work({ catererId: other.catererId }, (tx) =>
        tx.execute(sql`update session set ${sql.identifier(column)} = now() - interval '1 second'`),
      )
      expect((await refresh(other.tokens.refresh)).statusCode).toBe(400)
    }
  })

  test('a disabled member is refused from the next call on', async () => {
    expect(await isWelcome(member.tokens.access)).toBe(true)
    await server.database.work({ catererId: member.catererId }, (tx) =>
      tx.execute(sql`update app_user set status = 'disabled'`),
    )
    expect(await isWelcome(member.tokens.access)).toBe(false)
    expect((await refresh(member.tokens.refresh)).statusCode).toBe(400)
  })

  test('no stored value is a token', async () => {
    const rows = await server.database.owner((tx) => tx.execute(sql`select * from session`))
    const text = JSON.stringify(rows)
    expect(text).not.toContain(member.tokens.access)
    expect(text).not.toContain(member.tokens.refresh)
  })
})

test('the log contains no token, no password and no Referer', async () => {
  const marked = 'marked-token-0123456789'
  await server.app.inject({
    url: `/commissary/userInfo?access_token=${marked}`,
    headers: { referer: `/?access_token=${marked}` },
  })
  await server.app.inject({ url: `/ingredient/ingredients?access%5Ftoken=${marked}&q=milk` })
  await server.app.inject({ url: `/oauth/token?refresh_token=${marked}` })
  await server.app.inject({ url: `/?${Buffer.from(`accessKey=${marked}`).toString('base64')}` })
  await server.app.inject({ url: `/dashboard?fToken=${marked}` })
  await logIn(`ROLE_CATERER:${member.userName}`, marked)
  const text = server.log.join('')
  expect(text).toContain('access_token=[redacted]')
  expect(text).toContain('q=milk')
  expect(text).not.toContain(marked)
  expect(text).not.toContain(Buffer.from(`accessKey=${marked}`).toString('base64'))
  expect(text).not.toContain(member.tokens.access)
})

// spec: 3.user.otherInfo.catererId, 3.user.otherInfo.schools, 3.user.otherInfo.isdCode
// spec: 3.user.otherInfo.nutritionAnalysis, 7.userInfo
// spec: 3.caterer.catererId, 3.user.otherInfo.firstName, 3.user.otherInfo.lastName, 3.user.otherInfo.schoolName
// spec: 3.user.otherInfo.inventoryEnabled
test("user info has the user's name, caterer and schools", async () => {
  const { body } = await server.call(member, 'GET /commissary/userInfo')
  expect(body).toMatchObject({
    userName: member.userName,
    firstName: 'Mem',
    lastName: expect.stringMatching(/^Ber/),
    catererId: member.catererId,
    role: 'administrator',
    schoolName: null,
    isdCode: '+1',
    priceTypes: ['Regular', 'Itemized'],
    schools: [],
    hasAllSchools: true,
    nutritionAnalysis: true,
    inventoryEnabled: true,
  })
  expect(body.today).toMatch(/^\d{4}-\d\d-\d\d$/)
})
