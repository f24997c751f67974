import useSwr, { type SWRConfiguration } from 'swr'

import type { ApiError } from './api-error.ts'
import { type ReadKey, takeEarlyRead } from './early-reads.ts'

/** SWR's options. Nothing is requested while `enabled` is false. */
export type ReadOptions<Data> = SWRConfiguration<Data, ApiError> & { enabled?: boolean }

/**
 * SWR with typed errors.
 *
 * Return SWR's response unchanged: a copy would read every field, and SWR re-renders for every field that was read.
 */
export function useRead<Data>(key: ReadKey, read: () => Promise<Data>, options?: ReadOptions<Data>) {
  const [path, params] = key
  const swrKey = params === undefined ? [path] : [path, params]
  return useSwr<Data, ApiError>(
    options?.enabled === false ? null : swrKey,
    () => takeEarlyRead<Data>(key) ?? read(),
    options,
  )
}
