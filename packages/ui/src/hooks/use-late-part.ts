import { useEffect, useState } from 'react'

import { useStableCallback } from './use-stable-callback.ts'

/** What each function loaded, for later callers. */
const known = new Map<() => Promise<unknown>, unknown>()

interface LatePartOptions {
  /** Whether to load it at all. Default true. */
  isWanted?: boolean
  /** Loads without waiting for the first paint: a key press may need it right after. */
  isUrgent?: boolean
  /** Without it the page works, so a failed load is no error until `loadNow`. */
  isOptional?: boolean
}

/**
 * Code that the first paint does not wait for: loads once the browser has painted and is idle, or soon after. Not with
 * `Suspense`, which delays late content by 300 ms.
 *
 * @param load imports it; the same function at every render
 * @returns the part, `null` until it is loaded, and `loadNow`, which waits for nothing. A failed load is thrown while
 *   rendering, so the screen's error boundary catches it.
 */
export function useLatePart<Part extends object>(
  load: () => Promise<Part>,
  { isWanted = true, isUrgent = false, isOptional = false }: LatePartOptions = {},
): [part: Part | null, loadNow: () => void] {
  const [part, setPart] = useState(() => (known.get(load) as Part | undefined) ?? null)

  const start = useStableCallback((isIgnored: boolean) => {
    load().then(
      (loaded) => {
        known.set(load, loaded)
        setPart(() => loaded)
      },
      (error: unknown) => {
        if (isIgnored) return
        setPart(() => {
          throw error
        })
      },
    )
  })
  const isMissing = part === null && isWanted
  useEffect(() => {
    if (!isMissing) return undefined
    if (!isUrgent) return afterPaint(() => start(isOptional))
    start(isOptional)
    return undefined
  }, [isMissing, isUrgent, isOptional, start])

  return [isWanted ? part : null, () => start(false)]
}

/** In ms after the first paint. */
const latest = 200

/** Runs `work` once the next frame is painted and the browser has nothing else to do. Returns a function that cancels it. */
function afterPaint(work: () => void): () => void {
  let cancel: () => void
  const frame = requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, latest)
      cancel = () => clearTimeout(timer)
    } else {
      // A busy page is never idle.
      const idle = requestIdleCallback(work, { timeout: latest })
      cancel = () => cancelIdleCallback(idle)
    }
  })
  cancel = () => cancelAnimationFrame(frame)
  return () => cancel()
}
