import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { appUser } from './user.ts'

/**
 * An issued pair of tokens, stored as SHA-256 only. A login starts a family. Each refresh adds a row to it and marks the
 * previous one as replaced. Reuse of a token that was replaced some time ago means that it was stolen, and ends the family.
 */
export const session = pgTable(
  'session',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    familyId: uuid('family_id').notNull(),
    /** The family ends then, however often it is refreshed. */
    familyExpiresAt: instant('family_expires_at').notNull(),
    accessTokenHash: text('access_token_hash').notNull(),
    refreshTokenHash: text('refresh_token_hash').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    replacedAt: instant('replaced_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('session_access_token').on(table.accessTokenHash),
    uniqueIndex('session_refresh_token').on(table.refreshTokenHash),
    index('session_family').on(table.catererId, table.familyId),
    index('session_user').on(table.catererId, table.userId),
    ownReference('session_user_own', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/** Failed or pending logins, for the rate limits. Only the database's functions can read them. */
export const loginAttempt = pgTable('login_attempt', { ...rowColumns(), key: text('key').notNull() }, (table) => [
  index('login_attempt_key').on(table.key, table.createdAt),
])
