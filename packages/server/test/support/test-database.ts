import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'

import { pgliteClient, pgliteValues } from '../../src/db/pglite-client.ts'
import { pgliteLink } from '../../src/db/pglite.ts'
import { postgresLink } from '../../src/db/postgres.ts'
import { closeAfterFile } from './close-after-file.ts'
import { asAdmin } from './postgres-server.ts'
import { loginUrl } from './test-logins.ts'
import { createDatabase, type Database } from '../../src/db/work.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that test files copy. */
    testEngine: { kind: 'pglite'; snapshot: string } | { kind: 'postgresql'; adminUrl: string; template: string }
  }
}

/**
 * A separate migrated, empty database for a test file, on the engine of the vitest project. It closes after the file;
 * `emptyDatabase` clears it between tests.
 */
export async function testDatabase(): Promise<Database> {
  const engine = inject('testEngine')
  if (engine.kind === 'postgresql') return copyOfTemplate(engine.adminUrl, engine.template)
  const database = await copyOfSnapshot(engine.snapshot)
  closeAfterFile(() => database.close())
  return database
}

/** Deletes every row of every table, shared ones too, and starts the ids at 1 again. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.owner(async (tx) => {
    const [tables] = await tx.execute<{ list: string }>(
      sql`select string_agg(quote_ident(tablename), ', ') as list from pg_tables
        where schemaname = 'public' and tablename <> 'schema_migration'`,
    )
    await tx.execute(sql.raw(`truncate ${tables?.list ?? ''} restart identity cascade`))
  })
}

async function copyOfSnapshot(snapshot: string): Promise<Database> {
  const pglite = await PGlite.create({ ...pgliteValues, loadDataDir: await openAsBlob(snapshot) })
  return createDatabase(pgliteLink(pgliteClient(pglite)))
}

async function copyOfTemplate(adminUrl: string, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files needs no log of their pages.
  await asAdmin(adminUrl, [
    `create database ${name} template ${template} owner commissary_test_owner strategy file_copy`,
  ])
  const database = createDatabase(
    postgresLink({
      url: loginUrl(adminUrl, 'commissary_test_login', name),
      ownerUrl: loginUrl(adminUrl, 'commissary_test_owner', name),
      poolSize: 4,
    }),
  )
  closeAfterFile(async () => {
    await database.close()
    await asAdmin(adminUrl, [`drop database ${name} with (force)`])
  })
  return database
}
