import { useEffect, useState } from 'react'

import type { RowWindow } from './RowWindow.tsx'

let known: typeof RowWindow | null = null

/**
 * What follows the scroll of a long table, once it is here: only such tables need it, and with it 10 KB. Not by
 * `Suspense`, which holds what comes late back for 300 ms; somebody scrolls sooner.
 */
export function useRowWindow(isWanted: boolean): typeof RowWindow | null {
  const [loaded, setLoaded] = useState(() => known)

  useEffect(() => {
    if (!isWanted || loaded) return
    let isGone = false
    import('./RowWindow.tsx').then(
      (part) => {
        known = part.RowWindow
        if (!isGone) setLoaded(() => part.RowWindow)
      },
      (error: unknown) =>
        // Thrown while drawing, it reaches the boundary around the screen.
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, loaded])

  return isWanted ? loaded : null
}
