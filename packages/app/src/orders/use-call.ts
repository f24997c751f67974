import { newKey, type Saved } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../forms/save-failure.ts'
import { useFailureToast } from '../forms/use-failure-toast.ts'

/** Runs a call that a button starts: a toast shows its result or why it failed. */
export function useCall(onDone: () => unknown) {
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function run(call: (options: { idempotencyKey: string }) => Promise<Pick<Saved, 'data'>>) {
    setIsBusy(true)
    try {
      showToast({ tone: 'success', message: savedMessage(await call({ idempotencyKey: newKey() })) })
    } catch (error) {
      fail(error)
    }
    await onDone()
    setIsBusy(false)
  }

  return { run, isBusy }
}
