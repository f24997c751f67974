import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { testDatabase } from '../../test/support/test-database.ts'
import type { Database } from './work.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

/** The names that a query returns, sorted. */
const find = async (query: SQL) =>
  (await database.owner((tx) => tx.execute<{ name: string }>(query))).map(({ name }) => name).toSorted()

const ours = sql.raw(`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and c.relname <> 'schema_migration'`)

test('every table has a caterer column that is never null', async () => {
  const found = await find(sql`select c.relname as name from pg_class c where ${ours} and not exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'caterer_id' and a.attnotnull)`)
  expect(found).toEqual([])
})

test('every table has row-level security, also for its owner', async () => {
  const found = await find(
    sql`select c.relname as name from pg_class c where ${ours} and not (c.relrowsecurity and c.relforcerowsecurity)`,
  )
  expect(found).toEqual([])
})

test('every policy has a condition and a role', async () => {
  const found = await find(sql`select tablename || '.' || policyname as name from pg_policies
    where qual = 'true' or with_check = 'true' or 'public' = any(roles)`)
  expect(found).toEqual([])
})

test('each policy is for one command and checks the caterer', async () => {
  const found = await find(sql`select tablename || '.' || policyname as name from pg_policies
    where cmd = 'ALL' or coalesce(qual, with_check) not like '%caterer_id%'`)
  expect(found).toEqual([])
})

test('every write policy has a check', async () => {
  const found = await find(sql`select tablename || '.' || policyname as name from pg_policies
    where cmd in ('INSERT', 'UPDATE') and with_check is null`)
  expect(found).toEqual([])
})

/** Tables whose rows only their user may write, and only their user may read unless they are shared. */
const ofOneUser = ['saved_view', 'report_export']

test("the app role's write policies allow only its own caterer", async () => {
  const found = await find(sql`select tablename || '.' || policyname as name from pg_policies
    where roles = '{commissary_app}' and cmd <> 'SELECT' and tablename not in ${ofOneUser}
      and (coalesce(qual, with_check) <> '(caterer_id = current_caterer())' or with_check <> '(caterer_id = current_caterer())')`)
  expect(found).toEqual([])
})

test('the rows of one user are only for that user', async () => {
  const policy = '((caterer_id = current_caterer()) AND (user_id = current_app_user()))'
  const found = await find(sql`select tablename || '.' || cmd as name from pg_policies
    where tablename in ${ofOneUser} and roles = '{commissary_app}'
      and coalesce(qual, with_check) = ${policy} and coalesce(with_check, qual) = ${policy}`)
  expect(found).toEqual(
    ofOneUser
      .toSorted()
      .flatMap((table) => ['DELETE', 'INSERT', 'SELECT', 'UPDATE'].map((cmd) => `${table}.${cmd}`))
      .filter((name) => name !== 'saved_view.SELECT'),
  )
  const shared = '((caterer_id = current_caterer()) AND ((user_id = current_app_user()) OR is_shared))'
  const read = await find(sql`select tablename as name from pg_policies where qual = ${shared} and cmd = 'SELECT'`)
  expect(read).toEqual(['saved_view'])
})

test('no view bypasses the policies', async () => {
  const found = await find(sql`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any(c.reloptions), false)`)
  expect(found).toEqual([])
})

test('only known functions run with more privileges than their caller', async () => {
  const found = await find(
    sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  )
  expect(found).toEqual([
    'caterer_count',
    'claim_notification_run',
    'clear_attempts',
    'create_caterer',
    'find_login',
    'find_password_link',
    'find_public_school',
    'find_receiving_link',
    'find_session',
    'forget_expired',
    'give_back_attempt',
    'is_family_alive',
    'is_known_address',
    'is_subdomain_taken',
    'lease_import_job',
    'lease_mail',
    'lease_publish_job',
    'rotate_session',
    'take_attempt',
    'unfinished_imports',
  ])
})

test('those functions have a separate owner and a fixed search path, and are not executable by everyone', async () => {
  const found = await find(sql`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and (
      proowner <> 'commissary_definer'::regrole
      or not coalesce('search_path=pg_catalog, public, pg_temp' = any(proconfig), false)
      or proacl is null
      or exists (select from aclexplode(proacl) where grantee = 0))`)
  expect(found).toEqual([])
})

test('only the operator can create a caterer', async () => {
  const found = await find(sql`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and not has_function_privilege('commissary_app', oid, 'execute')`)
  expect(found).toEqual(['create_caterer'])
})

test('every foreign key includes the caterer on both sides', async () => {
  const found = await find(sql`select k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not (
      exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        and a.attname in ('caterer_id', 'shared_caterer_id'))
      and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attnum = any(k.confkey)
        and a.attname = 'caterer_id'))`)
  expect(found).toEqual([])
})

test('every foreign key has an index', async () => {
  const found = await find(sql`select k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
        or i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey) and i.indnatts = 1)`)
  expect(found).toEqual([])
})

test('unique keys apply within a caterer, except primary keys, tokens, user names and host names', async () => {
  const found = await find(sql`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and not i.indisprimary and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'caterer_id')`)
  expect(found).toEqual([
    'app_user_user_name',
    'password_link_token',
    'receiving_link_token',
    'school_subdomain',
    'session_access_token',
    'session_refresh_token',
  ])
})

test('the app roles cannot log in, bypass policies, or own tables', async () => {
  const found = await find(sql`select rolname as name from pg_roles r
    where rolname in ('commissary_app', 'commissary_definer') and (
      rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb
      or exists (select from pg_class c where c.relowner = r.oid)
      or has_schema_privilege(r.oid, 'public', 'create'))`)
  expect(found).toEqual([])
})

test('the app role is not a member of any other role', async () => {
  const found = await find(sql`select r.rolname as name from pg_roles r
    where r.rolname <> 'commissary_app' and pg_has_role('commissary_app', r.oid, 'member')`)
  expect(found).toEqual([])
})

test('every table has triggers that record its changes', async () => {
  const found = await find(sql`select c.relname as name from pg_class c where ${ours} and not exists (
    select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'touch_row'::regproc and t.tgenabled = 'O')`)
  expect(found).toEqual([])
})
