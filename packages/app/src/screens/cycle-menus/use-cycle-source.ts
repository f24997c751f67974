import {
  ApiError,
  type CycleDay,
  type CycleMenu,
  type CycleMenuPlan,
  findMenuItemsByProgram,
  replaceCycleMenuDays,
} from '@commissary/api-client'
import { addDays, datesFrom, mondayOf } from '@commissary/domain/dates'
import type { RuleOptions } from '@commissary/domain/rules'
import type { Wording } from '@commissary/messages/wording'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toSavedDay } from '../../menu-planner/calendar-days.ts'
import { masterItem, useMenuItems } from '../../menu-planner/menu-items.ts'
import type {
  DayToSave,
  MenuSource,
  PlannerDay,
  SavedDay,
  SaveResult,
  WholeMenu,
} from '../../menu-planner/menu-source.ts'

interface CycleSourceOptions {
  plan: CycleMenuPlan
  week: number
  ruleOptions: Partial<RuleOptions>
  onSaved: (day: CycleDay) => unknown
}

/** The key of a day: "w02-2". */
const keyOf = ({ week, weekday }: Pick<CycleDay, 'week' | 'weekday'>) => `w${String(week).padStart(2, '0')}-${weekday}`

const placeOf = (key: string) => ({ week: Number(key.slice(1, 3)), weekday: Number(key.slice(4)) })

/** A week of a cycle menu. It is checked as if it were served this week. */
export function useCycleSource({ plan, week, ruleOptions, onSaved }: CycleSourceOptions): MenuSource {
  const wording = useWording()
  const { t } = wording
  const { today } = useSession()
  const { menu, program } = plan
  const { id, daysPerWeek } = menu
  const items = useMenuItems(`cycle ${program.id}`, program.menuType, async () =>
    (await findMenuItemsByProgram({ programId: program.id }))._embedded.menuItems.map(masterItem),
  )
  const days = useMemo(() => cycleDays(wording, { week, daysPerWeek, today }), [wording, week, daysPerWeek, today])
  const whole = useMemo(() => wholeCycle(wording, { menu, week, today }), [wording, menu, week, today])
  const saved = useMemo(() => plan.days.map(toSavedCycleDay), [plan.days])

  async function saveDay({ key, version, day }: DayToSave): Promise<SaveResult> {
    try {
      const answer = await replaceCycleMenuDays(id, { days: [{ ...placeOf(key), version, ...toDayInput(day) }] })
      const [stored] = answer.data.days
      if (!stored) throw new Error(`The day ${key} was not returned`)
      onSaved(stored)
      return { key, kind: 'saved', saved: toSavedCycleDay(stored) }
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? conflictingDay(error.body) : undefined
      return current ? { key, kind: 'conflict', saved: toSavedCycleDay(current) } : { key, kind: 'failed', error }
    }
  }

  const weekLabel = t('cycleMenus.week', { week })
  return {
    name: `cycle ${id}`,
    days,
    saved,
    whole,
    replaceIn: { menus: 'cycle', id, weeks: menu.weeks, daysPerWeek },
    ...(week > 1 && {
      readWeekBefore: () =>
        Promise.resolve(
          new Map(
            plan.days
              .filter((day) => day.week === week - 1)
              .map((day) => [keyOf({ ...day, week }), toSavedCycleDay(day).day] as const),
          ),
        ),
    }),
    save: (changed) => Promise.all(changed.map(saveDay)),
    items,
    program,
    ruleOptions,
    usualMeals: null,
    gridLabel: t('cycleMenus.grid', { name: menu.name, week }),
    weekLabel,
  }
}

export function toSavedCycleDay({ week, weekday, ...day }: CycleDay): SavedDay {
  return { ...toSavedDay({ ...day, date: '', isLocked: false, conflicts: [] }), key: keyOf({ week, weekday }) }
}

interface Week {
  week: number
  daysPerWeek: number
  today: string
}

/** The days of a week, with the dates of the week that `today` is in. */
export function cycleDays({ t, formats }: Wording, { week, daysPerWeek, today }: Week): PlannerDay[] {
  return datesFrom(mondayOf(today), daysPerWeek).map((date, index) => {
    const weekday = formats.weekday(date)
    return {
      key: keyOf({ week, weekday: index + 1 }),
      date,
      weekday,
      dateLabel: t('cycleMenus.week', { week }),
      label: t('cycleMenus.day', { week, weekday }),
      title: t('cycleMenus.day', { week, weekday }),
    }
  })
}

/** All weeks in a row, each with its dates relative to the shown week. */
function wholeCycle(
  wording: Wording,
  { menu: { name, weeks, daysPerWeek }, week: shown, today }: { menu: CycleMenu; week: number; today: string },
): WholeMenu {
  const { t } = wording
  const days = Array.from({ length: weeks }, (_, index) => {
    const week = index + 1
    return cycleDays(wording, { week, daysPerWeek, today: addDays(today, 7 * (week - shown)) })
  })
  return {
    days: days.flat(),
    label: name,
    weekLabelOf: (key) => t('cycleMenus.week', { week: placeOf(key).week }),
    repeatsAfter: 7 * weeks,
  }
}

function conflictingDay(body: unknown): CycleDay | undefined {
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined
  return (body.current as { days: CycleDay[] }).days[0]
}
