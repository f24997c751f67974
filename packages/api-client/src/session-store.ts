import { ApiError } from './api-error.ts'
import type { Token } from './generated/authentication/types.ts'
import type { UserInfo } from './generated/product/types.ts'
import { isRecord, parsed } from './json.ts'
import { newKey } from './new-key.ts'

/** What is kept under `authInfo`. The session's id outlives its tokens: every refresh changes those. */
export interface AuthInfo {
  readonly access_token: string
  readonly refresh_token: string
  readonly sessionId: string
}

/** Who is logged in. The same object as long as nothing about it changes. */
export interface Session {
  readonly id: string
  readonly user: UserInfo
}

/** Why listeners are told: a login, a logout, a session that could not be kept up, or any of these in another tab. */
export type SessionEvent = 'started' | 'loggedOut' | 'ended' | 'otherTab'

/** What a user reads when a page of the former user still wants to send something. */
const otherUserMessage = 'Somebody else has logged in with this browser. Nothing was sent. Please load the page again.'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()
let snapshot: { session: Session; stored: string } | null = null
/** The session that this page has shown or called for. What the page holds in memory is that user's. */
let pageSessionId: string | null = null

/** The session of this browser, null without one. Stable, so it suits `useSyncExternalStore`. */
export function getSession(): Session | null {
  const auth = readAuth()
  const stored = localStorage.getItem('otherInfo')
  if (auth === null || stored === null) return null
  if (snapshot?.stored !== stored || snapshot.session.id !== auth.sessionId) {
    const user = parsed(stored)
    if (!isUserInfo(user)) return null
    snapshot = { session: { id: auth.sessionId, user }, stored }
  }
  pageSessionId ??= snapshot.session.id
  return snapshot.session
}

/** Calls `listener` at every change of the session, in whichever tab it happens. Returns how to stop it. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

/** The tokens as they are stored now: another tab may have changed them a moment ago. */
export function readAuth(): AuthInfo | null {
  const auth = parsed(localStorage.getItem('authInfo') ?? '')
  if (!isRecord(auth) || typeof auth['access_token'] !== 'string' || typeof auth['refresh_token'] !== 'string')
    return null
  const sessionId = typeof auth['sessionId'] === 'string' ? auth['sessionId'] : ''
  return { access_token: auth['access_token'], refresh_token: auth['refresh_token'], sessionId }
}

/**
 * The tokens for a call of this page, null without a session.
 * @throws ApiError when somebody else has logged in since the page began: what it holds is not theirs, so nothing of it
 * may be sent for them. The page has to be loaded again.
 */
export function readPageAuth(): AuthInfo | null {
  const auth = readAuth()
  if (auth === null) return null
  pageSessionId ??= auth.sessionId
  if (isPageOfAnother()) throw new ApiError({ status: 401, message: otherUserMessage })
  return auth
}

/** Whether somebody else has logged in since the page began. Suits `useSyncExternalStore`; the page has to be loaded again. */
export function isPageOfAnother(): boolean {
  const auth = readAuth()
  return auth !== null && pageSessionId !== null && auth.sessionId !== pageSessionId
}

type Pair = Pick<Token, 'access_token' | 'refresh_token'>

/** Begins a session in every tab. The page of another session cannot go on: it has to be loaded again. */
export function beginSession(pair: Pair, user: UserInfo): void {
  const sessionId = newKey()
  pageSessionId = sessionId
  localStorage.setItem('otherInfo', JSON.stringify(user))
  storeTokens(sessionId, pair)
  tell('started')
}

export function storeTokens(sessionId: string, { access_token, refresh_token }: Pair): AuthInfo {
  const auth = { access_token, refresh_token, sessionId }
  localStorage.setItem('authInfo', JSON.stringify(auth))
  return auth
}

export function clearSession(event: 'loggedOut' | 'ended'): void {
  localStorage.removeItem('authInfo')
  localStorage.removeItem('otherInfo')
  tell(event)
}

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

// `key` is null when the whole storage was cleared.
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'authInfo' || key === 'otherInfo') tell('otherTab')
}

function isUserInfo(value: unknown): value is UserInfo {
  return isRecord(value) && typeof value['id'] === 'number'
}
