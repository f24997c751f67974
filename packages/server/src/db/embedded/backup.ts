import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'

import { startWorker } from '../../shared/start-worker.ts'
import { StartError, StorageFullError } from '../errors.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../work.ts'
import { backupFolder, backupName, listBackups, removeUnfinished } from './backup-files.ts'
import { syncPath } from './durable-fs.ts'
import { freeSpaceFloor, watchFreeSpace } from './free-space.ts'
import { openFolder } from './open-folder.ts'

/**
 * Writes a backup of the running database to `file`. The backup gets its name only after it was opened and fully read, so
 * a file with that name is valid, and an earlier one is kept until then. Returns the absolute path.
 */
export async function writeBackup(database: Database, file: string): Promise<string> {
  const path = resolve(file)
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.unfinished`
  const copy = await database.dump()
  const free = watchFreeSpace(dirname(path)).freeBytes()
  if (free < freeSpaceFloor + copy.length) throw new StorageFullError(dirname(path), free, freeSpaceFloor + copy.length)
  try {
    const handle = await open(unfinished, 'w')
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

/**
 * Fills an empty data folder from a backup. Sessions are not restored: everyone must log in again. The folder contains
 * the whole database or none, even after a kill.
 */
export async function restoreBackup(file: string, dataFolder: string): Promise<void> {
  const path = resolve(file)
  const fault = isGzip(path) ? await findFault(path) : 'it is not a backup file.'
  if (fault !== null) throw new StartError(`${path} is not a valid backup of a Commissary database: ${fault}`)
  const database = await openFolder(dataFolder, {
    copyFrom: path,
    prepare: 'update session set revoked_at = now() where revoked_at is null; delete from login_attempt',
  })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

export interface BackupKeeper {
  /** Makes a backup unless nothing was written since the last one. */
  copyNow(): Promise<void>
  /** Stops making backups. One in progress is left unfinished and does not count. */
  stop(): void
}

/** Backs up to the data folder every `minutes` if something was written, and keeps the newest `keep` backups. */
export function keepBackups(
  database: Database,
  dataFolder: string,
  { minutes = 15, keep = 8, onError }: { minutes?: number; keep?: number; onError: (error: unknown) => void },
): BackupKeeper {
  let copied = ''
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
      if (now === copied) return
      removeUnfinished(dataFolder)
      await writeBackup(database, join(backupFolder(dataFolder), backupName()))
      copied = now
      for (const old of listBackups(dataFolder).slice(keep)) rmSync(old)
    } catch (error) {
      onError(error)
    }
  }
  const copyNow = () => (running = running.then(copy))
  const timer = setInterval(copyNow, minutes * 60_000)
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
