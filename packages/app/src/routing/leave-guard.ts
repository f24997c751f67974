import { useConfirm } from '@commissary/ui'
import { hasUnsavedChanges } from '@commissary/ui/form'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

import { useMessages } from '../messages/messages.ts'

/** Asks before a link or Back leaves a form with changes. Forms say themselves whether they hold any. */
export function useLeaveGuard() {
  const t = useMessages()
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges() && (from.pathname !== to.pathname || from.search !== to.search),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      message: t('common.unsaved'),
      okText: t('common.leave'),
      cancelText: t('common.stay'),
      tone: 'danger',
    }).then((isAgreed) => (isAgreed ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])
}
