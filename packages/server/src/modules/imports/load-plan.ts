import type { Column, ImportKind } from './columns.ts'
import type { Counts } from './store.ts'

/** How an import is loaded. */
export interface LoadPlan {
  id: number
  kind: ImportKind
  columns: Column[]
  fileName: string
  lastRow: number
}

/** Staged rows from one row number up to, but not including, another. */
export interface Batch {
  from: number
  before: number
}

export type Changes = Pick<Counts, 'create' | 'update' | 'unchanged' | 'rejected'>
