import type { RequestLine, StockRequestSummary } from '@commissary/api-client'
import { givenText, packAmountText } from '@commissary/messages/pack-amounts'
import type { Wording } from '@commissary/messages/wording'
import { type Column, defineColumns } from '@commissary/ui/table'

/** The columns of a request's items: sent and received only between sites, on hand only for the supplier. */
export function lineColumns({ t, formats }: Wording, { to, may }: StockRequestSummary): readonly Column<RequestLine>[] {
  const isVendor = to.kind === 'vendor'
  const quantity = (line: RequestLine, text: string | null) => {
    if (text === null) return t('inventoryRequests.lines.none')
    return Number(text) === 0 ? formats.amount(0) : packAmountText(t, formats, text, line)
  }
  const amount = (id: 'approved' | 'sent' | 'inTransit' | 'received'): Column<RequestLine> => ({
    id,
    header: t(`inventoryRequests.lines.${id}`),
    value: (line) => (line[id] === null ? null : Number(line[id])),
    text: (line) => quantity(line, line[id]),
    align: 'end',
    width: '7.5rem',
    isFilterable: false,
  })
  const available: Column<RequestLine> = {
    id: 'available',
    header: t('inventoryRequests.lines.available', { site: to.name }),
    value: ({ supplierAvailable }) => (supplierAvailable === null ? null : Number(supplierAvailable)),
    text: (line) => quantity(line, line.supplierAvailable),
    align: 'end',
    width: '15rem',
    isFilterable: false,
  }
  return defineColumns<RequestLine>([
    { id: 'item', header: t('inventoryRequests.lines.item'), value: ({ name }) => name, width: '13rem' },
    {
      id: 'requested',
      header: t('inventoryRequests.lines.requested'),
      value: ({ requested }) => Number(requested),
      text: ({ given }) => givenText(t, formats, given),
      align: 'end',
      width: '6.5rem',
      isFilterable: false,
    },
    amount('approved'),
    ...(isVendor ? [] : [amount('sent'), amount('inTransit'), amount('received')]),
    ...(isVendor || !may.supply ? [] : [available]),
  ])
}
