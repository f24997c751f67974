import { join } from 'node:path'

import { backupFolder, backupName } from './embedded/backup-files.ts'
import { restoreBackup, writeBackup, type Restored } from './embedded/backup.ts'
import { hasDatabase, openFolder } from './embedded/open-folder.ts'
import { StartError } from './errors.ts'

/** The database's location, from `readConfig`. */
export interface DatabasePlace {
  databaseUrl: string | null
  dataFolder: string
}

/** Backs up the data folder's database while no server uses it. Returns the path of the copy. */
export async function backupDatabase({ databaseUrl, dataFolder }: DatabasePlace, file?: string): Promise<string> {
  if (databaseUrl) {
    throw new StartError(
      'Back up PostgreSQL with its own tool. As a superuser (row policies also apply to the owner), run: pg_dump --format=custom --file=commissary.dump "$DATABASE_URL"',
    )
  }
  if (!hasDatabase(dataFolder)) throw new StartError(`${dataFolder} contains no database.`)
  const database = await openFolder(dataFolder)
  try {
    return await writeBackup(database, file ?? join(backupFolder(dataFolder), backupName()))
  } finally {
    await database.close()
  }
}

/** Restores a backup into the empty data folder. Everyone must log in again. */
export async function restoreDatabase({ databaseUrl, dataFolder }: DatabasePlace, file: string): Promise<Restored> {
  if (databaseUrl) {
    throw new StartError(
      'Restore PostgreSQL with its own tool. As a superuser, on an empty database, run: pg_restore --dbname="$DATABASE_URL" commissary.dump && psql "$DATABASE_URL" --command="truncate session" (so that ended sessions stay ended).',
    )
  }
  return restoreBackup(file, dataFolder)
}
