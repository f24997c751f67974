import {
  emptyMenuDay,
  isSameDay,
  mealCategories,
  type MenuDay,
  type MenuLine,
  type RecurringDays,
} from '@commissary/domain/menu'

import type { RecordFields } from '../history/record-event.ts'

/** A day as the history keeps it: a field per line, so that a change names what changed. */
export function dayFields(date: string, { plannedMeals, selections, note = null, lines }: MenuDay): RecordFields {
  const limits = Object.entries(selections ?? {}).map(([category, limit]) => `${category} ${limit}`)
  return {
    [`${date} plannedMeals`]: plannedMeals,
    [`${date} selections`]: limits,
    [`${date} note`]: note,
    ...Object.fromEntries(lines.map((line) => [`${date} line ${line.id}`, lineText(line)])),
  }
}

/** A day's reason as stored: trimmed, and null for a day without a menu. */
export const reasonOf = (day: MenuDay, given: string | null): string | null =>
  isSameDay(day, emptyMenuDay) ? null : given?.trim() || null

/**
 * A change of a day and of its reason, as the history keeps it. The order of the lines is a field if the same lines are in a
 * different order.
 */
export function dayChange(
  date: string,
  before: MenuDay,
  after: MenuDay,
  reason?: { before: string | null; after: string | null },
): { before: RecordFields; after: RecordFields } {
  const [was, is] = [before, after].map(({ lines }) => lines.map(({ id }) => id))
  const isMoved = String(was) !== String(is) && String(was?.toSorted()) === String(is?.toSorted())
  const fields = (day: MenuDay): RecordFields => ({
    ...dayFields(date, day),
    ...(isMoved && { [`${date} order`]: day.lines.map(({ name }) => name) }),
  })
  const why = (text: string | null): RecordFields => ({ [`${date} reason`]: text })
  return {
    before: { ...fields(before), ...(reason && why(reason.before)) },
    after: { ...fields(after), ...(reason && why(reason.after)) },
  }
}

/** The recurring items of a month as the history keeps them: each like a line of a day, with its weekdays, 1 = Monday. */
export function recurringFields(items: RecurringDays, nameOf: (line: MenuLine) => MenuLine): RecordFields {
  return Object.fromEntries(
    mealCategories.flatMap((category) =>
      (items[category] ?? []).map(({ weekdays, line }) => [
        `recurring line ${line.id}`,
        `${lineText(nameOf({ ...line, category }))} · days ${weekdays.join('')}`,
      ]),
    ),
  )
}

const lineText = ({ name, category, portion, plannedServings, servingLine }: MenuLine) =>
  [
    name,
    category,
    portion ? `${portion.amount} ${portion.unit}` : '',
    plannedServings ?? '',
    servingLine ? `line ${servingLine}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
