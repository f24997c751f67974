import { and, between, eq, isNull, ne, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import { masterCalendar, masterDay, masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved, Target } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { recordEvent } from '../history/record-event.ts'
import { findMonth, type MasterCalendar, type Month } from './days.ts'
import { wholeMonth } from './read.ts'
import { lockMenusOf, lockMonth } from './store.ts'

/**
 * Archives a month. Its days leave the master menu with it, so that another month can take its place. Schools keep what was
 * published to them. Throws a 404 for an unknown or archived month, and a 409 with the stored month if it was saved since.
 */
export async function archiveMonth(tx: Tx, { id, ifMatch }: Target): Promise<Saved> {
  await lockMenusOf(tx, id)
  const found = await lockMonth(tx, id)
  const { month, calendar } = found
  if (ifMatch !== null && ifMatch !== month.version) {
    throw conflict(message('months.conflict'), await wholeMonth(tx, found))
  }
  const before = { name: calendar.name, yearMonth: month.yearMonth }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: id, action: 'deleted', before })
  await setAside(tx, month, calendar)
  return setArchived(tx, id, sql`now()`)
}

/** Restores an archived month. Throws a 404 for an unknown one, and a 422 if another month has taken its place. */
export async function restoreMonth(tx: Tx, id: number): Promise<Saved> {
  await lockMenusOf(tx, id)
  const found = await findMonth(tx, id, 'lock')
  if (!found) throw notFound(message('months.notFound'))
  const { month, calendar } = found
  if (month.archivedAt === null) return { id, version: month.version }
  await bringBack(tx, month, calendar)
  const after = { name: calendar.name, yearMonth: month.yearMonth }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: id, action: 'restored', after })
  return setArchived(tx, id, null)
}

/** Moves a month to its own archived menu: its current menu, if that has no other month. */
async function setAside(
  tx: Tx,
  month: Month,
  { id, mealProgramId, menuType, name, alsoGradeGroups }: MasterCalendar,
): Promise<void> {
  const [other] = await tx
    .select({ id: masterMonth.id })
    .from(masterMonth)
    .where(and(eq(masterMonth.masterCalendarId, id), ne(masterMonth.id, month.id)))
    .limit(1)
  const archivedAt = sql`now()`
  if (!other) {
    await tx.update(masterCalendar).set({ archivedAt }).where(eq(masterCalendar.id, id))
    return
  }
  const [own] = await tx
    .insert(masterCalendar)
    .values({ mealProgramId, menuType, name, alsoGradeGroups, archivedAt })
    .returning({ id: masterCalendar.id })
  if (!own) throw new Error('The master menu was not inserted')
  await moveMonth(tx, month, own.id)
}

/** Moves a month back to the menu of its name, or restores its own. */
async function bringBack(tx: Tx, month: Month, { id, mealProgramId, name }: MasterCalendar): Promise<void> {
  const [home] = await tx
    .select({ id: masterCalendar.id })
    .from(masterCalendar)
    .where(
      and(
        eq(masterCalendar.mealProgramId, mealProgramId),
        eq(sql`lower(${masterCalendar.name})`, name.toLowerCase()),
        isNull(masterCalendar.archivedAt),
      ),
    )
  if (!home) {
    await tx.update(masterCalendar).set({ archivedAt: null }).where(eq(masterCalendar.id, id))
    return
  }
  const [taken] = await tx
    .select({ id: masterMonth.id })
    .from(masterMonth)
    .where(and(eq(masterMonth.masterCalendarId, home.id), eq(masterMonth.yearMonth, month.yearMonth)))
  if (taken) throw rejected({ yearMonth: message('months.taken', { name }) })
  await moveMonth(tx, month, home.id)
}

async function moveMonth(tx: Tx, { id, masterCalendarId, yearMonth }: Month, to: number): Promise<void> {
  const days = monthDays(yearMonth)
  await tx.update(masterMonth).set({ masterCalendarId: to }).where(eq(masterMonth.id, id))
  await tx
    .update(masterDay)
    .set({ masterCalendarId: to })
    .where(and(eq(masterDay.masterCalendarId, masterCalendarId), between(masterDay.date, days.from, days.to)))
}

async function setArchived(tx: Tx, id: number, archivedAt: ReturnType<typeof sql> | null): Promise<Saved> {
  const [saved] = await tx
    .update(masterMonth)
    .set({ archivedAt })
    .where(eq(masterMonth.id, id))
    .returning({ id: masterMonth.id, version: masterMonth.version })
  if (!saved) throw new Error(`The month ${id} was not updated`)
  return saved
}
