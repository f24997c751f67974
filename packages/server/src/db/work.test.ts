import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { countCaterers, createCaterer } from './caterers.ts'
import { DatabaseError } from './errors.ts'
import { mealProgram, school } from './schema/school.ts'
import { emptyDatabase, testDatabase } from '../../test/support/test-database.ts'
import type { Database } from './work.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => emptyDatabase(database))

const oak = { schoolName: 'Oak School' } as const

test('a row gets its caterer, author and version automatically', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  await database.work({ catererId, userId: 5 }, (tx) => tx.insert(school).values(oak))
  await database.work({ catererId, userId: 6 }, (tx) => tx.update(school).set({ subdomain: 'oak' }))

  const [row] = await database.work({ catererId }, (tx) => tx.select().from(school))

  expect(row).toMatchObject({ catererId, createdBy: 5, updatedBy: 6, version: 2 })
  expect(row?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('an error rolls back the whole transaction', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  const work = database.work({ catererId }, async (tx) => {
    await tx.insert(school).values(oak)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await database.work({ catererId }, (tx) => tx.select().from(school))).toEqual([])
})

test('a transaction with an ignored failed statement cannot be committed', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  const work = database.work({ catererId }, async (tx) => {
    await tx.insert(school).values(oak)
    await tx.execute(sql`select 1/0`).catch(() => undefined)
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
})

test('a nested transaction is rejected instead of waiting forever', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  const nested = database.work({ catererId }, () => database.system((tx) => tx.execute(sql`select 1`)))
  await expect(nested).rejects.toThrow('inside another one')
  await expect(database.system((tx) => tx.execute(sql`select 1 as one`))).resolves.toEqual([{ one: 1 }])
})

test('a query after the end of its transaction is rejected', async () => {
  const tx = await database.system(async (inside) => inside)
  await expect(tx.execute(sql`select 1`)).rejects.toThrow()
})

test('concurrent transactions each keep their own caterer', async () => {
  const ids = [await createCaterer(database, { name: 'North' }), await createCaterer(database, { name: 'South' })]
  const isolated = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const catererId = ids[index % 2] ?? 0
      const [row] = await database.work({ catererId }, (tx) =>
        tx.execute<{ id: number }>(sql`select current_caterer() as id`),
      )
      return row?.id === catererId
    }),
  )
  expect(isolated).not.toContain(false)
  const [after] = await database.system((tx) => tx.execute(sql`select current_caterer() as id`))
  expect(after).toEqual({ id: null })
})

test('a database error names the violated rule and never the values', async () => {
  const catererId = await createCaterer(database, { name: 'North' })
  const program = { programName: 'P', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' } as const
  const work = database.work({ catererId }, (tx) => tx.insert(mealProgram).values({ ...program, serviceDays: 9 }))
  const error = await work.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error).toMatchObject({ code: '23514', constraint: 'meal_program_service_days' })
  expect(String(error)).not.toContain('us-nslp')
})

test('an invalid id is rejected before it reaches the database', async () => {
  await expect(database.work({ catererId: Number.NaN }, async () => undefined)).rejects.toThrow('Not an id')
  expect(await countCaterers(database)).toBe(0)
})

describe('values are the same on both engines', () => {
  test('from a handwritten query', async () => {
    const [row] = await database.system((tx) =>
      tx.execute(sql`select 12345678901::bigint as big, 0.100000::numeric(18,6) as price, 0.1::float8 as amount,
        true as yes, null::int as none, date '2026-08-31' as day, timestamptz '2026-08-31 06:05:04.1239+02' as at,
        '{"a": [1, null]}'::jsonb as json, array[1,2]::bigint[] as ids, array['a','b c'] as words,
        array[0.5]::numeric[] as prices, '\\x00ff'::bytea as bytes`),
    )
    expect(row).toEqual({
      big: 12_345_678_901,
      price: '0.100000',
      amount: 0.1,
      yes: true,
      none: null,
      day: '2026-08-31',
      at: '2026-08-31T04:05:04.123Z',
      json: { a: [1, null] },
      ids: [1, 2],
      words: ['a', 'b c'],
      prices: ['0.5'],
      bytes: new Uint8Array([0, 255]),
    })
  })

  test('for parameters', async () => {
    const catererId = await createCaterer(database, { name: 'North' })
    const moduleAccess = { 'Production Record': 'Yes', note: 'quote " and \\ and ½' }
    const read = await database.work({ catererId }, async (tx) => {
      await tx.insert(school).values({ ...oak, moduleAccess })
      return tx.select().from(school).where(eq(school.schoolName, oak.schoolName))
    })
    expect(read[0]?.moduleAccess).toEqual(moduleAccess)
    const [bytes] = await database.system((tx) => tx.execute(sql`select ${Buffer.from([1, 2])}::bytea as bytes`))
    expect(bytes).toEqual({ bytes: new Uint8Array([1, 2]) })
  })
})
