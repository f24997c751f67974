import {
  listPayments,
  type Payment,
  preloadListPayments,
  reconcilePayments,
  useListPayments,
} from '@commissary/api-client'
import { Button, EmptyState, Link, Screen, Stack } from '@commissary/ui'
import { DataTable, type RowKey } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { paymentColumns } from './payment-columns.tsx'
import { paymentFilters, toPaymentArgs } from './payment-filters.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'

export const preload: Preload = (_, query) => preloadListPayments(toPaymentArgs(pagedArgs(query, paymentFilters)))

const none: ReadonlySet<RowKey> = new Set()

/** The payments of households (the deposits), and which are reconciled. */
export function PaymentsScreen() {
  const t = useMessages()
  const { formats, hasAllSchools } = useSession()
  const record = useOpenRecord()
  const list = usePagedList(paymentFilters)
  const args = toPaymentArgs(list.args)
  const payments = useListPayments(args, { keepPreviousData: true })
  const columns = useMemo(() => paymentColumns(t, formats), [t, formats])
  const [selected, setSelected] = useState(none)
  const { run } = useCall(() => payments.mutate())

  async function mark(keys: ReadonlySet<RowKey>, isReconciled: boolean) {
    await run((call) => reconcilePayments({ paymentIds: [...keys].map(Number), isReconciled }, call))
    setSelected(none)
  }

  return (
    <Screen
      title={t('shell.titles.payments')}
      description={t('payments.description')}
      actions={
        <>
          {hasAllSchools && (
            <Link variant="outline" href={paths.orderImports}>
              {t('payments.imports')}
            </Link>
          )}
          <Button variant="solid" onClick={() => record.openNew()}>
            {t('payments.record')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {payments.data && <PaymentTotals totals={payments.data.totals} />}
        <DataTable
          search={<PaymentFilters list={list} />}
          tableId="payments"
          caption={t('shell.titles.payments')}
          columns={columns}
          translate={t}
          {...list.tableProps(
            payments,
            (data) => data._embedded.payments,
            (page) => listPayments({ ...args, ...page }),
          )}
          selected={selected}
          onSelect={setSelected}
          bulkActions={(keys) => [
            { label: t('payments.bulk.reconcile'), onSelect: () => void mark(keys, true) },
            { label: t('payments.bulk.unreconcile'), onSelect: () => void mark(keys, false) },
          ]}
          onOpenRow={({ id }: Payment) => record.open(id)}
          empty={
            list.isFiltered ? (
              <EmptyState
                kind="no-match"
                title={t('payments.noMatch')}
                action={<Button onClick={list.clearFilters}>{t('payments.clearFilters')}</Button>}
              >
                {t('payments.noMatchHint')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t('payments.emptyTitle')}
                action={<Button onClick={() => record.openNew()}>{t('payments.record')}</Button>}
              >
                {t('payments.emptyHint')}
              </EmptyState>
            )
          }
        />
      </Stack>
    </Screen>
  )
}
