import type { CycleMenuPlan } from '@commissary/api-client'
import { datesFrom, mondayOf } from '@commissary/domain/dates'
import type { Wording } from '@commissary/messages/wording'

import type { FieldWords } from '../../history/change-entry.ts'

const monday = mondayOf('2026-11-16')

/** The names of a cycle menu's fields in the history: "Week 2 · Tue: planned meals". */
export function historyWords({ t, formats }: Wording, { menu, days }: CycleMenuPlan): FieldWords {
  const own = (['name', 'program', 'weeks', 'daysPerWeek', 'status'] as const).map(
    (field) => [field, { label: t(`cycleMenus.fields.${field}`) }] as const,
  )
  const weekdays = datesFrom(monday, 7).map((date) => formats.weekday(date))
  const places = Array.from({ length: menu.weeks }, (_, index) => index + 1).flatMap((week) =>
    weekdays.map((weekday, index) => ({ week, number: index + 1, day: t('cycleMenus.day', { week, weekday }) })),
  )
  const parts = places.flatMap(({ week, number, day }) => {
    const lines = days.find((one) => one.week === week && one.weekday === number)?.lines ?? []
    const named = (['plannedMeals', 'selections', 'note'] as const).map(
      (part) => [part, t(`cycleMenus.historyParts.${part}`)] as const,
    )
    const items = lines.map(({ key }) => [`line ${key}`, t('cycleMenus.historyParts.line')] as const)
    return [...named, ...items].map(
      ([field, what]) =>
        [`week ${week} day ${number} ${field}`, { label: t('cycleMenus.historyDay', { day, what }) }] as const,
    )
  })
  return Object.fromEntries([...own, ...parts])
}
