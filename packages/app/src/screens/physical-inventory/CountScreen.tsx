import { type StockCount, useReadStockCount } from '@commissary/api-client'
import { EmptyState, ErrorState, Inline, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { locationsText } from './count-columns.tsx'
import { CountActions } from './CountActions.tsx'
import { CountReview } from './CountReview.tsx'
import { CountSheet } from './CountSheet.tsx'

/** While others count, too, their amounts appear within this time. */
const refreshMs = 10_000

/** A count: its sheet while it is open, then its review. */
export function CountScreen() {
  const record = useOpenRecord()
  return <OpenCount key={record.id ?? 0} id={record.id ?? 0} onClose={record.close} />
}

function OpenCount({ id, onClose }: { id: number; onClose: () => void }) {
  const wording = useWording()
  const { t, formats } = wording
  const [params] = useSearchParams()
  const list = listBelow(paths.physicalInventory, params)
  const read = useReadStockCount(id, {
    enabled: id > 0,
    refreshInterval: (found?: StockCount) => (found?.count.status === 'open' ? refreshMs : 0),
  })
  const count = read.data?.count
  const title = count
    ? t('physicalInventory.heading', { site: count.siteName, date: formats.date(count.date) })
    : t('common.loading')

  function content() {
    if (!read.data) {
      if (read.error?.status === 404 || id === 0) {
        return (
          <EmptyState
            title={t('physicalInventory.notFound')}
            action={<Link href={list}>{t('physicalInventory.title')}</Link>}
          />
        )
      }
      return read.error ? <ErrorState error={read.error} onRetry={() => read.mutate()} /> : <Skeleton lines={12} />
    }
    const onChange = (next: (now: StockCount) => StockCount) =>
      void read.mutate((now) => now && next(now), { revalidate: false })
    return read.data.count.status === 'open' ? (
      <CountSheet count={read.data} onChange={onChange} onStale={() => read.mutate()} />
    ) : (
      <CountReview count={read.data} onStale={() => read.mutate()} />
    )
  }

  return (
    <Screen
      title={title}
      description={count && [locationsText(wording, count), count.category, count.note].filter(Boolean).join(' · ')}
      breadcrumbs={[{ label: t('physicalInventory.title'), href: list }, { label: title }]}
      actions={
        read.data && (
          <Inline gap={2}>
            <CountActions count={read.data} onMoved={() => read.mutate()} onDiscarded={onClose} />
          </Inline>
        )
      }
    >
      <Stack gap={4}>{content()}</Stack>
    </Screen>
  )
}
