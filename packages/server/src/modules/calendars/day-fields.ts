import type { MenuDay } from '@commissary/domain/menu'

import type { RecordFields } from '../history/record-event.ts'

/** A day as the history keeps it: a field per line, so that a change names what changed. */
export function dayFields(date: string, { plannedMeals, selections, note = null, lines }: MenuDay): RecordFields {
  const limits = Object.entries(selections ?? {}).map(([category, limit]) => `${category} ${limit}`)
  return {
    [`${date} plannedMeals`]: plannedMeals,
    [`${date} selections`]: limits,
    [`${date} note`]: note,
    ...Object.fromEntries(
      lines.map(({ id, name, category, portion, plannedServings }) => [
        `${date} line ${id}`,
        [name, category, portion ? `${portion.amount} ${portion.unit}` : '', plannedServings ?? '']
          .filter((part) => part !== '')
          .join(' · '),
      ]),
    ),
  }
}
