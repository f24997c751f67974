import { ApiError } from './api-error.ts'
import { createToken, revokeToken } from './generated/authentication/calls.ts'
import { readUserInfo } from './generated/product/calls.ts'
import { beginSession, clearSession, readAuth } from './session-store.ts'

export { openHandOff, readHandOff, type HandOff, type KnownHandOff } from './hand-off.ts'
export { getSession, isPageOfOtherUser, subscribe, type Session, type SessionEvent } from './session-store.ts'

/** The role to log in with. It is sent as a prefix of the user name. */
export type LoginRole = 'ROLE_CATERER' | 'ROLE_PARENT'

/**
 * Storage key of the device ID, with which the server counts this device's login attempts separately. A logout keeps the ID: it
 * grants no access, and wrong passwords from elsewhere then do not lock the user out here.
 */
const deviceKey = 'device'

/**
 * Logs in: requests the tokens, then the user, and only then starts the session.
 * @throws ApiError with a message for the user
 */
export async function login(userName: string, password: string, role: LoginRole = 'ROLE_CATERER'): Promise<void> {
  try {
    const device = localStorage.getItem(deviceKey)
    const token = await createToken({
      grant_type: 'password',
      username: `${role}:${userName}`,
      password,
      ...(device !== null && { device }),
    })
    if (token.device !== undefined) localStorage.setItem(deviceKey, token.device)
    beginSession(token, await readUserInfo({ accessToken: token.access_token }))
  } catch (error) {
    throw error instanceof ApiError ? loginFailure(error) : error
  }
}

/** Logs out here and in every other tab at once, then revokes the session on the server. Never fails. */
export async function logout(): Promise<void> {
  const auth = readAuth()
  clearSession('loggedOut')
  if (auth === null) return
  // Without a response, the session expires on the server. No one here can use it.
  await revokeToken({ token: auth.refresh_token }, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined)
}

// Both spellings are the specification's (section 8). A name or password that is too long counts as wrong.
function loginFailure(error: ApiError): ApiError {
  const { status, fields, body } = error
  if (status === 401) return new ApiError({ status, message: 'Invalid Username/Password', fields, body })
  if (status === 400 || status === 422)
    return new ApiError({ status, message: 'Invalid Username/password', fields, body })
  return error
}
