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

/** Imports the checked rows, all or none. Rejected if the file as a whole has a problem. Rows with problems are skipped and counted. Foods and measures appear together at the end; products appear as they are imported, and canceling the import removes them. */
export async function applyImport(id: Id, options?: CallOptions): Promise<Added> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/apply`, { ...options, method: 'POST' })
}

/** Lists the rows that cannot be imported or look wrong, with the column and the fix */
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

/** Maps the columns of a file, and reads it again. Only before the import is applied. The mapping is remembered: from now on, the vendor's files with the same header row are read this way. */
export async function mapImportColumns(id: Id, body: ImportColumns, options?: CallOptions): Promise<Added> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/columns`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Lists the products of an import, with what the import changes or has changed. Empty for foods and measures, and until the file has been read. */
export async function listImportRows(
  id: Id,
  params?: ListImportRowsParams,
  options?: CallOptions,
): Promise<ImportRowList> {
  return callRecipes(withQuery(`/food/imports/${encodeURIComponent(id)}/rows`, params), { ...options, method: 'GET' })
}

/** Excludes products from an import, or includes them again. Only before the import is applied. The counts of the import are updated. */
export async function skipImportRows(id: Id, body: ImportRowChoice, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/rows`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Lists what prevents an import from being undone. Recipes, menus and master items that use a product that the import added, documents attached to such a product, products that it replaces, and products edited since. Empty if the import can be undone. */
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

/** Undoes a whole import of products. One step, all or nothing: added products are archived, and updated products get their earlier values. Rejected while anything depends on the import: a 409 returns it, and `listImportDependents` says what depends on it. */
export async function undoImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/imports/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}
