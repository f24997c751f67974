import { sql } from 'drizzle-orm'

import { openFolder } from './embedded/open-folder.ts'
import { databaseError, StartError } from './errors.ts'
import { postgresLink } from './postgres.ts'
import { createDatabase, type Database } from './work.ts'

export interface DatabaseConfig {
  /** A PostgreSQL server, from DATABASE_URL. Without it, the database is in the data folder. */
  url?: string | undefined
  /** The login that owns the schema, if it is not the one in `url`. */
  ownerUrl?: string | undefined
  /** The embedded database's folder. */
  dataFolder: string
  onIdleError?: (error: Error) => void
}

/** Opens the database. Call `migrate` next. Failures have messages for the operator. */
export async function openDatabase({ url, ownerUrl, dataFolder, onIdleError }: DatabaseConfig): Promise<Database> {
  if (!url) return openFolder(dataFolder)
  const database = createDatabase(
    postgresLink({ url, ...(ownerUrl && { ownerUrl }), ...(onIdleError && { onIdleError }) }),
  )
  try {
    await database.owner((tx) => tx.execute(sql`select 1`))
    return database
  } catch (error) {
    await database.close()
    throw new StartError(`No PostgreSQL database answers at ${withoutPassword(url)}: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

function withoutPassword(url: string): string {
  const shown = URL.parse(url)
  if (!shown) return 'DATABASE_URL (which is no URL)'
  shown.password = ''
  return shown.href
}

function reasonOf(error: unknown): string {
  const found = databaseError(error) ?? error
  if (found instanceof AggregateError && found.errors[0] instanceof Error) return found.errors[0].message
  return found instanceof Error ? found.message : String(found)
}
