import { type CalendarDay, type MenuType, useReadSchoolCalendar } from '@commissary/api-client'
import type { DatedDay } from '@commissary/domain/menu'
import { useMemo } from 'react'

import { toMenuDay } from '../../../menu-planner/calendar-days.ts'
import { usePublishedMonths } from '../../school-menus/use-published-months.ts'

interface MenuDaysOptions {
  schoolId: number
  menuType: MenuType
  programId: number | undefined
  /** What was published to the school, without its changes. */
  isMaster: boolean
  /** The service days, starting on Monday. */
  dates: readonly string[]
  /** The days that are analyzed: holidays are not. */
  served: readonly string[]
}

const noDays: readonly CalendarDay[] = []

/** The items of an analyzed week, of a school or of its master menu. `days` is undefined until they are loaded. */
export function useMenuDays({ schoolId, menuType, programId, isMaster, dates, served }: MenuDaysOptions) {
  const calendar = useReadSchoolCalendar(
    schoolId,
    {
      itemType: menuType,
      startDate: dates[0] ?? '',
      endDate: dates.at(-1) ?? '',
      ...(programId !== undefined && { programId }),
    },
    { enabled: !isMaster },
  )
  const published = usePublishedMonths(schoolId, menuType, isMaster ? (programId ?? null) : null, dates)
  const source = isMaster ? published.publishedDays : (calendar.data?.days ?? noDays)
  const error = isMaster ? published.error : calendar.error
  const isLoaded = isMaster ? !published.isLoading : calendar.data !== undefined
  const days = useMemo(
    () =>
      source
        .filter(({ date }) => served.includes(date))
        .map((day): DatedDay => ({ date: day.date, day: toMenuDay(day) })),
    [source, served],
  )
  return {
    days: isLoaded && !error ? days : undefined,
    error,
    retry: () => (isMaster ? published.reload() : calendar.mutate()),
  }
}
