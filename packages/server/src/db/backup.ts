import { join } from 'node:path'

import { backupFolder, backupName } from './embedded/backup-files.ts'
import { restoreBackup, writeBackup } from './embedded/backup.ts'
import { holdsDatabase, openFolder } from './embedded/open-folder.ts'
import { StartError } from './errors.ts'

/** Where the database is, as `readConfig` says it. */
export interface DatabasePlace {
  databaseUrl: string | null
  dataFolder: string
}

/** Makes a copy of the data folder's database while no server runs on it. Returns where it is. */
export async function backupDatabase({ databaseUrl, dataFolder }: DatabasePlace, file?: string): Promise<string> {
  if (databaseUrl) {
    throw new StartError(
      'PostgreSQL makes its own copies. Run, as a superuser because the row policies bind the owner too: pg_dump --format=custom --file=commissary.dump "$DATABASE_URL"',
    )
  }
  if (!holdsDatabase(dataFolder)) throw new StartError(`There is no database in ${dataFolder}.`)
  const database = await openFolder(dataFolder)
  try {
    return await writeBackup(database, file ?? join(backupFolder(dataFolder), backupName()))
  } finally {
    await database.close()
  }
}

/** Fills the empty data folder from a copy. Everybody logs in again afterwards. */
export async function restoreDatabase({ databaseUrl, dataFolder }: DatabasePlace, file: string): Promise<void> {
  if (databaseUrl) {
    throw new StartError(
      'PostgreSQL restores its own copies. Run, on an empty database and as a superuser: pg_restore --dbname="$DATABASE_URL" commissary.dump && psql "$DATABASE_URL" --command="truncate session" (so that ended sessions stay ended).',
    )
  }
  await restoreBackup(file, dataFolder)
}
