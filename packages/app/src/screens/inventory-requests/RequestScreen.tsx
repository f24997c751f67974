import { useReadRequestOptions, useReadStockRequest } from '@commissary/api-client'
import { Badge, EmptyState, ErrorState, Inline, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { requestTones } from './request-columns.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestForm } from './RequestForm.tsx'
import { RequestView } from './RequestView.tsx'

/** One request: a form while it is a draft, then its result. */
export function RequestScreen() {
  const record = useOpenRecord()
  return <OpenRequest key={record.id ?? 'new'} record={record} />
}

function OpenRequest({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const { t } = useWording()
  const [params] = useSearchParams()
  const list = listBelow(paths.inventoryRequest, params)
  const read = useReadStockRequest(record.id ?? 0, { enabled: record.id !== null })
  const options = useReadRequestOptions({ revalidateOnFocus: false })
  // The form keeps the request it was opened with; newer versions arrive by a merge.
  const opened = useFreshData(read)
  const request = opened?.request
  const title = record.isNew
    ? t('inventoryRequests.newHeading')
    : request
      ? t('inventoryRequests.heading', { number: request.number })
      : t('common.loading')
  const isForm = record.isNew || (request?.status === 'draft' && request.may.ask)

  function content() {
    const error = (record.isNew ? null : read.error) ?? options.error
    if (error?.status === 404) {
      return (
        <EmptyState
          title={t('inventoryRequests.notFound')}
          action={<Link href={list}>{t('inventoryRequests.title')}</Link>}
        />
      )
    }
    if (error && !(opened ?? record.isNew)) {
      return <ErrorState error={error} onRetry={() => Promise.all([read.mutate(), options.mutate()])} />
    }
    if (!options.data || (!opened && !record.isNew)) return <Skeleton lines={12} />
    if (isForm) {
      return (
        <RequestForm
          request={opened ?? null}
          options={options.data}
          onSaved={async (id) => {
            if (record.isNew) record.replace(id)
            else await read.mutate()
          }}
          onClose={record.close}
        />
      )
    }
    return opened ? <RequestView request={opened} /> : null
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('inventoryRequests.title'), href: list }, { label: title }]}
      actions={
        opened &&
        !isForm && (
          <Inline gap={2}>
            <Badge tone={requestTones[opened.request.status]}>
              {t(`inventoryRequests.statuses.${opened.request.status}`)}
            </Badge>
            <RequestActions request={opened} onChanged={() => read.mutate()} />
          </Inline>
        )
      }
    >
      <Stack gap={4}>{content()}</Stack>
    </Screen>
  )
}
