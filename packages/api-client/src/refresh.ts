import { ApiError } from './api-error.ts'
import { createToken } from './generated/authentication/calls.ts'
import type { Token } from './generated/authentication/types.ts'
import { clearSession, readAuth, storeTokens, type AuthInfo } from './session-store.ts'

const timeout = 20_000

let running: Promise<AuthInfo | null> | null = null

/**
 * Trades the refresh token for the next pair, once for all calls in flight and for all open tabs.
 * @returns the tokens to go on with; null when the session of `refused` is over
 * @throws ApiError when the service cannot be asked: the session is kept
 */
export async function refreshTokens(refused: AuthInfo): Promise<AuthInfo | null> {
  running ??= alone(() => tradeUnlessDone(refused)).finally(() => {
    running = null
  })
  const auth = await running
  // Somebody else may have logged in meanwhile: a call of one user never goes on with the tokens of another.
  return auth?.sessionId === refused.sessionId ? auth : null
}

/** Ends the session whose fresh token was refused, unless somebody has changed it since. */
export function endSession(refused: AuthInfo): void {
  if (readAuth()?.access_token === refused.access_token) clearSession('ended')
}

// Browsers have no locks where the page is not served over HTTPS; there each tab refreshes for itself, and the service
// answers a spent token with the same successor for a few seconds.
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('commissary.refresh', work) : work()
}

async function tradeUnlessDone(refused: AuthInfo): Promise<AuthInfo | null> {
  const stored = readAuth()
  if (stored?.access_token !== refused.access_token) return stored

  try {
    const token = await trade(stored.refresh_token)
    // Logged out while the answer was on its way: it must not bring the session back.
    return readAuth()?.sessionId === stored.sessionId ? storeTokens(stored.sessionId, token) : null
  } catch (error) {
    if (!isRefusal(error)) throw error
    endSession(stored)
    return null
  }
}

async function trade(refreshToken: string): Promise<Token> {
  const ask = () =>
    createToken({ grant_type: 'refresh_token', refresh_token: refreshToken }, { signal: AbortSignal.timeout(timeout) })
  try {
    return await ask()
  } catch (error) {
    // An answer can be lost on its way; asked again at once, the service gives the same one.
    if (error instanceof ApiError && error.status === 0) return ask()
    throw error
  }
}

// No answer, too many requests or a fault of the service say nothing about the token.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
