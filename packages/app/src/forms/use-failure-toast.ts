import { ApiError } from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { reasonOf, saveFailure } from './save-failure.ts'

/** Shows in a toast why an action failed, unless the server's own message is already shown. */
export function useFailureToast() {
  const t = useMessages()
  const showToast = useToast()
  return (error: unknown) => {
    const message = reasonOf(saveFailure(error, t))
    if (!(error instanceof ApiError && error.isShown)) showToast({ tone: 'error', message })
  }
}
