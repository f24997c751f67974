import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whose access it is: a caller, or a row of a statement. */
interface User {
  userId: number | SQLWrapper
}

/** Whether the user is not a parent, and has all schools or meets a condition on the row `person`. */
const hasSchools = ({ userId }: User, some: SQL): SQL =>
  sql`exists (select from app_user person where person.id = ${userId} and person.role <> 'parent' and (person.has_all_schools or ${some}))`

/** Whether a column refers to a school that the user has access to. Parents have access to none. */
export const isOwnSchool = (user: User, schoolId: SQLWrapper): SQL =>
  hasSchools(
    user,
    sql`exists (select from user_school access where access.user_id = person.id and access.school_id = ${schoolId})`,
  )

/**
 * Whether a column refers to a site of a school that the user has access to, or to any site if that is all schools. Closed schools
 * count only `withClosed`.
 */
export const isSiteOfOwnSchool = (user: User, siteId: SQLWrapper, { withClosed = false } = {}): SQL =>
  hasSchools(
    user,
    sql`exists (select from inventory_site_school place
      join school own on own.id = place.school_id ${withClosed ? sql`` : sql`and own.archived_at is null`}
      join user_school access on access.school_id = own.id and access.user_id = person.id where place.inventory_site_id = ${siteId})`,
  )
