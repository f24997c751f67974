import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { masterMonth } from './master-menu.ts'
import { publication } from './publication.ts'

export const publishJobStates = ['running', 'done', 'failed', 'cancelled'] as const
export type PublishJobState = (typeof publishJobStates)[number]

/** A school that a job has not reached yet. */
export interface WaitingSchool {
  schoolId: number
  /** What the school had when the job began. If that has changed, someone decided so, and the school is left out. */
  publicationId: number | null
}

/** Gives a publication to many schools, a batch per transaction. Any server instance can lease the job. */
export const publishJob = pgTable(
  'publish_job',
  {
    ...rowColumns(),
    masterMonthId: rowId('master_month_id').notNull(),
    publicationId: rowId('publication_id').notNull(),
    /** Why, in the planner's words. */
    reason: text('reason'),
    state: text('state').$type<PublishJobState>().notNull().default('running'),
    totalSchools: integer('total_schools').notNull(),
    /** In the order in which they are given the publication. If the job is canceled or fails, they keep what they had. */
    waiting: jsonb('waiting').$type<WaitingSchool[]>().notNull(),
    /** Ids of the schools' months that were given the publication. */
    given: jsonb('given').$type<number[]>().notNull().default([]),
    /** Ids of schools that no longer served the menu, or had been given something else by then. */
    leftOut: jsonb('left_out').$type<number[]>().notNull().default([]),
    /** The server instance that works on it, and when another one may. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    error: text('error'),
  },
  (table) => [
    uniqueIndex('publish_job_running')
      .on(table.catererId, table.masterMonthId)
      .where(sql`${table.state} = 'running'`),
    index('publish_job_lease')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
    index('publish_job_month').on(table.catererId, table.masterMonthId),
    index('publish_job_publication').on(table.catererId, table.publicationId),
    ownReference('publish_job_month_own', table.catererId, table.masterMonthId, masterMonth),
    ownReference('publish_job_publication_own', table.catererId, table.publicationId, publication),
    check('publish_job_state_known', sql`${table.state} in ('running', 'done', 'failed', 'cancelled')`),
  ],
)
