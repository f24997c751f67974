import { applyOrderImport, deleteOrderImport, type OrderImport, undoOrderImport } from '@commissary/api-client'
import { Button, useConfirm, useToast } from '@commissary/ui'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'

interface ImportActionsProps {
  job: OrderImport
  onChanged: () => unknown
  onDeleted: () => void
}

/** Applies an import, deletes one that was not applied, or undoes one that was. */
export function ImportActions({ job, onChanged, onDeleted }: ImportActionsProps) {
  const t = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const fail = useFailureToast()
  const { run, isBusy } = useCall(onChanged)
  const { id, state, counts } = job
  const effective = counts.create + counts.match

  async function remove() {
    try {
      showToast({ tone: 'success', message: savedMessage(await deleteOrderImport(id)) })
      onDeleted()
    } catch (error) {
      fail(error)
    }
  }

  if (state === 'undone') return null
  if (state === 'applied') {
    return (
      <Button
        isBusy={isBusy}
        onClick={() =>
          void confirm({
            title: t('orderImports.undoTitle'),
            message: t('orderImports.undoMessage'),
            okText: t('orderImports.undo'),
            onConfirm: () => run((call) => undoOrderImport(id, call)),
          })
        }
      >
        {t('orderImports.undo')}
      </Button>
    )
  }
  return (
    <>
      <Button
        onClick={() =>
          void confirm({
            title: t('orderImports.deleteTitle'),
            message: t('orderImports.deleteMessage'),
            okText: t('orderImports.delete'),
            tone: 'danger',
            onConfirm: remove,
          })
        }
      >
        {t('orderImports.delete')}
      </Button>
      {state === 'ready' && effective > 0 && (
        <Button variant="solid" isBusy={isBusy} onClick={() => void run((call) => applyOrderImport(id, call))}>
          {t('orderImports.apply', { count: effective })}
        </Button>
      )}
    </>
  )
}
