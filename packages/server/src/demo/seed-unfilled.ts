import { desc } from 'drizzle-orm'

import { masterDay, masterLine } from '../db/schema/master-menu.ts'
import { menuPlaceholder } from '../db/schema/menu-line.ts'
import type { Tx } from '../db/work.ts'

/** Adds a placeholder that nobody filled yet to the last planned day of the first master menu, which is not published. */
export async function seedUnfilled(tx: Tx): Promise<void> {
  const [placeholder] = await tx.select().from(menuPlaceholder).limit(1)
  const [day] = await tx.select().from(masterDay).orderBy(masterDay.masterCalendarId, desc(masterDay.date)).limit(1)
  if (!placeholder || !day) throw new Error('A placeholder or a menu is missing')
  await tx.insert(masterLine).values({
    masterDayId: day.id,
    lineKey: 'open-fruit',
    position: 100,
    placeholderId: placeholder.id,
    category: placeholder.category,
    plannedServings: day.plannedMeals,
  })
}
