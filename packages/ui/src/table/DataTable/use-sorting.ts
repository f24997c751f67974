import { type MouseEvent, useRef } from 'react'

import { useLatePart } from '../../hooks/use-late-part.ts'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import type { Sorter } from './HeaderSorting.tsx'

/** TanStack Table is a tenth of a table screen's code, and only clicks on headers need it. */
const loadSorting = async () => (await import('./HeaderSorting.tsx')).HeaderSorting

/** `HeaderSorting` once it has loaded, and the functions that headers call. */
export function useSorting(isWanted: boolean) {
  const [Sorting, loadNow] = useLatePart(loadSorting, { isWanted, isOptional: true })
  const sorter = useRef<Sorter>(null)
  /** Clicks that came before the code had loaded. */
  const waiting = useRef<Parameters<Sorter['toggle']>[]>([])

  return {
    Sorting,
    sorterRef: useStableCallback((ready: Sorter | null) => {
      sorter.current = ready
      if (ready === null) return
      // One click per render, because the next one starts from the order that this one results in.
      const click = waiting.current.shift()
      if (click) ready.toggle(...click)
    }),
    toggle: useStableCallback((id: string, event: MouseEvent) => {
      if (sorter.current) {
        sorter.current.toggle(id, event)
        return
      }
      waiting.current.push([id, event])
      loadNow()
    }),
  }
}
