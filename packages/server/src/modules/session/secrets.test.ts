import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { openFixture } from '../../../test/matrix/fixture.ts'
import { password } from '../../../test/matrix/world.ts'
import { hashToken } from './tokens.ts'

const { database, app, log, north, south } = await openFixture()

const form = 'application/x-www-form-urlencoded'
const post = (url: string, fields: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': form }, payload: String(new URLSearchParams(fields)) })
const logIn = (userName: string, attempt = password) =>
  post('/oauth/token', { grant_type: 'password', username: `ROLE_CATERER:${userName}`, password: attempt })

let access: string
let refresh: string
beforeAll(async () => {
  const answer = (await logIn(north.userName)).json<{ access_token: string; refresh_token: string }>()
  access = answer.access_token
  refresh = answer.refresh_token
})

test('tokens are 256 random bits and never repeat', async () => {
  const next = (await logIn(north.userName)).json<{ access_token: string; refresh_token: string }>()
  const tokens = [access, refresh, next.access_token, next.refresh_token]
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('no table contains a token or a password, only their hashes', async () => {
  const tables = await database.owner((tx) =>
    tx.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('schema_migration', 'login_attempt')`),
  )
  let text = ''
  for (const { name } of tables) {
    const rows = await database.work(north, (tx) => tx.execute(sql`select * from ${sql.identifier(name)}`))
    text += JSON.stringify(rows)
  }
  expect(text).toContain(hashToken(access))
  expect(text).toContain('$argon2id$')
  for (const secret of [access, refresh, password]) expect(text).not.toContain(secret)
})

test('the token call accepts only forms', async () => {
  const fields = { grant_type: 'password', username: `ROLE_CATERER:${north.userName}`, password }
  const answers = await Promise.all([
    app.inject({ method: 'POST', url: '/oauth/token', payload: fields }),
    app.inject({ method: 'POST', url: '/oauth/token', query: fields }),
    app.inject({ method: 'GET', url: '/oauth/token', query: fields }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 404])
  expect(answers.map(({ body }) => body).join('')).not.toContain('access_token')
})

test('a form with a repeated field is refused', async () => {
  const payload = `grant_type=password&username=ROLE_CATERER:${north.userName}&password=wrong&password=${password}`
  const answer = await app.inject({ method: 'POST', url: '/oauth/token', headers: { 'content-type': form }, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'invalid_request', message: 'A field was sent twice.' })
})

test('five wrong passwords lock one account and no other', async () => {
  for (let attempt = 1; attempt <= 5; attempt++) expect((await logIn(south.userName, 'wrong')).statusCode).toBe(400)
  expect((await logIn(south.userName)).statusCode).toBe(429)
  expect((await logIn(north.userName)).statusCode).toBe(200)
})

test('no other kind of token works as an access token', async () => {
  for (const token of [refresh, hashToken(access), `${access} `, access.toUpperCase(), `Bearer ${access}`]) {
    const answer = await app.inject({ url: '/commissary/userInfo', query: { access_token: token } })
    expect(answer.statusCode).toBe(401)
  }
  const inHeader = { authorization: `Bearer ${access}`, cookie: `access_token=${access}` }
  expect((await app.inject({ url: '/commissary/userInfo', headers: inHeader })).statusCode).toBe(401)
  expect((await app.inject({ url: '/commissary/userInfo', query: { access_token: access } })).statusCode).toBe(200)
})

test("ending one caterer's session does not affect the others", async () => {
  const { access_token: ended } = (await logIn(north.userName)).json<{ access_token: string }>()
  expect((await post('/oauth/revoke', { token: ended })).statusCode).toBe(200)
  const statusOf = async (token: string) =>
    (await app.inject({ url: '/commissary/userInfo', query: { access_token: token } })).statusCode
  expect([await statusOf(ended), await statusOf(access), await statusOf(south.tokens.staff)]).toEqual([401, 200, 200])
})

/** Breaks a part of the database, so that calls that need it return 500. */
async function without(table: string, run: () => Promise<void>): Promise<void> {
  const gone = sql.identifier(`${table}_gone`)
  await database.owner((tx) => tx.execute(sql`alter table ${sql.identifier(table)} rename to ${gone}`))
  try {
    await run()
  } finally {
    await database.owner((tx) => tx.execute(sql`alter table ${gone} rename to ${sql.identifier(table)}`))
  }
}

afterEach(() => {
  const written = log.join('')
  for (const secret of [access, refresh, password, hashToken(access), hashToken(refresh)]) {
    expect(written).not.toContain(secret)
    expect(written).not.toContain(encodeURIComponent(secret))
  }
})

test('no secret is logged or returned when a page is missing, a request is invalid, or the server fails', async () => {
  const urls = [
    `/commissary/nothing?access_token=${access}`,
    `/dashboard?access_token=${access}`,
    `/recipe/recipes/none?access_token=${access}`,
    `/recipe/recipes?size=none&Access_Token=${access}&access%5ftoken=${access}&access_token=${access}`,
    `/ingredient/ingredients?access_token=${access}`,
    `/ingredient/ingredients?access_token=${access}&access_token=${access}`,
    `//oauth/token?refresh_token=${refresh}`,
    `/%zz?access_token=${access}`,
  ]
  const statuses: number[] = []
  await without('ingredient', async () => {
    for (const url of urls) {
      const answer = await app.inject({ url, headers: { referer: `http://localhost${url}` } })
      statuses.push(answer.statusCode)
      expect(answer.body).not.toContain(access)
      expect(answer.body).not.toContain('ingredient_gone')
    }
  })
  expect(statuses).toEqual([404, 404, 422, 401, 500, 401, 404, 400])
  await without('session', async () => {
    expect((await logIn(north.userName)).json()).toEqual({ message: 'Something went wrong. Please try again later.' })
    expect((await post('/oauth/token', { grant_type: 'refresh_token', refresh_token: refresh })).statusCode).toBe(500)
    expect((await post('/oauth/revoke', { token: access })).statusCode).toBe(500)
  })
  expect(log.filter((line) => line.includes('request failed')).length).toBeGreaterThanOrEqual(4)
})
