import { Button, useToast } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'

const FillDialog = lazy(async () => ({ default: (await import('./FillDialog.tsx')).FillDialog }))

interface RecurringItemsProps {
  source: MenuSource
  plan: Pick<EditedMenu, 'state' | 'dispatch'>
  /** It was opened: the menu's items are needed. */
  onOpen?: () => void
}

/** Adds items that recur on weekdays to the days of a whole menu that does not store what recurs. */
export function RecurringItems({ source, plan, onOpen }: RecurringItemsProps) {
  const t = useMessages()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)

  function handleOpen() {
    onOpen?.()
    setOpen(true)
  }

  return (
    <>
      <Button size="small" onClick={handleOpen}>
        {t('menuPlanner.recurring.title')}
      </Button>
      <Suspense>
        {isOpen && (
          <FillDialog
            source={source}
            plan={plan}
            onFilled={(count) => showToast({ tone: 'success', message: t('menuPlanner.recurring.added', { count }) })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
