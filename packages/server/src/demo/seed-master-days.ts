import { masterDay, masterLine } from '../db/schema/master-menu.ts'
import type { Tx } from '../db/work.ts'
import { type ItemId, toMenuDay } from './demo-days.ts'
import type { DemoMenuDay } from './menus/demo-calendar.ts'
import { idOf } from './seed-pantry.ts'

/** Inserts days of a master menu. */
export async function seedMasterDays(tx: Tx, masterCalendarId: number, days: readonly DemoMenuDay[], itemId: ItemId) {
  const rows = await tx
    .insert(masterDay)
    .values(days.map(({ date, plannedMeals, selections }) => ({ masterCalendarId, date, plannedMeals, selections })))
    .returning({ id: masterDay.id, date: masterDay.date })
  const dayIds = new Map(rows.map(({ id, date }) => [date, id]))
  await tx.insert(masterLine).values(
    days.flatMap((day) =>
      toMenuDay(day, itemId).lines.map(({ id: lineKey, portion, category, plannedServings, ...line }, index) => ({
        masterDayId: idOf(dayIds, day.date),
        lineKey,
        position: index + 1,
        recipeId: line.recipeId ?? null,
        ingredientId: line.ingredientId ?? null,
        portionAmount: portion?.amount ?? null,
        portionUnit: portion?.unit ?? null,
        category,
        plannedServings,
      })),
    ),
  )
}
