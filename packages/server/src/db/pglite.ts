import { DatabaseError, StorageFullError } from './errors.ts'
import type { FreeSpace } from './embedded/free-space.ts'
import type { Connection, Link } from './link.ts'
import type { PgliteClient } from './pglite-client.ts'

/** For databases in memory, whose disk space is not monitored. */
const plenty: FreeSpace = { folder: '', floorBytes: 0, reserveFloorBytes: 0, freeBytes: () => Number.MAX_SAFE_INTEGER }

/**
 * Creates a link to the embedded engine. It has one connection, so transactions run one after the other. On a nearly full
 * disk they become read-only: reading continues, and a write is refused before it can hang.
 */
export function pgliteLink(client: PgliteClient, space: FreeSpace = plenty, onClose?: () => void): Link {
  let last: Promise<void> = Promise.resolve()

  /** Waits for the connection. Resolves to the function that releases it. */
  async function waitForTurn(): Promise<() => void> {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }

  return {
    kind: 'pglite',
    async connect(_as, reserveBytes) {
      const release = await waitForTurn()
      const floorBytes = reserveBytes === 'reserve' ? space.reserveFloorBytes : space.floorBytes + reserveBytes
      return guarded(client, space, floorBytes, release)
    },
    async dump() {
      const release = await waitForTurn()
      return client.dump().finally(release)
    },
    async close() {
      const release = await waitForTurn()
      await client.close().finally(release)
      onClose?.()
    },
  }
}

function guarded(client: PgliteClient, space: FreeSpace, floorBytes: number, release: () => void): Connection {
  const isReadOnly = space.freeBytes() < floorBytes
  const full = () => new StorageFullError(space.folder, space.freeBytes(), floorBytes)
  return {
    async query(text, params, rows) {
      // The disk may fill up during the transaction.
      if (!isReadOnly && space.freeBytes() < Math.min(floorBytes, space.floorBytes)) throw full()
      try {
        return await client.query(text, params, rows)
      } catch (error) {
        throw isReadOnly && error instanceof DatabaseError && error.code === '25006' ? full() : error
      }
    },
    exec: (text) => client.exec(isReadOnly ? text.replace(/^begin\b/, 'begin read only') : text),
    release,
  }
}
