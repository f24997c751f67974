import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartError } from '../errors.ts'

// Kept here, or a collected handle would give its folder back while the engine still writes to it.
const held = new Set<DatabaseSync>()

/**
 * Takes a data folder for this process. The engine has no lock of its own, and two processes on one folder silently lose
 * each other's rows. The lock is the operating system's (Node has no flock, but SQLite locks the same way): it ends with
 * the process, however that ends. Returns the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'lock-holder.json')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new StartError(`The data folder ${folder} is in use by ${describeHolder(holderFile)}. Stop that one first.`)
    }
    throw error
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }))
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

// Only for the message: the file may be left over or half written, the lock alone decides.
function describeHolder(holderFile: string): string {
  try {
    const { pid, host, since }: Record<string, unknown> = JSON.parse(readFileSync(holderFile, 'utf8'))
    return `process ${String(pid)} on ${String(host)} since ${String(since)}`
  } catch {
    return 'another process'
  }
}
