import { sql } from 'drizzle-orm'

import type { Database } from '../../src/db/work.ts'
import type { World } from './world.ts'

/** The tables that a caterer's transactions can read. Login attempts belong to no caterer. */
async function readableTables(database: Database): Promise<string[]> {
  const rows = await database.owner((tx) =>
    tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables
        where schemaname = 'public' and tablename not in ('schema_migration', 'login_attempt') order by tablename`,
    ),
  )
  return rows.map(({ name }) => name)
}

/**
 * For each table, the row count and a content hash of everything that a caterer's administrator can see: its own rows and
 * shared ones.
 */
export async function footprint(
  database: Database,
  { catererId, userId }: Pick<World, 'catererId' | 'userId'>,
): Promise<Record<string, string>> {
  await waitForImports(database, catererId)
  const tables = (await readableTables(database)).map(
    (name) => sql`select ${name}::text as name, count(*)::text || ' ' ||
      coalesce(md5(string_agg(t::text, '|' order by t.id)), '') as content from ${sql.identifier(name)} as t`,
  )
  const rows = await database.work({ catererId, userId }, (tx) =>
    tx.execute<{ name: string; content: string }>(sql.join(tables, sql` union all `)),
  )
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

/** Imports run in the background, and their files are deleted after that. */
async function waitForImports(database: Database, catererId: number): Promise<void> {
  for (;;) {
    const [row] = await database.work({ catererId }, (tx) =>
      tx.execute<{ busy: number }>(
        sql`select count(*)::int as busy from import_job as job where state in ('reading', 'applying')
          or (state in ('done', 'failed', 'cancelled')
            and exists (select from file_chunk as chunk where chunk.file_id = job.file_id))`,
      ),
    )
    if (row?.busy === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
