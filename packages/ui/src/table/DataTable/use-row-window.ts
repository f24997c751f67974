import { useEffect, useState } from 'react'

import type { RowWindow } from './RowWindow.tsx'

let known: typeof RowWindow | null = null

/**
 * `RowWindow`, once it has loaded: 10 KB that only long tables need. Not with `Suspense`, which delays late content by
 * 300 ms; users scroll sooner.
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
        // Thrown while rendering, so the screen's error boundary catches it.
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
