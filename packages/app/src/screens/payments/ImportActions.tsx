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
            title: t('payments.import.undoTitle'),
            message: t('payments.import.undoMessage'),
            okText: t('payments.import.undo'),
            onConfirm: () => run((call) => undoOrderImport(id, call)),
          })
        }
      >
        {t('payments.import.undo')}
      </Button>
    )
  }
  return (
    <>
      <Button
        onClick={() =>
          void confirm({
            title: t('payments.import.deleteTitle'),
            message: t('payments.import.deleteMessage'),
            okText: t('payments.import.delete'),
            tone: 'danger',
            onConfirm: remove,
          })
        }
      >
        {t('payments.import.delete')}
      </Button>
      {state === 'ready' && effective > 0 && (
        <Button variant="solid" isBusy={isBusy} onClick={() => void run((call) => applyOrderImport(id, call))}>
          {t('payments.import.apply', { count: effective })}
        </Button>
      )}
    </>
  )
}
