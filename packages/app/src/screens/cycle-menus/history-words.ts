import { choices } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

import { choiceOf } from '../../forms/choice.ts'
import type { FieldWord, FindFieldWord } from '../../history/change-entry.ts'
import { dayWord } from '../../menu-planner/day-history.ts'

/** The names of a cycle menu's fields in the history: "Week 2 · Tue: planned meals". */
export function historyWords(wording: Wording): FindFieldWord {
  const { t, formats } = wording
  const own: Record<string, FieldWord> = Object.fromEntries(
    (['name', 'program', 'weeks', 'daysPerWeek'] as const).map((field) => [
      field,
      { label: t(`cycleMenus.fields.${field}`) },
    ]),
  )
  own['status'] = {
    label: t('cycleMenus.fields.status'),
    valueText: (code) => {
      const status = choiceOf(choices.CycleMenuStatus, code)
      return status ? t(`cycleMenus.status.${status}`) : code
    },
  }
  own['alsoGradeGroups'] = { label: t('words.sameMenuFor') }
  return (field) => {
    const [, week, weekday, part] = /^week (\d+) day (\d) (.+)$/.exec(field) ?? []
    if (!week || !weekday || !part) return own[field]
    const day = t('cycleMenus.day', { week: Number(week), weekday: formats.weekdayOf(Number(weekday)) })
    return dayWord(wording, day, part)
  }
}
