import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

import { DatabaseError, errorFields } from './errors.ts'
import { valueParsers } from './values.ts'

/** The embedded engine, in this thread or behind a worker's messages. */
export interface PgliteClient {
  query(text: string, params: unknown[], rows: 'array' | 'object'): Promise<unknown[]>
  exec(text: string): Promise<void>
  /** A gzipped tar of the whole database, consistent because nothing else runs during it. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Engine options that make its values equal to PostgreSQL's. */
export const pgliteValues: PGliteOptions = {
  parsers: valueParsers,
  serializers: {
    17: (value: unknown) => {
      if (!(value instanceof Uint8Array)) throw new TypeError('Bytes expected')
      return `\\x${Buffer.from(value).toString('hex')}`
    },
  },
}

/** A client for an engine in this thread. */
export function pgliteClient(pglite: PGlite): PgliteClient {
  return {
    async query(text, params, rows) {
      const result = await pglite.query(text, params, { rowMode: rows }).catch(rethrow)
      return result.rows
    },
    async exec(text) {
      await pglite.exec(text).catch(rethrow)
    },
    async dump() {
      // Flush memory to the files first, so that opening the copy needs no recovery.
      await pglite.exec('checkpoint')
      const tar = await pglite.dumpDataDir('gzip')
      return new Uint8Array(await tar.arrayBuffer())
    },
    close: () => pglite.close(),
  }
}

function rethrow(error: unknown): never {
  const fields = errorFields(error)
  throw fields ? new DatabaseError(fields) : error
}
