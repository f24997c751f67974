import { type MouseEvent, type RefCallback, useEffect, useRef, useState } from 'react'

import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { afterPaint } from '../../hooks/after-paint.ts'
import type { HeaderSorting, Sorter } from './HeaderSorting.tsx'

/** Loaded once for all tables. */
let loaded: typeof HeaderSorting | null = null

interface Sorting {
  /** To render once it is loaded. */
  Sorting: typeof HeaderSorting | null
  sorter: RefCallback<Sorter>
  /** Loads it, if nothing else has. */
  prepare: () => void
  /** Sorts by a column; a click that comes before the code waits for it. */
  toggle: (id: string, event: MouseEvent) => void
}

/** TanStack Table is a tenth of a table's code and only clicks on headers need it, so it loads after the first rows. */
export function useSorting(): Sorting {
  const [Sorting, setSorting] = useState(() => loaded)
  const sorter = useRef<Sorter>(null)
  const waiting = useRef<[id: string, event: MouseEvent]>(null)

  const load = useStableCallback(async () => {
    if (Sorting) return
    try {
      loaded ??= (await import('./HeaderSorting.tsx')).HeaderSorting
      setSorting(() => loaded)
    } catch (error) {
      // Nobody asked for it yet: the click on a header tries again.
      if (waiting.current === null) return
      setSorting(() => {
        throw error
      })
    }
  })
  useEffect(() => afterPaint(() => void load()), [load])

  return {
    Sorting,
    sorter: useStableCallback((ready: Sorter | null) => {
      sorter.current = ready
      const click = waiting.current
      if (ready === null || click === null) return
      waiting.current = null
      ready.toggle(...click)
    }),
    prepare: () => void load(),
    toggle: useStableCallback((id: string, event: MouseEvent) => {
      if (sorter.current) {
        sorter.current.toggle(id, event)
        return
      }
      waiting.current = [id, event]
      void load()
    }),
  }
}
