import type { OrderPlanPreview } from '@commissary/api-client'
import { Banner, Facts, Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'

const reasons = ['holiday', 'outOfTerm', 'locked', 'ordered'] as const

/** The days of a plan before it is placed: how many, what they cost, and which are left out and why. */
export function PlanPreview({ plan: { from, to, days, perDay, total } }: { plan: OrderPlanPreview }) {
  const t = useMessages()
  const { formats } = useSession()
  const ordered = days.filter(({ skipped }) => skipped === null)
  const skipped = reasons.flatMap((reason) => {
    const dates = days.filter((day) => day.skipped === reason).map(({ date }) => formats.weekdayShort(date))
    return dates.length === 0 ? [] : [`${t(`orderRecord.plan.skipped.${reason}`)}: ${formats.list(dates)}`]
  })
  return (
    <Section title={t('orderRecord.plan.title')}>
      <Stack gap={4}>
        {ordered.length === 0 ? (
          <Banner tone="error">{t('orderRecord.plan.none')}</Banner>
        ) : (
          <Facts
            items={[
              {
                id: 'days',
                label: t('orderRecord.plan.columns.days'),
                value: formats.amount(ordered.length),
                detail: t('orderRecord.plan.days', {
                  count: ordered.length,
                  from: formats.weekdayShort(from),
                  to: formats.weekdayShort(to),
                }),
              },
              { id: 'perDay', label: t('orderRecord.plan.perDay'), value: moneyText(formats, perDay) },
              { id: 'total', label: t('orderRecord.plan.total'), value: moneyText(formats, total) },
            ]}
          />
        )}
        {skipped.length > 0 && (
          <div>
            <Quiet>{t('orderRecord.plan.skippedTitle')}</Quiet>
            <ul>
              {skipped.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Section>
  )
}
