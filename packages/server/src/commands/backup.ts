import { join } from 'node:path'

import { backupFolder, backupName } from '../db/embedded/backup-files.ts'
import { restoreBackup, writeBackup } from '../db/embedded/backup.ts'
import { holdsDatabase, openFolder } from '../db/embedded/open-folder.ts'
import type { DatabaseConfig } from '../db/engine.ts'
import { StartError } from '../db/errors.ts'

/** Makes a copy of the data folder's database while no server runs on it. Returns where it is. */
export async function backup({ url, dataFolder }: DatabaseConfig, file?: string): Promise<string> {
  if (url) {
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
export async function restore({ url, dataFolder }: DatabaseConfig, file: string): Promise<void> {
  if (url) {
    throw new StartError(
      'PostgreSQL restores its own copies. Run, on an empty database and as a superuser: pg_restore --dbname="$DATABASE_URL" commissary.dump && psql "$DATABASE_URL" --command="truncate session" (so that ended sessions stay ended).',
    )
  }
  await restoreBackup(file, dataFolder)
}
