// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  Import,
  ImportDependentList,
  ImportProblemList,
  ImportRowList,
  ListImportDependentsParams,
  ListImportProblemsParams,
  ListImportRowsParams,
} from '../../types.ts'
import { readImport, listImportProblems, listImportRows, listImportDependents } from '../calls/imports.ts'

/** Reads an import with its progress, preview and counts */
export function useReadImport(id: Id, options?: ReadOptions<Import>) {
  return useRead([`/food/imports/${encodeURIComponent(id)}`], () => readImport(id), options)
}

/** Sends the request of `useReadImport` early */
export function preloadReadImport(id: Id) {
  readEarly([`/food/imports/${encodeURIComponent(id)}`], () => readImport(id))
}

/** Lists the rows that cannot be imported or look wrong, with the column and the fix */
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

/** Lists the products of an import, with what the import changes or has changed. Empty for foods and measures, and until the file has been read. */
export function useListImportRows(id: Id, params?: ListImportRowsParams, options?: ReadOptions<ImportRowList>) {
  return useRead([`/food/imports/${encodeURIComponent(id)}/rows`, params], () => listImportRows(id, params), options)
}

/** Sends the request of `useListImportRows` early */
export function preloadListImportRows(id: Id, params?: ListImportRowsParams) {
  readEarly([`/food/imports/${encodeURIComponent(id)}/rows`, params], () => listImportRows(id, params))
}

/** Lists what prevents an import from being undone. Recipes, menus and master items that use a product that the import added, documents attached to such a product, products that it replaces, and products edited since. Empty if the import can be undone. */
export function useListImportDependents(
  id: Id,
  params?: ListImportDependentsParams,
  options?: ReadOptions<ImportDependentList>,
) {
  return useRead(
    [`/food/imports/${encodeURIComponent(id)}/dependents`, params],
    () => listImportDependents(id, params),
    options,
  )
}

/** Sends the request of `useListImportDependents` early */
export function preloadListImportDependents(id: Id, params?: ListImportDependentsParams) {
  readEarly([`/food/imports/${encodeURIComponent(id)}/dependents`, params], () => listImportDependents(id, params))
}
