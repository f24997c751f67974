import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { sampleRows } from '../../test/support/sample-rows.ts'
import { probeTenancy } from '../../test/support/tenancy-probe.ts'
import { testDatabase } from '../../test/support/test-database.ts'
import type { Tx } from './work.ts'

const database = await testDatabase()
const { north, south, attempt, breachesOf } = await probeTenancy(database)

const as = <T>(catererId: number, fn: (tx: Tx) => Promise<T>) => database.work({ catererId }, fn)

test('every table has a sample row', async () => {
  const tables = await database.owner((tx) =>
    tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
    ),
  )
  expect(sampleRows.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name))
})

test.each(sampleRows.map(({ table }) => table))(
  'table %s exposes shared rows to everyone, and all others only to their caterer',
  async (table) => {
    expect(await breachesOf(table)).toEqual([])
  },
)

test("a row cannot refer to another caterer's row", async () => {
  const [foreign] = await as(south, (tx) => tx.execute<{ id: number }>(sql`select id from recipe`))
  const line = sql`insert into recipe_line (recipe_id, position, sub_recipe_id, unit)
    select id, 9, ${foreign?.id}, 'g' from recipe returning id`
  await expect(as(north, (tx) => tx.execute(line))).rejects.toMatchObject({ code: '23503' })
})

test("an ingredient can refer to a shared food, but not to another caterer's", async () => {
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
