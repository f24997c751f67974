import { join } from 'node:path'

import { backupFolder, backupName } from './embedded/backup-files.ts'
import { restoreBackup, writeBackup } from './embedded/backup.ts'
import { holdsDatabase, openFolder } from './embedded/open-folder.ts'
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

/** Restores a copy into the empty data folder. Everyone must log in again. */
export async function restoreDatabase({ databaseUrl, dataFolder }: DatabasePlace, file: string): Promise<void> {
  if (databaseUrl) {
    throw new StartError(
      'PostgreSQL restores its own copies. Run, on an empty database and as a superuser: pg_restore --dbname="$DATABASE_URL" commissary.dump && psql "$DATABASE_URL" --command="truncate session" (so that ended sessions stay ended).',
    )
  }
  await restoreBackup(file, dataFolder)
}
