import { useReadOrderImport } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Link, Screen, Skeleton } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportReview } from './ImportReview.tsx'
import { importTones } from './import-words.ts'

/** One import, to review, apply and undo: `?open=12`. */
export function OrderImportScreen() {
  const t = useMessages()
  const record = useOpenRecord()
  const { data: job, error, mutate } = useReadOrderImport(record.id ?? 0)
  const reload = () => mutate()

  function content() {
    if (error?.status === 404 || record.isNew) {
      return (
        <EmptyState
          title={t('orderImports.notFound')}
          action={<Link href={paths.orderImports}>{t('orderImports.title')}</Link>}
        />
      )
    }
    if (!job) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={8} />
    return <ImportReview key={`${job.id} ${job.state} ${job.source}`} job={job} onChanged={reload} />
  }

  const title = job?.fileName ?? t('common.loading')
  return (
    <Screen
      title={title}
      breadcrumbs={[
        { label: t('shell.titles.payments'), href: paths.payments },
        { label: t('orderImports.title'), href: paths.orderImports },
        { label: title },
      ]}
      {...(job && {
        description: <Badge tone={importTones[job.state]}>{t(`orderImports.states.${job.state}`)}</Badge>,
        actions: <ImportActions job={job} onChanged={reload} onDeleted={record.close} />,
      })}
    >
      {content()}
    </Screen>
  )
}
