import { Button } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { TableState } from '../../reports/tables/use-table-state.ts'

const PrintMealsDialog = lazy(async () => ({ default: (await import('./PrintMealsDialog.tsx')).PrintMealsDialog }))

interface PrintMealsProps {
  state: Pick<TableState, 'dates' | 'request'>
  hasMeals: boolean
}

/** Opens the print of class sheets and labels for a day of the Meal Report. */
export function PrintMeals({ state: { dates, request }, hasMeals }: PrintMealsProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button disabled={!hasMeals} onClick={() => setIsOpen(true)}>
        {t('reportTables.print.label')}
      </Button>
      {isOpen && (
        <Suspense>
          <PrintMealsDialog dates={dates} request={request} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
