import { Button, Section, Skeleton } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import type { UsedKind } from './use-uses.ts'

// Most visits are to the record itself.
const UsesLists = lazy(async () => ({ default: (await import('./UsesLists.tsx')).UsesLists }))

export interface UsedInProps {
  kind: UsedKind
  id: number
  /** Open from the start. */
  isOpen?: boolean
}

/** Where a record is used: recipes through any depth, master items, and menus with dates. Loaded when it is opened. */
export function UsedIn({ kind, id, isOpen: isOpenAtFirst = false }: UsedInProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <Section
      id="uses"
      title={t('whereUsed.title')}
      description={t('whereUsed.description')}
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'whereUsed.hide' : 'whereUsed.show')}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <UsesLists kind={kind} id={id} />
        </Suspense>
      )}
    </Section>
  )
}
