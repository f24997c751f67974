import type { DatabaseErrorFields } from '../errors.ts'

export interface WorkerStart {
  /** Folder of the engine's files. Created if missing. */
  folder: string
  /** A dump to restore instead of creating an empty database. */
  copyFrom?: string
  /** Statements to run before a new database counts as created. */
  prepare?: string
}

export type WorkerRequest = { id: number } & WorkerOrder

export type WorkerOrder =
  | { do: 'query'; text: string; params: unknown[]; rows: 'array' | 'object' }
  | { do: 'exec'; text: string }
  | { do: 'dump' }
  | { do: 'close' }

/** Id 0: the database is open. `failure`: the engine is broken and its thread ends. */
export type WorkerAnswer =
  | { id: number; value: unknown }
  | { id: number; error: DatabaseErrorFields }
  | { id: number; failure: string }
