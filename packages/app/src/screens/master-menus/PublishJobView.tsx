import { type CalendarSummary, cancelPublishJob, type PublishJob, useReadPublishJob } from '@commissary/api-client'
import { Banner, Button, ErrorState, Inline, Progress, Quiet, Skeleton, Stack } from '@commissary/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { connection } from '../../session/connection.ts'
import { PublishOutcome } from './PublishOutcome.tsx'

/** Milliseconds between polls of a running job. */
const pollInterval = 500

interface PublishJobViewProps {
  id: number
  month: Pick<CalendarSummary, 'itemType' | 'programId'>
  /** The job has ended: schools have the month, or some of them. */
  onEnded: () => Promise<unknown>
  /** Publishes to the schools that a canceled or failed job did not reach. */
  onPublishToRest: (schoolIds: readonly number[]) => void
}

/** Follows a job that publishes a month: its progress, with Cancel for users who may cancel, then what changed at each school. */
export function PublishJobView({ id, month, onEnded, onPublishToRest }: PublishJobViewProps) {
  const { t } = useWording()
  const [isCanceling, setCanceling] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof saveFailure> | null>(null)
  const { data: job, ...read } = useReadPublishJob(id, {
    refreshInterval: (latest) => (latest === undefined || latest.state === 'running' ? pollInterval : 0),
    dedupingInterval: 0,
  })
  const hasEnded = job !== undefined && job.state !== 'running'
  const ended = useEffectEvent(() => void onEnded())
  useEffect(() => {
    if (hasEnded) ended()
  }, [hasEnded])

  async function cancel() {
    setCanceling(true)
    setFailure(null)
    try {
      await cancelPublishJob(id)
      connection.answered()
    } catch (error) {
      setFailure(saveFailure(error, t))
    }
    // Shows the job's current state even if the call failed.
    await read.mutate().catch(() => undefined)
    setCanceling(false)
  }

  if (!job) {
    return read.error ? <ErrorState error={read.error} onRetry={() => read.mutate()} /> : <Skeleton lines={3} />
  }
  if (job.state === 'running') {
    return (
      <Stack>
        {failure && <Banner tone={failure.kind === 'conflict' ? 'warning' : 'error'}>{failure.message}</Banner>}
        <Progress
          label={t('masterMenus.publishing')}
          value={job.doneSchools}
          max={job.totalSchools}
          detail={t('masterMenus.publishedOf', { done: job.doneSchools, total: job.totalSchools })}
        />
        <Quiet>{t('masterMenus.publishLeave')}</Quiet>
        {job.canCancel && (
          <Inline>
            <Button isBusy={isCanceling} onClick={() => void cancel()}>
              {t('masterMenus.cancelPublishing')}
            </Button>
          </Inline>
        )}
      </Stack>
    )
  }
  return (
    <Stack>
      <Stopped job={job} onPublishToRest={onPublishToRest} />
      {job.leftOut.length > 0 && (
        <Banner>{t('masterMenus.leftOut', { count: job.leftOut.length, schools: job.leftOut.join(', ') })}</Banner>
      )}
      <PublishOutcome month={month} schools={job.schools} />
    </Stack>
  )
}

/** For a job that stopped early: says how many schools have the month, and offers to publish to the rest. */
function Stopped({ job, onPublishToRest }: { job: PublishJob } & Pick<PublishJobViewProps, 'onPublishToRest'>) {
  const { t } = useWording()
  if (job.state !== 'cancelled' && job.state !== 'failed') return null
  const { state, doneSchools: done, totalSchools: total, waiting, problem } = job
  const rest = waiting.length > 0 && (
    <Button onClick={() => onPublishToRest(waiting)}>
      {t('masterMenus.publishToRest', { count: waiting.length })}
    </Button>
  )
  return (
    <Banner tone={state === 'failed' ? 'error' : 'warning'} {...(rest && { action: rest })}>
      {state === 'failed' && problem && <p>{problem}</p>}
      <p>{t(`masterMenus.stopped.${state}`, { done, total })}</p>
    </Banner>
  )
}
