/** One connection to an engine, for one transaction. */
export interface Connection {
  /** One statement with parameters. Rows as arrays or as objects, values as `values.ts` reads them. */
  query(text: string, params: unknown[], rows: 'array' | 'object'): Promise<unknown[]>
  /** Several statements without parameters. */
  exec(text: string): Promise<void>
  /** Releases the connection. `isBroken`: a rollback failed, so it must not be used again. */
  release(isBroken: boolean): void
}

/**
 * Free disk space that a transaction needs beyond the minimum. With `reserve` it may use the minimum itself: it writes
 * little, and must still work when other writes are refused.
 */
export type ReserveBytes = number | 'reserve'

/** An engine as `work.ts` needs it. */
export interface Link {
  readonly kind: 'pglite' | 'postgresql'
  connect(as: 'app' | 'owner', reserveBytes: ReserveBytes): Promise<Connection>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}
