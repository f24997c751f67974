import { ApiError } from './api-error.ts'
import { createToken } from './generated/authentication/calls.ts'
import { readUserInfo } from './generated/product/calls.ts'
import type { UserInfo } from './generated/product/types.ts'
import { isRecord, parsed } from './json.ts'
import { beginSession } from './session-store.ts'

/** What another product sends a reader over with. */
export interface HandOff {
  accessKey: string
  refreshKey: string
  /** The school to work with; null without one. */
  siteId: string | null
}

/** A hand-off that the server knows, and the session that has not begun yet. */
export interface KnownHandOff {
  /** Whom it logs in. */
  user: UserInfo
  /** Begins the session, here and in every other tab. */
  begin: () => void
}

/**
 * The hand-off in the query string of an address: base64 or base64url of `accessKey=…&refreshKey=…[&siteId=…]`, or of
 * JSON with these names.
 * @param search as in `location.search`, with or without the question mark
 * @returns null where the query is anything else
 */
export function readHandOff(search: string): HandOff | null {
  const text = decoded(search.replace(/^\?/, ''))
  if (text === null) return null
  const json = parsed(text)
  const fields = isRecord(json) ? json : Object.fromEntries(new URLSearchParams(text))
  const { accessKey, refreshKey, siteId } = fields
  if (!isKey(accessKey) || !isKey(refreshKey)) return null
  return { accessKey, refreshKey, siteId: /^\d{1,15}$/.test(String(siteId)) ? String(siteId) : null }
}

/**
 * Asks the server whom a hand-off logs in. An access key that has run out is renewed once.
 * @throws ApiError where neither key is known, or no answer comes
 */
export async function openHandOff({ accessKey, refreshKey }: HandOff): Promise<KnownHandOff> {
  try {
    const user = await readUserInfo({ accessToken: accessKey })
    return { user, begin: () => beginSession({ access_token: accessKey, refresh_token: refreshKey }, user) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  const token = await createToken({ grant_type: 'refresh_token', refresh_token: refreshKey })
  const user = await readUserInfo({ accessToken: token.access_token })
  return { user, begin: () => beginSession(token, user) }
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The text behind a query string in base64 or base64url, whose "=" and "+" may be percent-encoded; null for another. */
function decoded(query: string): string | null {
  try {
    const base64 = decodeURIComponent(query).replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0),
    )
  } catch {
    return null
  }
}
