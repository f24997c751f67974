import { Pool, types, type PoolClient } from 'pg'

import { DatabaseError, errorFields } from './errors.ts'
import type { Connection, Link } from './link.ts'
import { arrayElements, valueParsers } from './values.ts'

export interface PostgresOptions {
  /** The login that work runs under; it must be able to become `commissary_app`. */
  url: string
  /** The login that owns the schema, where that is another one. */
  ownerUrl?: string
  poolSize?: number
  /** Told of connections that the server closed while they were idle. */
  onIdleError?: (error: Error) => void
}

/** Connects to a PostgreSQL server. Nothing is opened before the first query. */
export function postgresLink({ url, ownerUrl = url, poolSize = 10, onIdleError }: PostgresOptions): Link {
  const pool = (connectionString: string, max: number) => {
    const made = new Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 10_000,
      options: '-c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c lock_timeout=30000',
      types: { getTypeParser },
    })
    // Without a listener a dropped idle connection would end the process; the pool replaces it by itself.
    made.on('error', (error) => onIdleError?.(error))
    // The pool listens to idle ones only: one that drops between two queries of a transaction would end the process too.
    // The next query of that transaction fails by itself.
    made.on('connect', (client) => client.on('error', () => undefined))
    return made
  }
  const pools = { app: pool(url, poolSize), owner: pool(ownerUrl, 2) }
  return {
    kind: 'postgresql',
    connect: async (as) => connection(await pools[as].connect()),
    dump: () => Promise.reject(new Error('PostgreSQL makes its own copies: use pg_dump')),
    async close() {
      await Promise.all([pools.app.end(), pools.owner.end()])
    },
  }
}

function connection(client: PoolClient): Connection {
  return {
    async query(text, values, rows) {
      // A statement of its own per row mode: pg's types tell arrays and objects apart by the literal.
      const result = await (
        rows === 'array' ? client.query({ text, values, rowMode: 'array' }) : client.query({ text, values })
      ).catch(rethrow)
      return result.rows
    },
    async exec(text) {
      await client.query(text).catch(rethrow)
    },
    release: (isBroken) => client.release(isBroken),
  }
}

function rethrow(error: unknown): never {
  const fields = errorFields(error)
  throw fields ? new DatabaseError(fields) : error
}

type TypeId = Parameters<typeof types.getTypeParser>[0]

// The list of pg's type names leaves arrays out, so the number has no name there.
const textArray = 1009 as number as TypeId
const parseTextArray: (text: string) => string[] = types.getTypeParser(textArray)

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const element = valueParsers[arrayElements[oid] ?? 0]
  if (element) return (text: string) => parseTextArray(text).map((value) => (value === null ? null : element(value)))
  return valueParsers[oid] ?? types.getTypeParser(oid, format)
}
