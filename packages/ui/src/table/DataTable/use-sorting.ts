import { type MouseEvent, useRef } from 'react'

import { useLatePart } from '../../hooks/use-late-part.ts'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import type { Sorter } from './HeaderSorting.tsx'

/** TanStack Table is a tenth of a table screen's code, and only clicks on headers need it. */
const loadSorting = async () => (await import('./HeaderSorting.tsx')).HeaderSorting

/** `HeaderSorting` once it has loaded, and what a header calls. */
export function useSorting(isWanted: boolean) {
  const [Sorting, loadNow] = useLatePart(loadSorting, { isWanted, isOptional: true })
  const sorter = useRef<Sorter>(null)
  /** A click that came before the code. */
  const waiting = useRef<Parameters<Sorter['toggle']>>(null)

  return {
    Sorting,
    sorterRef: useStableCallback((ready: Sorter | null) => {
      sorter.current = ready
      const click = waiting.current
      if (ready === null || click === null) return
      waiting.current = null
      ready.toggle(...click)
    }),
    toggle: useStableCallback((id: string, event: MouseEvent) => {
      if (sorter.current) {
        sorter.current.toggle(id, event)
        return
      }
      waiting.current = [id, event]
      loadNow()
    }),
  }
}
