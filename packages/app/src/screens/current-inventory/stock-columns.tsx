import type { StockRow } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Inline, Quiet, Stack } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { filterable } from '../../lists/use-paged-list.ts'
import { baseText, packText } from '../../text/stock-text.ts'

const isNegative = ({ quantity }: StockRow) => quantity.startsWith('-')
/** The server filters the same way: by what planned menus leave. A past day has no plan. */
const isBelowPar = ({ quantity, available, par }: StockRow) =>
  par !== null && Number(available?.quantity ?? quantity) < Number(par)

/** The columns of current inventory. The server sorts by the ids of the sortable ones. */
export function stockColumns(wording: Wording, today: string): readonly Column<StockRow>[] {
  const { t, formats } = wording
  const reserved = ({ reserved: own }: StockRow) => {
    if (!own) return ''
    const text = packText(wording, own.inPacks)
    return own.isMore ? t('stock.atLeast', { quantity: text }) : text
  }
  const coming = (own: StockRow['onOrder']) => (own && Number(own.quantity) > 0 ? packText(wording, own.inPacks) : '')
  const cover = ({ cover: own }: StockRow) => {
    if (!own) return ''
    const text = t(own.by === 'use' ? 'stock.coverByUse' : 'stock.cover', { days: own.days })
    return own.isAtLeast ? t('stock.atLeast', { quantity: text }) : text
  }
  const places = ({ locations, baseUnit }: StockRow) =>
    locations.length === 1
      ? (locations[0]?.locationName ?? t('stock.noPlace'))
      : locations
          .map(({ locationName, quantity }) =>
            t('stock.placeWith', {
              place: locationName ?? t('stock.noPlace'),
              quantity: baseText(wording, quantity, baseUnit),
            }),
          )
          .join('; ')
  const value = (row: StockRow) => formats.money(Number(row.value))

  // The server filters by the fields above the table.
  const columns = defineColumns<StockRow>([
    {
      id: 'name',
      header: 'stock.columns.name',
      value: (row) => row.name,
      cell: (row) => (
        <Stack gap={1}>
          <bdi>{row.name}</bdi>
          <Inline gap={2}>
            {isNegative(row) && <Badge tone="danger">{t('stock.states.negative')}</Badge>}
            {isBelowPar(row) && <Badge tone="accent">{t('stock.belowPar')}</Badge>}
            {row.isArchived && <Badge>{t('stock.archived')}</Badge>}
          </Inline>
        </Stack>
      ),
      width: '12rem',
    },
    { id: 'site', header: 'stock.columns.site', value: (row) => row.siteName, width: '7rem', isSortable: false },
    { id: 'location', header: 'stock.columns.location', value: places, width: '7.5rem', isSortable: false },
    {
      id: 'quantity',
      header: 'stock.columns.quantity',
      value: (row) => packText(wording, row.inPacks),
      cell: (row) => (
        <Stack gap={1}>
          <bdi>{packText(wording, row.inPacks)}</bdi>
          {row.inPacks.levels.length > 0 && <Quiet>{baseText(wording, row.quantity, row.baseUnit)}</Quiet>}
        </Stack>
      ),
      csv: (row) => Number(row.quantity),
      width: '7.5rem',
      isSortable: false,
    },
    { id: 'reserved', header: 'stock.columns.reserved', value: reserved, width: '7rem', isSortable: false },
    {
      id: 'available',
      header: 'stock.columns.available',
      value: (row) => (row.available ? packText(wording, row.available.inPacks) : ''),
      width: '7rem',
      isSortable: false,
    },
    {
      id: 'onOrder',
      header: 'stock.columns.onOrder',
      value: (row) => coming(row.onOrder),
      width: '6rem',
      isSortable: false,
    },
    {
      id: 'onTheWay',
      header: 'stock.columns.onTheWay',
      value: (row) => coming(row.onTheWay),
      width: '6rem',
      isSortable: false,
    },
    {
      id: 'par',
      header: 'stock.columns.par',
      align: 'end',
      value: (row) => (row.par === null ? null : Number(row.par)),
      text: (row) => (row.par === null ? '' : baseText(wording, row.par, row.baseUnit)),
      isOneLine: true,
    },
    { id: 'cover', header: 'stock.columns.cover', value: cover, isSortable: false, isOneLine: true },
    {
      id: 'value',
      header: 'stock.columns.value',
      align: 'end',
      value: (row) => Number(row.value),
      text: (row) => (Number(row.uncosted) === 0 ? value(row) : t('stock.atLeast', { quantity: value(row) })),
      isOneLine: true,
    },
    {
      id: 'nextExpiry',
      header: 'stock.columns.nextExpiry',
      value: (row) => row.nextExpiry,
      text: (row) => (row.nextExpiry === null ? '' : formats.date(row.nextExpiry)),
      cell: (row) =>
        row.nextExpiry !== null && (
          <Stack gap={1}>
            {formats.date(row.nextExpiry)}
            {row.nextExpiry < today && (
              <Inline>
                <Badge tone="danger">{t('stock.expired')}</Badge>
              </Inline>
            )}
          </Stack>
        ),
      width: '7rem',
    },
  ])
  return filterable(columns, [])
}
