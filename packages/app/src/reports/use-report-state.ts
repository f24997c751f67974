import { menuTypes, type MenuType } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { type DateRange, datesOf, isDate, namedRanges, nameOf, type NamedRange } from '@commissary/ui/date'

import { choiceOf } from '../forms/choice.ts'
import { useUrlFilters } from '../routing/url-state.ts'
import { useSession } from '../session/session.tsx'

export interface ReportState {
  /** Both days, inclusive. */
  dates: DateRange
  /** The chosen schools; empty = all. */
  schoolIds: readonly number[]
  menuType: MenuType
  /** The schools serve this meal, and no meal pattern covers it: there is nothing to report. */
  isUnchecked: boolean
  get: (name: string) => string
  setDates: (dates: DateRange) => void
  set: (changes: Record<string, string | null>) => void
}

/** Weeks of menus begin on Monday, whatever the country's calendars begin with. */
const monday = 1

/**
 * What a report is about, kept in the address: `?range=lastWeek`, which moves with the days, or `?from=2026-11-02&to=2026-11-20`;
 * `&schools=1,2`, absent for all; `&menu=BREAKFAST`, Lunch by default. Today is in the caterer's time zone.
 */
export function useReportState(standard: NamedRange): ReportState {
  const { today, schools } = useSession()
  const { get, set } = useUrlFilters()
  const menuType = choiceOf(menuTypes, get('menu')) ?? 'MEAL'
  const ofType = schools.flatMap(({ programs }) => programs.filter((program) => program.menuType === menuType))
  const known = new Set(schools.map(({ schoolId }) => schoolId))
  return {
    dates: datesIn(get, standard, today),
    schoolIds: [...new Set(get('schools').split(',').map(Number))].filter((id) => known.has(id)),
    menuType,
    isUnchecked: ofType.length > 0 && !ofType.some(({ rulePack }) => hasMealPattern(rulePack)),
    get,
    set,
    setDates: (dates) => {
      const name = nameOf(dates, today, monday)
      set(name ? { range: name, from: null, to: null } : { range: null, from: dates.start, to: dates.end })
    },
  }
}

/** The dates of an address. A date that does not exist, or a range that runs backward, is ignored. */
export function datesIn(get: (name: string) => string, standard: NamedRange, today: string): DateRange {
  const [start, end] = [get('from'), get('to')]
  if (isDate(start) && isDate(end) && start <= end) return { start, end }
  return datesOf(choiceOf(namedRanges, get('range')) ?? standard, today, monday)
}
