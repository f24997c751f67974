import { type ImportRow, listImportRows, skipImportRows, useListImportRows } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Quiet, Stack } from '@commissary/ui'
import { type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { filterable, usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { priceText } from '../../text/price-text.ts'
import { changeText, newValueText } from './field-names.ts'

/** The columns that the server filters by their text. */
const filteredColumns = ['code', 'name'] as const

function productColumns(wording: Wording): readonly Column<ImportRow>[] {
  const { t } = wording
  const columns: Column<ImportRow>[] = [
    {
      id: 'row',
      header: 'importProducts.where',
      value: ({ row }) => t('importProducts.row', { row }),
      width: '6rem',
    },
    {
      id: 'action',
      header: 'importProducts.severity',
      value: (row) => resultText(row, t),
      cell: (row) => <ResultCell row={row} />,
      width: '7rem',
    },
    {
      id: 'code',
      header: 'importProducts.fields.productCode',
      value: ({ code }) => code,
      // Text from the file keeps its own direction.
      cell: ({ code }) => <bdi>{code}</bdi>,
      width: '8rem',
    },
    {
      id: 'name',
      header: 'importProducts.fields.description',
      value: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
      width: '18rem',
    },
    {
      id: 'pack',
      header: 'importProducts.fields.pack',
      value: (row) => packText(row, t),
      cell: (row) => <PackCell {...row} />,
      width: '14rem',
    },
    {
      id: 'price',
      header: 'importProducts.price',
      value: (row) => priceTexts(row, wording).join(', '),
      cell: (row) => <PriceCell row={row} />,
      width: '12rem',
    },
    {
      id: 'changes',
      header: 'importProducts.changes',
      value: (row) => changesOf(row, t).join('; '),
      cell: (row) => <ChangesCell row={row} />,
      width: '18rem',
    },
  ]
  return filterable(
    columns.map((column) => ({ ...column, isSortable: false })),
    filteredColumns,
  )
}

interface ProductsTableProps {
  importId: number
  /** For a file that is not imported yet: reloads the import after rows are skipped. Its rows can be selected. */
  onChosen?: () => Promise<unknown>
}

/** Every product of the file: what is done with it, how its pack was understood and what changes. */
export function ProductsTable({ importId, onChosen }: ProductsTableProps) {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(() => productColumns(wording), [wording])
  const list = usePagedList(undefined, filteredColumns)
  const rows = useListImportRows(importId, list.args, { keepPreviousData: true })
  const fail = useFailureToast()

  async function choose(selected: ReadonlySet<string | number>, isSkipped: boolean) {
    try {
      await skipImportRows(importId, { rows: [...selected].map(Number), isSkipped })
      connection.answered()
      await Promise.all([rows.mutate(), onChosen?.()])
    } catch (error) {
      fail(error)
    }
  }

  return (
    <DataTable
      tableId="import-products"
      caption={t('importProducts.products')}
      columns={columns}
      translate={t}
      {...list.tableProps(
        rows,
        (data) => data._embedded.rows,
        (page) => listImportRows(importId, { ...list.args, ...page }),
      )}
      rowKey={({ row }) => String(row)}
      minRows={3}
      {...(onChosen && {
        bulkActions: (selected: ReadonlySet<string | number>) => [
          { label: t('importProducts.skip.skip'), onSelect: () => void choose(selected, true) },
          { label: t('importProducts.skip.include'), onSelect: () => void choose(selected, false) },
        ],
      })}
    />
  )
}

const actionTones = { create: 'accent', update: 'accent', unchanged: 'neutral' } as const

/** What is done with a row: skipped by hand, or by its action. */
const resultText = ({ action, isSkipped }: ImportRow, t: Translate) =>
  isSkipped ? t('importProducts.skip.skipped') : t(`importProducts.actions.${action}`)

function ResultCell({ row }: { row: ImportRow }) {
  const t = useMessages()
  return <Badge tone={row.isSkipped ? 'neutral' : actionTones[row.action]}>{resultText(row, t)}</Badge>
}

/** "6/5 LB: 6 × 5 lb", or why it is not understood. */
function packText({ pack, packProblem }: ImportRow, t: Translate): string {
  if (!pack) return ''
  return `${pack.text}: ${pack.understood ?? packProblem ?? t('importProducts.packUnresolved')}`
}

function PackCell({ pack, packProblem }: ImportRow) {
  const t = useMessages()
  if (!pack) return null
  return (
    <Stack gap={1}>
      <bdi>{pack.text}</bdi>
      {pack.understood === null ? (
        <>
          <span>
            <Badge tone="danger">{t('importProducts.packUnresolved')}</Badge>
          </span>
          <Quiet>{packProblem}</Quiet>
        </>
      ) : (
        <Quiet>
          <bdi>{pack.understood}</bdi>
        </Quiet>
      )}
    </Stack>
  )
}

/** The product's price and vendor, as understood: "$41.85 / 30 lb", "Harborside Foods, 4471". */
function priceTexts({ price, vendor, vendorItem }: ImportRow, wording: Wording): string[] {
  const names = [vendor, vendorItem].filter((text) => text !== null)
  return [...(price ? [priceText(price, wording)] : []), ...(names.length > 0 ? [names.join(', ')] : [])]
}

function PriceCell({ row }: { row: ImportRow }) {
  const wording = useWording()
  const texts = priceTexts(row, wording)
  const isVendorUnknown = row.vendor !== null && row.vendorItem === null
  if (texts.length === 0 && !isVendorUnknown) return null
  return (
    <Stack gap={1}>
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
      {isVendorUnknown && (
        <span>
          <Badge tone="danger">{wording.t('importProducts.vendorUnknown')}</Badge>
        </span>
      )}
    </Stack>
  )
}

/** What a new product's own columns do not show. */
const isHidden = ({ field }: ImportRow['changes'][number]) => /^(brand|category|gtin|allergens\..*)$/.test(field)

/** The changes to an existing product, and the other values that a new one starts with. */
const changesOf = ({ action, changes }: ImportRow, t: Translate): string[] =>
  action === 'update'
    ? changes.map((change) => changeText(change, t))
    : changes.filter((change) => action === 'create' && isHidden(change)).map((change) => newValueText(change, t))

function ChangesCell({ row }: { row: ImportRow }) {
  const texts = changesOf(row, useMessages())
  if (texts.length === 0) return null
  return (
    <Stack gap={1}>
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </Stack>
  )
}
