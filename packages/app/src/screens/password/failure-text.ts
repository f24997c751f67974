import { ApiError } from '@commissary/api-client'

import type { PasswordTexts } from '@commissary/messages/password'

/** The sentence of a failed call: the server's own, which says for how long after too many attempts. A toast may say it already. */
export function failureText(error: unknown, texts: PasswordTexts): string {
  if (!(error instanceof ApiError) || error.isShown) return texts.failed
  return error.status === 0 ? texts.offline : error.message
}
