import { readSchoolCalendar } from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import { startMenuEdit } from '@commissary/domain/menu'
import { useMemo, useReducer, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { weekDates } from '../../routing/week.ts'
import { monthRange, weeksOf } from '../master-menus/month-dates.ts'
import { toSavedDay } from '../menu-planner/calendar-days.ts'
import { nutritionOfItems } from '../menu-planner/menu-items.ts'
import type { MenuSource } from '../menu-planner/menu-source.ts'
import { nutritionOf } from '../menu-planner/nutrition-of.ts'
import { planWith } from '../menu-planner/plan-with.ts'
import { useAutosave } from '../menu-planner/use-autosave.ts'
import { useUndoKeys } from '../menu-planner/use-undo-keys.ts'
import type { EditedMenu } from '../menu-planner/use-week-plan.ts'
import { useSchoolSource } from './use-school-source.ts'

type SchoolOptions = Parameters<typeof useSchoolSource>[0]

interface SourceOptions extends Omit<SchoolOptions, 'dates' | 'weekLabel'> {
  /** YYYY-MM */
  month: string
  serviceDays: number
}

type SchoolMonthOptions = Omit<SourceOptions, 'areItemsNeeded'>

/** A school's month as a menu. Its days are saved as those of its weeks are. */
function useMonthSource({ month, serviceDays, ...options }: SourceOptions): MenuSource {
  const { formats } = useWording()
  const { schoolId, menuType, calendar } = options
  const programId = calendar.program?.id
  const weeks = useMemo(
    () =>
      weeksOf(month, serviceDays).map(({ monday }) => ({
        monday,
        // Days of service only: a week that is shown can have more.
        dates: weekDates(monday, serviceDays)
          .slice(0, serviceDays)
          .filter((date) => date.startsWith(month)),
      })),
    [month, serviceDays],
  )
  const dates = useMemo(() => weeks.flatMap((week) => week.dates), [weeks])
  const label = formats.month(month)
  const { readWeekBefore: _, days: served, ...ofDays } = useSchoolSource({ ...options, dates, weekLabel: label })
  const whole = useMemo(
    () => ({
      days: served,
      label,
      weekLabelOf: (key: string) => {
        const week = weeks.find((one) => one.dates.includes(key))?.dates ?? [key]
        return formats.range(week[0] ?? key, week.at(-1) ?? key)
      },
      isPartOfWeek: (monday: string) => weekDates(monday, serviceDays).some((date) => !date.startsWith(month)),
    }),
    [served, label, weeks, formats, serviceDays, month],
  )

  /** The weeks that the month shares with others, and the week before: variety counts it. */
  async function readAround() {
    const { startDate, endDate } = monthRange(month)
    const first = addDays(mondayOf(startDate), -7)
    const query = { itemType: menuType, ...(programId !== undefined && { programId }) }
    const last = addDays(mondayOf(endDate), 6)
    const answer = await readSchoolCalendar(schoolId, { ...query, startDate: first, endDate: last })
    const closed = new Set(answer.closedDays.map(({ date }) => date))
    const others = answer.days.filter(({ date }) => !date.startsWith(month) && !closed.has(date))
    return new Map(others.map((day) => [day.date, toSavedDay(day).day]))
  }

  return {
    ...ofDays,
    name: `school month ${schoolId} ${menuType} ${programId} ${month}`,
    // No week is shown: plans are for the empty days of the month.
    days: noDays,
    whole,
    readAround,
  }
}

/** A school's month that is edited as a whole: by plans, and by items that recur. */
export function useSchoolMonth(options: SchoolMonthOptions) {
  const [areItemsNeeded, setItemsNeeded] = useState(false)
  const source = useMonthSource({ ...options, areItemsNeeded })
  const { saved, items, otherFoods, usualMeals } = source
  const [state, dispatch] = useReducer(planWith(usualMeals), saved, (known) =>
    startMenuEdit(Object.fromEntries(known.map(({ key, day }) => [key, day]))),
  )
  const autosave = useAutosave({ source, state, dispatch })
  useUndoKeys(dispatch)
  const nutrition = useMemo(
    () =>
      new Map([
        ...nutritionOfItems(items.data ?? []),
        ...nutritionOf([{ foods: otherFoods ?? [] }]),
        ...nutritionOf(saved),
      ]),
    [items.data, otherFoods, saved],
  )
  const plan: EditedMenu = { state, dispatch, autosave, nutrition, withRecurring: asItIs }
  return { source, plan, needItems: () => setItemsNeeded(true) }
}

const noDays: MenuSource['days'] = []
const asItIs: EditedMenu['withRecurring'] = (day) => day
