import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { appUser } from './user.ts'

/**
 * One issued pair of tokens, both kept as SHA-256 only. A login starts a family; each refresh adds a row to it and
 * marks the row before as replaced. A token replaced some time ago that comes back was stolen: it ends the family.
 */
export const session = pgTable(
  'session',
  {
    ...rowColumns(),
    userId: rowId('user_id').notNull(),
    familyId: uuid('family_id').notNull(),
    /** The family ends here, however often it is refreshed. */
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

/** Failed or still undecided logins, for the rate limits. The rows are nobody's: only the database's functions see them. */
export const loginAttempt = pgTable('login_attempt', { ...rowColumns(), key: text('key').notNull() }, (table) => [
  index('login_attempt_key').on(table.key, table.createdAt),
])
