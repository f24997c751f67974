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
  field === null ? message : t('payments.import.rows.problem', { field: t(`payments.import.fields.${field}`), message })

function rowColumns(t: Translate, formats: Formats, kind: OrderImport['kind']): readonly Column<OrderImportRow>[] {
  const money = (amount: string | null) => (amount === null ? '' : moneyText(formats, amount))
  const columns: Column<OrderImportRow>[] = [
    { id: 'row', header: 'payments.import.rows.row', value: (row) => row.row, isOneLine: true },
    {
      id: 'result',
      header: 'payments.import.rows.result',
      value: (row) => t(`payments.import.results.${row.result}`),
      cell: (row) => (
        <Badge tone={row.result === 'problem' ? 'danger' : row.result === 'skip' ? 'neutral' : 'accent'}>
          {t(`payments.import.results.${row.result}`)}
        </Badge>
      ),
      isOneLine: true,
    },
    {
      id: 'who',
      header: 'payments.import.rows.who',
      value: (row) => row.studentName ?? row.householdName,
      isTitle: true,
      width: '10rem',
    },
    {
      id: 'date',
      header: 'payments.import.rows.date',
      value: (row) => (row.date === null ? '' : formats.date(row.date)),
      isOneLine: true,
    },
    ...(kind === 'orders'
      ? [{ id: 'item', header: 'payments.import.rows.item', value: (row: OrderImportRow) => row.item }]
      : [
          {
            id: 'reference',
            header: 'payments.import.rows.reference',
            value: (row: OrderImportRow) => row.reference,
            cell: (row: OrderImportRow) => <bdi>{row.reference}</bdi>,
          },
        ]),
    {
      id: 'amount',
      header: 'payments.import.rows.amount',
      value: (row) => money(row.amount),
      align: 'end',
      isOneLine: true,
    },
    ...(kind === 'orders'
      ? []
      : [
          {
            id: 'fee',
            header: 'payments.import.rows.fee',
            value: (row: OrderImportRow) => money(row.fee),
            align: 'end' as const,
            isOneLine: true,
          },
        ]),
    {
      id: 'problems',
      header: 'payments.import.rows.problems',
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
    <Section title={t('payments.import.rows.title')}>
      <DataTable
        search={
          <Inline>
            <Select
              label={t('payments.import.rows.filter')}
              isLabelHidden
              placeholder={t('payments.import.rows.all')}
              value={list.filters.result ?? ''}
              onChange={(result) => list.setFilters({ result })}
              options={choices.OrderImportResult.map((value) => ({
                value,
                label: t(`payments.import.results.${value}`),
              }))}
            />
          </Inline>
        }
        tableId="order-import-rows"
        caption={t('payments.import.rows.title')}
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
          <EmptyState kind="no-match" title={t('payments.import.rows.none')}>
            {t('payments.import.rows.noneHint')}
          </EmptyState>
        }
      />
    </Section>
  )
}
