import { Banner } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { CardStatus } from './planned-week.ts'

/** All menus in a sentence or two, most urgent first. */
export function WeekSummary({ statuses }: { statuses: readonly CardStatus[] }) {
  const t = useMessages()
  const countOf = (status: CardStatus) => statuses.filter((one) => one === status).length
  const sentencesOf = (list: readonly Exclude<CardStatus, 'notLoaded' | 'passes' | 'closed'>[]) =>
    list
      .filter((status) => countOf(status) > 0)
      .map((status) => t(`dashboard.summary.${status}`, { count: countOf(status) }))
      .join(' ')
  const rest = sentencesOf(['notPlanned', 'unknown', 'fails2027'])
  const passing = countOf('passes')

  if (passing > 0 && passing + countOf('closed') === statuses.length) {
    return <Banner tone="success">{t('dashboard.summary.passes')}</Banner>
  }
  return (
    <>
      {countOf('failsNow') > 0 && <Banner tone="error">{sentencesOf(['failsNow'])}</Banner>}
      {rest !== '' && <Banner tone="warning">{rest}</Banner>}
    </>
  )
}
