import { Button, Dialog, Skeleton } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { useMessages } from '../messages/messages.ts'
import type { UsedMenus } from '../where-used/use-uses.ts'

const UsesLists = lazy(async () => ({ default: (await import('../where-used/UsesLists.tsx')).UsesLists }))

interface UsesDialogProps {
  kind: 'ingredient' | 'recipe'
  id: number
  name: string
  /** Only these menus; absent = all of them. */
  served?: UsedMenus | undefined
  onClose: () => void
}

/** The recipes, master items and menus behind the counts of a row. */
export function UsesDialog({ kind, id, name, served, onClose }: UsesDialogProps) {
  const t = useMessages()
  return (
    <Dialog
      title={t('foodReports.usesOf', { name })}
      description={t(served ? 'foodReports.usesThenHint' : 'foodReports.usesHint')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <UsesLists kind={kind} id={id} {...(served && { served })} />
      </Suspense>
    </Dialog>
  )
}
