import { Banner, Button } from '@commissary/ui'
import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'

import { useMessages } from '../messages/messages.ts'
import { connection, useIsConnectionLost } from '../session/connection.ts'

const secondsBetweenQuestions = 5

/** Shown on every page while the server is unreachable. Lists reload once it is back. */
export function ConnectionBanner() {
  const t = useMessages()
  const { mutate } = useSWRConfig()
  const isLost = useIsConnectionLost()
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(async () => {
      if (await connection.ask()) await mutate(() => true)
    }, secondsBetweenQuestions * 1000)
    return () => clearInterval(timer)
  }, [isLost, mutate])

  async function handleRetry() {
    setIsAsking(true)
    if (await connection.ask()) await mutate(() => true)
    setIsAsking(false)
  }

  if (!isLost) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" isBusy={isAsking} onClick={handleRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <strong>{t('common.offlineTitle')}</strong> {t('common.offlineMessage')}
    </Banner>
  )
}
