// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { LanguageInput, OwnScreens, Saved, ScreenPin, UserInfo } from '../../types.ts'

/** Reads the logged-in user, the caterer's flags and the schools */
export async function readUserInfo(options?: CallOptions): Promise<UserInfo> {
  return callProduct('/userInfo', { ...options, method: 'GET' })
}

/** Sets the language of the caller's pages, documents and emails */
export async function chooseLanguage(body: LanguageInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/userInfo/language', { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Reads the screens that the caller pinned and last used. For the landing pages. They follow the user to another device. */
export async function readOwnScreens(options?: CallOptions): Promise<OwnScreens> {
  return callProduct('/userInfo/screens', { ...options, method: 'GET' })
}

/** Pins or unpins a screen for the caller */
export async function pinScreen(screen: string, body: ScreenPin, options?: CallOptions): Promise<OwnScreens> {
  return callProduct(`/userInfo/screens/${encodeURIComponent(screen)}/pin`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Records that the caller used a screen */
export async function rememberScreen(screen: string, options?: CallOptions): Promise<OwnScreens> {
  return callProduct(`/userInfo/screens/${encodeURIComponent(screen)}/use`, { ...options, method: 'PUT' })
}
