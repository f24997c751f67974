import { type GradeGroup, gradeGroups, groupsText, sharedGroups } from '@commissary/domain/rules'
import { isInTerm, usesOfferVersusServe } from '@commissary/domain/school'
import { type AnyColumn, and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import { yesOrNo } from './school-record.ts'

export type School = Schemas['School']
export type MealProgram = Schemas['MealProgram']

/** The schools that a user has access to, by name, each with its meal programs. With a date, those open in a term of it. */
export const listSchools = (tx: Tx, userId: number, date?: string): Promise<School[]> =>
  readSchools(tx, userId, { date })

/** All schools, except archived ones, for work that is not on behalf of a user. */
export const listAllSchools = (tx: Tx): Promise<School[]> => readSchools(tx, null, {})

/** One school; null when the user has no access to it. */
export async function findSchool(tx: Tx, userId: number, schoolId: number): Promise<School | null> {
  const [found] = await findSchools(tx, userId, [schoolId])
  return found ?? null
}

/** A school found without a user's access, such as by a link to one of its records. */
export async function findSchoolOfLink(tx: Tx, schoolId: number): Promise<School | null> {
  const [found] = await readSchools(tx, null, { schoolIds: [schoolId] })
  return found ?? null
}

/** The given schools that the user has access to, by name. */
export const findSchools = (tx: Tx, userId: number, schoolIds: readonly number[]): Promise<School[]> =>
  readSchools(tx, userId, { schoolIds })

async function readSchools(
  tx: Tx,
  userId: number | null,
  { date, schoolIds }: { date?: string | undefined; schoolIds?: readonly number[] },
): Promise<School[]> {
  const is = (column: AnyColumn) => (schoolIds === undefined ? undefined : inArray(column, [...schoolIds]))
  const accessible = await tx
    .select()
    .from(school)
    .where(
      and(is(school.id), isNull(school.archivedAt), userId === null ? undefined : isOwnSchool({ userId }, school.id)),
    )
    .orderBy(textOrder(school.schoolName), asc(school.id))
  const schools = accessible.filter(({ terms }) => date === undefined || isInTerm(terms, date))
  const rows = await tx
    .select({ own: schoolProgram, program: mealProgram })
    .from(schoolProgram)
    .innerJoin(mealProgram, eq(mealProgram.id, schoolProgram.mealProgramId))
    .where(is(schoolProgram.schoolId))
    .orderBy(sql`${mealProgram.menuType} collate "C"`, gradeOrder, asc(mealProgram.id))
  const programs = Map.groupBy(rows, ({ own }) => own.schoolId)
  return schools.map((row) => ({
    schoolId: row.id,
    schoolName: row.schoolName,
    subdomain: row.subdomain,
    moduleAccess: yesOrNo(row.moduleAccess),
    ...(row.servingLines.length > 0 && { servingLines: row.servingLines }),
    programs: (programs.get(row.id) ?? []).map(({ own, program }) => ({
      ...sharedProgram(toMealProgram({ program, declines: own.offerVersusServe }), own.alsoGradeGroups),
      serviceDays: own.serviceDays ?? program.serviceDays,
      plannedMeals: own.plannedMeals,
    })),
  }))
}

/** Youngest grade group first. */
const gradeOrder = sql`array_position(${sql.raw(`array[${gradeGroups.map((group) => `'${group}'`).join()}]`)}, ${mealProgram.gradeGroup})`

/**
 * The program of a menu type at a school: the one with the id, or without an id the first, if any. Throws a 422 for an id of
 * no such program.
 */
export function programOf(
  { programs, schoolName }: Pick<School, 'programs' | 'schoolName'>,
  menuType: MealProgram['menuType'],
  programId: number | undefined,
): MealProgram | undefined {
  const ofType = programs.filter((one) => one.menuType === menuType)
  if (programId === undefined) return ofType[0]
  const found = ofType.find(({ id }) => id === programId)
  if (!found) throw rejected({ programId: message('calendars.unknownProgram', { school: schoolName }) })
  return found
}

/** The meal programs of the caterer, by name. */
export async function listMealPrograms(tx: Tx): Promise<MealProgram[]> {
  const rows = await tx
    .select(programColumns)
    .from(mealProgram)
    .where(isNull(mealProgram.archivedAt))
    .orderBy(textOrder(mealProgram.programName), asc(mealProgram.id))
  return rows.map(toMealProgram)
}

/** A program with whether students may decline part of its meal at one of the schools that serve it. */
export const programColumns = {
  program: mealProgram,
  declines: sql<boolean>`exists (select from school_program own
    join school on school.id = own.school_id and school.archived_at is null
    where own.meal_program_id = "meal_program"."id" and own.offer_versus_serve)`,
}

interface ProgramRow {
  program: typeof mealProgram.$inferSelect
  declines: boolean
}

export function toMealProgram({ program, declines }: ProgramRow): MealProgram {
  const { id, programName, grades, menuType, rulePack, gradeGroup, serviceDays } = program
  const offerVersusServe = usesOfferVersusServe({ menuType, gradeGroup, offerVersusServe: declines })
  const shared = { id, programName, grades, menuType, rulePack, gradeGroup, serviceDays }
  return offerVersusServe ? { ...shared, offerVersusServe } : shared
}

/** A program with the further grade groups that are served its menu. */
export function sharedProgram(program: MealProgram, alsoGradeGroups: readonly GradeGroup[]): MealProgram {
  if (alsoGradeGroups.length === 0) return program
  const grades = groupsText([program.gradeGroup, ...alsoGradeGroups])
  const shared = { ...program, grades, alsoGradeGroups: [...alsoGradeGroups] }
  return usesOfferVersusServe(shared) ? { ...shared, offerVersusServe: true } : shared
}

/** Further grade groups of a menu as they are stored; none if omitted. Throws a 422 if they cannot share its program's menu. */
export function alsoGradeGroupsOf(
  { rulePack, gradeGroup }: Pick<MealProgram, 'rulePack' | 'gradeGroup'>,
  also: readonly GradeGroup[] = [],
): GradeGroup[] {
  const groups = sharedGroups(rulePack, gradeGroup, also)
  if (!groups) throw rejected({ alsoGradeGroups: message('schools.cannotShare') })
  return groups
}
