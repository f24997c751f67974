import useSwr, { type SWRConfiguration } from 'swr'

import type { ApiError } from './api-error.ts'

/** SWR's options. Nothing is requested while `enabled` is false. */
export type ReadOptions<Data> = SWRConfiguration<Data, ApiError> & { enabled?: boolean }

/**
 * SWR with typed errors. `parts` is the cache key: the path, and the query parameters if the read takes any.
 *
 * Return SWR's response unchanged: a copy would read every field, and SWR re-renders for every field that was read.
 */
export function useRead<Data>(
  parts: readonly [path: string, params?: object | undefined],
  read: () => Promise<Data>,
  options?: ReadOptions<Data>,
) {
  const [path, params] = parts
  const key = params === undefined ? [path] : [path, params]
  return useSwr<Data, ApiError>(options?.enabled === false ? null : key, read, options)
}
