import {
  createPlannedReplacement,
  newKey,
  type PlannedReplacementResult,
  undoPlannedReplacement,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'

/** Replaces on the chosen days, shows the result with Undo, and reads the planner's days again. */
export function useFindReplace({ onDone }: { onDone: (result: PlannedReplacementResult) => void }) {
  const t = useMessages()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const { mutate } = useSWRConfig()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // The library did not change, and reading it takes longest.
  const reload = () => mutate((key) => !(Array.isArray(key) && key[0] === 'menuItems'))

  async function undo(id: number) {
    try {
      await undoPlannedReplacement(id, { idempotencyKey: newKey() })
      connection.answered()
      showToast({ tone: 'success', message: t('whereUsed.replace.undone') })
      await reload()
    } catch (error) {
      showFailure(error)
    }
  }

  async function run(input: Parameters<typeof createPlannedReplacement>[0]) {
    setBusy(true)
    setProblem(null)
    try {
      const result = await createPlannedReplacement(input, { idempotencyKey: newKey() })
      connection.answered()
      const { id, message } = result
      showToast(id === null ? { message } : { tone: 'success', message, onUndo: () => void undo(id) })
      onDone(result)
      void reload()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, problem }
}
