import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartError } from '../errors.ts'
import { ownFile } from './permissions.ts'

// Kept here because a garbage-collected handle would release its folder while the engine still writes to it.
const held = new Set<DatabaseSync>()

/**
 * Locks a data folder for this process. The engine has no lock, and two processes on one folder silently lose each other's
 * rows. It is an operating-system lock (Node has no flock, but SQLite locks the same way), so it ends with the process,
 * however that ends. Returns the function that unlocks the folder.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'lock-holder.json')
  const lockFile = join(folder, 'lock.sqlite')
  // SQLite would make a file that everyone can read.
  closeSync(openSync(lockFile, 'a', ownFile))
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new StartError(`The data folder ${folder} is in use by ${describeHolder(holderFile)}. Stop that one first.`)
    }
    throw error
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }), {
    mode: ownFile,
  })
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

// Only for the message. The file may be outdated or incomplete; the lock alone decides.
function describeHolder(holderFile: string): string {
  try {
    const { pid, host, since }: Record<string, unknown> = JSON.parse(readFileSync(holderFile, 'utf8'))
    return `process ${String(pid)} on ${String(host)} since ${String(since)}`
  } catch {
    return 'another process'
  }
}
