import {
  ApiError,
  type CalendarDay,
  type MonthlyCalendar,
  newKey,
  readMonthlyCalendar,
  saveCatererMonthlyCalendar,
} from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import type { RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toSavedDay } from '../menu-planner/calendar-days.ts'
import { useMenuItems } from '../menu-planner/menu-items.ts'
import type { DayToSave, MenuSource, SavedDay, SaveResult } from '../menu-planner/menu-source.ts'
import { readOffers } from '../menu-planner/offers.ts'
import { plannerDays } from '../menu-planner/planner-days.ts'

interface MasterSourceOptions {
  calendar: MonthlyCalendar
  /** The days of the shown week that are in the month. */
  dates: readonly string[]
  ruleOptions: Partial<RuleOptions>
  /** "August 24 – 28, 2026" */
  weekLabel: string
  onSaved: (calendar: MonthlyCalendar) => unknown
}

/** A week of a master menu's month: days that changed are saved together, each with its own version. */
export function useMasterSource({ calendar, dates, ruleOptions, weekLabel, onSaved }: MasterSourceOptions): MenuSource {
  const wording = useWording()
  const { t } = wording
  const { catererId, schools } = useSession()
  const { id, yearMonth, name, itemType, program, closedDays } = calendar
  // What can be offered does not depend on the school, only the portion for its grade group does.
  const school = schools.find(({ programs }) => programs.some((one) => one.id === program.id))
  const items = useMenuItems(`master ${itemType} ${program.id}`, async () =>
    school ? readOffers(school.schoolId, itemType, program.id) : [],
  )
  const days = useMemo(() => plannerDays(wording, dates, closedDays), [wording, dates, closedDays])
  const saved = useMemo(() => calendar.days.map(toSavedDay), [calendar.days])

  async function save(changed: readonly DayToSave[]): Promise<readonly SaveResult[]> {
    const body = {
      id,
      yearMonth,
      days: changed.map(({ key, version, day }) => ({ date: key, version, ...toDayInput(day) })),
    }
    try {
      const answer = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
      onSaved(answer.data.calendar)
      return changed.map(({ key }) => ({ key, kind: 'saved', saved: dayIn(answer.data.calendar, key) }))
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? currentMonth(error.body) : null
      if (current) onSaved(current)
      return changed.map(({ key, version }): SaveResult => {
        const stored = current && dayIn(current, key)
        return stored && stored.version !== version
          ? { key, kind: 'conflict', saved: stored }
          : { key, kind: 'failed', error }
      })
    }
  }

  async function readWeekBefore() {
    const month = await readMonthlyCalendar(id)
    return new Map(month.days.map((day) => [addDays(day.date, 7), toSavedDay(day).day]))
  }

  return {
    days,
    saved,
    readWeekBefore,
    save,
    items,
    program,
    ruleOptions,
    usualMeals: null,
    gridLabel: t('masterMenus.week.grid', { menuType: t(`words.menuTypes.${itemType}`), name, week: weekLabel }),
    weekLabel,
  }
}

/** The day as stored; an empty one has no row, and no version. */
function dayIn(calendar: MonthlyCalendar, date: string): SavedDay {
  const day = calendar.days.find((one: CalendarDay) => one.date === date)
  if (day) return toSavedDay(day)
  const empty = { plannedMeals: null, lines: [] }
  return { key: date, version: 0, day: empty, foods: [], updatedBy: null, updatedById: null }
}

function currentMonth(body: unknown): MonthlyCalendar | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as MonthlyCalendar) : null
}
