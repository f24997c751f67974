import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Scrolls the selected entry of a row into view without scrolling the page. */
export function useScrollToSelected<Row extends HTMLElement>(chosen: string, value: string | undefined) {
  const rowRef = useRef<Row>(null)

  useEffect(() => {
    const row = rowRef.current
    const tab = row?.querySelector(chosen)
    if (!row || !tab) return
    // Uses an observer, because measuring here would lay out the page again before its first paint.
    const sight = new IntersectionObserver(
      ([entry]) => {
        sight.disconnect()
        const box = entry?.rootBounds
        const { left, right } = entry?.boundingClientRect ?? {}
        if (!box || left === undefined || right === undefined) return
        if (left < box.left) row.scrollLeft += left - box.left
        else if (right > box.right) row.scrollLeft += right - box.right
      },
      { root: row },
    )
    sight.observe(tab)
    return () => sight.disconnect()
  }, [chosen, value])

  return rowRef
}

/** The index an arrow key, Home or End leads to in a row of `count`. Arrow keys follow the direction of the text. */
export function indexByKey(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  if (count === 0 || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
  if (step !== undefined) return (at + step + count) % count
  return { Home: 0, End: count - 1 }[event.key]
}
