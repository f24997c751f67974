import {
  type GradeGroup,
  isPreschool,
  noMealPattern,
  type PreschoolGroup,
  sharedGroups,
} from '@commissary/domain/rules'
import { usesOfferVersusServe } from '@commissary/domain/school'
import { and, eq, isNull } from 'drizzle-orm'

import { mealProgram, schoolProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { lockColumn } from '../../records/save-record.ts'
import type { NamedMeal, SchoolMeal } from './school-record.ts'

/**
 * The program of a menu type, and the family of its rule packs. Dinner is the supper of at-risk afterschool care (7 CFR
 * 226.17a). 7 CFR 226.20(a) and (c) have the same components for lunch and supper, which are the packs of preschool. For the
 * grades, schools may follow the lunch pattern of the NSLP instead: read in a state agency's approval form for at-risk
 * suppers, not in the regulation itself. Extra and Side are no reimbursable meals, so no meal pattern covers them.
 */
const programs = {
  BREAKFAST: { name: 'School Breakfast Program', rulePack: 'us-sbp' },
  MEAL: { name: 'National School Lunch Program', rulePack: 'us-nslp' },
  SNACK: { name: 'Afterschool Snack', rulePack: 'us-nslp-snack' },
  DINNER: { name: 'Afterschool Supper', rulePack: 'us-nslp' },
  EXTRA: { name: 'Extra (A La Carte)', rulePack: noMealPattern },
  SIDE: { name: 'Side', rulePack: noMealPattern },
} as const satisfies Record<SchoolMeal['menuType'], { name: string; rulePack: string }>

/** Names of the age groups of preschool in the name of a program. A grade group is its own name. */
const ages: Record<PreschoolGroup, string> = { 'PK1-2': 'Pre-K ages 1–2', 'PK3-5': 'Pre-K ages 3–5' }
const gradesOf = (group: GradeGroup): string => (isPreschool(group) ? ages[group] : group)

const defaultServiceDays = 5

/**
 * A message for each meal that repeats an earlier one, or that is shared by grade groups that cannot share it: a grade group
 * has only one menu of each type.
 */
export function mealMessages(meals: readonly SchoolMeal[]): FieldMessages {
  const seen = new Set<string>()
  const fields: FieldMessages = {}
  for (const [index, { menuType, gradeGroup, alsoGradeGroups = [] }] of meals.entries()) {
    const isSeen = (group: GradeGroup) => seen.has(`${menuType} ${group}`)
    if (!sharedGroups(programs[menuType].rulePack, gradeGroup, alsoGradeGroups)) {
      fields[`meals.${index}.alsoGradeGroups`] = message('schools.cannotShare')
    } else if (alsoGradeGroups.some(isSeen)) {
      fields[`meals.${index}.alsoGradeGroups`] = message('schools.repeatedGroup')
    }
    if (isSeen(gradeGroup)) fields[`meals.${index}.gradeGroup`] = message('schools.repeatedMeal')
    for (const group of [gradeGroup, ...alsoGradeGroups]) seen.add(`${menuType} ${group}`)
  }
  return fields
}

interface ProgramMeal extends NamedMeal {
  mealProgramId: number
}

/** The meals with the caterer's meal program for each menu type and grade group, which is added if missing. */
export async function programsOf(tx: Tx, meals: readonly SchoolMeal[]): Promise<ProgramMeal[]> {
  const found: ProgramMeal[] = []
  for (const meal of meals) {
    const { id, programName } = await findOrAddProgram(tx, meal)
    found.push({ ...meal, programName, mealProgramId: id })
  }
  return found
}

/** Replaces the meals of a school. The menu of a removed meal stays stored, and is back when the meal is added again. */
export async function replaceMeals(tx: Tx, schoolId: number, meals: readonly ProgramMeal[]): Promise<void> {
  await tx.delete(schoolProgram).where(eq(schoolProgram.schoolId, schoolId))
  if (meals.length === 0) return
  await tx.insert(schoolProgram).values(
    meals.map(({ mealProgramId, serviceDays, plannedMeals, ...meal }) => ({
      schoolId,
      menuType: meal.menuType,
      mealProgramId,
      serviceDays,
      plannedMeals,
      alsoGradeGroups:
        sharedGroups(programs[meal.menuType].rulePack, meal.gradeGroup, meal.alsoGradeGroups ?? []) ?? [],
      offerVersusServe: usesOfferVersusServe(meal),
    })),
  )
}

async function findOrAddProgram(tx: Tx, { menuType, gradeGroup }: SchoolMeal) {
  const { name, rulePack } = programs[menuType]
  await lockColumn(tx, mealProgram.programName)
  const [found] = await tx
    .select()
    .from(mealProgram)
    .where(
      and(
        eq(mealProgram.rulePack, rulePack),
        eq(mealProgram.gradeGroup, gradeGroup),
        eq(mealProgram.menuType, menuType),
        isNull(mealProgram.archivedAt),
      ),
    )
    .orderBy(mealProgram.id)
    .limit(1)
  if (found) return found
  const [added] = await tx
    .insert(mealProgram)
    .values({
      programName: `${name} ${gradesOf(gradeGroup)}`,
      grades: gradesOf(gradeGroup),
      rulePack,
      gradeGroup,
      menuType,
      serviceDays: defaultServiceDays,
    })
    .returning()
  if (!added) throw new Error('The meal program was not inserted')
  return added
}
