import { type ImportRow, listImportRows, skipImportRows, useListImportRows } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { Badge, Quiet, Stack } from '@commissary/ui'
import { type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { filterable, usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { changeText } from './field-names.ts'

/** The columns that the server filters by their text. */
const filteredColumns = ['code', 'name'] as const

function productColumns(t: Translate): readonly Column<ImportRow>[] {
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
  /** For a file that is not imported yet: loads the import again, once rows are left out. Its rows can be selected. */
  onChosen?: () => Promise<unknown>
}

/** Every product of the file: what is done with it, how its pack was understood and what changes. */
export function ProductsTable({ importId, onChosen }: ProductsTableProps) {
  const t = useMessages()
  const columns = useMemo(() => productColumns(t), [t])
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

/** The changes of an existing product. Everything about a new one is in its row. */
const changesOf = ({ action, changes }: ImportRow, t: Translate): string[] =>
  action === 'update' ? changes.map((change) => changeText(change, t)) : []

function ChangesCell({ row }: { row: ImportRow }) {
  const t = useMessages()
  return (
    <Stack gap={1}>
      {changesOf(row, t).map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </Stack>
  )
}
