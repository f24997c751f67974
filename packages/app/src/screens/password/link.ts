import { paths } from '../../routing/paths.ts'

/** What a mailed link carries: its secret, and whose account it is for. */
export interface PasswordLink {
  token: string
  uid: number
}

/** A public page about passwords, as the address asks for it. Without a usable link the last two say that it expired. */
export type PasswordPage = { kind: 'forgot' } | { kind: 'reset' | 'activate'; link: PasswordLink | null }

/** The link in a query (`?token=…&uid=…`); null where it is not whole. */
export function readLink(search: string): PasswordLink | null {
  const params = new URLSearchParams(search)
  const token = params.get('token') ?? ''
  const uid = params.get('uid') ?? ''
  return token !== '' && token.length <= 200 && /^\d{1,15}$/.test(uid) ? { token, uid: Number(uid) } : null
}

/**
 * The page of the address; null for every other page. The token leaves the address bar and with it whatever remembers
 * addresses; the entry in the browser's history keeps it, so that the page can be loaded again.
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

// When the module is loaded: before anything is drawn, asked for or remembered under the address with the token.
export const passwordPage = typeof window === 'undefined' ? null : takePasswordPage()
