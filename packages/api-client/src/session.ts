import { ApiError } from './api-error.ts'
import { createToken, revokeToken } from './generated/authentication/calls.ts'
import { readUserInfo } from './generated/product/calls.ts'
import { beginSession, clearSession, readAuth } from './session-store.ts'

export { openHandOff, readHandOff, type HandOff, type KnownHandOff } from './hand-off.ts'
export { getSession, isPageOfAnother, subscribe, type Session, type SessionEvent } from './session-store.ts'

/** What a user logs in as; it is sent before the user name. */
export type LoginRole = 'ROLE_CATERER' | 'ROLE_PARENT'

/**
 * Logs in: asks for the tokens, then for whom they are, and only then begins the session.
 * @throws ApiError with the sentence for the user
 */
export async function login(userName: string, password: string, role: LoginRole = 'ROLE_CATERER'): Promise<void> {
  try {
    const token = await createToken({ grant_type: 'password', username: `${role}:${userName}`, password })
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
  // Without an answer the server's session runs out by itself; nobody here can use it any more.
  await revokeToken({ token: auth.refresh_token }, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined)
}

// Both spellings are the specification's (section 8). A name or password that is longer than any is wrong like another.
function loginFailure(error: ApiError): ApiError {
  const { status, fields, body } = error
  if (status === 401) return new ApiError({ status, message: 'Invalid Username/Password', fields, body })
  if (status === 400 || status === 422)
    return new ApiError({ status, message: 'Invalid Username/password', fields, body })
  return error
}
