import { useMemo } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import type { Wording } from './wording.ts'

/** Texts and formats of the reader, for the pure functions that put figures into words. */
export function useWording(): Wording {
  const t = useMessages()
  const { formats, country } = useSession()
  return useMemo(() => ({ t, formats, country }), [t, formats, country])
}
