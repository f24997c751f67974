// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  AccountState,
  CatererAccActivationParams,
  Credentials,
  ForgotPassword,
  GoodLink,
  IsLinkValidateParams,
  RecoveryPassword,
  RecoveryPasswordParams,
  Saved,
  ValidateUserNameParams,
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToProduct } from '../../../send.ts'

const getCheckLoginUrl = () => {
  return `/login`
}

/**
 * The tokens come from /oauth/token. Wrong credentials answer 401 "Invalid Username/Password".
 * @summary Checks a user name and password without beginning a session
 */
export const checkLogin = async (credentials: Credentials, options?: CallOptions): Promise<Saved> => {
  return sendToProduct<Saved>(getCheckLoginUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(credentials),
  })
}

const getValidateUserNameUrl = (params: ValidateUserNameParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/usersAuthInfoes/search/validateUserName?${stringifiedParams}`
    : `/usersAuthInfoes/search/validateUserName`
}

/**
 * @summary Whether an e-mail is not registered
 */
export const validateUserName = async (params: ValidateUserNameParams, options?: CallOptions): Promise<boolean> => {
  return sendToProduct<boolean>(getValidateUserNameUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getForgotPasswordUrl = () => {
  return `/forgotPassword`
}

/**
 * An e-mail that is not registered answers 422. A new request voids the links before it.
 * @summary Sends a link to set a new password
 */
export const forgotPassword = async (forgotPasswordBody: ForgotPassword, options?: CallOptions): Promise<Saved> => {
  return sendToProduct<Saved>(getForgotPasswordUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(forgotPasswordBody),
  })
}

const getRecoveryPasswordUrl = (params?: RecoveryPasswordParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recoveryPassword?${stringifiedParams}` : `/recoveryPassword`
}

/**
 * A link works once. All sessions of the user end. A link that is not good answers 404.
 * @summary Sets the password from a link
 */
export const recoveryPassword = async (
  recoveryPasswordBody: RecoveryPassword,
  params?: RecoveryPasswordParams,
  options?: CallOptions,
): Promise<Saved> => {
  return sendToProduct<Saved>(getRecoveryPasswordUrl(params), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(recoveryPasswordBody),
  })
}

const getIsLinkValidateUrl = (params: IsLinkValidateParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/isLinkValidate?${stringifiedParams}` : `/isLinkValidate`
}

/**
 * @summary Whether a link is still good, and whose it is
 */
export const isLinkValidate = async (params: IsLinkValidateParams, options?: CallOptions): Promise<GoodLink> => {
  return sendToProduct<GoodLink>(getIsLinkValidateUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCatererAccActivationUrl = (params: CatererAccActivationParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/catererAccActivation?${stringifiedParams}` : `/catererAccActivation`
}

/**
 * @summary Whether an account is active
 */
export const catererAccActivation = async (
  params: CatererAccActivationParams,
  options?: CallOptions,
): Promise<AccountState> => {
  return sendToProduct<AccountState>(getCatererAccActivationUrl(params), {
    ...options,
    method: 'GET',
  })
}
