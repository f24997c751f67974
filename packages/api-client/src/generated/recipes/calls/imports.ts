// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { CreateImportParams, Id, Import, ImportProblemList, ListImportProblemsParams, Saved } from '../../types.ts'

/** Uploads a CSV file of foods or household measures. The body is the file. It is read in the background: poll the import until its state is `ready`, review the preview and the problems, then apply or cancel it. Nothing is imported before it is applied. */
export async function createImport(body: Blob, params: CreateImportParams, options?: CallOptions): Promise<Saved> {
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

/** Imports the checked rows, all of them or none. Rejected if the file as a whole has a problem. Rows with problems are skipped and counted. */
export async function applyImport(id: Id, options?: CallOptions): Promise<Saved> {
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
