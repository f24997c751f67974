import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { containingWords, orderOf, pageInfo, type PageQuery, pageRows, textOrder } from '../../shared/lists.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import { nameOfUser } from '../history/record-event.ts'

export type Student = Schemas['Student']
type User = Pick<Caller, 'userId'>

export interface StudentQuery extends PageQuery {
  q?: string
  sort?: string
  schoolId?: number
  householdId?: number
  className?: string
  hasAllergies?: boolean
  isArchived?: boolean
}

const sorts = {
  lastName: textOrder(student.lastName),
  firstName: textOrder(student.firstName),
  className: textOrder(student.className),
  schoolName: textOrder(school.schoolName),
  studentNumber: textOrder(student.studentNumber),
}
const searched = sql`${student.firstName} || ' ' || ${student.lastName} || ' ' || coalesce(${student.studentNumber}, '')
  || ' ' || coalesce(${student.className}, '') || ' ' || ${household.name}`

/** A page of the students of the schools that the user has access to. */
export async function listStudents(tx: Tx, user: User, query: StudentQuery): Promise<Schemas['StudentList']> {
  const where = and(
    query.isArchived ? isNotNull(student.archivedAt) : isNull(student.archivedAt),
    isOwnSchool(user, student.schoolId),
    containingWords(searched, query.q),
    query.schoolId === undefined ? undefined : eq(student.schoolId, query.schoolId),
    query.householdId === undefined ? undefined : eq(student.householdId, query.householdId),
    query.className === undefined ? undefined : eq(student.className, query.className),
    query.hasAllergies === undefined
      ? undefined
      : sql`(jsonb_array_length(${student.allergies}) > 0) = ${query.hasAllergies}`,
  )
  const { limit, offset } = pageRows(query)
  const students = await selectStudents(tx, where)
    .orderBy(...orderOf(query.sort, sorts, 'lastName,firstName', student.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(student)
    .innerJoin(household, eq(household.id, student.householdId))
    .where(where)
  return { _embedded: { students }, page: pageInfo(query, counted?.rows ?? 0) }
}

/** One student, archived or not; null for an unknown id. */
export async function readStudent(tx: Tx, id: number): Promise<Student | null> {
  const [found] = await selectStudents(tx, eq(student.id, id))
  return found ?? null
}

/** A student in use, of a school that the user has access to; null for any other. */
export async function findStudent(tx: Tx, user: User, id: number): Promise<Student | null> {
  const where = and(eq(student.id, id), isNull(student.archivedAt), isOwnSchool(user, student.schoolId))
  const [found] = await selectStudents(tx, where)
  return found ?? null
}

/** Whether a student, archived or not, goes to a school that the user has access to. */
export async function isStudentOf(tx: Tx, user: User, id: number): Promise<boolean> {
  const where = and(eq(student.id, id), isOwnSchool(user, student.schoolId))
  return (await tx.select({ id: student.id }).from(student).where(where)).length > 0
}

function selectStudents(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      id: student.id,
      householdId: student.householdId,
      householdName: household.name,
      schoolId: student.schoolId,
      schoolName: school.schoolName,
      firstName: student.firstName,
      lastName: student.lastName,
      studentNumber: student.studentNumber,
      className: student.className,
      allergies: student.allergies,
      priceType: student.priceType,
      isArchived: sql<boolean>`${student.archivedAt} is not null`,
      version: student.version,
      updatedAt: student.updatedAt,
      updatedBy: nameOfUser(student.updatedBy),
    })
    .from(student)
    .innerJoin(household, eq(household.id, student.householdId))
    .innerJoin(school, eq(school.id, student.schoolId))
    .where(where)
    .$dynamic()
}
