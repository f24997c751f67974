import {
  type CountStatus,
  discardStockCount,
  moveStockCount,
  newKey,
  printCountSheet,
  type StockCount,
} from '@commissary/api-client'
import { Button, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { saveFile } from '../../text/save-file.ts'
import { varianceText } from './count-columns.tsx'
import { differs } from './review-lines.ts'

interface CountActionsProps {
  count: StockCount
  /** Reloads the count. */
  onMoved: () => Promise<unknown>
  onDiscarded: () => void
}

/** What can be done with a count in its status. */
export function CountActions({ count: { count, lines }, onMoved, onDiscarded }: CountActionsProps) {
  const wording = useWording()
  const { t } = wording
  const confirm = useConfirm()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)
  const { id, version: ifMatch, status } = count

  async function run(action: () => Promise<unknown>) {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function move(to: CountStatus) {
    try {
      showToast({
        tone: 'success',
        message: savedMessage(await moveStockCount(id, { to }, { ifMatch, idempotencyKey: newKey() })),
      })
    } finally {
      await onMoved()
    }
  }

  async function finish() {
    const open = lines.filter(({ counted }) => counted === null).length
    const isSure =
      open === 0 ||
      (await confirm({
        title: t('physicalInventory.actions.finishTitle', { count: open }),
        message: t('physicalInventory.actions.finishMessage'),
        okText: t('physicalInventory.actions.finish'),
      }))
    if (isSure) await run(() => move('counted'))
  }

  function post() {
    const changed = lines.filter(differs).length
    return confirm({
      title: t('physicalInventory.actions.postTitle'),
      message: t('physicalInventory.actions.postMessage', { count: changed, value: varianceText(wording, count) }),
      okText: t('physicalInventory.actions.post'),
      onConfirm: () => move('posted'),
    })
  }

  function discard() {
    return confirm({
      title: t('physicalInventory.actions.discardTitle'),
      message: t('physicalInventory.actions.discardMessage'),
      okText: t('physicalInventory.actions.discard'),
      tone: 'danger',
      onConfirm: async () => {
        showToast({ tone: 'success', message: savedMessage(await discardStockCount(id, { ifMatch })) })
        onDiscarded()
      },
    })
  }

  const print = (
    <Button isBusy={isBusy} onClick={() => run(async () => saveFile(await printCountSheet(id)))}>
      {t('physicalInventory.actions.print')}
    </Button>
  )
  const discardButton = (
    <Button tone="danger" onClick={() => void discard()}>
      {t('physicalInventory.actions.discard')}
    </Button>
  )
  const reopen = (
    <Button isBusy={isBusy} onClick={() => run(() => move('open'))}>
      {t('physicalInventory.actions.reopen')}
    </Button>
  )
  if (status === 'posted') return print
  return (
    <>
      {status === 'open' ? print : reopen}
      {discardButton}
      {status === 'open' && (
        <Button variant="solid" isBusy={isBusy} onClick={() => void finish()}>
          {t('physicalInventory.actions.finish')}
        </Button>
      )}
      {status === 'counted' && (
        <Button variant="solid" isBusy={isBusy} onClick={() => run(() => move('reviewed'))}>
          {t('physicalInventory.actions.review')}
        </Button>
      )}
      {status === 'reviewed' && (
        <Button variant="solid" onClick={() => void post()}>
          {t('physicalInventory.actions.post')}
        </Button>
      )}
    </>
  )
}
