import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { household, householdAdult, ledgerEntry, student } from '../../db/schema/household.ts'
import { school } from '../../db/schema/school.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import {
  containingWords,
  orderOf,
  pageInfo,
  type PageQuery,
  pageRows,
  textOrder,
  toAmount,
} from '../../shared/lists.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import { nameOfUser } from '../history/record-event.ts'

export type Household = Schemas['Household']
type User = Pick<Caller, 'userId'>

export interface HouseholdQuery extends PageQuery {
  q?: string
  sort?: string
  schoolId?: number
  balance?: 'negative' | 'zero' | 'positive'
  isArchived?: boolean
}

const balance = sql<string>`(select coalesce(sum(entry.amount), 0) from ${ledgerEntry} entry
  where entry.household_id = household.id)`
const studentsOf = (where: SQL = sql`true`) => sql`exists (select from ${student} pupil
  where pupil.household_id = household.id and pupil.archived_at is null and ${where})`
/** Includes students' names: the office knows families by them. */
const searched = sql`household.name || ' ' || coalesce(household.code, '') || ' ' || coalesce(household.email, '') || ' '
  || coalesce((select string_agg(pupil.first_name || ' ' || pupil.last_name || ' ' || coalesce(pupil.student_number, ''), ' ')
    from ${student} pupil where pupil.household_id = household.id and pupil.archived_at is null), '')`

const signs = { negative: sql`<`, zero: sql`=`, positive: sql`>` }
const sorts = { name: textOrder(household.name), code: textOrder(household.code), balance }

/** Whether the user has access to a household: one with a student in one of their schools, or without students. */
const isOwn = (user: User) => or(sql`not ${studentsOf()}`, studentsOf(isOwnSchool(user, sql`pupil.school_id`)))

/** A page of households with their balances, and the totals that all of them owe and have. */
export async function listHouseholds(tx: Tx, user: User, query: HouseholdQuery): Promise<Schemas['HouseholdList']> {
  const where = and(
    query.isArchived ? isNotNull(household.archivedAt) : isNull(household.archivedAt),
    isOwn(user),
    containingWords(searched, query.q),
    query.schoolId === undefined ? undefined : studentsOf(sql`pupil.school_id = ${query.schoolId}`),
    query.balance && sql`${balance} ${signs[query.balance]} 0`,
  )
  const { limit, offset } = pageRows(query)
  const rows = await households(tx)
    .where(where)
    .orderBy(...orderOf(query.sort, sorts, 'name', household.id))
    .limit(limit)
    .offset(offset)
  const [totals] = await tx
    .select({
      rows: sql<number>`count(*)::int`,
      owed: sql<string>`coalesce(sum(greatest(-${balance}, 0)), 0)::text`,
      held: sql<string>`coalesce(sum(greatest(${balance}, 0)), 0)::text`,
    })
    .from(household)
    .where(where)
  return {
    _embedded: { households: await withPeople(tx, rows) },
    page: pageInfo(query, totals?.rows ?? 0),
    totals: { owed: toAmount(totals?.owed ?? '0'), held: toAmount(totals?.held ?? '0') },
  }
}

/** One household, archived or not; null for an unknown id. */
export async function readHousehold(tx: Tx, id: number): Promise<Household | null> {
  const [found] = await withPeople(tx, await households(tx).where(eq(household.id, id)))
  return found ?? null
}

/** Whether a household is in use and the user has access to it. */
export async function hasHousehold(tx: Tx, user: User, id: number): Promise<boolean> {
  const where = and(eq(household.id, id), isNull(household.archivedAt), isOwn(user))
  return (await tx.select({ id: household.id }).from(household).where(where)).length > 0
}

/** Whether the user has access to a household, archived or not. */
export async function isHouseholdOf(tx: Tx, user: User, id: number): Promise<boolean> {
  const where = and(eq(household.id, id), isOwn(user))
  return (await tx.select({ id: household.id }).from(household).where(where)).length > 0
}

function households(tx: Tx) {
  return tx
    .select({
      id: household.id,
      name: household.name,
      code: household.code,
      email: household.email,
      phone: household.phone,
      note: household.note,
      balance: sql<string>`${balance}::text`,
      isArchived: sql<boolean>`${household.archivedAt} is not null`,
      version: household.version,
      updatedAt: household.updatedAt,
      updatedBy: nameOfUser(household.updatedBy),
    })
    .from(household)
    .$dynamic()
}

type Row = Omit<Household, 'adults' | 'students'>

async function withPeople(tx: Tx, rows: readonly Row[]): Promise<Household[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const adults = await tx
    .select({
      householdId: householdAdult.householdId,
      userId: appUser.id,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      email: appUser.userName,
      state: sql<'invited' | 'active' | 'disabled'>`case when ${appUser.status} = 'disabled' then 'disabled'
        when ${appUser.passwordHash} is null then 'invited' else 'active' end`,
    })
    .from(householdAdult)
    .innerJoin(appUser, and(eq(appUser.id, householdAdult.userId), isNull(appUser.archivedAt)))
    .where(inArray(householdAdult.householdId, ids))
    .orderBy(textOrder(appUser.lastName), textOrder(appUser.firstName), asc(appUser.id))
  const students = await tx
    .select({
      householdId: student.householdId,
      id: student.id,
      firstName: student.firstName,
      lastName: student.lastName,
      className: student.className,
      schoolId: student.schoolId,
      schoolName: school.schoolName,
    })
    .from(student)
    .innerJoin(school, eq(school.id, student.schoolId))
    .where(and(inArray(student.householdId, ids), isNull(student.archivedAt)))
    .orderBy(textOrder(student.lastName), textOrder(student.firstName), asc(student.id))
  const [adultsOf, pupilsOf] = [byHousehold(adults), byHousehold(students)]
  return rows.map((row) => ({
    ...row,
    balance: toAmount(row.balance),
    adults: adultsOf(row.id),
    students: pupilsOf(row.id),
  }))
}

function byHousehold<T extends { householdId: number }>(rows: readonly T[]) {
  const grouped = Map.groupBy(rows, ({ householdId }) => householdId)
  return (id: number) => (grouped.get(id) ?? []).map(({ householdId: _, ...rest }) => rest)
}
