import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, rowColumns } from './columns.ts'

/** A vendor. Those of caterer 0 are shared. */
export const vendor = pgTable(
  'vendor',
  {
    ...rowColumns(),
    vendorCode: text('vendor_code').notNull(),
    name: text('name').notNull(),
    /** At most ten digits, without the dial code. */
    contact: text('contact'),
    email: text('email'),
    address: text('address'),
    accountNo: text('account_no'),
    active: boolean('active').notNull().default(true),
    ...archivable(),
  },
  (table) => [
    unique('vendor_own').on(table.catererId, table.id),
    uniqueIndex('vendor_code')
      .on(table.catererId, sql`lower(${table.vendorCode})`)
      .where(sql`${table.archivedAt} is null`),
    index('vendor_name').on(table.catererId, sql`lower(${table.name}) collate "C"`),
  ],
)
