import { useTraceLots } from '@commissary/api-client'
import { EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { LotSearch } from './LotSearch.tsx'
import { LotTraceView } from './LotTraceView.tsx'
import { emptyValues, type RecallValues, toSearch, valueNames } from './recall-search.ts'

/** A search for lots, and their trace. */
export function FromLot() {
  const t = useMessages()
  const filters = useUrlFilters()
  const { query } = filters
  const asked = useMemo<RecallValues>(
    () => ({ ...emptyValues, ...Object.fromEntries(valueNames.map((name) => [name, query.get(name) ?? ''])) }),
    [query],
  )
  const search = useMemo(() => toSearch(asked), [asked])
  const trace = useTraceLots(search ?? undefined, { enabled: search !== null, revalidateOnFocus: false })

  function result() {
    if (!search) return <EmptyState title={t('recall.start')}>{t('recall.startHint')}</EmptyState>
    if (trace.data) {
      return <LotTraceView trace={trace.data} search={search} onChanged={() => trace.mutate()} />
    }
    if (trace.error) return <ErrorState error={trace.error} onRetry={() => trace.mutate()} />
    return <Skeleton lines={12} />
  }

  return (
    <Stack gap={6}>
      <LotSearch
        // Back and Forward show the search that they lead to.
        key={query.toString()}
        asked={asked}
        onSearch={(values) => filters.set({ ...values })}
      />
      {result()}
    </Stack>
  )
}
