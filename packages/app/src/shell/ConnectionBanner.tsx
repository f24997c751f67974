import { Banner, Button } from '@commissary/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'

import { useMessages } from '../messages/messages.ts'
import { connection, retryDelay, useIsConnectionLost } from '../session/connection.ts'

interface ConnectionBannerProps {
  /** Checks whether the server is back. Default: reads the user. */
  ask?: () => Promise<boolean>
  /** What happens to what the user types. Default: it can be saved later. */
  message?: string
}

/** Shown on every page while the server is unreachable. Lists reload once it is back. */
export function ConnectionBanner({ ask = connection.ask, message }: ConnectionBannerProps) {
  const t = useMessages()
  const { mutate } = useSWRConfig()
  const isLost = useIsConnectionLost()
  const [isAsking, setIsAsking] = useState(false)

  const reload = useEffectEvent(async () => {
    if (await ask()) await mutate(() => true)
  })
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => void reload(), retryDelay)
    return () => clearInterval(timer)
  }, [isLost])

  async function handleRetry() {
    setIsAsking(true)
    if (await ask()) await mutate(() => true)
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
      <strong>{t('common.offlineTitle')}</strong> {message ?? t('common.offlineMessage')}
    </Banner>
  )
}
