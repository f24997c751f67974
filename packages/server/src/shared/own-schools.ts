import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { Caller } from '../contract/operations.ts'

/** Whether a column has a school that the caller has access to. Parents have none. */
export const isOwnSchool = ({ userId }: Pick<Caller, 'userId'>, schoolId: SQLWrapper): SQL =>
  sql`exists (select from app_user caller where caller.id = ${userId} and caller.role <> 'parent' and (caller.has_all_schools
    or exists (select from user_school access where access.user_id = caller.id and access.school_id = ${schoolId})))`
