import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { createCaterer } from './caterers.ts'
import { DatabaseError } from './errors.ts'
import { sampleRows } from './sample-rows.ts'
import { testDatabase } from './test-database.ts'
import type { Database, Tx } from './work.ts'

/** Tables whose rows of caterer 0 every caterer reads. */
const shared = new Set(['reference_food', 'reference_food_measure', 'vendor'])
/** What the app role may not do at all. */
const forbidden: Record<string, string[]> = {
  caterer: ['insert', 'delete'],
  login_attempt: ['select', 'insert', 'update', 'delete'],
  record_history: ['update', 'delete'],
}

let database: Database
let north: number
let south: number

beforeAll(async () => {
  database = await testDatabase()
  north = await createCaterer(database, { name: 'North' })
  south = await createCaterer(database, { name: 'South' })
  for (const catererId of [north, south, 0]) {
    for (const sample of sampleRows) {
      if (!isWritable(sample.table, 'insert') || (catererId === 0 && !shared.has(sample.table))) continue
      await as(catererId, (tx) => tx.execute(sample.insert(catererId)))
    }
    // A second school and user, for the tables that have one row for each.
    for (const table of catererId > 0 ? ['school', 'app_user'] : []) {
      await as(catererId, (tx) => tx.execute(insertAgain(table, catererId, 'again for others')))
    }
  }
})

const isWritable = (table: string, command: string) => !forbidden[table]?.includes(command)

function as<T>(catererId: number | null, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return catererId === null ? database.system(fn) : database.work({ catererId }, fn)
}

/** How many rows a statement touched, "refused" by the policies or grants, or another refusal's code. Nothing is kept. */
async function attempt(catererId: number | null, statement: SQL): Promise<number | string> {
  const undo = new Error('undo')
  let count = 0
  try {
    await as(catererId, async (tx) => {
      count = (await tx.execute(statement)).length
      throw undo
    })
  } catch (error) {
    if (error instanceof DatabaseError) return error.code === '42501' ? 'refused' : error.code
    if (error !== undo) throw error
  }
  return count
}

test('every table has a sample row', async () => {
  const tables = await database.owner((tx) =>
    tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
    ),
  )
  expect(sampleRows.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name))
})

describe.each(sampleRows.map(({ table }) => table))('table %s', (table) => {
  const name = sql.identifier(table)
  const expected = (command: string, count: number) => (isWritable(table, command) ? count : 'refused')
  const rows = async (catererId: number) => {
    const [counted] = await as(catererId, (tx) =>
      tx.execute<{ count: number }>(sql`select count(*)::int as count from ${name} where caterer_id = ${catererId}`),
    )
    return counted?.count ?? 0
  }

  test('without a caterer nothing is seen but shared rows, and nothing can be written', async () => {
    const seen = await attempt(null, sql`select id from ${name} where caterer_id > 0`)
    expect(seen).toBe(expected('select', 0))
    const all = await attempt(null, sql`select id from ${name}`)
    expect(all).toBe(expected('select', shared.has(table) ? 1 : 0))
    for (const catererId of [north, 0]) {
      expect(await attempt(null, insertAgain(table, catererId))).toBe('refused')
    }
    expect(await attempt(null, sql`update ${name} set version = 7 returning id`)).toBe(expected('update', 0))
    expect(await attempt(null, sql`delete from ${name} returning id`)).toBe(expected('delete', 0))
  })

  test.each([
    ['the first caterer', () => north, () => south],
    ['the second caterer', () => south, () => north],
  ])('%s reaches its own rows and no other', async (_name, own, other) => {
    const seen = await attempt(own(), sql`select id from ${name} where caterer_id not in (0, ${own()})`)
    expect(seen).toBe(expected('select', 0))
    if (isWritable(table, 'select')) {
      expect(await rows(own())).toBeGreaterThan(0)
      expect(await attempt(own(), sql`select id from ${name} where caterer_id = 0`)).toBe(shared.has(table) ? 1 : 0)
    }
    for (const foreign of [other(), 0]) {
      expect(await attempt(own(), insertAgain(table, foreign))).toBe('refused')
      const update = sql`update ${name} set version = 7 where caterer_id = ${foreign} returning id`
      expect(await attempt(own(), update)).toBe(expected('update', 0))
      const remove = sql`delete from ${name} where caterer_id = ${foreign} returning id`
      expect(await attempt(own(), remove)).toBe(expected('delete', 0))
      // A row of one's own cannot be given away either.
      expect(await attempt(own(), sql`update ${name} set caterer_id = ${foreign} returning id`)).toBe('refused')
    }
    if (isWritable(table, 'update')) {
      const update = sql`update ${name} set version = 7 returning id`
      expect(await attempt(own(), update)).toBe(await rows(own()))
    }
    if (isWritable(table, 'delete')) expect(await attempt(own(), insertAgain(table, own()))).toBe(1)
  })
})

/** A second row like the sample; those whose keys would clash first leave out the rows that hold them. */
function insertAgain(table: string, catererId: number, tag = 'again') {
  const sample = sampleRows.find((one) => one.table === table)
  if (!sample) throw new Error(`No sample of ${table}`)
  return sample.insert(catererId, tag)
}

test('a row cannot point at a row of another caterer', async () => {
  const [foreign] = await as(south, (tx) => tx.execute<{ id: number }>(sql`select id from recipe`))
  const line = sql`insert into recipe_line (recipe_id, position, sub_recipe_id, unit)
    select id, 9, ${foreign?.id}, 'g' from recipe returning id`
  await expect(as(north, (tx) => tx.execute(line))).rejects.toMatchObject({ code: '23503' })
})

test('an ingredient may point at a shared food, and at none of another caterer', async () => {
  const [food] = await as(0, (tx) => tx.execute<{ id: number }>(sql`select id from reference_food`))
  const [foreign] = await as(south, (tx) =>
    tx.execute<{ id: number }>(sql`select id from reference_food where caterer_id > 0`),
  )
  const link = (id?: number) => sql`update ingredient set shared_reference_food_id = ${id} returning id`
  expect(await attempt(north, link(food?.id))).toBe(1)
  expect(await attempt(north, link(foreign?.id))).toBe('23503')
})

test('no session and no user can belong to caterer 0', async () => {
  const user = sql`insert into app_user (user_name, first_name, last_name, role) values ('x', 'x', 'x', 'staff') returning id`
  expect(await attempt(0, user)).toBe('23503')
})
