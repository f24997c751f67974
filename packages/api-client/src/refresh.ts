import { ApiError } from './api-error.ts'
import { createToken } from './generated/authentication/calls.ts'
import type { Token } from './generated/types.ts'
import { clearSession, readAuth, storeTokens, type AuthInfo } from './session-store.ts'

const timeout = 20_000

let pending: Promise<AuthInfo | null> | null = null

/**
 * Exchanges the refresh token for a new pair, once for all pending calls and all open tabs.
 * @param refused the tokens that got a 401
 * @returns the tokens to continue with; null if the session has ended
 * @throws ApiError if the service cannot be reached. The session is kept.
 */
export async function refreshTokens(refused: AuthInfo): Promise<AuthInfo | null> {
  pending ??= withLock(() => refreshUnlessDone(refused)).finally(() => {
    pending = null
  })
  const auth = await pending
  // Someone else may have logged in since. A call never continues with another user's tokens.
  return auth?.sessionId === refused.sessionId ? auth : null
}

/** Ends the session whose new token was refused, unless its tokens have changed since. */
export function endSession(refused: AuthInfo): void {
  if (readAuth()?.access_token === refused.access_token) clearSession('ended')
}

// Browsers have no locks on pages served without HTTPS. There, each tab refreshes on its own, and the service accepts a spent
// refresh token for a few more seconds.
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('commissary.refresh', work) : work()
}

async function refreshUnlessDone(refused: AuthInfo): Promise<AuthInfo | null> {
  const stored = readAuth()
  if (stored?.access_token !== refused.access_token) return stored

  try {
    const token = await requestTokens(stored.refresh_token)
    // After a logout during the request, the response must not restore the session.
    return readAuth()?.sessionId === stored.sessionId ? storeTokens(stored.sessionId, token) : null
  } catch (error) {
    if (!isRefusal(error)) throw error
    endSession(stored)
    return null
  }
}

async function requestTokens(refreshToken: string): Promise<Token> {
  const request = () =>
    createToken({ grant_type: 'refresh_token', refresh_token: refreshToken }, { signal: AbortSignal.timeout(timeout) })
  try {
    return await request()
  } catch (error) {
    // The response may have been lost. The service accepts the same token again for a few seconds.
    if (error instanceof ApiError && error.status === 0) return request()
    throw error
  }
}

// No response, too many requests or a server error does not mean that the token is invalid.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
