import type { CountStatus, StockCountSummary } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

const tones: Record<CountStatus, 'neutral' | 'accent'> = {
  open: 'accent',
  counted: 'accent',
  reviewed: 'accent',
  posted: 'neutral',
}

/** The columns of the counts. */
export function countColumns(wording: Wording): readonly Column<StockCountSummary>[] {
  const { t, formats } = wording
  return defineColumns<StockCountSummary>([
    {
      id: 'date',
      header: 'physicalInventory.columns.date',
      value: ({ date }) => date,
      text: ({ date }) => formats.date(date),
      isOneLine: true,
    },
    {
      id: 'site',
      header: 'physicalInventory.columns.site',
      isTitle: true,
      value: ({ siteName }) => siteName,
      width: '11rem',
    },
    {
      id: 'location',
      header: 'physicalInventory.columns.location',
      value: (count) => locationsText(wording, count),
      width: '11rem',
    },
    {
      id: 'category',
      header: 'physicalInventory.columns.category',
      value: ({ category }) => category ?? t('physicalInventory.allCategories'),
    },
    { id: 'by', header: 'physicalInventory.columns.by', value: ({ startedBy }) => startedBy, width: '9rem' },
    {
      id: 'status',
      header: 'physicalInventory.columns.status',
      value: ({ status }) => t(`physicalInventory.statuses.${status}`),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`physicalInventory.statuses.${status}`)}</Badge>,
      isOneLine: true,
    },
    {
      id: 'progress',
      header: 'physicalInventory.columns.progress',
      value: ({ countedLines, lines }) => (lines === 0 ? 0 : countedLines / lines),
      text: ({ countedLines: counted, lines: all }) => t('physicalInventory.countedOf', { counted, all }),
      align: 'end',
      isFilterable: false,
      isOneLine: true,
    },
    {
      id: 'variance',
      header: 'physicalInventory.columns.variance',
      value: ({ varianceValue }) => (varianceValue === null ? null : Number(varianceValue)),
      text: (count) => varianceText(wording, count),
      align: 'end',
      isFilterable: false,
      isOneLine: true,
    },
  ])
}

/** Where a count counts. */
export const locationsText = ({ t, formats }: Wording, { locations }: StockCountSummary): string =>
  locations.length === 0 ? t('physicalInventory.wholeSite') : formats.list(locations)

/** The value of a count's variances, with those whose cost is unknown; empty while it is open. */
export function varianceText({ t, formats }: Wording, { varianceValue, unpricedLines }: StockCountSummary): string {
  if (varianceValue === null) return ''
  const value = formats.money(Number(varianceValue))
  if (unpricedLines === 0) return value
  return Number(varianceValue) === 0
    ? t('physicalInventory.valueUnknown')
    : t('physicalInventory.valuePartly', { value, count: unpricedLines })
}
