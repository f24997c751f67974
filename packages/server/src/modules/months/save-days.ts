import { emptyMenuDay, isSameDay, type MenuDay, withoutNames } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import { and, eq } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { masterDay, masterLine } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { monthDays, monthOf } from '../../shared/months.ts'
import { dayChange, reasonOf } from '../calendars/day-fields.ts'
import { checkDay, toMenuDay } from '../calendars/day-input.ts'
import { named, pantryOf } from '../calendars/menu-pantry.ts'
import { prefixed } from '../calendars/prefixed.ts'
import { lineFields } from '../calendars/rows.ts'
import { recordEvent } from '../history/record-event.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { type MasterCalendar, type Month, readMasterDays } from './days.ts'
import { wholeMonth } from './read.ts'

type DaysInput = NonNullable<Schemas['MonthInput']['days']>

interface Found {
  month: Month
  calendar: MasterCalendar
}

/**
 * Replaces days of a month; the others stay. Returns whether a day changed. Throws a 409 with the stored month if one of them
 * was saved after it was read, and a 422 for days of another month, sent twice, or with lines that cannot be on a menu.
 */
export async function saveDays(tx: Tx, found: Found, gradeGroup: GradeGroup, days: DaysInput): Promise<boolean> {
  if (days.length === 0) return false
  const { month, calendar } = found
  refuseDates(days, month.yearMonth)
  const { from, to } = monthDays(month.yearMonth)
  const stored = await readMasterDays(tx, calendar.id, from, to)
  if (days.some(({ date, version }) => version !== undefined && version !== (stored.get(date)?.version ?? 0))) {
    throw conflict(message('months.conflict'), await wholeMonth(tx, found))
  }

  let isEdited = false
  for (const [index, { date, version: _read, reason: given, ...input }] of days.entries()) {
    const known = stored.get(date)?.day ?? emptyMenuDay
    const { day, before, after } = await prefixed(`days.${index}`, async () => {
      const whole = await withMenuItems(tx, date, input, gradeGroup)
      const edited = toMenuDay(whole)
      const pantry = await pantryOf(tx, [known, edited])
      await checkDay(tx, { date, input, whole, stored: [known], pantry })
      return { day: edited, before: named(known, pantry), after: named(edited, pantry) }
    })
    const isSame = isSameDay(withoutNames(known), withoutNames(day))
    const earlier = stored.get(date)?.reason ?? null
    const reason = reasonOf(day, given === undefined ? earlier : given)
    if (isSame && reason === earlier) continue
    // A reason alone leaves the menu as it was checked and published.
    isEdited ||= !isSame
    await writeMasterDay(tx, calendar.id, date, day, reason)
    await recordEvent(tx, {
      recordType: 'masterMonth',
      recordId: month.id,
      action: 'updated',
      ...dayChange(date, before, after, { before: earlier, after: reason }),
    })
  }
  return isEdited
}

function refuseDates(days: DaysInput, yearMonth: string): void {
  const fields: FieldMessages = {}
  const seen = new Set<string>()
  for (const [index, { date }] of days.entries()) {
    if (monthOf(date) !== yearMonth) fields[`days.${index}.date`] = message('calendars.otherMonth')
    else if (seen.has(date)) fields[`days.${index}.date`] = message('calendars.dayTwice')
    seen.add(date)
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/**
 * Writes a day of a master menu. A day with nothing planned is removed.
 * @param reason why it was changed; absent = stays as it is
 */
export async function writeMasterDay(
  tx: Tx,
  masterCalendarId: number,
  date: string,
  day: MenuDay,
  reason?: string | null,
): Promise<void> {
  const { plannedMeals, selections = null, note = null, lines } = day
  if (isSameDay(day, emptyMenuDay)) {
    await tx.delete(masterDay).where(and(eq(masterDay.masterCalendarId, masterCalendarId), eq(masterDay.date, date)))
    return
  }
  const values = { plannedMeals, selections, note, ...(reason !== undefined && { reason }) }
  const [row] = await tx
    .insert(masterDay)
    .values({ masterCalendarId, date, ...values })
    .onConflictDoUpdate({ target: [masterDay.catererId, masterDay.masterCalendarId, masterDay.date], set: values })
    .returning({ id: masterDay.id })
  if (!row) throw new Error('The day was not written')
  await tx.delete(masterLine).where(eq(masterLine.masterDayId, row.id))
  if (lines.length === 0) return
  await tx
    .insert(masterLine)
    .values(lines.map((line, index) => ({ masterDayId: row.id, position: index + 1, ...lineFields(line) })))
}
