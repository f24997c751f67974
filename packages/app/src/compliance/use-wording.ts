import type { Wording } from '@commissary/messages/wording'
import { useMemo } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'

/** The reader's texts and formats, for the wording functions of `@commissary/messages`. */
export function useWording(): Wording {
  const t = useMessages()
  const { formats, country } = useSession()
  return useMemo(() => ({ t, formats, country }), [t, formats, country])
}
