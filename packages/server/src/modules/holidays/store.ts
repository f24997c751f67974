import { asc, between, eq, type SQL } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { catererHoliday } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { column, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { deleteRecord, insertRecord, lockColumn, type Saved } from '../../records/save-record.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'

type Holiday = Schemas['CatererHoliday']
type HolidayInput = Schemas['CatererHolidayInput']

/** Two years with the weeks around them. */
const maxListDays = 800

const holidayRecord = defineRecord({
  type: 'holiday',
  table: catererHoliday,
  texts: 'holidays',
  read: async (tx, id) => (await selectHolidays(tx, eq(catererHoliday.id, id)))[0] ?? null,
  fields: {
    catererId: notStored,
    date: column('date', (date: string) => date),
    note: column('note', trimmed),
  } satisfies FieldsOf<HolidayInput, typeof catererHoliday>,
})

const view = {
  id: catererHoliday.id,
  catererId: catererHoliday.catererId,
  date: catererHoliday.date,
  note: catererHoliday.note,
  version: catererHoliday.version,
  updatedAt: catererHoliday.updatedAt,
  updatedBy: nameOfUser(catererHoliday.updatedBy),
} satisfies Record<keyof Holiday, unknown>

/** The caterer's holidays of a range including its last day, by date. Throws a 422 for an invalid range. */
export async function listHolidays(tx: Tx, startDate: string, endDate: string): Promise<Holiday[]> {
  checkRange(startDate, endDate, maxListDays)
  return selectHolidays(tx, between(catererHoliday.date, startDate, endDate))
}

/** The days of a range on which the caterer serves nothing, by date. */
export async function closedDays(tx: Tx, from: string, to: string): Promise<Schemas['ClosedDay'][]> {
  return tx
    .select({ date: catererHoliday.date, note: catererHoliday.note })
    .from(catererHoliday)
    .where(between(catererHoliday.date, from, to))
    .orderBy(asc(catererHoliday.date))
}

function selectHolidays(tx: Tx, where: SQL): Promise<Holiday[]> {
  return tx.select(view).from(catererHoliday).where(where).orderBy(asc(catererHoliday.date))
}

/** Adds a holiday. Throws a 422 without a name, and a 409 with the existing holiday of that date. */
export async function insertHoliday(tx: Tx, input: HolidayInput): Promise<Saved> {
  const columns = holidayRecord.toColumns(input)
  const { date, note } = columns
  if (note === '') throw rejected({ note: message('holidays.noteRequired') })
  checkRange(date, date)
  await lockColumn(tx, catererHoliday.date)
  const [current] = await selectHolidays(tx, eq(catererHoliday.date, date))
  if (current) {
    throw conflict(message('holidays.taken', { date: Temporal.PlainDate.from(date), note: current.note }), current)
  }
  return insertRecord(tx, holidayRecord, columns)
}

export function deleteHoliday(tx: Tx, id: number): Promise<Saved> {
  return deleteRecord(tx, holidayRecord, { id, ifMatch: null })
}
