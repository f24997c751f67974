import { useState } from 'react'

/**
 * For `onCloseAutoFocus`: returns focus to where it was when the dialog first rendered. Radix only knows its own
 * trigger, and these dialogs are opened by state. Leaves focus alone if other code has moved it since.
 */
export function useFocusReturn() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))

  return (event: Event) => {
    event.preventDefault()
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
