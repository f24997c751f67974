import type { DiscontinuedItem } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Quiet } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { Count } from '../../food-reports/Count.tsx'

/** "Gordon, item 4711" of a vendor item. */
export function vendorText({ t }: Wording, { vendorName, vendorItemCode }: DiscontinuedItem): string {
  const vendor = vendorName ?? ''
  return vendorItemCode === null
    ? t('foodReports.discontinued.vendor', { vendor })
    : t('foodReports.discontinued.vendorItem', { vendor, code: vendorItemCode })
}

/** The quantity at all sites: "12 lb". */
export function stockText({ t, formats }: Wording, { stock, unit }: DiscontinuedItem): string {
  if (stock.length === 0) return ''
  const amount = stock.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  return t('foodReports.discontinued.amount', { amount: formats.amount(amount), unit: t(`words.units.${unit}`) })
}

type HrefOf = (what: 'uses' | 'stock', row: DiscontinuedItem) => string

/** The soonest to be served come first: no column is sortable. Stock and orders only where inventory is used. */
export function discontinuedColumns(
  wording: Wording,
  hrefOf: HrefOf,
  hasInventory: boolean,
): readonly Column<DiscontinuedItem>[] {
  const { t, formats } = wording
  const count = (value: number) => formats.number(value, 0)
  const since = ({ kind, discontinuedOn }: DiscontinuedItem) =>
    kind === 'vendorItem'
      ? t('foodReports.discontinued.inactive')
      : discontinuedOn === null
        ? ''
        : formats.date(discontinuedOn)
  const kindOf = ({ kind }: DiscontinuedItem) => t(`foodReports.discontinued.kinds.${kind}`)
  const by = ({ by: name }: DiscontinuedItem) => (name === null ? '' : t('foodReports.discontinued.by', { name }))
  const uses = (
    id: 'recipes' | 'menuItems' | 'cycleMenus' | 'masterDays' | 'schoolDays',
  ): Column<DiscontinuedItem> => ({
    id,
    header: `foodReports.discontinued.columns.${id}`,
    align: 'end',
    value: (row) => row[id],
    text: (row) => count(row[id]),
    cell: (row) => (
      <Count
        text={count(row[id])}
        label={t('foodReports.usesOf', { name: row.name })}
        href={row[id] === 0 ? null : hrefOf('uses', row)}
      />
    ),
  })
  const columns: readonly Column<DiscontinuedItem>[] = [
    {
      id: 'name',
      header: 'foodReports.discontinued.columns.name',
      value: (row) => `${row.name} (${row.kind === 'vendorItem' ? vendorText(wording, row) : kindOf(row)})`,
      cell: (row) => (
        <>
          <bdi>{row.name}</bdi>
          <div>
            <Quiet>
              <bdi>{row.kind === 'vendorItem' ? vendorText(wording, row) : kindOf(row)}</bdi>
            </Quiet>
          </div>
        </>
      ),
      width: '14rem',
    },
    {
      id: 'since',
      header: 'foodReports.discontinued.columns.since',
      value: (row) => [since(row), by(row)].filter(Boolean).join(', '),
      cell: (row) => (
        <>
          {since(row)}
          {row.by !== null && (
            <div>
              <Quiet>
                <bdi>{by(row)}</bdi>
              </Quiet>
            </div>
          )}
        </>
      ),
      width: '9rem',
    },
    {
      id: 'replacement',
      header: 'foodReports.discontinued.columns.replacement',
      value: (row) =>
        row.kind === 'vendorItem'
          ? t('foodReports.discontinued.otherVendors', { count: row.otherVendors })
          : (row.replacementName ?? t('foodReports.discontinued.none')),
      width: '10rem',
    },
    {
      id: 'nextDate',
      header: 'foodReports.discontinued.columns.nextDate',
      value: (row) => row.nextDate,
      text: (row) => (row.nextDate === null ? '' : formats.date(row.nextDate)),
      cell: (row) => row.nextDate !== null && formats.weekdayShort(row.nextDate),
      isOneLine: true,
    },
    uses('schoolDays'),
    uses('masterDays'),
    uses('cycleMenus'),
    uses('recipes'),
    uses('menuItems'),
    ...(hasInventory
      ? [
          {
            id: 'stock',
            header: 'foodReports.discontinued.columns.stock',
            align: 'end' as const,
            value: (row: DiscontinuedItem) => stockText(wording, row),
            cell: (row: DiscontinuedItem) =>
              row.stock.length > 0 && (
                <Count
                  text={stockText(wording, row)}
                  label={t('foodReports.discontinued.stockOf', { name: row.name })}
                  href={hrefOf('stock', row)}
                />
              ),
            isOneLine: true,
          },
          {
            id: 'orders',
            header: 'foodReports.discontinued.columns.orders',
            align: 'end' as const,
            value: (row: DiscontinuedItem) => row.openOrders,
            text: (row: DiscontinuedItem) => count(row.openOrders),
          },
        ]
      : []),
  ]
  return columns.map((column) => ({ ...column, isSortable: false, isFilterable: false }))
}
