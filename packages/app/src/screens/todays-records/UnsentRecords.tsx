import { Banner } from '@commissary/ui'
import { useEffect, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { sendOtherRecords } from '../../offline/send-kept.ts'
import { useIsConnectionLost } from '../../session/connection.ts'

interface UnsentRecordsProps {
  owner: string
  /** The record that sends its own edits. */
  openId: number | null
}

/** Sends what was typed in other records as soon as the server can be reached, and says how many still have something on this device. */
export function UnsentRecords({ owner, openId }: UnsentRecordsProps) {
  const t = useMessages()
  const isConnectionLost = useIsConnectionLost()
  const [left, setLeft] = useState(0)

  useEffect(() => {
    let isGone = false
    sendOtherRecords(owner, openId).then(
      (count) => !isGone && setLeft(count),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [owner, openId, isConnectionLost])

  return left === 0 ? null : <Banner tone="warning">{t('receiving.today.unsent', { count: left })}</Banner>
}
