import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'

import { startWorker } from '../../shared/start-worker.ts'
import { StartError, StorageFullError } from '../errors.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../work.ts'
import {
  backupFolder,
  backupName,
  listBackups,
  readBackedUp,
  removeUnfinished,
  superseded,
  writeBackedUp,
} from './backup-files.ts'
import { syncPath } from './durable-fs.ts'
import { freeSpaceFloor, watchFreeSpace } from './free-space.ts'
import { openFolder } from './open-folder.ts'
import { ownFile, ownFolder } from './permissions.ts'

/**
 * Writes a backup of the running database to `file`. The backup gets its name only after it was opened and fully read, so
 * a file with that name is valid, and an earlier one is kept until then. Returns the absolute path.
 */
export async function writeBackup(database: Database, file: string): Promise<string> {
  const path = resolve(file)
  mkdirSync(dirname(path), { recursive: true, mode: ownFolder })
  const unfinished = `${path}.unfinished`
  const copy = await database.dump()
  const free = watchFreeSpace(dirname(path)).freeBytes()
  if (free < freeSpaceFloor + copy.length) throw new StorageFullError(dirname(path), free, freeSpaceFloor + copy.length)
  try {
    const handle = await open(unfinished, 'w', ownFile)
    await handle.writeFile(copy)
    await handle.sync()
    await handle.close()
    const fault = await findFault(unfinished)
    if (fault !== null) throw new Error(`The backup is not valid and was deleted: ${fault}`)
    renameSync(unfinished, path)
    syncPath(dirname(path))
    return path
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** What a restored database contains. */
export interface Restored {
  caterers: number
  users: number
  ingredients: number
  recipes: number
  /** When a row was last changed, as an instant; null for an empty database. */
  lastChangedAt: string | null
}

/**
 * Fills an empty data folder from a backup. Sessions are not restored: everyone must log in again. The folder contains
 * the whole database or none, even after a kill.
 */
export async function restoreBackup(file: string, dataFolder: string): Promise<Restored> {
  const path = resolve(file)
  const fault = isGzip(path) ? await findFault(path) : 'it is not a backup file.'
  if (fault !== null) throw new StartError(`${path} is not a valid backup of a Commissary database: ${fault}`)
  const database = await openFolder(dataFolder, {
    copyFrom: path,
    prepare: 'update session set revoked_at = now() where revoked_at is null; delete from login_attempt',
  })
  try {
    const restored = await describeContent(database)
    await migrate(database)
    return restored
  } finally {
    await database.close()
  }
}

async function describeContent(database: Database): Promise<Restored> {
  return database.owner(async (tx) => {
    const count = async (table: string) => {
      const [row] = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      )
      return row?.count ?? 0
    }
    const tables = await tx.execute<{ name: string }>(
      sql`select table_name::text as name from information_schema.columns
        where table_schema = 'public' and column_name = 'updated_at' and table_name <> 'session'`,
    )
    let lastChangedAt: string | null = null
    for (const { name } of tables) {
      const [row] = await tx.execute<{ at: string | null }>(
        sql`select to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from ${sql.identifier(name)}`,
      )
      if (row?.at && (lastChangedAt === null || row.at > lastChangedAt)) lastChangedAt = row.at
    }
    return {
      caterers: await count('caterer'),
      users: await count('app_user'),
      ingredients: await count('ingredient'),
      recipes: await count('recipe'),
      lastChangedAt,
    }
  })
}

export interface BackupKeeper {
  /** Makes a backup unless nothing was written since the last one. */
  copyNow(): Promise<void>
  /** Stops making backups. One in progress is left unfinished and does not count. */
  stop(): void
}

export interface BackupPlan {
  minutes?: number
  /** How many of the newest to keep. */
  recent?: number
  /** For how many days to keep the last one of the day. */
  days?: number
  onError: (error: unknown) => void
}

/** Backs up to the data folder every `minutes` if something was written since the newest backup, and deletes the oldest. */
export function keepBackups(
  database: Database,
  dataFolder: string,
  { minutes = 15, recent = 8, days = 14, onError }: BackupPlan,
): BackupKeeper {
  let running: Promise<void> = Promise.resolve()

  // The number of the next writing transaction. Reads do not change it.
  async function nextTransaction() {
    const [now] = await database.owner((tx) =>
      tx.execute<{ number: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as number`),
    )
    return now?.number ?? ''
  }
  async function copy() {
    try {
      const now = await nextTransaction()
      if (now === readBackedUp(dataFolder)) return
      removeUnfinished(dataFolder)
      const file = await writeBackup(database, join(backupFolder(dataFolder), backupName()))
      writeBackedUp(dataFolder, file, now)
      for (const old of superseded(listBackups(dataFolder), { recent, days })) rmSync(old)
    } catch (error) {
      onError(error)
    }
  }
  const copyNow = () => (running = running.then(copy))
  const timer = setInterval(copyNow, minutes * 60_000).unref()
  return { copyNow, stop: () => clearInterval(timer) }
}

/** Opens a backup in a separate thread and reads all of it. Returns null, or the problem. */
function findFault(file: string): Promise<string | null> {
  const { promise, resolve: answer } = Promise.withResolvers<string | null>()
  const worker = startWorker('db/embedded/check-copy-worker', file)
  worker.once('message', answer)
  worker.once('error', (error) => answer(String(error)))
  worker.once('exit', () => answer('it crashes the program that opens it.'))
  // A damaged backup can keep the engine busy forever.
  const timer = setTimeout(() => answer('it does not open.'), 120_000)
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

function isGzip(file: string): boolean {
  try {
    const [first, second] = readFileSync(file)
    return first === 0x1f && second === 0x8b
  } catch {
    return false
  }
}
