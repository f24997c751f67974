import type { MenuType, School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { menuTypes } from '@commissary/domain/menu'
import { useSearchParams } from 'react-router-dom'

import { choiceOf } from '../forms/choice.ts'
import { useSession } from '../session/session.tsx'
import { weekDates, weekOf } from './week.ts'

export interface SchoolWeek {
  /** Undefined when the caterer has no schools, and for all schools (`?school=all`). */
  school: School | undefined
  schools: readonly School[]
  menuType: MenuType
  /** The service days, starting on Monday. */
  dates: readonly string[]
  isThisWeek: boolean
  steps: { onPrevious: () => void; onNext: () => void; onThisWeek: () => void }
  choose: (changes: { school?: number | 'all'; menu?: MenuType }) => void
}

/** The school, week and menu of an address: `?school=3&week=2026-11-16&menu=BREAKFAST`. Defaults: the first school, this week, Lunch. */
export function useSchoolWeek(): SchoolWeek {
  const { schools, today } = useSession()
  const [params, setParams] = useSearchParams()
  const schoolParam = params.get('school')
  const isAll = schoolParam === 'all' && schools.length > 1
  const school = isAll ? undefined : (schools.find(({ schoolId }) => String(schoolId) === schoolParam) ?? schools[0])
  const menuType = choiceOf(menuTypes, params.get('menu') ?? '') ?? 'MEAL'
  const program = school?.programs.find((one) => one.menuType === menuType)
  const monday = weekOf(params.get('week'), today)

  const set = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set(name, value)
      return next
    })
  const goTo = (week: string) => set('week', week)

  return {
    school,
    schools,
    menuType,
    dates: weekDates(monday, program?.serviceDays ?? 5),
    isThisWeek: monday === weekOf(null, today),
    steps: {
      onPrevious: () => goTo(addDays(monday, -7)),
      onNext: () => goTo(addDays(monday, 7)),
      onThisWeek: () => goTo(weekOf(null, today)),
    },
    choose: ({ school: chosen, menu }) => {
      if (chosen !== undefined) set('school', String(chosen))
      if (menu !== undefined) set('menu', menu)
    },
  }
}
