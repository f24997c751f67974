import { type RefObject, useEffect, useState } from 'react'

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && a.width > 0

/**
 * Whether the list moves to the top of the window because it would cover the focused element at the bottom (WCAG
 * 2.4.11). It moves back only when empty: jumping back and forth would be worse.
 */
export function useClearOfFocus(listRef: RefObject<HTMLElement | null>, toasts: readonly unknown[]): boolean {
  const [isOnTop, setIsOnTop] = useState(false)
  const hasToasts = toasts.length > 0

  useEffect(() => {
    if (!hasToasts) return

    function check() {
      const list = listRef.current
      const focused = document.activeElement
      if (!list || !focused || focused === document.body || list.contains(focused)) return
      // A dialog or main that has focus itself shows no focus ring to cover.
      if (focused.matches('[data-modal], main')) return
      if (overlaps(list.getBoundingClientRect(), focused.getBoundingClientRect())) setIsOnTop(true)
    }
    check()
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('focusin', check)
    }
  }, [hasToasts, listRef, toasts])

  if (!hasToasts && isOnTop) setIsOnTop(false)
  return isOnTop
}
