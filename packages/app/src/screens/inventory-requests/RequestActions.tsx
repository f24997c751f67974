import { printPickList, type StockRequest } from '@commissary/api-client'
import { Button } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { saveFile } from '../../text/save-file.ts'

const ApproveDialog = lazy(async () => ({ default: (await import('./ApproveDialog.tsx')).ApproveDialog }))
const DeclineDialog = lazy(async () => ({ default: (await import('./DeclineDialog.tsx')).DeclineDialog }))
const SendDialog = lazy(async () => ({ default: (await import('./SendDialog.tsx')).SendDialog }))
const ReceiveDialog = lazy(async () => ({ default: (await import('./ReceiveDialog.tsx')).ReceiveDialog }))

interface RequestActionsProps {
  request: StockRequest
  /** Reads the request again. */
  onChanged: () => Promise<unknown>
}

type Task = 'approve' | 'decline' | 'send' | 'receive'

/** What the user can do with a request in its status. */
export function RequestActions({ request, onChanged }: RequestActionsProps) {
  const t = useMessages()
  const showFailure = useFailureToast()
  const [task, setTask] = useState<Task | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { status, may, to, id } = request.request
  const isSendable = may.supply && to.kind === 'site' && (status === 'approved' || status === 'partFulfilled')
  const shipment = may.ask ? request.shipments.find(({ receivedAt }) => receivedAt === null) : undefined
  const isDeclinable = may.supply && (status === 'submitted' || (status === 'approved' && to.kind === 'site'))

  async function print() {
    setIsBusy(true)
    try {
      saveFile(await printPickList(id))
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const dialog = { request, onChanged, onClose: () => setTask(null) }
  return (
    <>
      {isSendable && (
        <Button isBusy={isBusy} onClick={() => void print()}>
          {t('inventoryRequests.actions.pickList')}
        </Button>
      )}
      {isDeclinable && (
        <Button tone="danger" onClick={() => setTask('decline')}>
          {t('inventoryRequests.actions.decline')}
        </Button>
      )}
      {may.supply && status === 'submitted' && (
        <Button variant="solid" onClick={() => setTask('approve')}>
          {t('inventoryRequests.actions.approve')}
        </Button>
      )}
      {isSendable && (
        <Button variant={shipment ? 'outline' : 'solid'} onClick={() => setTask('send')}>
          {t('inventoryRequests.actions.send')}
        </Button>
      )}
      {shipment && (
        <Button variant="solid" onClick={() => setTask('receive')}>
          {t('inventoryRequests.actions.receive')}
        </Button>
      )}
      <Suspense>
        {task === 'approve' && <ApproveDialog {...dialog} />}
        {task === 'decline' && <DeclineDialog {...dialog} />}
        {task === 'send' && <SendDialog {...dialog} />}
        {task === 'receive' && shipment && <ReceiveDialog {...dialog} shipment={shipment} />}
      </Suspense>
    </>
  )
}
