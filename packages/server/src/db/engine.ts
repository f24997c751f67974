import { checkAccount } from './check-account.ts'
import { openFolder } from './embedded/open-folder.ts'
import type { ClosedFolder } from './embedded/permissions.ts'
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
  /** Called when other accounts of the machine could read the embedded database's folder. */
  onClosed?: (folder: ClosedFolder) => void
}

/** Opens the database. Call `migrate` next. Failures have messages for the operator. */
export async function openDatabase({
  url,
  ownerUrl,
  dataFolder,
  onIdleError,
  onClosed,
}: DatabaseConfig): Promise<Database> {
  if (!url) return openFolder(dataFolder, onClosed && { onClosed })
  const database = createDatabase(
    postgresLink({ url, ...(ownerUrl && { ownerUrl }), ...(onIdleError && { onIdleError }) }),
  )
  try {
    await database.owner(checkAccount)
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
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
