/** An error of the database, the same for both engines. The message never contains parameters, which may be secrets. */
export class DatabaseError extends Error {
  /** SQLSTATE, such as 23505 for a duplicate. */
  readonly code: string
  readonly constraint: string | null
  readonly table: string | null
  readonly detail: string | null

  constructor({ message, code, constraint, table, detail }: DatabaseErrorFields) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.constraint = constraint ?? null
    this.table = table ?? null
    this.detail = detail ?? null
  }
}

export interface DatabaseErrorFields {
  message: string
  code: string
  constraint?: string | null
  table?: string | null
  detail?: string | null
}

/** Why the program cannot start, as one sentence for the operator. */
export class StartError extends Error {}

/** Thrown instead of writing to a nearly full disk. The embedded engine would hang on a full one. */
export class StorageFullError extends Error {
  constructor(folder: string, freeBytes: number, floorBytes: number) {
    super(
      `Not saved: ${megabytes(freeBytes)} MB are free at ${folder}, and below ${megabytes(floorBytes)} MB nothing is written. Free some space; no restart is needed.`,
    )
    this.name = 'StorageFullError'
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000)

/** Finds the database's error in what drizzle throws: it wraps errors in one whose message lists the parameters. */
export function databaseError(error: unknown): DatabaseError | StorageFullError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError || at instanceof StorageFullError) return at
  }
  return undefined
}

/** The fields of a driver's error, or undefined if it is not from the database. */
export function errorFields(error: unknown): DatabaseErrorFields | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : null
  }
  return {
    message: error.message,
    code: error.code,
    constraint: text('constraint'),
    table: text('table'),
    detail: text('detail'),
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])

/** The driver's messages for a dropped or refused connection, which have no error code. */
const droppedMessages =
  /timeout exceeded when trying to connect|Connection terminated|has encountered a connection error|is not queryable/

/** Whether the database server is down, restarting or out of resources. The query builder wraps the driver's errors. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError) return /^(08|53|57P)/.test(at.code)
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && unreachable.has(code)) return true
    if (droppedMessages.test(at.message)) return true
  }
  return false
}
