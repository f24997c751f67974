// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  AccountState,
  CatererAccActivationParams,
  GoodLink,
  IsLinkValidateParams,
  ValidateUserNameParams,
} from '../../types.ts'
import { validateUserName, isLinkValidate, catererAccActivation } from '../calls/passwords.ts'

/** Returns whether an email address is not registered */
export function useValidateUserName(params: ValidateUserNameParams, options?: ReadOptions<boolean>) {
  return useRead(['/usersAuthInfoes/search/validateUserName', params], () => validateUserName(params), options)
}

/** Sends the request of `useValidateUserName` early */
export function preloadValidateUserName(params: ValidateUserNameParams) {
  readEarly(['/usersAuthInfoes/search/validateUserName', params], () => validateUserName(params))
}

/** Returns whether a link is still valid, and who it is for */
export function useIsLinkValidate(params: IsLinkValidateParams, options?: ReadOptions<GoodLink>) {
  return useRead(['/isLinkValidate', params], () => isLinkValidate(params), options)
}

/** Sends the request of `useIsLinkValidate` early */
export function preloadIsLinkValidate(params: IsLinkValidateParams) {
  readEarly(['/isLinkValidate', params], () => isLinkValidate(params))
}

/** Returns whether an account is active */
export function useCatererAccActivation(params: CatererAccActivationParams, options?: ReadOptions<AccountState>) {
  return useRead(['/catererAccActivation', params], () => catererAccActivation(params), options)
}

/** Sends the request of `useCatererAccActivation` early */
export function preloadCatererAccActivation(params: CatererAccActivationParams) {
  readEarly(['/catererAccActivation', params], () => catererAccActivation(params))
}
