import { Banner } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { Standing } from './week-standing.ts'

/** All menus in a sentence or two, the worst first. */
export function WeekSummary({ standings }: { standings: readonly Standing[] }) {
  const t = useMessages()
  const countOf = (standing: Standing) => standings.filter((one) => one === standing).length
  const sentences = (['failsNow', 'notPlanned', 'unknown', 'fails2027'] as const)
    .filter((standing) => countOf(standing) > 0)
    .map((standing) => t(`dashboard.summary.${standing}`, { count: countOf(standing) }))

  if (countOf('passes') === standings.length) return <Banner tone="success">{t('dashboard.summary.passes')}</Banner>
  return sentences.length > 0 && <Banner tone="warning">{sentences.join(' ')}</Banner>
}
