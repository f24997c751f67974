import { isSameDay, type MenuDay, withoutNames } from '@commissary/domain/menu'
import { and, desc, eq, isNull } from 'drizzle-orm'

import { publication, publishedDay, publishedLine } from '../../db/schema/publication.ts'
import type { Tx } from '../../db/work.ts'
import { publishedLines } from '../calendars/days.ts'
import { lineFields, toWholeDay } from '../calendars/rows.ts'

/** The last publication of a month that was not taken back. */
export async function lastPublication(tx: Tx, masterMonthId: number): Promise<number | null> {
  const [last] = await tx
    .select({ id: publication.id })
    .from(publication)
    .where(and(eq(publication.masterMonthId, masterMonthId), isNull(publication.takenBackAt)))
    .orderBy(desc(publication.id))
    .limit(1)
  return last?.id ?? null
}

/** The days of a publication, by date. */
export async function publishedDays(tx: Tx, publicationId: number): Promise<Map<string, { id: number; day: MenuDay }>> {
  const days = await tx.select().from(publishedDay).where(eq(publishedDay.publicationId, publicationId))
  const lines = await publishedLines(
    tx,
    days.map(({ id }) => id),
  )
  return new Map(days.map((row) => [row.date, { id: row.id, day: toWholeDay(row, lines.get(row.id) ?? []) }]))
}

/** The publication of these days: the last one if it has them, else a new one. */
export async function keepSnapshot(
  tx: Tx,
  masterMonthId: number,
  days: ReadonlyMap<string, MenuDay>,
  reason: string | null,
): Promise<number> {
  const last = await lastPublication(tx, masterMonthId)
  if (last !== null && isSame(await publishedDays(tx, last), days)) return last
  const [added] = await tx.insert(publication).values({ masterMonthId, reason }).returning({ id: publication.id })
  if (!added) throw new Error('The publication was not inserted')
  if (days.size > 0) await insertDays(tx, added.id, days)
  return added.id
}

const isSame = (published: ReadonlyMap<string, { day: MenuDay }>, days: ReadonlyMap<string, MenuDay>): boolean =>
  published.size === days.size &&
  [...days].every(([date, day]) => {
    const known = published.get(date)?.day
    return known !== undefined && isSameDay(withoutNames(known), withoutNames(day))
  })

async function insertDays(tx: Tx, publicationId: number, days: ReadonlyMap<string, MenuDay>): Promise<void> {
  const rows = await tx
    .insert(publishedDay)
    .values(
      [...days].map(([date, { plannedMeals, selections = null, note = null }]) => ({
        publicationId,
        date,
        plannedMeals,
        selections,
        note,
      })),
    )
    .returning({ id: publishedDay.id, date: publishedDay.date })
  const ids = new Map(rows.map(({ date, id }) => [date, id]))
  const lines = [...days].flatMap(([date, day]) =>
    day.lines.map((line, index) => ({ publishedDayId: ids.get(date) ?? 0, position: index + 1, ...lineFields(line) })),
  )
  if (lines.length > 0) await tx.insert(publishedLine).values(lines)
}
