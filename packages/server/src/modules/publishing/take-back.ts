import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { conflict, notFound } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import { publication } from '../../db/schema/publication.ts'
import { schoolCalendar, schoolMonth, schoolPublication } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { recordEvent, recordEvents } from '../history/record-event.ts'
import { findMonth } from '../months/days.ts'
import { listSchools } from '../schools/store.ts'
import type { SchoolResult } from './give.ts'
import { refuseWhileRunning } from './job-store.ts'
import { ofSchoolMonth } from './month-event.ts'
import { rebase } from './rebase.ts'
import type { Published } from './store.ts'

/**
 * A publication, locked with its month and the calendars of the schools that were given it, as publishing locks them. Throws a
 * 404 for an unknown one, and a 409 while a job publishes its month.
 */
async function lockPublication(tx: Tx, id: number) {
  const read = () => tx.select().from(publication).where(eq(publication.id, id))
  const [known] = await read()
  const month = known && (await findMonth(tx, known.masterMonthId, 'lock'))
  if (known && month) await refuseWhileRunning(tx, known.masterMonthId)
  const [found] = await read()
  if (!found || !month) throw notFound(message('publishing.notFound'))
  const given = tx
    .select({ id: schoolMonth.schoolCalendarId })
    .from(schoolPublication)
    .innerJoin(schoolMonth, eq(schoolMonth.id, schoolPublication.schoolMonthId))
    .where(eq(schoolPublication.publicationId, id))
  await tx
    .select({ id: schoolCalendar.id })
    .from(schoolCalendar)
    .where(inArray(schoolCalendar.id, given))
    .orderBy(schoolCalendar.id)
    .for('update')
  return { found, name: month.calendar.name }
}

/**
 * Takes a publication back from all schools that have it: each gets what it had before, merged with its own changes. Throws a
 * 404 for an unknown one, and a 409 if it is taken back already, a school was given a later one, or a job publishes its month.
 */
export async function takeBack(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  reason: string | null,
): Promise<Published> {
  const { found, name } = await lockPublication(tx, id)
  if (found.takenBackAt !== null) throw conflict(message('publishing.takenBackAlready'), { id })
  const schools = new Map((await listSchools(tx, userId)).map((school) => [school.schoolId, school]))
  const given = await tx
    .select({ row: schoolPublication, month: schoolMonth, schoolId: schoolCalendar.schoolId })
    .from(schoolPublication)
    .innerJoin(schoolMonth, eq(schoolMonth.id, schoolPublication.schoolMonthId))
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .where(and(eq(schoolPublication.publicationId, id), isNull(schoolPublication.takenBackAt)))
  const later = given.filter(({ month }) => month.publicationId !== id)
  const hidden = given.filter(({ schoolId }) => !schools.has(schoolId))
  if (later.length > 0 || hidden.length > 0) {
    const names = later.map(({ schoolId }) => schools.get(schoolId)?.schoolName ?? '').filter(Boolean)
    throw conflict(
      message(later.length > 0 ? 'publishing.laterGiven' : 'publishing.othersHaveIt', { schools: names }),
      { id },
    )
  }

  const today = await readCatererToday(tx)
  const results: SchoolResult[] = []
  for (const [previous, rows] of Map.groupBy(given, ({ row }) => row.previousPublicationId)) {
    const [{ month } = { month: null }] = rows
    if (!month) continue
    const found = await rebase(tx, {
      calendarIds: rows.map((one) => one.month.schoolCalendarId),
      // For as many meals as it was given then, whatever the school serves now.
      usualMeals: new Map(rows.map((one) => [one.month.schoolCalendarId, one.row.previousPlannedMeals])),
      yearMonth: month.yearMonth,
      publicationId: previous,
      today,
    })
    await tx
      .update(schoolMonth)
      .set({ publicationId: previous })
      .where(
        inArray(
          schoolMonth.id,
          rows.map((one) => one.month.id),
        ),
      )
    for (const { month: own, schoolId } of rows) {
      const result = found.get(own.schoolCalendarId)
      const schoolName = schools.get(schoolId)?.schoolName ?? ''
      if (result) results.push({ schoolId, schoolName, schoolMonthId: own.id, ...result })
    }
  }
  await tx
    .update(schoolPublication)
    .set({ takenBackAt: sql`now()` })
    .where(eq(schoolPublication.publicationId, id))
  await tx
    .update(publication)
    .set({ takenBackAt: sql`now()`, takenBackReason: reason })
    .where(eq(publication.id, id))
  await tx.update(masterMonth).set({ publishedAt: null }).where(eq(masterMonth.id, found.masterMonthId))
  await recordEvents(
    tx,
    results.map(({ schoolMonthId, ...result }) => ofSchoolMonth(schoolMonthId, { takenBack: name, reason }, result)),
  )
  const after = { takenBack: results.map(({ schoolName }) => schoolName), reason }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: found.masterMonthId, action: 'updated', after })
  return { publicationId: id, schools: results }
}
