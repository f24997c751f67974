import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'

export type School = Schemas['School']
export type MealProgram = Schemas['MealProgram']

/** The schools that a user has access to, by name, each with its meal programs. */
export async function listSchools(tx: Tx, userId: number): Promise<School[]> {
  const schools = await tx
    .select()
    .from(school)
    .where(and(isNull(school.archivedAt), isAccessible(tx, userId)))
    .orderBy(textOrder(school.schoolName), asc(school.id))
  const programs = await tx
    .select({ schoolId: schoolProgram.schoolId, program: mealProgram })
    .from(schoolProgram)
    .innerJoin(mealProgram, eq(mealProgram.id, schoolProgram.mealProgramId))
    .orderBy(sql`${mealProgram.menuType} collate "C"`, asc(mealProgram.id))
  return schools.map((row) => ({
    schoolId: row.id,
    schoolName: row.schoolName,
    subdomain: row.subdomain,
    moduleAccess: yesOrNo(row.moduleAccess),
    programs: programs.filter(({ schoolId }) => schoolId === row.id).map(({ program }) => toMealProgram(program)),
  }))
}

/** One school; null when the user has no access to it. */
export async function findSchool(tx: Tx, userId: number, schoolId: number): Promise<School | null> {
  const schools = await listSchools(tx, userId)
  return schools.find((row) => row.schoolId === schoolId) ?? null
}

/** The meal programs of the caterer, by name. */
export async function listMealPrograms(tx: Tx): Promise<MealProgram[]> {
  const rows = await tx
    .select()
    .from(mealProgram)
    .where(isNull(mealProgram.archivedAt))
    .orderBy(textOrder(mealProgram.programName), asc(mealProgram.id))
  return rows.map(toMealProgram)
}

export function toMealProgram(row: typeof mealProgram.$inferSelect): MealProgram {
  const { id, programName, grades, menuType, rulePack, gradeGroup, serviceDays } = row
  return { id, programName, grades, menuType, rulePack, gradeGroup, serviceDays }
}

/** All schools, or only those assigned to the user. */
function isAccessible(tx: Tx, userId: number) {
  return or(
    exists(
      tx
        .select({ id: appUser.id })
        .from(appUser)
        .where(and(eq(appUser.id, userId), eq(appUser.hasAllSchools, true))),
    ),
    exists(
      tx
        .select({ id: userSchool.id })
        .from(userSchool)
        .where(and(eq(userSchool.userId, userId), eq(userSchool.schoolId, school.id))),
    ),
  )
}

function yesOrNo(modules: Record<string, string>): Record<string, 'Yes' | 'No'> {
  return Object.fromEntries(Object.entries(modules).map(([name, value]) => [name, value === 'Yes' ? 'Yes' : 'No']))
}
