import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import type { Schemas } from '../../contract/operations.ts'
import { caterer } from './caterer.ts'
import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { inventorySite } from './inventory-site.ts'
import { school } from './school.ts'
import { appUser, type UserModule } from './user.ts'

export type NotificationKind = Schemas['NotificationKind']
export type NotificationFacts = Schemas['NotificationFacts'] & {
  /** For parents: the child whose order is due, and the instant until which it can be placed. */
  childName?: string
  until?: string
}

const kinds = sql.raw(
  `('recordOpen', 'priceJump', 'orderDue', 'recall', 'menuPublished', 'childMenu', 'childOrderDue')`,
)

/** How a user is notified of a kind of event. Without a row: in the bell. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    bell: boolean('bell').notNull(),
    mail: boolean('mail').notNull(),
  },
  (table) => [
    unique('notification_choice_once').on(table.catererId, table.userId, table.kind),
    ownReference('notification_choice_user', table.catererId, table.userId, appUser, 'cascade'),
    check('notification_choice_kind', sql`${table.kind} in ${kinds}`),
  ],
)

/** A notification that a user turned on. Each event notifies a user once. */
export const notification = pgTable(
  'notification',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Identifies the event: `record 5 MEAL 2026-11-24`. */
    eventKey: text('event_key').notNull(),
    /** The area of the record; null for parents. With school and site it decides who may see it, also later on. */
    area: text('area').$type<UserModule>(),
    schoolId: rowId('school_id'),
    siteId: rowId('site_id'),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    inBell: boolean('in_bell').notNull(),
    readAt: instant('read_at'),
    byMail: boolean('by_mail').notNull(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    unique('notification_once').on(table.catererId, table.userId, table.kind, table.eventKey),
    index('notification_list').on(table.catererId, table.userId, table.id),
    index('notification_unread')
      .on(table.catererId, table.userId)
      .where(sql`${table.inBell} and ${table.readAt} is null`),
    index('notification_to_mail')
      .on(table.catererId, table.userId)
      .where(sql`${table.byMail} and ${table.mailedAt} is null`),
    index('notification_school').on(table.catererId, table.schoolId),
    index('notification_site').on(table.catererId, table.siteId),
    ownReference('notification_user', table.catererId, table.userId, appUser, 'cascade'),
    ownReference('notification_school_own', table.catererId, table.schoolId, school, 'cascade'),
    ownReference('notification_site_own', table.catererId, table.siteId, inventorySite, 'cascade'),
    check('notification_kind', sql`${table.kind} in ${kinds}`),
  ],
)

/** When a caterer was last checked for what became due; one row each. Servers claim it by `claim_notification_run`. */
export const notificationRun = pgTable(
  'notification_run',
  {
    ...rowColumns(),
    claimedAt: instant('claimed_at').notNull(),
    /** The caterer's date of the last finished run. */
    ranOn: date('ran_on', { mode: 'string' }),
  },
  (table) => [
    unique('notification_run_once').on(table.catererId),
    ownReference('notification_run_caterer', table.catererId, table.catererId, caterer),
  ],
)
