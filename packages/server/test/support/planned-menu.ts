import { masterCalendar, masterDay, masterLine } from '../../src/db/schema/master-menu.ts'
import { mealProgram, school, schoolProgram } from '../../src/db/schema/school.ts'
import type { Tx } from '../../src/db/work.ts'
import { publishMenu } from '../../src/demo/publish-menus.ts'

interface PlannedLine {
  recipeId?: number
  ingredientId?: number
  menuItemId?: number
}

/**
 * A lunch program whose master menu has the lines on each of the dates, and schools that follow it. Every line is an entree
 * of 100 g, planned for all 100 meals.
 */
export async function addPlannedMenu(
  tx: Tx,
  { schools, dates, lines }: { schools: string[]; dates: string[]; lines: PlannedLine[] },
): Promise<{ schoolIds: number[]; programId: number; masterId: number }> {
  const [program] = await tx
    .insert(mealProgram)
    .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
    .returning()
  const ids = { menuType: 'MEAL' as const, mealProgramId: program?.id ?? 0 }
  const [master] = await tx
    .insert(masterCalendar)
    .values({ ...ids, name: 'Elementary lunch' })
    .returning()
  const masterCalendarId = master?.id ?? 0
  for (const date of dates) {
    const [day] = await tx.insert(masterDay).values({ masterCalendarId, date, plannedMeals: 100 }).returning()
    await tx.insert(masterLine).values(
      lines.map((line, index) => ({
        masterDayId: day?.id ?? 0,
        lineKey: `line-${index}`,
        position: index + 1,
        category: 'Entree' as const,
        plannedServings: 100,
        ...(line.ingredientId && { portionAmount: '100', portionUnit: 'g' as const }),
        ...line,
      })),
    )
  }
  const rows = await tx
    .insert(school)
    .values(schools.map((schoolName) => ({ schoolName })))
    .returning()
  const schoolIds = rows.map(({ id }) => id)
  await tx.insert(schoolProgram).values(schoolIds.map((schoolId) => ({ schoolId, ...ids })))
  await publishMenu(tx, masterCalendarId, schoolIds)
  return { schoolIds, programId: ids.mealProgramId, masterId: masterCalendarId }
}
