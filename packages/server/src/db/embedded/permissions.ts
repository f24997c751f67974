import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** For the owner only: our folders 700, our files 600. */
export const ownFolder = 0o700
export const ownFile = 0o600

/** Permissions of a group or of everyone. */
const others = 0o077

/** What the product writes into a data folder. Anything else in it is not ours to change. */
const ours = ['database', 'database.unfinished', 'backups', 'outbox', 'lock.sqlite', 'lock-holder.json']

export interface ClosedFolder {
  /** How many folders and files other accounts of the machine could read or change before. */
  closed: number
  /** The first one that could not be closed, such as one with another owner; null if there is none. */
  stillOpen: string | null
}

/** Takes the data folder's permissions from everyone but its owner. */
export function closeToOthers(dataFolder: string): ClosedFolder {
  const result: ClosedFolder = { closed: 0, stillOpen: null }
  close(dataFolder, result)
  for (const name of ours) {
    const path = join(dataFolder, name)
    if (existsSync(path)) closeTree(path, result)
  }
  return result
}

function closeTree(path: string, result: ClosedFolder): void {
  if (!close(path, result)) return
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    // A link may point outside of the folder.
    if (entry.isDirectory() || entry.isFile()) closeTree(join(path, entry.name), result)
  }
}

/** Returns whether it is a folder that can be read. */
function close(path: string, result: ClosedFolder): boolean {
  const stat = statSync(path)
  if ((stat.mode & others) !== 0) {
    try {
      chmodSync(path, stat.mode & 0o777 & ~others)
      result.closed++
    } catch {
      result.stillOpen ??= path
    }
  }
  return stat.isDirectory()
}
