/** One connection to an engine, for one transaction. */
export interface Connection {
  /** One statement with parameters. Rows as arrays or as objects, values as `values.ts` reads them. */
  query(text: string, params: unknown[], rows: 'array' | 'object'): Promise<unknown[]>
  /** Several statements without parameters. */
  exec(text: string): Promise<void>
  /** Releases the connection. `isBroken`: a rollback failed, so it must not be used again. */
  release(isBroken: boolean): void
}

/** An engine as `work.ts` needs it. */
export interface Link {
  readonly kind: 'pglite' | 'postgresql'
  connect(as: 'app' | 'owner', reserveBytes: number): Promise<Connection>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}
