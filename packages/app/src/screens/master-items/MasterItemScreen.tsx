import { useReadMenuItem } from '@commissary/api-client'
import { EmptyState, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { UsedIn } from '../../where-used/UsedIn.tsx'
import { historyWords } from './master-item-values.ts'
import { MasterItemForm } from './MasterItemForm.tsx'

/** One master item as a page: `?open=12`, `?open=new`. */
export function MasterItemScreen() {
  const record = useOpenRecord()
  return <OpenItem key={record.id ?? 'new'} record={record} />
}

function OpenItem({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  const [params] = useSearchParams()
  // The form keeps the record it was opened with; newer versions arrive by a merge.
  const item = useReadMenuItem(record.id ?? 0, { enabled: record.id !== null, revalidateOnFocus: false })
  const opened = useFreshData(item)
  const title = opened?.name ?? t(record.isNew ? 'masterItemRecord.new' : 'common.loading')

  function content() {
    if (item.error?.status === 404) return <EmptyState title={t('masterItemRecord.notFound')} />
    if (item.error && !opened) return <ErrorState error={item.error} onRetry={() => item.mutate()} />
    if (!opened && !record.isNew) return <Skeleton lines={12} />
    return (
      <Stack gap={6}>
        <MasterItemForm
          item={opened ?? null}
          onSaved={() => {
            void item.mutate()
            record.close()
          }}
          onClose={record.close}
        />
        {opened && <UsedIn kind="menuItem" id={opened.id} name={opened.name} />}
        {opened && (
          <RecordHistory recordType="menuItem" recordId={opened.id} version={opened.version} words={historyWords(t)} />
        )}
      </Stack>
    )
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('masterItems.title'), href: listBelow(paths.masterItems, params) }, { label: title }]}
    >
      {content()}
    </Screen>
  )
}
