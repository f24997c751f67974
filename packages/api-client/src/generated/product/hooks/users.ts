// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listUsers, readUser } from '../calls/users.ts'
import type { ListUsersParams } from '../types.ts'

const getListUsersKey = (params?: ListUsersParams) => [`/users`, ...(params ? [params] : [])] as const

/**
 * @summary Users of the caterer
 */
export const useListUsers = (
  params?: ListUsersParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listUsers>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListUsersKey(params) : null))
  const swrFn = () => listUsers(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadUserKey = (id: number) => [`/users/${encodeURIComponent(id)}`] as const

/**
 * @summary One user
 */
export const useReadUser = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readUser>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadUserKey(id) : null))
  const swrFn = () => readUser(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
