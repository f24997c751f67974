import type { Order } from '@commissary/api-client'
import { Banner, type Fact, Facts, Link, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'

import { useMessages } from '../../messages/messages.ts'
import { allergyNames } from '../../orders/allergy-names.ts'
import { moneyText } from '../../orders/money.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { lineName } from './order-words.ts'
import { StudentPlans } from './StudentPlans.tsx'

interface OrderViewProps {
  order: Order
  onChanged: () => Promise<unknown>
}

/** An order: who ordered what, at what price, and what was served. */
export function OrderView({ order, onChanged }: OrderViewProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { allergies, className, note, payType, planId } = order
  const facts: Fact[] = [
    { id: 'total', label: t('orders.order.facts.total'), value: moneyText(formats, order.total) },
    { id: 'meal', label: t('orders.order.facts.meal'), value: t(`words.menuTypes.${order.menuType}`) },
    { id: 'kind', label: t('orders.order.facts.kind'), value: t(`orders.kinds.${order.kind}`) },
    {
      id: 'payType',
      label: t('orders.order.facts.payType'),
      value: payType === null ? t('orders.order.notStated') : t(`words.payTypes.${payType}`),
    },
    { id: 'school', label: t('orders.order.facts.school'), value: order.schoolName },
    ...(className === null ? [] : [{ id: 'class', label: t('orders.order.facts.className'), value: className }]),
    {
      id: 'household',
      label: t('orders.order.facts.household'),
      value: <Link href={withQuery(paths.families, { open: order.householdId })}>{order.householdName}</Link>,
    },
    ...(note === null ? [] : [{ id: 'note', label: t('orders.order.facts.note'), value: <bdi>{note}</bdi> }]),
  ]
  return (
    <Stack gap={6}>
      {order.status === 'refunded' && (
        <Banner tone="warning">{t('orders.order.reason', { reason: order.reason ?? '' })}</Banner>
      )}
      {allergies.length > 0 && (
        <Banner tone="warning">
          {t('orderRecord.form.conflict', { allergens: allergyNames(t, formats, allergies) })}
        </Banner>
      )}
      <Facts items={facts} />
      <Lines order={order} />
      {planId !== null && <StudentPlans studentId={order.studentId} onChanged={onChanged} />}
    </Stack>
  )
}

const amounts = ['discount', 'tax', 'total'] as const

function Lines({ order }: { order: Order }) {
  const t = useMessages()
  const { formats } = useSession()
  return (
    <ReportTable
      caption={t('orders.order.lines')}
      columns={[
        { label: t('orders.order.columns.item') },
        ...(['quantity', 'served', 'price', ...amounts] as const).map((name) => ({
          label: t(`orders.order.columns.${name}`),
          isNumber: true,
        })),
      ]}
      rows={order.lines.map((line) => ({
        level: 0,
        cells: [
          { text: lineName(t, line) },
          { text: formats.amount(line.quantity) },
          // Unknown until the order was marked, which is not zero.
          { text: line.served === null ? '' : formats.amount(line.served) },
          { text: moneyText(formats, line.unitPrice) },
          ...amounts.map((name) => ({ text: moneyText(formats, line[name]) })),
        ],
      }))}
      openAllText={t('orders.order.openAll')}
      closeAllText={t('orders.order.closeAll')}
    />
  )
}
