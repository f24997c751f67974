import { paths } from '../../routing/paths.ts'

/** The secret and the user id of an emailed link. */
export interface PasswordLink {
  token: string
  uid: number
}

/** A password page. Without a usable link, the last two show that it expired. */
export type PasswordPage = { kind: 'forgot' } | { kind: 'reset' | 'activate'; link: PasswordLink | null }

/** The link in a query (`?token=…&uid=…`); null if it is incomplete. */
export function readLink(search: string): PasswordLink | null {
  const params = new URLSearchParams(search)
  const token = params.get('token') ?? ''
  const uid = params.get('uid') ?? ''
  return token !== '' && token.length <= 200 && /^\d{1,15}$/.test(uid) ? { token, uid: Number(uid) } : null
}

/**
 * The password page of the address; null for other pages. Removes the token from the address bar, so that nothing that
 * records addresses keeps it. The history entry's state keeps it for a reload.
 */
export function takePasswordPage(): PasswordPage | null {
  const { pathname, search } = window.location
  const path = pathname.replace(/\/$/, '')
  if (path === paths.forgotPassword) return { kind: 'forgot' }
  if (path !== paths.reset && path !== paths.activate) return null
  const link = search === '' ? keptLink() : readLink(search)
  window.history.replaceState({ passwordLink: link }, '', path)
  return { kind: path === paths.reset ? 'reset' : 'activate', link }
}

function keptLink(): PasswordLink | null {
  const state = window.history.state as { passwordLink?: PasswordLink | null } | null
  return state?.passwordLink ?? null
}

// At module load, before anything renders, requests or stores the address with the token.
export const passwordPage = typeof window === 'undefined' ? null : takePasswordPage()
