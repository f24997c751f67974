import { newKey, undoImport } from '@commissary/api-client'
import { Banner, Button, Stack, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { DependentsTable } from './DependentsTable.tsx'

interface UndoImportProps {
  id: number
  onUndone: () => Promise<unknown>
}

/** Undoes a whole import, or lists what depends on it. */
export function UndoImport({ id, onUndone }: UndoImportProps) {
  const t = useMessages()
  const confirm = useConfirm()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; hasDependents: boolean } | null>(null)

  async function undo() {
    setBusy(true)
    setRefusal(null)
    try {
      await undoImport(id, { idempotencyKey: newKey() })
      connection.answered()
      toast({ message: t('importProducts.undo.done') })
      await onUndone()
    } catch (error) {
      const failure = saveFailure(error, t)
      setRefusal({ message: reasonOf(failure), hasDependents: failure.kind === 'conflict' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap={4}>
      <div>
        <Button
          isBusy={isBusy}
          onClick={() =>
            confirm({
              title: t('importProducts.undo.question'),
              message: t('importProducts.undo.hint'),
              okText: t('importProducts.undo.action'),
              onConfirm: undo,
            })
          }
        >
          {t('importProducts.undo.action')}
        </Button>
      </div>
      {refusal && <Banner tone="error">{refusal.message}</Banner>}
      {refusal?.hasDependents && <DependentsTable importId={id} />}
    </Stack>
  )
}
