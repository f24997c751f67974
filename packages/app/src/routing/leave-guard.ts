import { useConfirm } from '@commissary/ui'
import { areUnsavedChangesKept, hasUnsavedChanges } from '@commissary/ui/form'
import { useEffect } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useAppHistory } from './AppRouter.tsx'

/** Asks before a link or Back leaves a form with unsaved changes. */
export function useLeaveGuard() {
  const t = useMessages()
  const confirm = useConfirm()
  const history = useAppHistory()

  useEffect(() => {
    history.setGuard((to) => {
      const from = history.place.location
      const isLeaving = from.pathname !== to.pathname || from.search !== to.search
      if (!isLeaving || !hasUnsavedChanges()) return true
      return confirm({
        message: t(areUnsavedChangesKept() ? 'common.unsavedKept' : 'common.unsaved'),
        okText: t('common.leave'),
        cancelText: t('common.stay'),
        tone: 'danger',
      })
    })
    return () => history.setGuard(null)
  }, [history, confirm, t])
}
