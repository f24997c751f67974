import type { DatabaseErrorFields } from '../errors.ts'

export interface WorkerStart {
  /** Folder of the engine's files; made when it is not there. */
  folder: string
  /** A dump to make it from, instead of an empty database. */
  copyFrom?: string
  /** Statements for a new database, run before it counts. */
  prepare?: string
}

export type WorkerRequest = { id: number } & WorkerOrder

export type WorkerOrder =
  | { do: 'query'; text: string; params: unknown[]; rows: 'array' | 'object' }
  | { do: 'exec'; text: string }
  | { do: 'dump' }
  | { do: 'close' }

/** Id 0 says that the database is open. `failure`: the engine is broken and its thread ends. */
export type WorkerAnswer =
  | { id: number; value: unknown }
  | { id: number; error: DatabaseErrorFields }
  | { id: number; failure: string }
