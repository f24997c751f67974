import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds the pointer rests on the rail before it opens, so it does not flicker when crossed. */
const hoverDelay = 100

/** A rail of icons that opens under the pointer after 100 ms and at once with keyboard focus; Escape closes it. */
export function useRail<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isOpen) return
    // On the document: Escape closes what the pointer opened without focus in it (WCAG 2.2, 1.4.13).
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      // A section's links are hidden with it, so focus moves to its icon.
      const section = document.activeElement?.closest('[data-section]')
      if (section && ref.current?.contains(section)) section.querySelector<HTMLElement>('button')?.focus()
      setIsOpen(false)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOpen])

  return {
    isOpen,
    /** For a tap on a section's icon: touch has no hover. */
    open: () => setIsOpen(true),
    close() {
      clearTimeout(timer.current)
      setIsOpen(false)
    },
    railProps: {
      ref,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => setIsOpen(true), hoverDelay)
      },
      onPointerLeave(event: PointerEvent) {
        clearTimeout(timer.current)
        if (event.pointerType !== 'touch' && !ref.current?.querySelector(':focus-visible')) setIsOpen(false)
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.target.matches(':focus-visible')) setIsOpen(true)
      },
      onBlur(event: FocusEvent) {
        if (!ref.current?.contains(event.relatedTarget)) setIsOpen(false)
      },
    },
  }
}
