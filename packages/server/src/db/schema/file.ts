import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { bytes, ownReference, rowColumns, rowId } from './columns.ts'

/** An uploaded file. It is stored in chunks, so no server instance keeps a whole file in memory or on disk. */
export const storedFile = pgTable(
  'file',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: rowId('size_bytes'),
    sha256: text('sha256'),
  },
  (table) => [unique('file_own').on(table.catererId, table.id)],
)

export const fileChunk = pgTable(
  'file_chunk',
  {
    ...rowColumns(),
    fileId: rowId('file_id').notNull(),
    seq: integer('seq').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    unique('file_chunk_seq').on(table.catererId, table.fileId, table.seq),
    ownReference('file_chunk_file', table.catererId, table.fileId, storedFile, 'cascade'),
  ],
)
