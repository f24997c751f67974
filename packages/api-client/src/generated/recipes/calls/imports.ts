// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CreateImportParams, Import, ListImportProblems200, ListImportProblemsParams, Saved } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'

const getCreateImportUrl = (params: CreateImportParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/food/imports?${stringifiedParams}` : `/food/imports`
}

/**
 * The body is the file. It is stored and read in the background: poll the import until its state is `ready`, look at the preview and the problems, then apply or cancel it. Nothing is loaded before it is applied.
 * @summary Uploads a CSV of foods or of household measures to be checked
 */
export const createImport = async (
  createImportBody: Blob,
  params: CreateImportParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callRecipes<Saved>(getCreateImportUrl(params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body: createImportBody,
  })
}

const getReadImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}`
}

/**
 * @summary An import with its progress, preview and counts
 */
export const readImport = async (id: number, options?: CallOptions): Promise<Import> => {
  return callRecipes<Import>(getReadImportUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getCancelImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}`
}

/**
 * @summary Cancels an import that has not been applied yet
 */
export const cancelImport = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCancelImportUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

const getApplyImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}/apply`
}

/**
 * Refused while the file as a whole has a problem. Rows with problems are left out and counted.
 * @summary Loads the rows that were checked, all of them or none
 */
export const applyImport = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getApplyImportUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getListImportProblemsUrl = (id: number, params?: ListImportProblemsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/food/imports/${encodeURIComponent(id)}/problems?${stringifiedParams}`
    : `/food/imports/${encodeURIComponent(id)}/problems`
}

/**
 * @summary The rows that cannot be loaded, with column and fix
 */
export const listImportProblems = async (
  id: number,
  params?: ListImportProblemsParams,
  options?: CallOptions,
): Promise<ListImportProblems200> => {
  return callRecipes<ListImportProblems200>(getListImportProblemsUrl(id, params), {
    ...options,
    method: 'GET',
  })
}
