import { Banner } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { CardStatus } from './planned-week.ts'

/** All menus in a sentence or two, most urgent first. */
export function WeekSummary({ statuses }: { statuses: readonly CardStatus[] }) {
  const t = useMessages()
  const countOf = (status: CardStatus) => statuses.filter((one) => one === status).length
  const sentences = (['failsNow', 'notPlanned', 'unknown', 'fails2027'] as const)
    .filter((status) => countOf(status) > 0)
    .map((status) => t(`dashboard.summary.${status}`, { count: countOf(status) }))

  if (countOf('passes') === statuses.length) return <Banner tone="success">{t('dashboard.summary.passes')}</Banner>
  return sentences.length > 0 && <Banner tone="warning">{sentences.join(' ')}</Banner>
}
