import { Pool, types, type PoolClient } from 'pg'

import { DatabaseError, errorFields } from './errors.ts'
import type { Connection, Link } from './link.ts'
import { arrayElements, valueParsers } from './values.ts'

export interface PostgresOptions {
  /** The login for work. It must be able to switch to the role `commissary_app`. */
  url: string
  /** The login that owns the schema, if it is a different one. */
  ownerUrl?: string
  poolSize?: number
  /** Called for idle connections that the server closed. */
  onIdleError?: (error: Error) => void
}

/** Connects to a PostgreSQL server on the first query. */
export function postgresLink({ url, ownerUrl = url, poolSize = 10, onIdleError }: PostgresOptions): Link {
  const pool = (connectionString: string, max: number) => {
    const made = new Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 10_000,
      // Compiling a statement takes longer than running it here, and lists and reports sort more than the usual 4 MB.
      options:
        '-c timezone=UTC -c jit=off -c work_mem=16MB -c idle_in_transaction_session_timeout=60000 -c lock_timeout=30000',
      types: { getTypeParser },
    })
    // Without a listener, a dropped idle connection would end the process. The pool replaces it.
    made.on('error', (error) => onIdleError?.(error))
    // The pool listens only while a connection is idle. One that drops between two queries of a transaction would also end
    // the process. The transaction's next query fails anyway.
    made.on('connect', (client) => client.on('error', () => undefined))
    return made
  }
  const pools = { app: pool(url, poolSize), owner: pool(ownerUrl, 2) }
  return {
    kind: 'postgresql',
    connect: async (as) => connection(await pools[as].connect()),
    dump: () => Promise.reject(new Error('Back up PostgreSQL with pg_dump')),
    async close() {
      await Promise.all([pools.app.end(), pools.owner.end()])
    },
  }
}

function connection(client: PoolClient): Connection {
  return {
    async query(text, values, rows) {
      // One statement per row mode, because pg's types distinguish arrays and objects by the literal.
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

// pg's list of type names has no arrays.
const textArray = 1009 as number as TypeId
const parseTextArray: (text: string) => string[] = types.getTypeParser(textArray)

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const element = valueParsers[arrayElements[oid] ?? 0]
  if (element) return (text: string) => parseTextArray(text).map((value) => (value === null ? null : element(value)))
  return valueParsers[oid] ?? types.getTypeParser(oid, format)
}
