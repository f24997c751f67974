import { useSyncExternalStore } from 'react'

import { breakpoints } from '../theme/theme.ts'

let media: MediaQueryList | undefined

/** Created once: every table and menu of a page reads it at each render. */
const phone = () => (media ??= matchMedia(`(max-width: ${breakpoints.sm - 0.02}px)`))

function subscribe(onChange: () => void) {
  const list = phone()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is phone-sized; false on the server. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  )
