import { ApiError } from '@commissary/api-client'

import type { PasswordTexts } from '@commissary/messages/password'

/** The message of a failed call. The server's own has the waiting time after too many attempts. A toast may already show it. */
export function failureText(error: unknown, texts: PasswordTexts): string {
  if (!(error instanceof ApiError) || error.isShown) return texts.failed
  return error.status === 0 ? texts.offline : error.message
}
