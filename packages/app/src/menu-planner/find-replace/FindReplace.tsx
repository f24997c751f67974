import { Button } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'

const FindReplaceDialog = lazy(async () => ({ default: (await import('./FindReplaceDialog.tsx')).FindReplaceDialog }))

interface FindReplaceProps {
  source: MenuSource
  /** Saves the edits of the week, so that what is found is what is shown. */
  saveNow: () => void
}

/** Opens the search for an item that is planned, to replace it from a day on. */
export function FindReplace({ source, saveNow }: FindReplaceProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { replaceIn } = source
  if (!replaceIn) return null

  function open() {
    saveNow()
    setOpen(true)
  }

  return (
    <>
      <Button size="small" onClick={open}>
        {t('menuPlanner.findReplace.open')}
      </Button>
      <Suspense>
        {isOpen && <FindReplaceDialog replaceIn={replaceIn} items={source.items.data} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
