import { type ApiError, previewPriceChange, type PriceEffects as Effects } from '@commissary/api-client'
import type { DatedPrice } from '@commissary/domain/food'
import { costVerdict } from '@commissary/domain/menu'
import { Banner, EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import useSWR from 'swr'

import { useWording } from '../compliance/use-wording.ts'
import { WeekEffectsTable } from './EffectTables.tsx'

/** The planned weeks that other prices of an ingredient change, with their cost per meal before and after. */
export function PriceEffects({ id, prices }: { id: number; prices: readonly DatedPrice[] }) {
  const { t, formats } = useWording()
  const preview = useSWR<Effects, ApiError>(
    ['previewPriceChange', id, JSON.stringify(prices)],
    () => previewPriceChange(id, { prices: [...prices] }),
    { revalidateOnFocus: false },
  )
  if (preview.error && !preview.data) {
    const [field] = Object.values(preview.error.fields ?? {})
    if (field) return <Banner tone="error">{field}</Banner>
    return <ErrorState error={preview.error} onRetry={() => preview.mutate()} />
  }
  if (!preview.data) return <Skeleton lines={8} />
  const { from, weeks } = preview.data
  if (from === null) return <EmptyState size="small" title={t('whereUsed.prices.same')} />
  if (weeks.total + weeks.hidden === 0) return <EmptyState size="small" title={t('whereUsed.prices.none')} />
  const crossing = weeks.rows.filter(({ cost, targetCost }) => {
    if (!cost || targetCost === null) return false
    const [before, after] = [cost.before, cost.after].map(
      (total) => costVerdict(total, Number(targetCost), formats.moneyDigits()).status,
    )
    return before !== 'over' && after === 'over'
  }).length
  return (
    <Stack gap={4}>
      <p>{t('whereUsed.prices.from', { date: formats.date(from), count: weeks.total + weeks.hidden })}</p>
      {crossing > 0 && <Banner tone="warning">{t('whereUsed.prices.crossing', { count: crossing })}</Banner>}
      <WeekEffectsTable effects={weeks} hasChecks={false} />
    </Stack>
  )
}
