import { useToast } from '@commissary/ui'
import { useRef, useState } from 'react'

import { newKey, type Saved } from '@commissary/api-client'
import { saveFailure, savedMessage } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'

/** Runs the action of a dialog once: its result is a toast, its refusal is shown in the dialog. */
export function useDialogAction({ onChanged, onClose }: { onChanged: () => Promise<unknown>; onClose: () => void }) {
  const t = useMessages()
  const showToast = useToast()
  const key = useRef<string>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(action: (call: { idempotencyKey: string }) => Promise<Saved>) {
    key.current ??= newKey()
    setIsBusy(true)
    try {
      showToast({ tone: 'success', message: savedMessage(await action({ idempotencyKey: key.current })) })
      await onChanged()
      onClose()
    } catch (failure) {
      const { message, ...rest } = saveFailure(failure, t)
      // A refused request had no effect, so the corrected one is a new request.
      if (rest.kind !== 'other') key.current = null
      const fields = rest.kind === 'rejected' ? Object.values(rest.fields) : []
      setError(fields.length > 0 ? [...new Set(fields)].join(' ') : message)
      if (rest.kind === 'conflict') await onChanged()
    } finally {
      setIsBusy(false)
    }
  }

  return { run, error, setError, isBusy }
}
