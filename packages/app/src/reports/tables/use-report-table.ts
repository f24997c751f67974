import type { ApiError, ReportRequest, ReportTable } from '@commissary/api-client'
import type { DateRange } from '@commissary/ui/date'
import useSWR from 'swr'

import { useSession } from '../../session/session.tsx'
import type { ReportView } from './report-view.ts'
import { pageSize } from './use-open-groups.ts'

/** A shorter period is read at once. */
const longDays = 62

/** Days that a long period shows first. */
const latestDays = 31

/** The last days of a long period, up to today; null if the period is short or has no more days than these. */
export function latestOf({ from, to }: Pick<ReportRequest, 'from' | 'to'>, today: string): DateRange | null {
  if (from === undefined || to === undefined || Temporal.PlainDate.from(from).until(to).days < longDays) return null
  const end = to < today ? to : today
  const start = Temporal.PlainDate.from(end)
    .subtract({ days: latestDays - 1 })
    .toString()
  return start > from ? { start, end } : null
}

/**
 * Reads a report. A year of many sites takes seconds to add up: until then a long period shows its latest days, which are
 * read first. `latest` is the dates of these figures; null for those of the whole period.
 */
export function useReportTable(view: ReportView, request: ReportRequest, isTooLong: boolean) {
  // The server words the answer in the reader's language.
  const { today, locale } = useSession()
  // A food on several days counts once, so the days cannot be added up.
  const dates = isTooLong || view.period === 'menus' ? null : latestOf(request, today)
  const read = (own: ReportRequest) => view.read({ ...own, size: pageSize([]) })
  const latest = useSWR<ReportTable, ApiError>(
    dates && ['reportTable', view.id, locale, { ...request, from: dates.start, to: dates.end }],
    ([, , , own]: [string, string, string, ReportRequest]) => read(own),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const isBegun = dates === null || latest.data !== undefined || latest.error !== undefined
  const whole = useSWR<ReportTable, ApiError>(
    isTooLong || !isBegun ? null : ['reportTable', view.id, locale, request],
    () => read(request),
    { keepPreviousData: true },
  )
  const isLoading = whole.isLoading || !isBegun
  const isLatest = isLoading && latest.data !== undefined && latest.data.total.count > 0
  return {
    table: isLatest ? latest.data : whole.data,
    latest: isLatest ? dates : null,
    error: whole.error,
    isLoading,
    retry: () => whole.mutate(),
  }
}
