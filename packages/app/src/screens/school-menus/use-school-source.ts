import {
  ApiError,
  type CalendarDay,
  findMenuItemsBySchool,
  type MealProgram,
  type MenuType,
  readSchoolCalendar,
  replaceSchoolCalendarDay,
  type SchoolCalendar,
} from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import type { RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { masterItem, useMenuItems } from '../../menu-planner/menu-items.ts'
import type { DayToSave, MenuSource, SaveResult } from '../../menu-planner/menu-source.ts'
import { plannerDays } from '../../menu-planner/planner-days.ts'
import { toDayInput, toSavedDay } from '../../menu-planner/calendar-days.ts'
import type { PublishedDays } from './use-published-days.ts'
import { readAcceptance } from './read-acceptance.ts'

interface SchoolSourceOptions {
  schoolId: number
  menuType: MenuType
  calendar: SchoolCalendar
  dates: readonly string[]
  ruleOptions: Partial<RuleOptions>
  usualMeals: number | null
  /** "August 24 – 28, 2026" */
  weekLabel: string
  onSaved: (days: readonly CalendarDay[]) => unknown
  /** False for a month at a glance, which shows its items only. */
  isWeekOpen?: boolean
  published: Pick<PublishedDays, 'changeOf' | 'foods'>
}

/** A school's week: its days are separate records, each saved on its own. */
export function useSchoolSource(options: SchoolSourceOptions): MenuSource {
  const { schoolId, menuType, calendar, dates, ruleOptions, usualMeals, weekLabel, onSaved, published, isWeekOpen } =
    options
  const wording = useWording()
  const { t } = wording
  const { today, schools } = useSession()
  const lines = schools.find((school) => school.schoolId === schoolId)?.servingLines
  const { program, closedDays } = calendar
  const programId = program?.id
  const items = useMenuItems(
    `${schoolId} ${menuType} ${programId}`,
    menuType,
    () => readOffers(schoolId, menuType, programId),
    isWeekOpen,
  )
  const { changeOf, foods } = published
  const open = useMemo(() => plannerDays(wording, dates, closedDays, today), [wording, dates, closedDays, today])
  const days = useMemo(
    () =>
      open.map((day) => {
        const otherMeals = calendar.otherMeals.find(({ date }) => date === day.date)
        return {
          ...day,
          isChanged: changeOf(day.date) === 'changed' || changeOf(day.date) === 'conflict',
          conflicts: calendar.days.find(({ date }) => date === day.date)?.conflicts.length ?? 0,
          ...(otherMeals && { otherMeals }),
        }
      }),
    [open, changeOf, calendar.days, calendar.otherMeals],
  )
  const saved = useMemo(() => calendar.days.map(toSavedDay), [calendar.days])

  async function saveDay({ key, version, day }: DayToSave): Promise<SaveResult> {
    try {
      const answer = await replaceSchoolCalendarDay(
        schoolId,
        key,
        toDayInput(day),
        { itemType: menuType, ...(programId !== undefined && { programId }) },
        { ifMatch: version },
      )
      onSaved([answer.data.day])
      return { key, kind: 'saved', saved: toSavedDay(answer.data.day) }
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? conflictingDay(error.body) : null
      return current ? { key, kind: 'conflict', saved: toSavedDay(current) } : { key, kind: 'failed', error }
    }
  }

  async function readWeekBefore() {
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    const query = { itemType: menuType, ...(programId !== undefined && { programId }) }
    const before = { startDate: addDays(first, -7), endDate: addDays(last, -7) }
    const answer = await readSchoolCalendar(schoolId, { ...query, ...before })
    return new Map(answer.days.map((day) => [addDays(day.date, 7), toSavedDay(day).day]))
  }

  // Only Plan for me needs it, which is rare, so it loads on demand.
  async function readAround() {
    const { readWeekAround } = await import('./week-around.ts')
    const query = { itemType: menuType, ...(programId !== undefined && { programId }) }
    return readWeekAround(schoolId, query, dates[0] ?? today)
  }

  return {
    name: `school ${schoolId} ${menuType} ${programId} ${dates[0]}`,
    days,
    saved,
    readWeekBefore,
    readAround,
    ...(program && { readAcceptance: () => readAcceptance(schoolId, program, today) }),
    save: (changed) => Promise.all(changed.map(saveDay)),
    items,
    program,
    schoolId,
    ...(programId !== undefined && { replaceIn: { menus: 'school' as const, id: schoolId, programId } }),
    ruleOptions,
    usualMeals,
    ...(lines && { servingLines: lines }),
    otherFoods: foods,
    gridLabel: t('menuPlanner.grid', { menuType: t(`words.menuTypes.${menuType}`), week: weekLabel }),
    weekLabel,
  }
}

/** The master items that the school may put on its menu, in the portion for its grade group. */
async function readOffers(schoolId: number, menuType: MenuType, programId: MealProgram['id'] | undefined) {
  const query = { schoolId, types: menuType, ...(programId !== undefined && { programId }) }
  return (await findMenuItemsBySchool(query))._embedded.menuItems.map(masterItem)
}

function conflictingDay(body: unknown): CalendarDay | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as CalendarDay) : null
}
