import { Banner } from '@commissary/ui'
import { useEffect } from 'react'

import { useMessages } from '../messages/messages.ts'
import { startSending, useUnsentRecords } from '../offline/send-kept.ts'

/** Sends what was typed in other records as soon as the server can be reached, and says how many still have something on this device. */
export function UnsentRecords({ owner }: { owner: string }) {
  const t = useMessages()
  const left = useUnsentRecords()
  useEffect(() => startSending(owner), [owner])
  return left === 0 ? null : <Banner tone="warning">{t('receiving.today.unsent', { count: left })}</Banner>
}
