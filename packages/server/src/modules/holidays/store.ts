import { asc, between, eq, type SQL } from 'drizzle-orm'

import { ApiError, rejected } from '../../contract/api-error.ts'
import type { ProductComponents } from '../../contract/operations.ts'
import { catererHoliday } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { checkRange } from '../calendars/ranges.ts'
import { nameOfUser, recordEvent } from '../history/record-event.ts'
import { takeTurns } from '../../shared/take-turns.ts'

type Holiday = ProductComponents['schemas']['CatererHoliday']
type HolidayInput = ProductComponents['schemas']['CatererHolidayInput']

interface Saved {
  id: number
  version: number
}

const saved = { id: catererHoliday.id, version: catererHoliday.version }
const recordType = 'holiday'

/** Days of a list at most: two years with the weeks around them. */
const longestRange = 800

/** The caterer's holidays of a range, its last day included, by date. Throws a 422 for a range that cannot be. */
export async function listHolidays(tx: Tx, startDate: string, endDate: string): Promise<Holiday[]> {
  checkRange(startDate, endDate, longestRange)
  return selectHolidays(tx, between(catererHoliday.date, startDate, endDate))
}

function selectHolidays(tx: Tx, where: SQL) {
  return tx
    .select({
      id: catererHoliday.id,
      catererId: catererHoliday.catererId,
      date: catererHoliday.date,
      note: catererHoliday.note,
      version: catererHoliday.version,
      updatedAt: catererHoliday.updatedAt,
      updatedBy: nameOfUser(catererHoliday.updatedBy),
    })
    .from(catererHoliday)
    .where(where)
    .orderBy(asc(catererHoliday.date))
}

/** Makes a day a holiday. Throws a 422 without a name, and a 409 with the holiday that the day has already. */
export async function insertHoliday(tx: Tx, { date, note }: HolidayInput): Promise<Saved> {
  const after = { date, note: note.trim() }
  if (after.note === '') throw rejected({ note: 'Please provide holiday name' })
  checkRange(date, date)
  await takeTurns(tx, 'holidays')
  const [current] = await selectHolidays(tx, eq(catererHoliday.date, date))
  if (current) throw new ApiError(409, `${shown(date)} is a holiday already: ${current.note}.`, { current })
  const [row] = await tx.insert(catererHoliday).values(after).returning(saved)
  if (!row) throw new Error('The holiday was not inserted')
  await recordEvent(tx, { recordType, recordId: row.id, action: 'created', after })
  return row
}

/** Makes a holiday a day like others again; null where there is none. */
export async function deleteHoliday(tx: Tx, id: number): Promise<Saved | null> {
  const [row] = await tx
    .delete(catererHoliday)
    .where(eq(catererHoliday.id, id))
    .returning({ ...saved, date: catererHoliday.date, note: catererHoliday.note })
  if (!row) return null
  const { date, note, ...rest } = row
  await recordEvent(tx, { recordType, recordId: id, action: 'deleted', before: { date, note } })
  return rest
}

/** 2026-11-26 → "November 26, 2026". A date belongs to no time zone. */
function shown(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
