import { useSyncExternalStore } from 'react'

import { breakpoints } from '../theme/theme.ts'

const query = `(max-width: ${breakpoints.sm - 0.02}px)`

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is phone-sized; false on the server. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
