import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { productionRecord } from './production-record.ts'

/** A link that opens the receiving section of a record without a session. Its token is stored as SHA-256 only. */
export const receivingLink = pgTable(
  'receiving_link',
  {
    ...rowColumns(),
    productionRecordId: rowId('production_record_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    uniqueIndex('receiving_link_token').on(table.tokenHash),
    index('receiving_link_record').on(table.catererId, table.productionRecordId),
    ownReference('receiving_link_record_own', table.catererId, table.productionRecordId, productionRecord),
  ],
)
