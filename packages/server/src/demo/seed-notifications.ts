import type { MenuType } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'

import type { Tx } from '../db/work.ts'
import { openRecordEvents, orderEvents } from '../modules/notifications/due-events.ts'
import { type NotableEvent, notify } from '../modules/notifications/notify.ts'
import { monthOf } from '../shared/months.ts'

/**
 * Adds the notifications of the demo's menus, already read, and of yesterday's records. The price jump and the recall are added later in
 * the seed by the records that cause them, so they come first in the bell.
 */
export async function seedNotifications(tx: Tx, today: string): Promise<void> {
  await notify(tx, await menuEvents(tx, today))
  await tx.execute(sql`update notification set read_at = now()`)
  // Everything that a server's first check would find, so it adds nothing.
  await notify(tx, await openRecordEvents(tx, today, 1))
}

/** The orders that are due. */
export const seedDueOrders = async (tx: Tx, today: string): Promise<number> => notify(tx, await orderEvents(tx, today))

/** The latest month that the first schools were given. */
async function menuEvents(tx: Tx, today: string): Promise<NotableEvent[]> {
  const rows = await tx.execute<{
    schoolId: number
    schoolName: string
    yearMonth: string
    itemType: MenuType
    programId: number
    publicationId: number
  }>(sql`
    select s.id::int as "schoolId", s.school_name as "schoolName", m.year_month as "yearMonth", c.menu_type as "itemType",
      c.meal_program_id::int as "programId", m.publication_id::int as "publicationId"
    from school_month m join school_calendar c on c.id = m.school_calendar_id join school s on s.id = c.school_id
    where m.publication_id is not null and m.year_month >= ${monthOf(today)} and c.menu_type = 'MEAL'
    order by m.year_month desc, s.id limit 2`)
  return rows.map(({ publicationId, ...facts }) => ({
    kind: 'menuPublished',
    eventKey: `publication ${publicationId} ${facts.schoolId}`,
    area: 'menus',
    schoolId: facts.schoolId,
    facts,
  }))
}
