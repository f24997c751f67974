import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { purchaseOrder } from './purchase-order.ts'
import { appUser } from './user.ts'

/** A link that sets a password, stored as SHA-256 only. It works once, until it expires or the user uses another link. */
export const passwordLink = pgTable(
  'password_link',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    purpose: text('purpose').$type<'reset' | 'activate'>().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Set when the password was set, the email changed or the account was deactivated. */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    uniqueIndex('password_link_token').on(table.tokenHash),
    index('password_link_user').on(table.catererId, table.userId),
    ownReference('password_link_user_own', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/**
 * An email to send: its kind, and the user that it is for or the purchase order that a vendor gets. The text and its link are
 * created when it is sent, so the table contains no secrets.
 */
export const mail = pgTable(
  'mail',
  {
    ...rowColumns(),
    userId: rowId('user_id'),
    purchaseOrderId: rowId('purchase_order_id'),
    kind: text('kind').$type<'reset' | 'invitation' | 'passwordSet' | 'purchaseOrder' | 'notifications'>().notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    error: text('error'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mail_state').on(table.state, table.nextAttemptAt),
    index('mail_user').on(table.catererId, table.userId),
    ownReference('mail_user_own', table.catererId, table.userId, appUser, 'cascade'),
    index('mail_purchase_order').on(table.catererId, table.purchaseOrderId),
    ownReference('mail_purchase_order_own', table.catererId, table.purchaseOrderId, purchaseOrder, 'cascade'),
    check(
      'mail_subject',
      sql`case when ${table.kind} = 'purchaseOrder' then ${table.purchaseOrderId} is not null and ${table.userId} is null
        else ${table.userId} is not null and ${table.purchaseOrderId} is null end`,
    ),
  ],
)
