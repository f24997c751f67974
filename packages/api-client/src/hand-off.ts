import { ApiError } from './api-error.ts'
import { createToken } from './generated/authentication/calls.ts'
import { readUserInfo } from './generated/product/calls.ts'
import type { UserInfo } from './generated/types.ts'
import { isRecord, parseJson } from './json.ts'
import { beginSession } from './session-store.ts'

/** The keys with which another product sends a user here. */
export interface HandOff {
  accessKey: string
  refreshKey: string
  /** The school to work with; null if not specified. */
  siteId: string | null
}

/** A valid hand-off whose session has not started yet. */
export interface KnownHandOff {
  /** The user that it logs in. */
  user: UserInfo
  /** Starts the session, here and in every other tab. */
  begin: () => void
}

/**
 * Reads the hand-off in a query string: base64 or base64url of `accessKey=…&refreshKey=…[&siteId=…]`, or of
 * JSON with the same names.
 * @param search as in `location.search`, with or without the question mark
 * @returns null for any other query string
 */
export function readHandOff(search: string): HandOff | null {
  const text = decodeBase64(search.replace(/^\?/, ''))
  if (text === null) return null
  const json = parseJson(text)
  const fields = isRecord(json) ? json : Object.fromEntries(new URLSearchParams(text))
  const { accessKey, refreshKey, siteId } = fields
  if (!isKey(accessKey) || !isKey(refreshKey)) return null
  return { accessKey, refreshKey, siteId: /^\d{1,15}$/.test(String(siteId)) ? String(siteId) : null }
}

/**
 * Reads the user that a hand-off logs in. Refreshes an expired access key once.
 * @throws ApiError if neither key is valid, or there is no response
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

/** Decodes a query string in base64 or base64url, with "=" and "+" possibly percent-encoded. Returns null for any other. */
function decodeBase64(query: string): string | null {
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
