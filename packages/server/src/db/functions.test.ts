import { sql, type SQL } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { createCaterer } from './caterers.ts'
import { importJob } from './schema/import.ts'
import { session } from './schema/session.ts'
import { appUser } from './schema/user.ts'
import { emptyDatabase, testDatabase } from '../../test/support/test-database.ts'
import type { Database } from './work.ts'

const database: Database = await testDatabase()
let catererId: number
let userId: number

beforeEach(async () => {
  await emptyDatabase(database)
  catererId = await createCaterer(database, { name: 'North' })
  userId = await database.work({ catererId }, async (tx) => {
    const [user] = await tx
      .insert(appUser)
      .values({ userName: 'Ann@North.test', firstName: 'Ann', lastName: 'B', role: 'staff', passwordHash: 'hash' })
      .returning({ id: appUser.id })
    return user?.id ?? 0
  })
  await database.work({ catererId, userId }, (tx) =>
    tx.insert(session).values({
      userId,
      familyId: crypto.randomUUID(),
      familyExpiresAt: sql`now() + interval '12 hours'`,
      accessTokenHash: 'access-1',
      refreshTokenHash: 'refresh-1',
      accessExpiresAt: sql`now() + interval '15 minutes'`,
      refreshExpiresAt: sql`now() + interval '1 hour'`,
    }),
  )
})

const find = (access: string) => database.system((tx) => tx.execute(sql`select user_id from find_session(${access})`))
const rotate = async (from: string, to: string, grace = 10) => {
  const [row] = await database.system((tx) =>
    tx.execute<{ outcome: string }>(
      sql`select outcome from rotate_session(${from}, ${`access-${to}`}, ${`refresh-${to}`}, 900, 3600, ${grace})`,
    ),
  )
  return row?.outcome
}
const replacedLongAgo = () =>
  database.work({ catererId }, (tx) => tx.update(session).set({ replacedAt: sql`now() - interval '11 seconds'` }))

test('a user is found by name without a caterer, ignoring case', async () => {
  const found = await database.system((tx) => tx.execute(sql`select * from find_login('ann@north.TEST')`))
  expect(found).toEqual([
    { user_id: userId, caterer_id: catererId, role: 'staff', password_hash: 'hash', status: 'active' },
  ])
})

test('a refresh issues a new pair, and can be repeated during the grace period', async () => {
  expect(await rotate('refresh-1', '2')).toBe('rotated')
  expect(await find('access-2')).toEqual([{ user_id: userId }])
  expect(await rotate('refresh-1', '3')).toBe('rotated')
  expect(await find('access-2')).toHaveLength(1)
  expect(await find('access-3')).toHaveLength(1)
})

test('a token that is reused after the grace period ends its whole family', async () => {
  await rotate('refresh-1', '2')
  await replacedLongAgo()
  expect(await rotate('refresh-1', '3')).toBe('reused')
  expect(await find('access-1')).toEqual([])
  expect(await find('access-2')).toEqual([])
  expect(await rotate('refresh-2', '4')).toBe('refused')
})

test('revoking one pair ends the whole family, including a pair from a parallel refresh', async () => {
  await rotate('refresh-1', '2')
  await database.work({ catererId }, (tx) =>
    tx
      .update(session)
      .set({ revokedAt: sql`now()` })
      .where(sql`${session.accessTokenHash} = 'access-1'`),
  )
  expect(await find('access-2')).toEqual([])
  expect(await rotate('refresh-2', '3')).toBe('refused')
})

test('a deactivated user has no session from the next call on', async () => {
  expect(await find('access-1')).toHaveLength(1)
  await database.work({ catererId }, (tx) => tx.update(appUser).set({ status: 'disabled' }))
  expect(await find('access-1')).toEqual([])
  expect(await rotate('refresh-1', '2')).toBe('refused')
})

