import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { NotificationFacts } from '../../db/schema/notification.ts'
import { toIso } from '../../db/iso.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import type { NotificationKind } from './kinds.ts'
import { maySee } from './notify.ts'

type User = Pick<Caller, 'userId'>

/** How many the bell lists. Older ones have been seen, or are too many to read. */
const mostListed = 50

/** The user's notifications at the bell, without those about records that the user lost access to. */
const atBell = ({ userId }: User) =>
  sql`from notification n join app_user u on u.id = n.user_id where n.user_id = ${userId} and n.in_bell and ${maySee}`

/** The newest notifications at the bell, and how many are unread. */
export async function listNotifications(tx: Tx, user: User): Promise<Schemas['NotificationList']> {
  const rows = await tx.execute<{
    id: number
    kind: NotificationKind
    createdAt: string
    isRead: boolean
    facts: NotificationFacts
  }>(sql`
    select n.id::int as id, n.kind, n.created_at as "createdAt", n.read_at is not null as "isRead", n.facts
    ${atBell(user)} order by n.id desc limit ${mostListed}`)
  return {
    unread: await countUnread(tx, user),
    _embedded: { notifications: rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt) })) },
  }
}

/** How many notifications at the bell were not read. */
export async function countUnread(tx: Tx, user: User): Promise<number> {
  const [row] = await tx.execute<{ unread: number }>(
    sql`select count(*)::int as unread ${atBell(user)} and n.read_at is null`,
  )
  return row?.unread ?? 0
}

/** Marks one as read. Throws a 404 for one that is not at the user's bell. */
export async function markRead(tx: Tx, user: User, id: number): Promise<void> {
  const [found] = await tx.execute(sql`select 1 ${atBell(user)} and n.id = ${id}`)
  if (!found) throw notFound(message('notifications.notFound'))
  await tx.execute(sql`update notification set read_at = now() where id = ${id} and read_at is null`)
}

/** Marks all up to and including one as read. */
export async function markAllRead(tx: Tx, { userId }: User, upToId: number): Promise<void> {
  await tx.execute(sql`
    update notification set read_at = now()
    where user_id = ${userId} and in_bell and read_at is null and id <= ${upToId}`)
}
