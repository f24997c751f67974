import { Banner, Button, Inline, Stack, useUiText } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import type { KeptDay, Outcome } from './add-holidays.ts'

/** Days with a message for each. */
export function DayLines({ days }: { days: readonly KeptDay[] }) {
  const t = useMessages()
  const { formats } = useSession()
  return (
    <Stack gap={1}>
      {days.map(({ date, note }) => (
        <p key={date}>{t('holidays.dayAndName', { day: formats.dayLong(date), name: note })}</p>
      ))}
    </Stack>
  )
}

interface AddOutcomeProps {
  outcome: Outcome
  progress: ReactNode
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
}

/** Results of adding a range in which some days already were holidays or failed. */
export function AddOutcome({ outcome, progress, isBusy, onRetry, onClose }: AddOutcomeProps) {
  const t = useMessages()
  const { close } = useUiText()
  const { added, kept, failed } = outcome
  return (
    <Stack>
      {added.length > 0 && <Banner tone="success">{t('holidays.added', { count: added.length })}</Banner>}
      {kept.length > 0 && (
        <Banner>
          {added.length + failed.length === 0 ? t('holidays.allTaken') : t('holidays.taken')}
          <DayLines days={kept} />
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner tone="error">
          {t('holidays.failed')}
          <DayLines days={failed.map(({ date, reason }) => ({ date, note: reason }))} />
        </Banner>
      )}
      {progress}
      <Inline>
        {failed.length > 0 && (
          <Button variant="solid" isBusy={isBusy} onClick={onRetry}>
            {t('holidays.retryFailed', { count: failed.length })}
          </Button>
        )}
        <Button onClick={onClose}>{close}</Button>
      </Inline>
    </Stack>
  )
}
