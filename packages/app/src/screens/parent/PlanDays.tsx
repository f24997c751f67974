import type { OrderPlanPreview } from '@commissary/api-client'
import { Banner, Quiet, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

const reasons = ['holiday', 'outOfTerm', 'locked', 'ordered'] as const

/** How many meals a plan orders, what they cost, and how many days it leaves out and why. */
export function PlanDays({ plan: { from, to, days, perDay, total } }: { plan: OrderPlanPreview }) {
  const t = useMessages()
  const { formats } = useSession()
  const count = days.filter(({ skipped }) => skipped === null).length
  const leftOut = reasons.flatMap((reason) => {
    const skipped = days.filter((day) => day.skipped === reason).length
    return skipped === 0 ? [] : [t(`parent.plan.skipped.${reason}`, { count: skipped })]
  })
  const money = (amount: string) => formats.money(Number(amount))
  return (
    <Stack gap={2}>
      {count === 0 ? (
        <Banner tone="error">{t('parent.plan.none')}</Banner>
      ) : (
        <>
          <span>
            {t('parent.plan.days', { count, from: formats.weekdayShort(from), to: formats.weekdayShort(to) })}
          </span>
          <span>{t('parent.plan.perDay', { price: money(perDay) })}</span>
          <strong>{t('parent.plan.total', { price: money(total) })}</strong>
        </>
      )}
      {leftOut.length > 0 && <Quiet>{t('parent.plan.leftOut', { reasons: formats.list(leftOut) })}</Quiet>}
    </Stack>
  )
}
