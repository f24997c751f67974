import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The way of the keyboard to the toasts and back: what had focus before gets it again when the toast is gone. */
export function useToastFocus(listRef: RefObject<HTMLElement | null>, count: number) {
  const [isWithin, setIsWithin] = useState(false)
  const before = useRef<Element | null>(null)
  const isEntered = useRef(false)

  // A toast that leaves while it has focus would drop it on the page.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isEntered.current || !isLost) return
    const next = listRef.current?.querySelector<HTMLElement>('button')
    if (next) next.focus()
    else {
      isEntered.current = false
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    }
  }, [count, listRef])

  // React tells no blur of what it removes.
  if (count === 0 && isWithin) setIsWithin(false)

  return {
    isWithin,
    /** To the first button of the newest toast. */
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
      // Without a next place the toast has gone, or the window has lost focus: only the first ends the visit.
      if (event.relatedTarget !== null) isEntered.current = false
      setIsWithin(false)
    },
  }
}
