import type { MealProgram, MenuType, School } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { useSearchParams } from 'react-router-dom'

import { choiceOf } from '../forms/choice.ts'
import { useSession } from '../session/session.tsx'
import { namedProgram, programsOf } from './programs.ts'
import { shownWeek, type ShownWeek, weekOf } from './week.ts'

export interface SchoolWeek extends ShownWeek {
  /** Undefined when the caterer has no schools, and for all schools (`?school=all`). */
  school: School | undefined
  schools: readonly School[]
  menuType: MenuType
  /** The meal program of the menu; undefined when the school serves no menu of the type. */
  program: MealProgram | undefined
  /** The program as it is named in addresses; undefined where there is only one. */
  namedProgram: MealProgram | undefined
  choose: (changes: { school?: number | 'all'; menu?: MenuType; program?: number }) => void
}

/**
 * The school, week and menu of an address: `?school=3&week=2026-11-16&menu=BREAKFAST`. Defaults: the first school, this
 * week, Lunch. `program=7` names one of several programs of the menu type; default: the first.
 */
export function useSchoolWeek(): SchoolWeek {
  const { schools, today } = useSession()
  const [params, setParams] = useSearchParams()
  const schoolParam = params.get('school')
  const isAll = schoolParam === 'all' && schools.length > 1
  const school = isAll ? undefined : (schools.find(({ schoolId }) => String(schoolId) === schoolParam) ?? schools[0])
  const menuType = choiceOf(menuTypes, params.get('menu') ?? '') ?? 'MEAL'
  const programs = school ? programsOf(school, menuType) : []
  const program = programs.find(({ id }) => String(id) === params.get('program')) ?? programs[0]
  const monday = weekOf(params.get('week'), today)

  const set = (changes: Record<string, string>) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) next.set(name, value)
      // Another school or menu has other programs.
      if (!('week' in changes || 'program' in changes)) next.delete('program')
      return next
    })

  return {
    school,
    schools,
    menuType,
    program,
    namedProgram: school && namedProgram(school, program),
    ...shownWeek(monday, program?.serviceDays ?? 5, { today, goTo: (week) => set({ week }) }),
    choose: ({ school: chosen, menu, program: id }) =>
      set({
        ...(chosen !== undefined && { school: String(chosen) }),
        ...(menu !== undefined && { menu }),
        ...(id !== undefined && { program: String(id) }),
      }),
  }
}
