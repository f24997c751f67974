import { Banner } from '@commissary/ui'
import { useEffect } from 'react'

import { useMessages } from '../messages/messages.ts'
import { startSending, useUnsentRecords } from '../offline/send-kept.ts'

interface UnsentRecordsProps {
  owner: string
  /** On a page without an open record, whose text does not speak of "other" records. */
  isList?: boolean
}

/** Sends what was typed in other records as soon as the server can be reached, and says how many still have something on this device. */
export function UnsentRecords({ owner, isList = false }: UnsentRecordsProps) {
  const t = useMessages()
  const { length: count } = useUnsentRecords()
  useEffect(() => startSending(owner), [owner])
  if (count === 0) return null
  return (
    <Banner tone="warning">{t(isList ? 'receiving.today.unsentHere' : 'receiving.today.unsent', { count })}</Banner>
  )
}
