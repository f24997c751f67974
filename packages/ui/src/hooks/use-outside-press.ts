import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onOutside` when a pointer is pressed outside all of the elements. */
export function useOutsidePress(isActive: boolean, inside: RefObject<HTMLElement | null>[], onOutside: () => void) {
  const latest = useRef({ inside, onOutside })
  useEffect(() => {
    latest.current = { inside, onOutside }
  })

  useEffect(() => {
    if (!isActive) return
    function handlePress(event: PointerEvent) {
      const target = event.target
      const isInside = latest.current.inside.some((ref) => target instanceof Node && ref.current?.contains(target))
      if (!isInside) latest.current.onOutside()
    }
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [isActive])
}
