// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Added,
  CreateImportParams,
  Id,
  Import,
  ImportColumns,
  ImportDependentList,
  ImportProblemList,
  ImportRowChoice,
  ImportRowList,
  ListImportDependentsParams,
  ListImportProblemsParams,
  ListImportRowsParams,
  Saved,
} from '../../types.ts'

/** Uploads a CSV file or Excel workbook of products, foods or household measures, or USDA's ZIP of Foundation Foods. The body is the file. It is read in the background: poll the import until its state is `ready`, review the preview and the problems, then apply or cancel it. Nothing is imported before it is applied. */
export async function createImport(body: Blob, params: CreateImportParams, options?: CallOptions): Promise<Added> {
  return callRecipes(withQuery('/food/imports', params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body,
  })
}

/** Reads an import with its progress, preview and counts */
export async function readImport(id: Id, options?: CallOptions): Promise<Import> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Cancels an import that has not been applied yet */
export async function cancelImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Imports the checked rows, all of them or none. Rejected if the file as a whole has a problem. Rows with problems are skipped and counted. Foods and measures appear all at once at the end; products appear as they are imported, and a canceled import takes them back. */
export async function applyImport(id: Id, options?: CallOptions): Promise<Added> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/apply`, { ...options, method: 'POST' })
}

/** Lists the rows that cannot be imported or look wrong, with column and fix */
export async function listImportProblems(
  id: Id,
  params?: ListImportProblemsParams,
  options?: CallOptions,
): Promise<ImportProblemList> {
  return callRecipes(withQuery(`/food/imports/${encodeURIComponent(id)}/problems`, params), {
    ...options,
    method: 'GET',
  })
}

/** States what the columns of a file are, and reads it again. Only before the import is applied. The answer is remembered: files of the vendor, with the same header row, are read this way from now on. */
export async function mapImportColumns(id: Id, body: ImportColumns, options?: CallOptions): Promise<Added> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/columns`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Lists the products of an import with what it changes, or has changed. Empty for foods and measures, and until the file has been read. */
export async function listImportRows(
  id: Id,
  params?: ListImportRowsParams,
  options?: CallOptions,
): Promise<ImportRowList> {
  return callRecipes(withQuery(`/food/imports/${encodeURIComponent(id)}/rows`, params), { ...options, method: 'GET' })
}

/** Leaves products out of an import, or takes them in again. Only before the import is applied. The counts of the import follow. */
export async function skipImportRows(id: Id, body: ImportRowChoice, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/rows`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Lists what keeps an import from being undone. Recipes, menus and master items that use a product it added, documents attached to one, products that one replaces, and products that were edited since. Empty if it can be undone. */
export async function listImportDependents(
  id: Id,
  params?: ListImportDependentsParams,
  options?: CallOptions,
): Promise<ImportDependentList> {
  return callRecipes(withQuery(`/food/imports/${encodeURIComponent(id)}/dependents`, params), {
    ...options,
    method: 'GET',
  })
}

/** Takes back a whole import of products. One step, all of it or none: added products are archived, updated ones get their earlier values. Rejected with the import while anything depends on it; `listImportDependents` says what. */
export async function undoImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}
