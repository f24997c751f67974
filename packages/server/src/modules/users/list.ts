import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { school } from '../../db/schema/school.ts'
import { recordHistory } from '../../db/schema/settings.ts'
import { appUser, userLogin, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser } from '../history/record-event.ts'
import {
  type ColumnFilters,
  containing,
  orderOf,
  pageInfo,
  pageRows,
  textOrder,
  type PageQuery,
} from '../../shared/lists.ts'

export type User = Schemas['User']
type UserList = Schemas['UserList']

interface UserQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  q?: string
  sort?: string
  role?: User['role']
  status?: User['status']
}

const status = sql<User['status']>`case when ${appUser.status} = 'disabled' then 'inactive'
  when ${appUser.passwordHash} is null then 'invited' else 'active' end`
/** From the history, because it is kept longer than mails. A user is invited when added, and again on request. */
const invitedAt = sql<string | null>`(select max(h.created_at) from ${recordHistory} h
  where h.record_type = 'user' and h.record_id = ${appUser.id} and h.action = 'invited')`

const sorts: Record<string, SQL> = {
  lastName: textOrder(appUser.lastName),
  firstName: textOrder(appUser.firstName),
  email: textOrder(appUser.userName),
  role: sql`${appUser.role} collate "C"`,
  status: sql`${status} collate "C"`,
  lastLogin: sql`${userLogin.lastLoginAt}`,
}
const filtered = {
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  email: appUser.userName,
  mobile: appUser.mobile,
}
export const userSorts: readonly string[] = Object.keys(sorts)

/** A page of the caterer's users, by last and first name unless `sort` names other keys. */
export async function listUsers(tx: Tx, query: UserQuery): Promise<UserList> {
  const where = and(
    isNull(appUser.archivedAt),
    containsWords(query.q),
    containing(filtered, query),
    query.role && eq(appUser.role, query.role),
    query.status && sql`${status} = ${query.status}`,
  )
  const { limit, offset } = pageRows(query)
  const rows = await users(tx)
    .where(where)
    .orderBy(...orderOf(query.sort, sorts, 'lastName,firstName', appUser.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await tx.select({ total: count() }).from(appUser).where(where)
  return { _embedded: { users: await withSchools(tx, rows) }, page: pageInfo(query, counted?.total ?? 0) }
}

/** One user; null for an unknown id. */
export async function readUser(tx: Tx, id: number): Promise<User | null> {
  const rows = await users(tx).where(and(eq(appUser.id, id), isNull(appUser.archivedAt)))
  const [user] = await withSchools(tx, rows)
  return user ?? null
}

function users(tx: Tx) {
  return tx
    .select({
      id: appUser.id,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      email: appUser.userName,
      mobile: appUser.mobile,
      role: appUser.role,
      hasAllSchools: appUser.hasAllSchools,
      modules: appUser.modules,
      status,
      lastLogin: userLogin.lastLoginAt,
      invitedAt,
      version: appUser.version,
      updatedAt: appUser.updatedAt,
      updatedBy: nameOfUser(appUser.updatedBy),
    })
    .from(appUser)
    .leftJoin(userLogin, eq(userLogin.userId, appUser.id))
}

type UserRow = Awaited<ReturnType<typeof users>>[number]

/** Adds each user's schools by name, without archived ones, in one query for the whole page. */
async function withSchools(tx: Tx, rows: UserRow[]): Promise<User[]> {
  const limited = rows.filter(({ hasAllSchools }) => !hasAllSchools).map(({ id }) => id)
  const schools =
    limited.length === 0
      ? []
      : await tx
          .select({ userId: userSchool.userId, schoolId: school.id, schoolName: school.schoolName })
          .from(userSchool)
          .innerJoin(school, eq(school.id, userSchool.schoolId))
          .where(and(inArray(userSchool.userId, limited), isNull(school.archivedAt)))
          .orderBy(textOrder(school.schoolName), school.id)
  return rows.map((row) => ({
    ...row,
    schools: schools
      .filter(({ userId }) => userId === row.id)
      .map(({ schoolId, schoolName }) => ({ schoolId, schoolName })),
  }))
}

/** Every word appears somewhere in the name or the email address. */
function containsWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const text = sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName} || ' ' || ${appUser.userName})`
  return and(...words.map((word) => sql`strpos(${text}, lower(${word})) > 0`))
}
