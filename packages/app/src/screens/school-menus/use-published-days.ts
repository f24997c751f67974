import { type CalendarDay, type MenuType, type SchoolCalendar } from '@commissary/api-client'
import { dayDifferences } from '@commissary/domain/menu'
import type { MonthGridDay } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useSession } from '../../session/session.tsx'
import { toMenuDay } from '../../menu-planner/calendar-days.ts'
import { usePublishedMonths } from './use-published-months.ts'

interface PublishedDaysOptions {
  schoolId: number
  menuType: MenuType
  /** In at most two months. */
  dates: readonly string[]
  calendar: Pick<SchoolCalendar, 'days' | 'program'>
}

/** A school's day with what was published for it; null = nothing. */
export interface ChangedDay {
  day: CalendarDay
  published: CalendarDay | null
}

/** What was published to a school for some days, and how its days relate to that. */
export function usePublishedDays({ schoolId, menuType, dates, calendar }: PublishedDaysOptions) {
  const { today } = useSession()
  const { days, program } = calendar
  const { publishedDays, monthIdOf, reload } = usePublishedMonths(schoolId, menuType, program?.id ?? null, dates)

  const relations = useMemo(() => {
    const published = new Map(publishedDays.map((day) => [day.date, day]))
    const givenMonths = new Set(publishedDays.map(({ date }) => date.slice(0, 7)))
    const ofDates = days.filter(({ date }) => dates.includes(date))
    const changed = ofDates.flatMap((day): ChangedDay[] => {
      const given = published.get(day.date) ?? null
      // In a month without anything published, every day is the school's own, so none is a change.
      if (!given && !givenMonths.has(day.date.slice(0, 7))) return []
      const before = given ? toMenuDay(given) : { plannedMeals: null, lines: [] }
      return dayDifferences(toMenuDay(day), before).length > 0 ? [{ day, published: given }] : []
    })
    const changedDates = new Set(changed.map(({ day }) => day.date))
    const conflicts = ofDates.filter((day) => day.conflicts.length > 0 && day.date >= today)
    const changeOf = (date: string): MonthGridDay['change'] => {
      if (conflicts.some((day) => day.date === date)) return 'conflict'
      if (changedDates.has(date)) return 'changed'
      return published.has(date) ? 'inherited' : undefined
    }
    return { changed, conflicts, changeOf }
  }, [publishedDays, days, dates, today])

  return {
    ...relations,
    /** The lines of the published days. */
    foods: useMemo(() => publishedDays.flatMap(({ lines }) => lines), [publishedDays]),
    monthIdOf,
    reload,
  }
}

export type PublishedDays = ReturnType<typeof usePublishedDays>
