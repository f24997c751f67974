import type { School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'

import { useUrlFilters } from '../../../routing/url-state.ts'
import { shownWeek, type ShownWeek, weekOf } from '../../../routing/week.ts'
import { useSession } from '../../../session/session.tsx'

/** Schools that share one average. */
export interface SchoolGroup {
  schools: readonly School[]
  /** For the call and the picker: empty = all. */
  schoolIds: readonly number[]
}

/** The group that a group's averages are compared with. */
export interface ComparedGroup extends SchoolGroup, ShownWeek {}

const everyone = 'all'

/** The schools that an address names: `1,2`. All of them if it names none that exist. */
export function groupOf(all: readonly School[], named: string): SchoolGroup {
  const ids = new Set(named.split(',').map(Number))
  const known = all.filter(({ schoolId }) => ids.has(schoolId))
  const schools = known.length > 0 ? known : all
  return { schools, schoolIds: schools.length === all.length ? [] : schools.map(({ schoolId }) => schoolId) }
}

/**
 * The group and week that the averages are compared with, kept in the address: `&withSchools=1,2`, or `all`. Other schools are
 * compared in the same week, the same schools in the week before; `&withWeek=2026-11-09` names another week. Null = nothing.
 */
export function useComparedGroup(all: readonly School[], { schoolIds }: SchoolGroup, monday: string) {
  const { today } = useSession()
  const { get, set } = useUrlFilters()
  const wanted = get('withSchools')
  const group = groupOf(all, wanted)
  const usual = group.schoolIds.join() === schoolIds.join() ? addDays(monday, -7) : monday
  const week = weekOf(get('withWeek') || usual, today)

  const compared: ComparedGroup | null = wanted
    ? { ...group, ...shownWeek(week, 5, { today, goTo: (date) => set({ withWeek: date }) }) }
    : null
  return {
    compared,
    start: () => set({ withSchools: schoolIds.join() || everyone }),
    stop: () => set({ withSchools: null, withWeek: null }),
    /** Choosing other schools goes back to the default week. */
    choose: (ids: readonly number[]) => set({ withSchools: ids.join() || everyone, withWeek: null }),
  }
}
