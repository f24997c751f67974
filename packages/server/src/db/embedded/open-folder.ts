import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { StartError } from '../errors.ts'
import { pgliteLink } from '../pglite.ts'
import { createDatabase, type Database } from '../work.ts'
import { backupFolder, listBackups } from './backup-files.ts'
import { lockFolder } from './folder-lock.ts'
import { freeSpaceFloor, openFloor, watchFreeSpace } from './free-space.ts'
import { closeToOthers, ownFolder, type ClosedFolder } from './permissions.ts'
import { openWorker } from './worker-client.ts'

export interface FolderOptions {
  /** Below this free space, nothing is written. */
  floorBytes?: number
  /** A dump to restore. Rejected if the folder already has a database. */
  copyFrom?: string
  /** Statements to run before the new database counts as created. */
  prepare?: string
  /** Called after the folder was closed to other accounts on the machine, if they could read it. */
  onClosed?: (folder: ClosedFolder) => void
}

/** The engine's folder in a data folder. */
const engineFolder = 'database'

/** Whether a data folder contains a database. */
export const hasDatabase = (folder: string) => existsSync(join(folder, engineFolder))

/** Opens the embedded database of a data folder, creating it on first use. Locks the folder until it is closed. */
export async function openFolder(path: string, options: FolderOptions = {}): Promise<Database> {
  const { floorBytes = freeSpaceFloor, onClosed, ...start } = options
  const folder = resolve(path)
  makeWritable(folder)
  const space = watchFreeSpace(folder, floorBytes)
  // Locking itself writes to the disk, and the engine would give up halfway.
  if (space.freeBytes() < openFloor) {
    throw new StartError(
      `Not enough disk space to open the database in ${folder}: ${Math.ceil(openFloor / 1e6)} MB must be free.`,
    )
  }
  const unlock = lockFolder(folder)
  try {
    const closed = closeToOthers(folder)
    if (closed.closed > 0 || closed.stillOpen !== null) onClosed?.(closed)
    const isNew = !hasDatabase(folder)
    if (start.copyFrom !== undefined && !isNew)
      throw new StartError(`The data folder ${folder} already contains a database.`)
    if (isNew && space.freeBytes() < floorBytes) {
      throw new StartError(
        `Not enough disk space for a database at ${folder}: ${Math.ceil(floorBytes / 1e6)} MB must be free.`,
      )
    }
    const database = join(folder, engineFolder)
    const client = await openWorker({ folder: database, ...start }).catch((error: unknown) => {
      throw new StartError(
        isNew ? `The database could not be created in ${folder}: ${sentence(error)}` : damaged(folder, error),
        {
          cause: error,
        },
      )
    })
    return createDatabase(pgliteLink(client, space, unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

/** Advice for a database that does not open. It is not touched, because data may still be recoverable. */
function damaged(folder: string, error: unknown): string {
  const newest = listBackups(folder)[0]
  const offer = newest
    ? `The newest backup is ${newest}: restore it into an empty folder.`
    : `${backupFolder(folder)} contains no backup.`
  return `The database in ${folder} cannot be opened: ${sentence(error)} Nothing was changed. ${offer}`
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Node's recursive `mkdir` never returns for a folder that the system lets no one create, such as /proc/x. */
function makeFolder(folder: string) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: ownFolder })
}

function makeWritable(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`The data folder ${folder} cannot be written${reason}.`, { cause: error })
  }
}