test('an unknown or expired token is refused', async () => {
  expect(await rotate('nothing', '2')).toBe('refused')
  await database.work({ catererId }, (tx) =>
    tx.update(session).set({ refreshExpiresAt: sql`now() - interval '1 second'` }),
  )
  expect(await rotate('refresh-1', '2')).toBe('refused')
})

test('parallel attempts cannot exceed a limit', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.system((tx) => tx.execute<{ ok: boolean }>(sql`select take_attempt('key', 5, 900) as ok`)),
    ),
  )
  expect(attempts.filter(([row]) => row?.ok)).toHaveLength(5)
  await database.system((tx) => tx.execute(sql`select clear_attempts('key')`))
  const [row] = await database.system((tx) => tx.execute(sql`select take_attempt('key', 5, 900) as ok`))
  expect(row).toEqual({ ok: true })
})

test('attempts that are returned at the same time are all returned', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => index)
  const inEight = (statement: SQL) =>
    Promise.all(eight.map(() => database.system((tx) => tx.execute<{ taken: boolean }>(statement))))
  for (let round = 0; round < 10; round++) {
    const taken = await inEight(sql`select take_attempt('office', 8, 900) as taken`)
    expect(taken.map(([row]) => row?.taken)).toEqual(eight.map(() => true))
    await inEight(sql`select give_back_attempt('office')`)
  }
})

test('a waiting job is leased once, and again when its worker stops responding', async () => {
  await database.work({ catererId }, (tx) =>
    tx.insert(importJob).values({ kind: 'foods', fileName: 'foods.csv', state: 'reading' }),
  )
  const lease = (owner: string, seconds: number) =>
    database.system((tx) =>
      tx.execute<{ import_job_id: number }>(sql`select * from lease_import_job(${owner}, ${seconds})`),
    )
  const both = await Promise.all([lease('one', 60), lease('two', 60)])
  expect(both.flat()).toMatchObject([{ caterer_id: catererId, kind: 'foods', state: 'reading' }])

  await database.work({ catererId }, (tx) => tx.update(importJob).set({ leaseUntil: sql`now() - interval '1 second'` }))
  expect(await lease('three', 60)).toHaveLength(1)
  expect(await lease('four', 60)).toEqual([])
})

test('only expired rows are deleted', async () => {
  const addOne = async (name: string, days: number) => {
    await database.system((tx) => tx.execute(sql`select take_attempt(${name}, 9, 900)`))
    await database.work({ catererId, userId }, async (tx) => {
      const then = sql`now() - make_interval(days => ${days})`
      await tx.execute(sql`insert into idempotency_key (key, operation, request_hash, created_at)
        values (${name}, 'operation', 'hash', ${then})`)
      await tx.execute(sql`insert into login_address (user_id, address_hash, last_login_at)
        values (${userId}, ${name}, ${then})`)
      await tx.insert(session).values({
        userId,
        familyId: crypto.randomUUID(),
        familyExpiresAt: sql`${then} + interval '12 hours'`,
        accessTokenHash: `access ${name}`,
        refreshTokenHash: `refresh ${name}`,
        accessExpiresAt: then,
        refreshExpiresAt: then,
      })
    })
  }
  await addOne('old', 31)
  await database.owner(async (tx) => {
    // Rows get their creation time by default.
    await tx.execute(sql`alter table login_attempt disable trigger touch_row`)
    await tx.execute(sql`update login_attempt set created_at = now() - interval '31 days'`)
    await tx.execute(sql`alter table login_attempt enable trigger touch_row`)
  })
  await addOne('new', 0)

  await database.system((tx) => tx.execute(sql`select forget_expired()`))
  const left = await database.work({ catererId }, (tx) =>
    tx.execute(sql`select refresh_token_hash as kept from session union all
      select key from idempotency_key union all select address_hash from login_address order by 1`),
  )
  expect(left.map(({ kept }) => kept)).toEqual(['new', 'new', 'refresh new', 'refresh-1'])
  const attempts = await database.owner((tx) => tx.execute(sql`select key from login_attempt`))
  expect(attempts).toEqual([{ key: 'new' }])
})
