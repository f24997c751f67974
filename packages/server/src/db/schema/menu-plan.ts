import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { instant, ownReference, rowColumns } from './columns.ts'

export const menuPlanStates = ['working', 'done', 'impossible', 'failed', 'cancelled'] as const
export type MenuPlanState = (typeof menuPlanStates)[number]

/** A request to the nutrition planner with the best menus so far. It changes nothing else. */
export const menuPlan = pgTable(
  'menu_plan',
  {
    ...rowColumns(),
    state: text('state').$type<MenuPlanState>().notNull().default('working'),
    /** As the call sent it: a process that takes the plan over starts again. */
    request: jsonb('request').notNull(),
    /** The response of the call that reads the plan, as far as it is known. */
    result: jsonb('result').notNull().default({}),
    /** The server instance that works on it, and when its lease expires without a heartbeat. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('menu_plan_created').on(table.catererId, table.createdAt),
    ownReference('menu_plan_caterer', table.catererId, table.catererId, caterer),
    check('menu_plan_state_known', sql`${table.state} in ('working', 'done', 'impossible', 'failed', 'cancelled')`),
  ],
)
