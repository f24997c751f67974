import {
  choices,
  listOrderImportRows,
  type OrderImport,
  type OrderImportRow,
  useListOrderImportRows,
} from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge, EmptyState, Inline, Section, Select } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'

const filters = { result: (text: string) => choiceOf(choices.OrderImportResult, text) }

const problemText = (t: Translate, { field, message }: OrderImportRow['problems'][number]) =>
  field === null ? message : t('orderImports.rows.problem', { field: t(`orderImports.fields.${field}`), message })

function rowColumns(t: Translate, formats: Formats, kind: OrderImport['kind']): readonly Column<OrderImportRow>[] {
  const money = (amount: string | null) => (amount === null ? '' : moneyText(formats, amount))
  const columns: Column<OrderImportRow>[] = [
    { id: 'row', header: 'orderImports.rows.row', value: (row) => row.row, isOneLine: true },
    {
      id: 'result',
      header: 'orderImports.rows.result',
      value: (row) => t(`orderImports.results.${row.result}`),
      cell: (row) => (
        <Badge tone={row.result === 'problem' ? 'danger' : row.result === 'skip' ? 'neutral' : 'accent'}>
          {t(`orderImports.results.${row.result}`)}
        </Badge>
      ),
      isOneLine: true,
    },
    {
      id: 'who',
      header: 'orderImports.rows.who',
      value: (row) => row.studentName ?? row.householdName,
      isTitle: true,
      width: '10rem',
    },
    {
      id: 'date',
      header: 'orderImports.rows.date',
      value: (row) => (row.date === null ? '' : formats.date(row.date)),
      isOneLine: true,
    },
    ...(kind === 'orders'
      ? [{ id: 'item', header: 'orderImports.rows.item', value: (row: OrderImportRow) => row.item }]
      : [
          {
            id: 'reference',
            header: 'orderImports.rows.reference',
            value: (row: OrderImportRow) => row.reference,
            cell: (row: OrderImportRow) => <bdi>{row.reference}</bdi>,
          },
        ]),
    {
      id: 'amount',
      header: 'orderImports.rows.amount',
      value: (row) => money(row.amount),
      align: 'end',
      isOneLine: true,
    },
    ...(kind === 'orders'
      ? []
      : [
          {
            id: 'fee',
            header: 'orderImports.rows.fee',
            value: (row: OrderImportRow) => money(row.fee),
            align: 'end' as const,
            isOneLine: true,
          },
        ]),
    {
      id: 'problems',
      header: 'orderImports.rows.problems',
      value: (row) => row.problems.map((problem) => problemText(t, problem)).join(' '),
      width: '16rem',
    },
  ]
  return plainColumns(columns)
}

/** The rows of a file with what importing them does, or why it does nothing; by their number in a spreadsheet. */
export function ImportRows({ job }: { job: OrderImport }) {
  const t = useMessages()
  const { formats } = useSession()
  const list = usePagedList(filters)
  const rows = useListOrderImportRows(job.id, list.args, { keepPreviousData: true })
  const columns = useMemo(() => rowColumns(t, formats, job.kind), [t, formats, job.kind])

  return (
    <Section title={t('orderImports.rows.title')}>
      <DataTable
        search={
          <Inline>
            <Select
              label={t('orderImports.rows.filter')}
              isLabelHidden
              placeholder={t('orderImports.rows.all')}
              value={list.filters.result ?? ''}
              onChange={(result) => list.setFilters({ result })}
              options={choices.OrderImportResult.map((value) => ({
                value,
                label: t(`orderImports.results.${value}`),
              }))}
            />
          </Inline>
        }
        tableId="order-import-rows"
        caption={t('orderImports.rows.title')}
        columns={columns}
        translate={t}
        {...list.tableProps(
          rows,
          (data) => data._embedded.rows,
          (page) => listOrderImportRows(job.id, { ...list.args, ...page }),
        )}
        rowKey={({ row }) => row}
        minRows={3}
        expandRow={(row) => <bdi>{row.cells.join(' · ')}</bdi>}
        empty={
          <EmptyState kind="no-match" title={t('orderImports.rows.none')}>
            {t('orderImports.rows.noneHint')}
          </EmptyState>
        }
      />
    </Section>
  )
}
