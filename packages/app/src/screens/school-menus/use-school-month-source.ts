import { readSchoolCalendar } from '@commissary/api-client'
import { addDays, mondayOf, weekdayOf } from '@commissary/domain/dates'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { weekDates } from '../../routing/week.ts'
import { monthRange, weeksOf } from '../master-menus/month-dates.ts'
import { toSavedDay } from '../../menu-planner/calendar-days.ts'
import type { MenuSource, PlannerDay } from '../../menu-planner/menu-source.ts'
import { useSchoolSource } from './use-school-source.ts'

interface SchoolMonthSourceOptions extends Omit<
  Parameters<typeof useSchoolSource>[0],
  'dates' | 'weekLabel' | 'isWeekOpen'
> {
  /** YYYY-MM */
  month: string
}

const noDays: readonly PlannerDay[] = []

/** A school's month: its days are separate records, as in a week, and no week is open. */
export function useSchoolMonthSource({ month, ...options }: SchoolMonthSourceOptions): MenuSource {
  const { formats } = useWording()
  const { calendar, schoolId, menuType } = options
  const serviceDays = calendar.program?.serviceDays ?? 5
  const dates = useMemo(
    () => weeksOf(month, serviceDays).flatMap((week) => week.dates.filter((date) => date !== null)),
    [month, serviceDays],
  )
  const label = formats.month(month)
  const source = useSchoolSource({ ...options, dates, weekLabel: label, isWeekOpen: false })
  const days = useMemo(
    () =>
      source.days.map((day) => {
        const isOffDay = weekdayOf(day.date) > serviceDays
        return isOffDay ? { ...day, isOffDay } : day
      }),
    [source.days, serviceDays],
  )
  const whole = useMemo(
    () => ({
      days,
      label,
      weekLabelOf: (key: string) => {
        const week = dates.filter((date) => mondayOf(date) === mondayOf(key))
        return formats.range(week[0] ?? key, week.at(-1) ?? key)
      },
      isPartOfWeek: (monday: string) => weekDates(monday, serviceDays).some((date) => !date.startsWith(month)),
    }),
    [days, dates, label, formats, serviceDays, month],
  )

  /** The weeks that the month shares with others, and the week before, which counts for variety. */
  async function readAround() {
    const { startDate, endDate } = monthRange(month)
    const programId = calendar.program?.id
    const answer = await readSchoolCalendar(schoolId, {
      itemType: menuType,
      ...(programId !== undefined && { programId }),
      startDate: addDays(mondayOf(startDate), -7),
      endDate: addDays(mondayOf(endDate), 6),
    })
    const closed = new Set(answer.closedDays.map(({ date }) => date))
    const others = answer.days.filter(({ date }) => !date.startsWith(month) && !closed.has(date))
    return new Map(others.map((day) => [day.date, toSavedDay(day).day]))
  }

  // Drafts of the month are restored in the month: a week does not have all of its days.
  const { readWeekBefore: _, ...ofMonth } = source
  return {
    ...ofMonth,
    name: `school month ${schoolId} ${menuType} ${calendar.program?.id} ${month}`,
    days: noDays,
    whole,
    readAround,
  }
}
