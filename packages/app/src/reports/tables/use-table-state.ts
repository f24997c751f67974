import type { ReportRequest } from '@commissary/api-client'
import { isTooLongForReports } from '@commissary/domain/dates'
import { type DateRange, type NamedRange, nameOf } from '@commissary/ui/date'

import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { datesIn } from '../use-report-state.ts'

/** Weeks of menus begin on Monday, whatever the country's calendars begin with. */
const monday = 1

/** What the address says for rows without groups. */
const ungrouped = 'none'

const noDates: DateRange = { start: '', end: '' }
const withoutDates = { range: null, start: null, end: null }

/** What decides which choices the address of a report has. */
interface StatefulView {
  period: 'day' | 'range' | 'menus'
  usualRange: NamedRange
  choices: readonly string[]
  search?: unknown
}

/**
 * The choices of a report of rows, kept in the address: `?range=lastWeek` or `?start=2026-11-02&end=2026-11-20`; `&schools=1,2`;
 * `&group=site,category`, "none" for no groups; `&chart=value`, "none" for no chart; and the report's own choices.
 */
export function useTableState({ period, usualRange, choices, search }: StatefulView) {
  const { today, schools } = useSession()
  const { get, set } = useUrlFilters()
  const addressName = (name: string) => (name === 'from' ? 'start' : name === 'to' ? 'end' : name)
  const named = datesIn((name) => get(addressName(name)), usualRange, today)
  const hasDates = period !== 'menus' || ['range', 'start', 'end'].some((name) => get(name) !== '')
  const dates = hasDates ? named : noDates
  const known = new Set(schools.map(({ schoolId }) => schoolId))
  const schoolIds = [...new Set(get('schools').split(',').map(Number))].filter((id) => known.has(id))
  const group = get('group')
  const names = search ? ['q', ...choices] : choices
  const chosen = Object.fromEntries(names.flatMap((id) => (get(id) === '' ? [] : [[id, get(id)]])))
  const request: ReportRequest = {
    ...(period !== 'day' && hasDates && { from: dates.start }),
    ...(hasDates && { to: dates.end }),
    ...(schoolIds.length > 0 && { schools: schoolIds }),
    ...(Object.keys(chosen).length > 0 && { choices: chosen }),
    ...(group !== '' && { group: group === ungrouped ? [] : group.split(',').slice(0, 3) }),
  }
  return {
    dates,
    schoolIds,
    request,
    chart: get('chart'),
    isTooLong: period !== 'day' && hasDates && isTooLongForReports(dates.start, dates.end),
    isFiltered: (period === 'menus' && hasDates) || schoolIds.length > 0 || Object.keys(chosen).length > 0,
    get,
    set,
    setGroup: (ids: readonly string[]) => set({ group: ids.length === 0 ? ungrouped : ids.join() }),
    /** The menus that a report of foods is limited to, as calls name them; undefined = none. */
    served: hasDates || schoolIds.length > 0 ? servedIn(request) : undefined,
    setDates(next: DateRange) {
      if (next.start === '') return set(withoutDates)
      const name = nameOf(next, today, monday)
      set(name ? { range: name, start: null, end: null } : { range: null, start: next.start, end: next.end })
    },
    clear: () =>
      set({
        schools: null,
        ...(period === 'menus' && withoutDates),
        ...Object.fromEntries(names.map((id) => [id, null])),
      }),
  }
}

const servedIn = ({ from, to, schools }: ReportRequest) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(schools && { schools: schools.join() }),
})

export type TableState = ReturnType<typeof useTableState>
