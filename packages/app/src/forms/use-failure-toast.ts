import { ApiError } from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { saveFailure } from './save-failure.ts'

/** Tells in a toast that an action failed, where no form does; nothing where the server's own message is shown already. */
export function useFailureToast() {
  const t = useMessages()
  const showToast = useToast()
  return (error: unknown) => {
    const { message } = saveFailure(error, t)
    if (!(error instanceof ApiError && error.isShown)) showToast({ tone: 'error', message })
  }
}
