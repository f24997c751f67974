import { and, eq, isNull } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnHousehold } from '../../shared/own-households.ts'

export type Parent = Pick<Caller, 'userId'>

const columns = {
  id: student.id,
  householdId: student.householdId,
  firstName: student.firstName,
  lastName: student.lastName,
  className: student.className,
  schoolId: student.schoolId,
  schoolName: school.schoolName,
  allergies: student.allergies,
  priceType: student.priceType,
  version: student.version,
  updatedAt: student.updatedAt,
}
const isOwnChild = (parent: Parent) => and(isNull(student.archivedAt), isOwnHousehold(parent, student.householdId))

/** The children of a parent's households, except archived ones, by name. */
export const listChildren = (tx: Tx, parent: Parent) =>
  tx
    .select(columns)
    .from(student)
    .innerJoin(school, eq(school.id, student.schoolId))
    .where(isOwnChild(parent))
    .orderBy(textOrder(student.firstName), textOrder(student.lastName), student.id)

export type Child = Awaited<ReturnType<typeof listChildren>>[number]

/** A child of a parent. Throws the same 404 for an unknown one, another family's, an archived one and one of an archived household. */
export async function needChild(tx: Tx, parent: Parent, id: number): Promise<Child> {
  const [found] = await tx
    .select(columns)
    .from(student)
    .innerJoin(school, eq(school.id, student.schoolId))
    .where(and(eq(student.id, id), isOwnChild(parent)))
  if (!found) throw notFound(message('ownFamily.childNotFound'))
  return found
}

/** The households that a parent is linked to, by name. */
export const listOwnHouseholds = (tx: Tx, parent: Parent) =>
  tx
    .select({ id: household.id, name: household.name })
    .from(household)
    .where(isOwnHousehold(parent, household.id))
    .orderBy(textOrder(household.name), household.id)
