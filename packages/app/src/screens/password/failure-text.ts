import { ApiError } from '@commissary/api-client'

import type { Translate } from '../../messages/messages.ts'

/** The sentence of a failed call: the server's own, which says for how long after too many attempts. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('common.somethingWentWrong')
  if (error.isTold) return t('common.somethingWentWrong')
  return error.status === 0 ? t('common.offlineTitle') : error.message
}
