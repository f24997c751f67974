// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, Import, ImportProblemList, ListImportProblemsParams } from '../../types.ts'
import { readImport, listImportProblems } from '../calls/imports.ts'

/** Reads an import with its progress, preview and counts */
export function useReadImport(id: Id, options?: ReadOptions<Import>) {
  return useRead([`/food/imports/${encodeURIComponent(id)}`], () => readImport(id), options)
}

/** Sends the request of `useReadImport` early */
export function preloadReadImport(id: Id) {
  readEarly([`/food/imports/${encodeURIComponent(id)}`], () => readImport(id))
}

/** Lists the rows that cannot be imported or look wrong, with column and fix */
export function useListImportProblems(
  id: Id,
  params?: ListImportProblemsParams,
  options?: ReadOptions<ImportProblemList>,
) {
  return useRead(
    [`/food/imports/${encodeURIComponent(id)}/problems`, params],
    () => listImportProblems(id, params),
    options,
  )
}

/** Sends the request of `useListImportProblems` early */
export function preloadListImportProblems(id: Id, params?: ListImportProblemsParams) {
  readEarly([`/food/imports/${encodeURIComponent(id)}/problems`, params], () => listImportProblems(id, params))
}
