import { type Household, type LedgerEntry, useListLedgerEntries } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { EmptyState, Link, Section } from '@commissary/ui'
import { type Column, DataTable, defaultTableState, plainColumns } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

/** Where an entry came from; a correction has no page. */
const hrefOf = ({ orderId, paymentId }: LedgerEntry) =>
  orderId !== null
    ? withQuery(paths.orders, { open: orderId })
    : paymentId !== null
      ? withQuery(paths.payments, { open: paymentId })
      : null

function entryText(t: Translate, formats: Formats, entry: LedgerEntry): string {
  return [
    t(`families.ledger.kinds.${entry.kind}`),
    entry.payType && t(`words.payTypes.${entry.payType}`),
    entry.studentName,
    entry.orderDate && formats.weekdayShort(entry.orderDate),
    entry.note,
  ]
    .filter(Boolean)
    .join(' · ')
}

function ledgerColumns(t: Translate, formats: Formats): readonly Column<LedgerEntry>[] {
  const columns: Column<LedgerEntry>[] = [
    {
      id: 'date',
      header: 'families.ledger.columns.date',
      value: (row) => formats.dateShort(row.date),
      isOneLine: true,
    },
    {
      id: 'entry',
      header: 'families.ledger.columns.entry',
      value: (row) => entryText(t, formats, row),
      cell: (row) => {
        const href = hrefOf(row)
        const text = <bdi>{entryText(t, formats, row)}</bdi>
        return href === null ? text : <Link href={href}>{text}</Link>
      },
      width: '16rem',
      isTitle: true,
    },
    {
      id: 'amount',
      header: 'families.ledger.columns.amount',
      value: (row) => Number(row.amount),
      text: (row) => moneyText(formats, row.amount),
      align: 'end',
      isOneLine: true,
    },
    {
      id: 'balance',
      header: 'families.ledger.columns.balance',
      value: (row) => Number(row.balance),
      text: (row) => moneyText(formats, row.balance),
      align: 'end',
      isOneLine: true,
    },
    { id: 'by', header: 'families.ledger.columns.by', value: (row) => row.by },
  ]
  return plainColumns(columns)
}

/** What changed the balance, newest first, each with the balance after it. */
export function Ledger({ household }: { household: Household }) {
  const t = useMessages()
  const { formats } = useSession()
  const [state, setState] = useState(defaultTableState)
  const entries = useListLedgerEntries(
    household.id,
    { page: state.page, size: state.pageSize },
    { keepPreviousData: true },
  )
  const columns = useMemo(() => ledgerColumns(t, formats), [t, formats])

  return (
    <Section title={t('families.ledger.title')} description={t('families.ledger.description')}>
      <DataTable
        caption={t('families.ledger.title')}
        columns={columns}
        translate={t}
        rows={entries.data?._embedded.entries}
        total={entries.data?.page.totalElements ?? 0}
        error={entries.error}
        onRetry={() => entries.mutate()}
        state={state}
        onStateChange={setState}
        isStale={entries.isLoading && entries.data !== undefined}
        minRows={3}
        empty={<EmptyState title={t('families.ledger.empty')}>{t('families.ledger.emptyHint')}</EmptyState>}
      />
    </Section>
  )
}
