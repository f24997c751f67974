import type { MealProgram, School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'

import { programsOf } from '../../../routing/programs.ts'
import type { SchoolWeek } from '../../../routing/school-week.ts'
import { useUrlFilters } from '../../../routing/url-state.ts'
import { shownWeek, type ShownWeek, weekOf } from '../../../routing/week.ts'
import { useSession } from '../../../session/session.tsx'

/** The menu that a school's week is compared with. */
export interface ComparedMenu extends ShownWeek {
  /** As it is in the address: the same school, its master menu, or another school's id. */
  source: 'own' | 'master' | `${number}`
  school: School
  /** Undefined when the school serves no menu of the type. */
  program: MealProgram | undefined
}

/**
 * What a week is compared with, kept in the address: `&with=own` (another week of the school, by default the one before),
 * `&with=master` (what was published to the school) or `&with=5` (another school), by default in the same week;
 * `&withWeek=2026-11-09` names another week, `&withProgram=7` another grade group. Null = nothing.
 */
export function useComparedMenu(place: SchoolWeek, school: School) {
  const { today } = useSession()
  const { get, set } = useUrlFilters()
  const wanted = get('with')
  const other = place.schools.find(({ schoolId }) => String(schoolId) === wanted && schoolId !== school.schoolId)
  const source = other ? (`${other.schoolId}` as const) : wanted === 'master' ? 'master' : 'own'
  const monday = weekOf(place.dates[0] ?? null, today)
  const usual = source === 'own' ? addDays(monday, -7) : monday
  const week = weekOf(get('withWeek') || usual, today)
  const program = programIn(other ?? school, place, source === 'master' ? '' : get('withProgram'))

  const compared: ComparedMenu | null = wanted
    ? {
        source,
        school: other ?? school,
        program,
        ...shownWeek(week, program?.serviceDays ?? 5, { today, goTo: (date) => set({ withWeek: date }) }),
      }
    : null
  return {
    compared,
    start: () => set({ with: 'own' }),
    stop: () => set({ with: null, withWeek: null, withProgram: null }),
    /** Choosing another menu goes back to its default week. */
    choose: (next: string) => set({ with: next, withWeek: null, withProgram: null }),
    chooseProgram: (id: number) => set({ withProgram: String(id) }),
  }
}

/** The named program, else the shown one, else one for its grade group, else the first of the menu type. */
function programIn(school: School, { menuType, program }: SchoolWeek, named: string): MealProgram | undefined {
  const programs = programsOf(school, menuType)
  return (
    programs.find(({ id }) => String(id) === named) ??
    programs.find(({ id }) => id === program?.id) ??
    programs.find(({ gradeGroup }) => gradeGroup === program?.gradeGroup) ??
    programs[0]
  )
}
