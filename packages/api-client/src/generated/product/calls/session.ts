// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { LanguageInput, Saved, UserInfo } from '../../types.ts'

/** Reads the logged-in user, the caterer's flags and the schools */
export async function readUserInfo(options?: CallOptions): Promise<UserInfo> {
  return callProduct('/userInfo', { ...options, method: 'GET' })
}

/** Sets the language of the caller's pages, documents and mails */
export async function chooseLanguage(body: LanguageInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/userInfo/language', { ...options, method: 'PUT', ...jsonBody(body) })
}
