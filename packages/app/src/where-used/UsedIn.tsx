import { Button, Inline, Section, Skeleton } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { AffectedByChange } from './AffectedByChange.tsx'
import type { UsedKind } from './use-uses.ts'

// Most visits are to the record itself.
const ReplaceDialog = lazy(async () => ({ default: (await import('./ReplaceDialog.tsx')).ReplaceDialog }))
const UsesLists = lazy(async () => ({ default: (await import('./UsesLists.tsx')).UsesLists }))

export interface UsedInProps {
  kind: UsedKind
  id: number
  /** The record's name. */
  name: string
  /** Open from the start. */
  isOpen?: boolean
}

/** Where a record is used: recipes through any depth, master items, and menus with dates. Loaded when it is opened. */
export function UsedIn({ kind, id, name, isOpen: isOpenAtFirst = false }: UsedInProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [isReplacing, setReplacing] = useState(false)
  // The lists are read again after a replacement.
  const [changes, setChanges] = useState(0)
  return (
    <Section
      id="uses"
      title={t('whereUsed.title')}
      description={t('whereUsed.description')}
      actions={
        <Inline gap={2}>
          {kind === 'ingredient' && <AffectedByChange id={id} />}
          {kind !== 'menuItem' && (
            <Button size="small" onClick={() => setReplacing(true)}>
              {t('whereUsed.replace.action')}
            </Button>
          )}
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'whereUsed.hide' : 'whereUsed.show')}
          </Button>
        </Inline>
      }
    >
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <UsesLists key={changes} kind={kind} id={id} />
        </Suspense>
      )}
      {isReplacing && kind !== 'menuItem' && (
        <Suspense>
          <ReplaceDialog
            kind={kind}
            id={id}
            name={name}
            onChanged={() => setChanges((count) => count + 1)}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
