// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listImportProblems, readImport } from '../calls/imports.ts'
import type { ListImportProblemsParams } from '../types.ts'

const getReadImportKey = (id: number) => [`/food/imports/${encodeURIComponent(id)}`] as const

/**
 * @summary An import with its progress, preview and counts
 */
export const useReadImport = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readImport>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadImportKey(id) : null))
  const swrFn = () => readImport(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListImportProblemsKey = (id: number, params?: ListImportProblemsParams) =>
  [`/food/imports/${encodeURIComponent(id)}/problems`, ...(params ? [params] : [])] as const

/**
 * @summary The rows that cannot be loaded, with column and fix
 */
export const useListImportProblems = (
  id: number,
  params?: ListImportProblemsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listImportProblems>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListImportProblemsKey(id, params) : null))
  const swrFn = () => listImportProblems(id, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
