import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { notification, notificationChoice, notificationRun } from '../../src/db/schema/notification.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { workAsUser } from './world-views.ts'

/** An unread notification of a user, with the mark in every text. */
async function insertNotification(tx: Tx, mark: string, userId: number): Promise<number> {
  const [row] = await tx
    .insert(notification)
    .values({
      userId,
      kind: 'priceJump',
      eventKey: `${mark} ${randomUUID()}`,
      area: 'catalog',
      facts: { ingredientName: `${mark} beans`, vendorName: `${mark} vendor`, before: '1', after: '2', percent: 100 },
      inBell: true,
      byMail: true,
    })
    .returning({ id: notification.id })
  return row?.id ?? 0
}

/** A user's notification and choice, and when the caterer was last checked. */
export async function addNotifications(tx: Tx, mark: string, userId: number): Promise<number> {
  await tx.insert(notificationChoice).values({ userId, kind: 'recall', bell: true, mail: true })
  await tx.insert(notificationRun).values({ claimedAt: sql`now()`, ranOn: '2026-11-26' })
  return insertNotification(tx, mark, userId)
}

/** Notifications of the user who will send a request. */
export function notificationMaker(
  database: Database,
  { mark, catererId, tokens }: { mark: string; catererId: number; tokens: { administrator: string } },
) {
  const asUser = workAsUser(database, catererId)
  return {
    unreadOf: (token = tokens.administrator) =>
      asUser(token, async (tx) => {
        const [user] = await tx.execute<{ id: number }>(sql`select current_app_user()::int as id`)
        return insertNotification(tx, mark, user?.id ?? 0)
      }),
  }
}

export type NotificationMaker = ReturnType<typeof notificationMaker>
