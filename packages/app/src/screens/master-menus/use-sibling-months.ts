import { type CalendarSummary, type MonthlyCalendar, useListCalendarSummaries } from '@commissary/api-client'

import { useSession } from '../../session/session.tsx'

interface Months {
  /** YYYY-MM, both inclusive. */
  from: string
  to: string
}

/** The months of a month's master menu, in a range, by year and month. Empty without a month. */
export function useSiblingMonths(month: MonthlyCalendar | undefined, { from, to }: Months) {
  const { catererId } = useSession()
  const list = useListCalendarSummaries(
    { itemType: month?.itemType ?? 'MEAL', catererId, startYearMonth: from, endYearMonth: to },
    { enabled: month !== undefined, keepPreviousData: true },
  )
  const rows = list.data?._embedded.catererCalendarSummaries ?? []
  return {
    ...list,
    months: new Map(
      rows
        .filter(({ name, programId }) => name === month?.name && programId === month.program.id)
        .map((row): [string, CalendarSummary] => [row.yearMonth, row]),
    ),
  }
}
