import { useToast } from '@commissary/ui'
import { useState } from 'react'

import type { Saved } from '@commissary/api-client'
import { saveFailure, savedMessage } from '../../forms/save-failure.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { useMessages } from '../../messages/messages.ts'

/** Runs the action of a dialog once: its result is a toast, its refusal is shown in the dialog. */
export function useDialogAction({ onChanged, onClose }: { onChanged: () => Promise<unknown>; onClose: () => void }) {
  const t = useMessages()
  const showToast = useToast()
  const sendOnce = useSendOnce()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(action: (call: { idempotencyKey: string }) => Promise<Saved>) {
    setIsBusy(true)
    try {
      showToast({ tone: 'success', message: savedMessage(await sendOnce(action)) })
      await onChanged()
      onClose()
    } catch (failure) {
      const { message, ...rest } = saveFailure(failure, t)
      const fields = rest.kind === 'rejected' ? Object.values(rest.fields) : []
      setError(fields.length > 0 ? [...new Set(fields)].join(' ') : message)
      if (rest.kind === 'conflict') await onChanged()
    } finally {
      setIsBusy(false)
    }
  }

  return { run, error, setError, isBusy }
}
