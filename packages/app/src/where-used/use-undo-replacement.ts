import { newKey, undoReplacement } from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'

/** Takes a replacement back; a refusal names what was changed since. */
export function useUndoReplacement(onChanged: () => void) {
  const t = useMessages()
  const showToast = useToast()
  const showFailure = useFailureToast()
  return async (id: number) => {
    try {
      await undoReplacement(id, { idempotencyKey: newKey() })
      connection.answered()
      showToast({ tone: 'success', message: t('whereUsed.replace.undone') })
      onChanged()
    } catch (error) {
      showFailure(error)
    }
  }
}
