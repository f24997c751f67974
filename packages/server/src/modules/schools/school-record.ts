import { usesOfferVersusServe } from '@commissary/domain/school'
import { and, eq, isNull, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { textOrder } from '../../shared/lists.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'

export type SchoolInput = Schemas['SchoolRecordInput']
type SchoolRecord = Schemas['SchoolRecord']
type Term = Schemas['SchoolTerm']
export type SchoolMeal = Schemas['SchoolMeal']
/** A meal with the name of its program, which the history shows. */
export type NamedMeal = SchoolMeal & { programName: string }

export const schoolRecord = defineRecord({
  type: 'school',
  table: school,
  texts: 'schools',
  read: readSchoolRecord,
  // An omitted map of modules stays as stored.
  otherColumns: ['moduleAccess'],
  fields: {
    schoolId: notStored,
    schoolName: column('schoolName', trimmed),
    subdomain: column('subdomain', emptyToNull),
    address: column('address', emptyToNull),
    lowestGrade: column('lowestGrade', (grade: SchoolInput['lowestGrade']) => grade ?? null),
    highestGrade: column('highestGrade', (grade: SchoolInput['highestGrade']) => grade ?? null),
    enrollment: column('enrollment', (students: SchoolInput['enrollment']) => students ?? null),
    moduleAccess: notStored,
    meals: notStored,
    terms: columns(
      (terms: SchoolInput['terms']) => ({
        terms: (terms ?? []).map((term) => ({ ...term, termName: trimmed(term.termName) })),
      }),
      ({ terms }: { terms: Term[] }) => terms.map(termText),
    ),
    servingLines: columns(
      (lines: SchoolInput['servingLines']) => ({ servingLines: (lines ?? []).map(trimmed) }),
      ({ servingLines }: { servingLines: string[] }) => servingLines,
    ),
  } satisfies FieldsOf<SchoolInput, typeof school>,
})

const termText = ({ termName, startDate, endDate }: Term) => `${termName} ${startDate} – ${endDate}`

/** What the history shows of fields without a column. */
export const extraHistory = (moduleAccess: Record<string, string>, meals: readonly NamedMeal[]) => ({
  moduleAccess: Object.entries(moduleAccess).map(([name, value]) => `${name}: ${value}`),
  meals: meals.map((meal) =>
    [
      [meal.programName, ...(meal.alsoGradeGroups ?? [])].join(' + '),
      meal.serviceDays,
      meal.plannedMeals,
      usesOfferVersusServe(meal) ? 'offer versus serve' : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
  ),
})

const view = {
  schoolId: school.id,
  schoolName: school.schoolName,
  subdomain: school.subdomain,
  address: school.address,
  lowestGrade: school.lowestGrade,
  highestGrade: school.highestGrade,
  enrollment: school.enrollment,
  moduleAccess: school.moduleAccess,
  terms: school.terms,
  servingLines: school.servingLines,
  version: school.version,
  updatedAt: school.updatedAt,
  updatedBy: nameOfUser(school.updatedBy),
} satisfies Record<Exclude<keyof SchoolRecord, 'meals'>, unknown>

/** All schools of the caterer, by name. */
export function listSchoolRecords(tx: Tx): Promise<SchoolRecord[]> {
  return select(tx, isNull(school.archivedAt))
}

/** One school; null for an unknown or archived one. */
export async function readSchoolRecord(tx: Tx, id: number): Promise<SchoolRecord | null> {
  const [found] = await select(tx, and(eq(school.id, id), isNull(school.archivedAt)))
  return found ?? null
}

async function select(tx: Tx, where: SQL | undefined): Promise<SchoolRecord[]> {
  const rows = await tx.select(view).from(school).where(where).orderBy(textOrder(school.schoolName), school.id)
  const meals = Map.groupBy(await selectMeals(tx), ({ schoolId }) => schoolId)
  return rows.map((row) => ({
    ...row,
    moduleAccess: yesOrNo(row.moduleAccess),
    meals: (meals.get(row.schoolId) ?? []).map(
      ({ schoolId: _school, programName: _name, offerVersusServe, ...meal }) => ({
        ...meal,
        ...(usesOfferVersusServe({ ...meal, offerVersusServe }) && { offerVersusServe: true }),
      }),
    ),
  }))
}

/** The meals of a school with their programs' names. */
export const mealsOf = (tx: Tx, schoolId: number): Promise<NamedMeal[]> =>
  selectMeals(tx, eq(schoolProgram.schoolId, schoolId))

async function selectMeals(tx: Tx, where?: SQL): Promise<(NamedMeal & { schoolId: number })[]> {
  const rows = await tx
    .select({ own: schoolProgram, program: mealProgram })
    .from(schoolProgram)
    .innerJoin(mealProgram, eq(mealProgram.id, schoolProgram.mealProgramId))
    .where(where)
    .orderBy(schoolProgram.id)
  return rows.map(({ own, program }) => ({
    schoolId: own.schoolId,
    programName: program.programName,
    menuType: program.menuType,
    gradeGroup: program.gradeGroup,
    serviceDays: own.serviceDays ?? program.serviceDays,
    plannedMeals: own.plannedMeals,
    ...(own.alsoGradeGroups.length > 0 && { alsoGradeGroups: own.alsoGradeGroups }),
    offerVersusServe: own.offerVersusServe,
  }))
}

/** Entries of the module map as the contract has them: anything but "Yes" is "No". */
export function yesOrNo(modules: Record<string, string>): Record<string, 'Yes' | 'No'> {
  return Object.fromEntries(Object.entries(modules).map(([name, value]) => [name, value === 'Yes' ? 'Yes' : 'No']))
}
