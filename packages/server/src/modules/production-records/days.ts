import { recordState, sheetAlerts, sheetTotals } from '@commissary/domain/production'
import { and, between, eq } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { findCalendar, plannedDays } from '../calendars/days.ts'
import { closedDays } from '../holidays/store.ts'
import type { School } from '../schools/store.ts'
import { linesOf, type MenuType, recordSchool } from './find-record.ts'
import { readSettings } from './settings.ts'
import { toSheet } from './sheet-of.ts'

type DayList = Schemas['ProductionDayList']
type Day = DayList['days'][number]

/**
 * The days of a school's meal that have a menu or a record. Throws a 404 for a school that the user has no access to, and a 422 for one that keeps no
 * records and for an invalid range.
 */
export async function listDays(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  {
    schoolId,
    itemType,
    startDate,
    endDate,
  }: { schoolId: number; itemType: MenuType; startDate: string; endDate: string },
): Promise<DayList> {
  checkRange(startDate, endDate)
  const school = await recordSchool(tx, userId, schoolId)
  const closed = await closedDays(tx, startDate, endDate)
  const today = await readCatererToday(tx)
  const days = new Map<string, Day>()
  for (const [date, plannedMeals] of await plannedMealsOf(tx, school, itemType, startDate, endDate)) {
    if (closed.some((day) => day.date === date)) continue
    const state = recordState({ date, today, sheet: null, isClosed: false })
    days.set(date, { date, state, recordId: null, plannedMeals, servedMeals: null, alerts: 0, amendments: 0 })
  }
  for (const day of await recordDays(tx, schoolId, itemType, startDate, endDate, today)) days.set(day.date, day)
  return {
    schoolId,
    itemType,
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    closedDays: closed,
  }
}

/** Planned meals of the days with items, over all menus; null where one of them is not planned. */
async function plannedMealsOf(tx: Tx, school: School, menuType: MenuType, from: string, to: string) {
  const meals = new Map<string, number | null>()
  for (const program of school.programs.filter((one) => one.menuType === menuType)) {
    const calendar = await findCalendar(tx, school.schoolId, program.id)
    const planned = calendar ? await plannedDays(tx, calendar, from, to) : []
    for (const { date, master, changes } of planned) {
      const removed = changes?.removed?.length ?? 0
      const count = (master?.lines.length ?? 0) - removed + (changes?.added?.length ?? 0)
      if (count <= 0) continue
      const own = changes?.plannedMeals === undefined ? (master?.plannedMeals ?? null) : changes.plannedMeals
      const before = meals.has(date) ? (meals.get(date) ?? null) : 0
      meals.set(date, own === null || before === null ? null : before + own)
    }
  }
  return meals
}

async function recordDays(
  tx: Tx,
  schoolId: number,
  menuType: MenuType,
  from: string,
  to: string,
  today: string,
): Promise<Day[]> {
  const rows = await tx
    .select()
    .from(productionRecord)
    .where(
      and(
        eq(productionRecord.schoolId, schoolId),
        eq(productionRecord.menuType, menuType),
        between(productionRecord.date, from, to),
      ),
    )
  const lines = await linesOf(
    tx,
    rows.map(({ id }) => id),
  )
  const { leftoverPct } = await readSettings(tx)
  return rows.map((row) => {
    const sheet = toSheet(row, lines.get(row.id) ?? [])
    const { plannedMeals, servedMeals } = sheetTotals(sheet)
    return {
      date: row.date,
      state: recordState({ date: row.date, today, sheet, isClosed: row.closedAt !== null }),
      recordId: row.id,
      plannedMeals: plannedMeals.isComplete ? plannedMeals.known : null,
      servedMeals: servedMeals.isComplete ? servedMeals.known : null,
      alerts: sheetAlerts(sheet, leftoverPct).length,
      amendments: row.round - 1,
    }
  })
}
