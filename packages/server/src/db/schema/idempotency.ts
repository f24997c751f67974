import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { rowColumns } from './columns.ts'

/** The answer to a write that a client may send twice, kept in the same transaction as the write. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    ...rowColumns(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** The same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body').$type<unknown>(),
  },
  (table) => [
    unique('idempotency_key_once').on(table.catererId, table.operation, table.key),
    index('idempotency_key_age').on(table.createdAt),
  ],
)
