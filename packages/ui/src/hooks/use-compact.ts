import { useSyncExternalStore } from 'react'

import { breakpoints } from '../theme/theme.ts'

const query = `(max-width: ${breakpoints.sm - 0.02}px)`

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone's; on the server it is not. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
