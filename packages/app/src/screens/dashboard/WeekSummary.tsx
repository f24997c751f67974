import { Banner } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { CardStatus } from './planned-week.ts'

interface WeekSummaryProps {
  statuses: readonly CardStatus[]
  /** Whether they cover all menus: some may still be loading. */
  isWhole: boolean
}

/** The menus in a sentence or two, most urgent first. Menus without a meal pattern only count as planned or not. */
export function WeekSummary({ statuses, isWhole }: WeekSummaryProps) {
  const t = useMessages()
  const countOf = (status: CardStatus) => statuses.filter((one) => one === status).length
  const sentencesOf = (list: readonly Exclude<CardStatus, 'notLoaded' | 'passes' | 'noMealPattern' | 'closed'>[]) =>
    list
      .filter((status) => countOf(status) > 0)
      .map((status) => t(`dashboard.summary.${status}`, { count: countOf(status) }))
      .join(' ')
  const rest = sentencesOf(['notPlanned', 'unknown', 'fails2027'])
  const passing = countOf('passes')
  const unchecked = countOf('noMealPattern')

  if (isWhole && passing > 0 && passing + unchecked + countOf('closed') === statuses.length) {
    return <Banner tone="success">{t(`dashboard.summary.${unchecked > 0 ? 'passesChecked' : 'passes'}`)}</Banner>
  }
  return (
    <>
      {countOf('failsNow') > 0 && <Banner tone="error">{sentencesOf(['failsNow'])}</Banner>}
      {rest !== '' && <Banner tone="warning">{rest}</Banner>}
    </>
  )
}
