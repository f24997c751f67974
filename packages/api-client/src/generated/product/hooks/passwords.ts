// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { catererAccActivation, isLinkValidate, validateUserName } from '../calls/passwords.ts'
import type { CatererAccActivationParams, IsLinkValidateParams, ValidateUserNameParams } from '../types.ts'

const getValidateUserNameKey = (params: ValidateUserNameParams) =>
  [`/usersAuthInfoes/search/validateUserName`, ...(params ? [params] : [])] as const

/**
 * @summary Whether an e-mail is not registered
 */
export const useValidateUserName = (
  params: ValidateUserNameParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof validateUserName>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getValidateUserNameKey(params) : null))
  const swrFn = () => validateUserName(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getIsLinkValidateKey = (params: IsLinkValidateParams) => [`/isLinkValidate`, ...(params ? [params] : [])] as const

/**
 * @summary Whether a link is still good, and whose it is
 */
export const useIsLinkValidate = (
  params: IsLinkValidateParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof isLinkValidate>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getIsLinkValidateKey(params) : null))
  const swrFn = () => isLinkValidate(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getCatererAccActivationKey = (params: CatererAccActivationParams) =>
  [`/catererAccActivation`, ...(params ? [params] : [])] as const

/**
 * @summary Whether an account is active
 */
export const useCatererAccActivation = (
  params: CatererAccActivationParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof catererAccActivation>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getCatererAccActivationKey(params) : null))
  const swrFn = () => catererAccActivation(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
