import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'

import { checkSchema } from '../migrate.ts'
import { pgliteClient, pgliteValues } from '../pglite-client.ts'
import { pgliteLink } from '../pglite.ts'
import { createDatabase } from '../work.ts'

// Opens a backup in memory, compares its schema with this program's and reads every row. Returns null, or the problem.
async function findFault(file: string): Promise<string | null> {
  try {
    const pglite = await PGlite.create({ ...pgliteValues, loadDataDir: await openAsBlob(file) })
    const database = createDatabase(pgliteLink(pgliteClient(pglite)))
    await checkSchema(database)
    await database.owner(async (tx) => {
      const tables = await tx.execute<{ name: string }>(
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      )
      // Read every value, not just the row count: a damaged value shows only when it is read.
      for (const { name } of tables) {
        await tx.execute(sql`select sum(hashtextextended(t::text, 0)) from ${sql.identifier(name)} t`)
      }
    })
    await database.close()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

parentPort?.postMessage(await findFault(workerData))
process.exit()
