import { cancelOrderPlan, type OrderPlan, useListOrderPlans } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { EmptyState, Section, useConfirm } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useCall } from '../../orders/use-call.ts'
import { useSession } from '../../session/session.tsx'

interface StudentPlansProps {
  studentId: number
  onChanged?: () => unknown
}

function planColumns(t: Translate, formats: Formats): readonly Column<OrderPlan>[] {
  const columns: Column<OrderPlan>[] = [
    { id: 'period', header: 'orders.plan.columns.period', value: (row) => t(`orders.periods.${row.period}`) },
    {
      id: 'days',
      header: 'orders.plan.columns.days',
      value: (row) =>
        t('orders.plan.range', { from: formats.weekdayShort(row.from), to: formats.weekdayShort(row.to) }),
      width: '12rem',
    },
    {
      id: 'kind',
      header: 'orders.plan.columns.kind',
      value: (row) => `${t(`words.menuTypes.${row.menuType}`)} · ${t(`orders.kinds.${row.kind}`)}`,
      width: '10rem',
    },
    { id: 'orders', header: 'orders.plan.columns.orders', value: (row) => row.orders, align: 'end' },
    {
      id: 'total',
      header: 'orders.plan.columns.total',
      value: (row) => Number(row.total),
      text: (row) => moneyText(formats, row.total),
      align: 'end',
    },
  ]
  return plainColumns(columns)
}

/** The plans of a student; what is before its cut-off can be canceled at once. */
export function StudentPlans({ studentId, onChanged }: StudentPlansProps) {
  const t = useMessages()
  const { formats } = useSession()
  const confirm = useConfirm()
  const plans = useListOrderPlans({ studentId })
  const { run } = useCall(() => Promise.all([plans.mutate(), onChanged?.()]))
  const columns = useMemo(() => planColumns(t, formats), [t, formats])
  const cancel = (plan: OrderPlan) =>
    confirm({
      title: t('orders.plan.cancelTitle'),
      message: `${t('orders.plan.open', { count: plan.open })}. ${t('orders.plan.cancelMessage')}`,
      okText: t('orders.plan.cancel'),
      tone: 'danger',
      onConfirm: () => run((call) => cancelOrderPlan(plan.id, call)),
    })
  return (
    <Section title={t('orders.plan.plans')}>
      <DataTable
        caption={t('orders.plan.plans')}
        columns={columns}
        translate={t}
        rows={plans.data?.orderPlans}
        error={plans.error}
        onRetry={() => plans.mutate()}
        hasPages={false}
        minRows={1}
        rowActions={(plan) => [
          {
            label: t('orders.plan.cancel'),
            tone: 'danger',
            disabled: plan.open === 0,
            onSelect: () => void cancel(plan),
          },
        ]}
        empty={<EmptyState title={t('orders.plan.noPlans')} />}
      />
    </Section>
  )
}
