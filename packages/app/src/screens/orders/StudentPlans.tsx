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
    { id: 'period', header: 'orderRecord.plan.columns.period', value: (row) => t(`orderRecord.periods.${row.period}`) },
    {
      id: 'days',
      header: 'orderRecord.plan.columns.days',
      value: (row) =>
        t('orderRecord.plan.range', { from: formats.weekdayShort(row.from), to: formats.weekdayShort(row.to) }),
      width: '12rem',
    },
    {
      id: 'kind',
      header: 'orderRecord.plan.columns.kind',
      value: (row) => `${t(`words.menuTypes.${row.menuType}`)} · ${t(`orders.kinds.${row.kind}`)}`,
      width: '10rem',
    },
    { id: 'orders', header: 'orderRecord.plan.columns.orders', value: (row) => row.orders, align: 'end' },
    {
      id: 'total',
      header: 'orderRecord.plan.columns.total',
      value: (row) => Number(row.total),
      text: (row) => moneyText(formats, row.total),
      align: 'end',
    },
  ]
  return plainColumns(columns)
}

/** A student's plans; a plan's orders before their cutoff can be canceled at once. */
export function StudentPlans({ studentId, onChanged }: StudentPlansProps) {
  const t = useMessages()
  const { formats } = useSession()
  const confirm = useConfirm()
  const plans = useListOrderPlans({ studentId })
  const { run } = useCall(() => Promise.all([plans.mutate(), onChanged?.()]))
  const columns = useMemo(() => planColumns(t, formats), [t, formats])
  const cancel = (plan: OrderPlan) =>
    confirm({
      title: t('orderRecord.plan.cancelTitle'),
      message: `${t('orderRecord.plan.open', { count: plan.open })}. ${t('orderRecord.plan.cancelMessage')}`,
      okText: t('orderRecord.plan.cancel'),
      tone: 'danger',
      onConfirm: () => run((call) => cancelOrderPlan(plan.id, call)),
    })
  return (
    <Section title={t('orderRecord.plan.plans')}>
      <DataTable
        caption={t('orderRecord.plan.plans')}
        columns={columns}
        translate={t}
        rows={plans.data?.orderPlans}
        error={plans.error}
        onRetry={() => plans.mutate()}
        hasPages={false}
        minRows={1}
        rowActions={(plan) => [
          {
            label: t('orderRecord.plan.cancel'),
            tone: 'danger',
            disabled: plan.open === 0,
            onSelect: () => void cancel(plan),
          },
        ]}
        empty={<EmptyState title={t('orderRecord.plan.noPlans')} />}
      />
    </Section>
  )
}
