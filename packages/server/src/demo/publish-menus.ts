import { and, eq } from 'drizzle-orm'

import { masterCalendar, masterDay, masterMonth } from '../db/schema/master-menu.ts'
import { school } from '../db/schema/school.ts'
import type { Tx } from '../db/work.ts'
import { monthOf } from '../shared/months.ts'
import { servedDays } from '../modules/months/days.ts'
import { keepSnapshot } from '../modules/publishing/snapshot.ts'
import { giveNow } from '../modules/publishing/store.ts'

/**
 * Publishes all days of a master menu to schools, past ones too, as if each month had been published before it began.
 * @param onlyMonth YYYY-MM. Default = all its months
 */
export async function publishMenu(
  tx: Tx,
  masterCalendarId: number,
  schoolIds: readonly number[],
  reason: string | null = null,
  onlyMonth?: string,
): Promise<void> {
  const [calendar] = await tx.select().from(masterCalendar).where(eq(masterCalendar.id, masterCalendarId))
  if (!calendar) throw new Error(`The master menu ${masterCalendarId} was not found`)
  const days = await tx
    .select({ date: masterDay.date })
    .from(masterDay)
    .where(eq(masterDay.masterCalendarId, masterCalendarId))
  const all = await tx.select({ schoolId: school.id, schoolName: school.schoolName }).from(school)
  const schools = all.filter(({ schoolId }) => schoolIds.includes(schoolId))
  const months = onlyMonth ? [onlyMonth] : [...new Set(days.map(({ date }) => monthOf(date)))].sort()
  for (const yearMonth of months) {
    await tx.insert(masterMonth).values({ masterCalendarId, yearMonth }).onConflictDoNothing()
    const [month] = await tx
      .update(masterMonth)
      .set({ publishedAt: new Date().toISOString() })
      .where(and(eq(masterMonth.masterCalendarId, masterCalendarId), eq(masterMonth.yearMonth, yearMonth)))
      .returning()
    if (!month) throw new Error(`The month ${yearMonth} was not inserted`)
    const publicationId = await keepSnapshot(tx, month.id, await servedDays(tx, month), reason)
    await giveNow(tx, { month, calendar, publicationId, schools, reason, from: '0001-01-01' })
  }
}
