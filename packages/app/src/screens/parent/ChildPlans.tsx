import {
  cancelChildPlan,
  type ChildOrders,
  type ChildPlan,
  type OwnChild,
  useListChildPlans,
} from '@commissary/api-client'
import { Button, ErrorState, Quiet, Section, Stack, useConfirm } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { useSession } from '../../session/session.tsx'

// Most days are ordered one by one.
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))

interface ChildPlansProps {
  child: OwnChild
  orders: ChildOrders
  onChanged: () => Promise<unknown>
}

/** Orders several days at once, and lists such plans while any of their orders can be canceled. */
export function ChildPlans({ child, orders, onChanged }: ChildPlansProps) {
  const t = useMessages()
  const { formats } = useSession()
  const confirm = useConfirm()
  const [isOpen, setIsOpen] = useState(false)
  const plans = useListChildPlans(child.id)
  const changed = () => Promise.all([plans.mutate(), onChanged()])
  const { run } = useCall(changed)
  const open = plans.data?.plans.filter((plan) => plan.open > 0) ?? []
  if (orders.prices.length === 0 && open.length === 0) return null

  const place = ({ menuType, from, to }: ChildPlan) => ({
    meal: t(`words.menuTypes.${menuType}`),
    from: formats.weekdayShort(from),
    to: formats.weekdayShort(to),
  })
  const cancel = (plan: ChildPlan) =>
    confirm({
      title: t('parent.plan.cancelTitle'),
      message: t('parent.plan.cancelMessage', { count: plan.open }),
      okText: t('parent.plan.cancel'),
      tone: 'danger',
      onConfirm: () => run((call) => cancelChildPlan(plan.id, call)),
    })

  return (
    <Stack>
      {orders.prices.length > 0 && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{t('parent.plan.order')}</Button>
        </div>
      )}
      {plans.error && !plans.data && <ErrorState size="small" error={plans.error} onRetry={() => plans.mutate()} />}
      {open.length > 0 && (
        <Section title={t('parent.plan.plans')}>
          <Stack>
            {open.map((plan) => (
              <div key={plan.id}>
                <strong>{t('parent.plan.entry', place(plan))}</strong>
                <br />
                <Quiet>
                  {t('parent.plan.detail', { count: plan.orders, total: formats.money(Number(plan.total)) })}
                </Quiet>
                <div>
                  <Button
                    size="small"
                    aria-label={t('parent.plan.cancelOf', place(plan))}
                    onClick={() => void cancel(plan)}
                  >
                    {t('parent.plan.cancel')}
                  </Button>
                </div>
              </div>
            ))}
          </Stack>
        </Section>
      )}
      <Suspense>
        {isOpen && <PlanDialog child={child} orders={orders} onDone={changed} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Stack>
  )
}
