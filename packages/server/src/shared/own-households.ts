import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { Caller } from '../contract/operations.ts'

/** Whether a column refers to a household, not archived, that the office linked the caller to. The caller must be a parent. */
export const isOwnHousehold = ({ userId }: Pick<Caller, 'userId'>, householdId: SQLWrapper): SQL =>
  sql`exists (select from household_adult adult
    join app_user parent on parent.caterer_id = adult.caterer_id and parent.id = adult.user_id and parent.role = 'parent'
    join household home on home.caterer_id = adult.caterer_id and home.id = adult.household_id and home.archived_at is null
    where adult.user_id = ${userId} and adult.household_id = ${householdId})`
