// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToProduct } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  AccountState,
  CatererAccActivationParams,
  ChangePassword,
  Credentials,
  ForgotPassword,
  GoodLink,
  IsLinkValidateParams,
  RecoveryPassword,
  RecoveryPasswordParams,
  Saved,
  ValidateUserNameParams,
} from '../../types.ts'

/** Checks a user name and password without starting a session. Tokens come from /oauth/token. Wrong credentials return 401 "Invalid Username/Password". */
export async function checkLogin(body: Credentials, options?: CallOptions): Promise<Saved> {
  return sendToProduct('/login', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Returns whether an email address is not registered */
export async function validateUserName(params: ValidateUserNameParams, options?: CallOptions): Promise<boolean> {
  return sendToProduct(withQuery('/usersAuthInfoes/search/validateUserName', params), { ...options, method: 'GET' })
}

/** Sends a password-reset link. An unregistered email address returns 422. A new request invalidates earlier links. */
export async function forgotPassword(body: ForgotPassword, options?: CallOptions): Promise<Saved> {
  return sendToProduct('/forgotPassword', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Sets the password with a password link. A link works once. All of the user's sessions end. An invalid link returns 404. */
export async function recoveryPassword(
  body: RecoveryPassword,
  params?: RecoveryPasswordParams,
  options?: CallOptions,
): Promise<Saved> {
  return sendToProduct(withQuery('/recoveryPassword', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Changes the caller's own password. All other sessions of the user end, and links to set a password become invalid. Too many wrong current passwords return 429. */
export async function changePassword(body: ChangePassword, options?: CallOptions): Promise<Saved> {
  return callProduct('/changePassword', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Returns whether a link is still valid, and who it is for */
export async function isLinkValidate(params: IsLinkValidateParams, options?: CallOptions): Promise<GoodLink> {
  return sendToProduct(withQuery('/isLinkValidate', params), { ...options, method: 'GET' })
}

/** Returns whether an account is active */
export async function catererAccActivation(
  params: CatererAccActivationParams,
  options?: CallOptions,
): Promise<AccountState> {
  return sendToProduct(withQuery('/catererAccActivation', params), { ...options, method: 'GET' })
}
