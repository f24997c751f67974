import { type CalendarDay, type SchoolCalendar, useReadSchoolCalendar } from '@commissary/api-client'
import { useMemo } from 'react'

import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import type { SchoolWeek } from '../../routing/school-week.ts'

/** The days of a school's menu, and the rules that they are checked by. */
export function useSchoolCalendar({ school, menuType, program }: SchoolWeek, startDate: string, endDate: string) {
  const calendar = useReadSchoolCalendar(
    school?.schoolId ?? 0,
    { itemType: menuType, startDate, endDate, ...(program && { programId: program.id }) },
    { enabled: school !== undefined },
  )
  const optionsOf = useRuleOptions()
  const programName = calendar.data?.program?.programName ?? ''
  const ruleOptions = useMemo(() => optionsOf?.(programName), [optionsOf, programName])

  return {
    ...calendar,
    ruleOptions,
    isLoading: !(calendar.data && ruleOptions) && !calendar.error,
    /** Shows saved days at once. A save that ends after the session fails here without harm. */
    take: (days: readonly CalendarDay[]) =>
      calendar.mutate((now) => now && days.reduce(withDay, now), { revalidate: false }).catch(() => undefined),
  }
}

const withDay = (calendar: SchoolCalendar, day: CalendarDay): SchoolCalendar => ({
  ...calendar,
  days: [...calendar.days.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
})
