import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { rowColumns } from './columns.ts'

/** The response of a write that a client may repeat, stored in the write's transaction. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    ...rowColumns(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** Reusing a key for a different request is refused. */
    requestHash: text('request_hash').notNull(),
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body').$type<unknown>(),
  },
  (table) => [
    unique('idempotency_key_once').on(table.catererId, table.operation, table.key),
    index('idempotency_key_age').on(table.createdAt),
  ],
)
