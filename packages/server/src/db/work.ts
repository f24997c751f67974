import { AsyncLocalStorage } from 'node:async_hooks'

import { sql } from 'drizzle-orm'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

import { databaseError } from './errors.ts'
import type { Connection, Link, ReserveBytes } from './link.ts'

/** Drizzle on the connection of the running transaction. */
export type Tx = Omit<PgRemoteDatabase, 'transaction'>

export interface WorkContext {
  /** The caterer whose rows the transaction sees and writes. 0 is the operator's, for shared rows; no session can have it. */
  catererId: number
  /** The user recorded in `createdBy` and `updatedBy`. */
  userId?: number | null
  /** For a large import, and for what keeps sessions working on a full disk. PGlite only. */
  reserveBytes?: ReserveBytes
}

export interface Database {
  readonly kind: 'pglite' | 'postgresql'
  /** Runs `fn` in a transaction as the app role and the caterer. Row-level policies apply to all its queries. */
  work<T>(context: WorkContext, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** The same without a caterer: only shared rows, and the functions that are needed before the caterer is known. */
  system<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** A transaction as the schema's owner, for migrations and the operator's commands. Never used for requests. */
  owner<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** A consistent copy of the whole database as a gzipped tar. PGlite only; PostgreSQL has `pg_dump`. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** The transaction's caterer, for the few queries that need it. Columns default to it, and policies filter by it. */
export const ownCaterer = () => sql<number>`current_caterer()`

/** Creates a database from a link to an engine. */
export function createDatabase(link: Link): Database {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>()

  async function transaction<T>(
    begin: string,
    as: 'app' | 'owner',
    reserveBytes: ReserveBytes,
    fn: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (running.getStore()?.isOpen) {
      // PGlite has one connection and would wait for itself forever. Under load, a pool would deadlock the same way.
      throw new Error('A transaction was started inside another one: pass its tx instead')
    }
    const connection = await link.connect(as, reserveBytes)
    const state = { isOpen: true }
    const session = new TransactionSession(connection)
    let failure: { error: unknown } | undefined
    let result: T | undefined
    try {
      await connection.exec(begin)
      result = await running.run(state, () => fn(session.tx))
      session.end()
      await connection.exec('commit')
    } catch (error) {
      failure = { error: databaseError(error) ?? error }
    }
    state.isOpen = false
    session.isOpen = false
    let isBroken = false
    if (failure) {
      await connection.exec('rollback').catch(() => {
        isBroken = true
      })
    }
    connection.release(isBroken)
    if (failure) throw failure.error
    return result as T
  }

  return {
    kind: link.kind,
    work: async ({ catererId, userId = null, reserveBytes = 0 }, fn) =>
      transaction(beginAs(whole(catererId), userId === null ? '' : whole(userId)), 'app', reserveBytes, fn),
    system: (fn) => transaction(beginAs('', ''), 'app', 'reserve', fn),
    owner: (fn) => transaction('begin', 'owner', 0, fn),
    dump: () => link.dump(),
    close: () => link.close(),
  }
}

// In one message: begin, switch to the app role, set the caterer. All of it ends with the transaction.
const beginAs = (catererId: string, userId: string) =>
  `begin; set local role commissary_app; set local app.caterer_id = '${catererId}'; set local app.user_id = '${userId}'`

function whole(id: number): string {
  if (!Number.isSafeInteger(id) || id < 0) throw new Error(`Not an id: ${String(id)}`)
  return String(id)
}

const sessions = new WeakMap<Tx, TransactionSession>()

class TransactionSession {
  readonly tx: Tx
  readonly connection: Connection
  isOpen = true
  /** The first failed statement. PostgreSQL would silently turn a later "commit" into a rollback. */
  failed: unknown

  constructor(connection: Connection) {
    this.connection = connection
    this.tx = drizzle(async (text, params, method) => {
      if (!this.isOpen) throw new Error('The transaction has ended: await every query within it')
      try {
        return { rows: await connection.query(text, params, method === 'all' ? 'array' : 'object') }
      } catch (error) {
        this.failed ??= error
        throw error
      }
    })
    sessions.set(this.tx, this)
  }

  end() {
    this.isOpen = false
    if (this.failed !== undefined) throw this.failed
  }
}

/** Runs several statements without parameters, for migrations and table copies. */
export async function runScript(tx: Tx, text: string): Promise<void> {
  const session = sessionOf(tx)
  try {
    await session.connection.exec(text)
  } catch (error) {
    session.failed ??= error
    throw error
  }
}

function sessionOf(tx: Tx): TransactionSession {
  const session = sessions.get(tx)
  if (!session?.isOpen) throw new Error('Not a running transaction')
  return session
}
