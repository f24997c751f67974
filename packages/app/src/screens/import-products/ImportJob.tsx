import { applyImport, cancelImport, type Import, newKey, useReadImport } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Skeleton } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { connection } from '../../session/connection.ts'
import { ImportResult } from './ImportResult.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReview } from './ImportReview.tsx'

const isRunning = (job: Import | undefined) => job?.state === 'reading' || job?.state === 'applying'

/** Milliseconds between polls of a running job. */
const pollInterval = 700

interface ImportJobProps {
  id: number
}

/** Follows one upload on the server until it ends. */
export function ImportJob({ id }: ImportJobProps) {
  const t = useMessages()
  const [applyKey] = useState(newKey)
  const [pending, setPending] = useState<'apply' | 'cancel' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const job = useReadImport(id, {
    refreshInterval: (latest) => (isRunning(latest) ? pollInterval : 0),
  })

  async function run(action: 'apply' | 'cancel') {
    setPending(action)
    setFailure(null)
    try {
      await (action === 'apply' ? applyImport(id, { idempotencyKey: applyKey }) : cancelImport(id))
      connection.answered()
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
    }
    // Shows the job's current state even if the call failed.
    await job.mutate().catch(() => undefined)
    setPending(null)
  }

  if (!job.data) {
    if (job.error?.status === 404) {
      return (
        <EmptyState
          title={t('importProducts.notFound')}
          action={
            <Link variant="solid" href={paths.importProducts}>
              {t('importProducts.another')}
            </Link>
          }
        >
          {t('importProducts.notFoundHint')}
        </EmptyState>
      )
    }
    return job.error ? <ErrorState error={job.error} onRetry={() => job.mutate()} /> : <Skeleton lines={8} />
  }
  const props = { job: job.data, pending, failure, onCancel: () => run('cancel') }
  if (isRunning(job.data)) return <ImportProgress {...props} />
  if (job.data.state === 'ready')
    return <ImportReview {...props} onApply={() => run('apply')} onChosen={() => job.mutate()} />
  return <ImportResult job={job.data} onChange={() => job.mutate()} />
}
