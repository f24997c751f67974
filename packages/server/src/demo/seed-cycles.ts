import type { Tx } from '../db/work.ts'
import { writeCycleDay } from '../modules/cycle-menus/save-days.ts'
import { insertCycleMenu } from '../modules/cycle-menus/store.ts'
import { type ItemId, toMenuDay } from './demo-days.ts'
import type { DemoMenuDay } from './menus/demo-calendar.ts'

const daysPerWeek = 5
const weeks = 2

/** Inserts a cycle menu with the first weeks of a master menu. */
export async function seedCycle(
  tx: Tx,
  { name, programId, days, itemId }: { name: string; programId: number; days: readonly DemoMenuDay[]; itemId: ItemId },
): Promise<void> {
  const { id } = await insertCycleMenu(tx, { name, programId, weeks, daysPerWeek, status: 'active' })
  for (const [index, day] of days.slice(0, weeks * daysPerWeek).entries()) {
    const place = { week: Math.floor(index / daysPerWeek) + 1, weekday: (index % daysPerWeek) + 1 }
    await writeCycleDay(tx, id, place, toMenuDay(day, itemId))
  }
}
