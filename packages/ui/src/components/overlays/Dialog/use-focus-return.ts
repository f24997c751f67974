import { useState } from 'react'

/**
 * For `onCloseAutoFocus`: focus goes back to where it was before the dialog was first rendered. Radix knows only a
 * trigger of its own, and ours are opened by state. Focus that somebody else has moved meanwhile stays there.
 */
export function useFocusReturn() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))

  return (event: Event) => {
    event.preventDefault()
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
