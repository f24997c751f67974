// Generated from openapi/ by `pnpm generate`. Do not edit.

import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, Import, ImportProblemList, ListImportProblemsParams } from '../../types.ts'
import { readImport, listImportProblems } from '../calls/imports.ts'

/** Reads an import with its progress, preview and counts */
export function useReadImport(id: Id, options?: ReadOptions<Import>) {
  return useRead([`/food/imports/${encodeURIComponent(id)}`], () => readImport(id), options)
}

/** Lists the rows that cannot be imported, with column and fix */
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
