import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

/** The tables that record who did what, and when: rows are added and never changed. */
const trail = [
  'ledger_entry',
  'production_event',
  'production_signature',
  'purchase_order_step',
  'purchase_receipt',
  'purchase_receipt_line',
  'record_history',
  'stock_move',
]

test("the application's role can add to every table of the audit trail, and can change, delete or empty none", async () => {
  const rows = await server.database.work(member, (tx) =>
    tx.execute<{ name: string; privileges: string[]; policies: string[] }>(sql`
      select c.relname as name,
        array(select p from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) p
          where has_table_privilege('commissary_app', c.oid, p)
            or (p = 'update' and has_any_column_privilege('commissary_app', c.oid, p))) as privileges,
        array(select distinct cmd from pg_policies where schemaname = 'public' and tablename = c.relname order by cmd) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname = any(${sql.param(trail)}::text[])
      order by c.relname`),
  )
  expect(rows.map(({ name, privileges, policies }) => [name, privileges, policies])).toEqual(
    trail.map((name) => [name, ['select', 'insert'], ['INSERT', 'SELECT']]),
  )
  const [role] = await server.database.work(member, (tx) =>
    tx.execute<{ owned: number; isSuper: boolean }>(sql`
      select (select count(*)::int from pg_class c where c.relowner = r.oid) as owned, r.rolsuper or r.rolbypassrls as "isSuper"
      from pg_roles r where r.rolname = 'commissary_app'`),
  )
  expect(role).toEqual({ owned: 0, isSuper: false })
})

test.each(trail)('%s refuses updates and deletions by the application', async (table) => {
  for (const change of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table}`]) {
    const run = server.database.work(member, (tx) => tx.execute(sql.raw(change)))
    await expect(run, change).rejects.toThrow(/permission denied/)
  }
})

test('a table that the application can only add to is a table of the audit trail', async () => {
  const rows = await server.database.work(member, (tx) =>
    tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege('commissary_app', c.oid, 'insert')
        and not has_any_column_privilege('commissary_app', c.oid, 'update')
        and not has_table_privilege('commissary_app', c.oid, 'delete')
      order by c.relname`),
  )
  expect(rows.map(({ name }) => name)).toEqual(trail)
})
