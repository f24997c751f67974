import { DatabaseError, StorageFullError } from './errors.ts'
import type { FreeSpace } from './embedded/free-space.ts'
import type { Connection, Link } from './link.ts'
import type { PgliteClient } from './pglite-client.ts'

/** No space is watched: databases in memory. */
const plenty: FreeSpace = { folder: '', floorBytes: 0, freeBytes: () => Number.MAX_SAFE_INTEGER }

/**
 * Makes a link of the embedded engine. It has one connection, so transactions wait for each other in the order in which
 * they came. Near a full disk transactions turn read-only: reading goes on, and a write is refused before it can hang.
 */
export function pgliteLink(client: PgliteClient, space: FreeSpace = plenty, onClose?: () => void): Link {
  let last: Promise<void> = Promise.resolve()

  /** Resolves, when it is this caller's turn, to the function that ends the turn. */
  async function turn(): Promise<() => void> {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }

  return {
    kind: 'pglite',
    async connect(_as, reserveBytes) {
      const release = await turn()
      return guarded(client, space, space.floorBytes + reserveBytes, release)
    },
    async dump() {
      const release = await turn()
      return client.dump().finally(release)
    },
    async close() {
      const release = await turn()
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
      // The disk may fill while the transaction runs.
      if (!isReadOnly && space.freeBytes() < space.floorBytes) throw full()
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
