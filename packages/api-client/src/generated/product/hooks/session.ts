// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { readUserInfo } from '../calls/session.ts'

const getReadUserInfoKey = () => [`/userInfo`] as const

/**
 * @summary The logged-in user, the caterer's flags and the schools
 */
export const useReadUserInfo = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof readUserInfo>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadUserInfoKey() : null))
  const swrFn = () => readUserInfo()

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
