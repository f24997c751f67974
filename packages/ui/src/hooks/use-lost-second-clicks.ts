import { useEffect } from 'react'

const controls = 'a, button, input, label, select, textarea, [role], [tabindex]'

/**
 * Ignores the second click of a double click when the element that the first one pressed is gone. A save may close its form
 * within a double click; the second click would then press what appears under the pointer and open a row of the list.
 */
export function useLostSecondClicks() {
  useEffect(() => {
    let pressed: Element | null = null
    function handleClick(event: MouseEvent) {
      if (event.detail < 2) {
        pressed = event.target instanceof Element ? event.target.closest(controls) : null
      } else if (pressed?.isConnected === false) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [])
}
