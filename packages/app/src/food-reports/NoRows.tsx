import { Button, EmptyState } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../messages/messages.ts'

interface NoRowsProps {
  list: { isFiltered: boolean; clearFilters: () => void }
  title: string
  hint: string
  action?: ReactNode
}

/** In place of rows: the filters leave none, or there is nothing to report. */
export function NoRows({ list, title, hint, action }: NoRowsProps) {
  const t = useMessages()
  if (!list.isFiltered) {
    return (
      <EmptyState title={title} action={action}>
        {hint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('foodReports.noMatch')}
      action={<Button onClick={list.clearFilters}>{t('foodReports.clearFilters')}</Button>}
    >
      {t('foodReports.noMatchHint')}
    </EmptyState>
  )
}
