import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, decimal, rowColumns } from './columns.ts'

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
    /** Payment terms, as the vendor writes them. */
    terms: text('terms'),
    /** Calendar days from the cutoff to the delivery; null = unknown. */
    leadDays: integer('lead_days'),
    /** `14:00` in the caterer's time zone; null = until midnight. */
    cutOffTime: text('cut_off_time'),
    /** Weekdays, 1 = Monday; empty = any day. */
    deliveryDays: jsonb('delivery_days').$type<number[]>().notNull().default([]),
    minimumOrder: decimal('minimum_order'),
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
