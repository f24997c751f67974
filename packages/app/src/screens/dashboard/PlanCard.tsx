import { Card, Quiet } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { PlannedWeek } from './use-planned-weeks.ts'

interface PlanCardProps {
  plan: PlannedWeek
  title: string
  detail: string
  link: ReactNode
}

/** A school's week that is not checked: how much of it is planned. */
export function PlanCard({ plan, title, detail, link }: PlanCardProps) {
  const t = useMessages()
  const { days, dates, error } = plan
  const items = days.reduce((sum, { lines }) => sum + lines.length, 0)

  return (
    <Card title={title} titleAs="h3">
      <Quiet>{detail}</Quiet>
      {error === undefined ? (
        <p>
          {t('dashboard.days', { count: days.length, all: dates.length })}
          {items > 0 && `, ${t('dashboard.items', { count: items })}`}
        </p>
      ) : (
        <p role="alert">{t('dashboard.notLoaded')}</p>
      )}
      <div>{link}</div>
    </Card>
  )
}
