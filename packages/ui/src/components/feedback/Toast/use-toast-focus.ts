import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Moves focus to the toasts and returns it to where it was when the toast is gone. */
export function useToastFocus(listRef: RefObject<HTMLElement | null>, count: number) {
  const [isWithin, setIsWithin] = useState(false)
  const before = useRef<Element | null>(null)
  const isEntered = useRef(false)
  const lastCount = useRef(count)

  // A focused toast that closes would drop focus on the page. A new one never takes it: a closing dialog may be returning it.
  useEffect(() => {
    const isFewer = count < lastCount.current
    lastCount.current = count
    if (!isFewer) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    const next = listRef.current?.querySelector<HTMLElement>('button')
    if (isEntered.current && isLost) {
      if (next) next.focus()
      else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    }
    if (!next) isEntered.current = false
  }, [count, listRef])

  // React fires no blur for elements it removes.
  if (count === 0 && isWithin) setIsWithin(false)

  return {
    isWithin,
    /** Moves focus to the first button of the newest toast. */
    enter: () => {
      listRef.current?.lastElementChild?.querySelector('button')?.focus()
    },
    handleFocus: (event: FocusEvent) => {
      const isFromOutside = !listRef.current?.contains(event.relatedTarget)
      if (isFromOutside && event.relatedTarget !== null) before.current = event.relatedTarget
      isEntered.current = true
      setIsWithin(true)
    },
    handleBlur: (event: FocusEvent) => {
      if (listRef.current?.contains(event.relatedTarget)) return
      // No relatedTarget: the toast is gone or the window lost focus. Only leaving by focus ends the visit.
      if (event.relatedTarget !== null) isEntered.current = false
      setIsWithin(false)
    },
  }
}
