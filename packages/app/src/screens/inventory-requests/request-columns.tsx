import type { RequestStatus, StockRequestSummary } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

/** Open requests stand out from those that are done. */
export const requestTones: Record<RequestStatus, 'neutral' | 'accent' | 'danger'> = {
  draft: 'neutral',
  submitted: 'accent',
  approved: 'accent',
  declined: 'danger',
  partFulfilled: 'accent',
  fulfilled: 'accent',
  received: 'neutral',
  ordered: 'neutral',
}

/** The columns of the requests. */
export function requestColumns(wording: Wording): readonly Column<StockRequestSummary>[] {
  const { t, formats } = wording
  return defineColumns<StockRequestSummary>([
    {
      id: 'number',
      header: 'inventoryRequests.columns.number',
      value: ({ number }) => number,
      align: 'end',
      isOneLine: true,
    },
    {
      id: 'from',
      header: 'inventoryRequests.columns.from',
      isTitle: true,
      value: ({ from }) => from.name,
      width: '11rem',
    },
    { id: 'to', header: 'inventoryRequests.columns.to', value: ({ to }) => to.name, width: '11rem' },
    {
      id: 'needBy',
      header: 'inventoryRequests.columns.needBy',
      value: ({ needBy }) => needBy,
      text: ({ needBy }) => formats.date(needBy),
      isOneLine: true,
    },
    {
      id: 'lines',
      header: 'inventoryRequests.columns.lines',
      value: ({ lines }) => lines,
      align: 'end',
      isFilterable: false,
    },
    {
      id: 'status',
      header: 'inventoryRequests.columns.status',
      value: ({ status }) => t(`inventoryRequests.statuses.${status}`),
      cell: ({ status }) => <Badge tone={requestTones[status]}>{t(`inventoryRequests.statuses.${status}`)}</Badge>,
      isOneLine: true,
    },
    {
      id: 'value',
      header: 'inventoryRequests.columns.value',
      value: ({ value }) => (value === null ? null : Number(value)),
      text: (request) => valueText(wording, request),
      align: 'end',
      isFilterable: false,
      isOneLine: true,
    },
  ])
}

/** What a request is worth, with the lines whose cost is unknown. */
export function valueText({ t, formats }: Wording, { value, unpricedLines, lines }: StockRequestSummary): string {
  if (lines === 0) return ''
  if (value === null) return t('inventoryRequests.valueUnknown')
  const known = formats.money(Number(value))
  return unpricedLines === 0 ? known : t('inventoryRequests.valuePartly', { value: known, count: unpricedLines })
}
