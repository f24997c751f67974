import { type FocusEvent, useEffect, useRef } from 'react'

import { isOverlayOpen } from './open-overlays.ts'
import { isUnderPanel } from './panel-position.ts'

/**
 * The behavior of a non-modal panel over the page: Escape closes it wherever focus is, focus returns to where it came
 * from, and it closes when focus moves under it.
 */
export function useSidePanel(takesFocus: boolean, onClose: () => void) {
  const panelRef = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const isFocusWanted = useRef(takesFocus)
  const latest = useRef(onClose)

  function close() {
    const isWithin = panelRef.current?.contains(document.activeElement) ?? false
    onClose()
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('content')
    if (isWithin && back instanceof HTMLElement) back.focus()
  }

  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!isFocusWanted.current) return
    cameFrom.current = document.activeElement
    panelRef.current?.focus()
  }, [])

  useEffect(() => {
    let frame = 0
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isOverlayOpen()) return
      event.preventDefault()
      latest.current()
    }
    // In the next frame: the browser first scrolls to the focused element.
    function handleFocusIn({ target }: globalThis.FocusEvent) {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const isOutside = target instanceof Element && !panelRef.current?.contains(target)
        if (isOutside && target === document.activeElement && isUnderPanel(target)) latest.current()
      })
    }
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('focusin', handleFocusIn)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('focusin', handleFocusIn)
    }
  }, [])

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  return { panelRef, close, handleFocus }
}
