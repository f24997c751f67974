import type { Wording } from '@commissary/messages/wording'

import type { FieldWord, FindFieldWord } from '../history/change-entry.ts'
import { dayWord, lineChanges } from './day-history.ts'

/** The names of a month's fields in the history, for a month of a master menu or of a school. */
export function monthHistory(wording: Wording, of: 'master' | 'school'): FindFieldWord {
  const { t, formats } = wording
  const dates = (text: string) => text.split(', ').map(formats.dayShort).join(', ')
  const yesOrNo = (yes: string, no: string) => (text: string) => (text === 'Yes' ? yes : no)
  const recurring = t('menuPlanner.history.recurring')
  const own: Record<string, FieldWord> = {
    name: { label: t('menuPlanner.history.month.name') },
    alsoGradeGroups: { label: t('words.sameMenuFor') },
    yearMonth: { label: t('menuPlanner.history.month.yearMonth'), valueText: formats.month },
    isActive: {
      label: t('menuPlanner.history.month.isActive'),
      valueText: yesOrNo(t('menuPlanner.history.month.active'), t('menuPlanner.history.month.inactive')),
    },
    isChecked: {
      label: t('menuPlanner.history.month.isChecked'),
      valueText: yesOrNo(t('menuPlanner.history.month.checked'), t('menuPlanner.history.month.notChecked')),
    },
    copiedFrom: {
      label: t('menuPlanner.history.month.copiedFrom'),
      // "Fall lunch 2026-11", or the name of a cycle menu.
      valueText: (text) => text.replace(/\d{4}-\d\d$/, formats.month),
    },
    // How months stored them before each item was a field.
    recurringDays: {
      label: recurring,
      changes: () => [{ field: recurring, from: null, to: t('menuPlanner.history.changed') }],
    },
    published: { label: t(`menuPlanner.history.month.published.${of}`) },
    notPublished: { label: t('menuPlanner.history.month.notPublished') },
    takenBack: { label: t(`menuPlanner.history.month.takenBack.${of}`) },
    reason: { label: t('menuPlanner.history.month.reason') },
    publishedDays: { label: t('menuPlanner.history.month.publishedDays'), valueText: dates },
    keptDays: { label: t('menuPlanner.history.month.keptDays'), valueText: dates },
    conflictDays: { label: t('menuPlanner.history.month.conflictDays'), valueText: dates },
  }

  return (field) => {
    const known = own[field]
    if (known) return known
    if (field.startsWith('recurring line ')) {
      return { label: recurring, changes: (from, to) => lineChanges(wording, recurring, from, to) }
    }
    const [, date, part] = /^(\d{4}-\d\d-\d\d) (.+)$/.exec(field) ?? []
    return date && part ? dayWord(wording, formats.weekdayShort(date), part) : undefined
  }
}
