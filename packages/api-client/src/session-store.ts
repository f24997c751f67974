import { ApiError } from './api-error.ts'
import type { Token, UserInfo } from './generated/types.ts'
import { isRecord, parseJson } from './json.ts'
import { newKey } from './new-key.ts'
import { clientTexts } from './texts.ts'

/** Stored under `authInfo`. A refresh changes the tokens but not the session's id. */
export interface AuthInfo {
  readonly access_token: string
  readonly refresh_token: string
  readonly sessionId: string
}

/** Who is logged in. The same object until something about it changes. */
export interface Session {
  readonly id: string
  readonly user: UserInfo
}

/** Why listeners are called: a login, a logout, a session that could not be refreshed, or any of these in another tab. */
export type SessionEvent = 'started' | 'loggedOut' | 'ended' | 'otherTab'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()
let snapshot: { session: Session; stored: string } | null = null
/** The session that this page has used. The data in the page's memory is that user's. */
let pageSessionId: string | null = null

/** The session of this browser; null if no one is logged in. The result is stable, as `useSyncExternalStore` requires. */
export function getSession(): Session | null {
  const auth = readAuth()
  const stored = localStorage.getItem('otherInfo')
  if (auth === null || stored === null) return null
  if (snapshot?.stored !== stored || snapshot.session.id !== auth.sessionId) {
    const user = parseJson(stored)
    if (!isUserInfo(user)) return null
    snapshot = { session: { id: auth.sessionId, user }, stored }
  }
  pageSessionId ??= snapshot.session.id
  return snapshot.session
}

/** Calls `listener` on every change of the session, in any tab. Returns a function that stops it. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

/** The tokens as stored. Another tab may have changed them. */
export function readAuth(): AuthInfo | null {
  const auth = parseJson(localStorage.getItem('authInfo') ?? '')
  if (!isRecord(auth) || typeof auth['access_token'] !== 'string' || typeof auth['refresh_token'] !== 'string')
    return null
  const sessionId = typeof auth['sessionId'] === 'string' ? auth['sessionId'] : ''
  return { access_token: auth['access_token'], refresh_token: auth['refresh_token'], sessionId }
}

/**
 * The tokens for a call of this page; null without a session.
 * @throws ApiError if someone else has logged in since the page was loaded. The page's data is not theirs, so it must not be
 * sent with their tokens.
 */
export function readPageAuth(): AuthInfo | null {
  const auth = readAuth()
  if (auth === null) return null
  pageSessionId ??= auth.sessionId
  if (isPageOfOtherUser()) throw new ApiError({ status: 401, message: clientTexts().otherUser })
  return auth
}

/** Whether someone else has logged in since the page was loaded. If so, reload it. Works with `useSyncExternalStore`. */
export function isPageOfOtherUser(): boolean {
  const auth = readAuth()
  return auth !== null && pageSessionId !== null && auth.sessionId !== pageSessionId
}

type Pair = Pick<Token, 'access_token' | 'refresh_token'>

/** Starts a session in every tab. Pages of another session must be reloaded. */
export function beginSession(pair: Pair, user: UserInfo): void {
  const sessionId = newKey()
  pageSessionId = sessionId
  localStorage.setItem('otherInfo', JSON.stringify(user))
  storeTokens(sessionId, pair)
  notify('started')
}

export function storeTokens(sessionId: string, { access_token, refresh_token }: Pair): AuthInfo {
  const auth = { access_token, refresh_token, sessionId }
  localStorage.setItem('authInfo', JSON.stringify(auth))
  return auth
}

export function clearSession(event: 'loggedOut' | 'ended'): void {
  localStorage.removeItem('authInfo')
  localStorage.removeItem('otherInfo')
  notify(event)
}

function notify(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

// `key` is null when the whole storage was cleared.
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'authInfo' || key === 'otherInfo') notify('otherTab')
}

function isUserInfo(value: unknown): value is UserInfo {
  return isRecord(value) && typeof value['id'] === 'number'
}
