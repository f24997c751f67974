import type { MenuType } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import { type SchoolGrade, schoolModules } from '@commissary/domain/school'
import { eq } from 'drizzle-orm'

import { masterCalendar } from '../db/schema/master-menu.ts'
import { schoolCalendar, schoolDay, schoolLineChange } from '../db/schema/school-menu.ts'
import { mealProgram } from '../db/schema/school.ts'
import type { Tx } from '../db/work.ts'
import { toChangeRows } from '../modules/calendars/rows.ts'
import { insertSchool } from '../modules/schools/save-school.ts'
import { toChanges, type ItemId } from './demo-days.ts'
import { schoolHolidaysAround } from './federal-holidays.ts'
import { demoBands } from './menus/bands.ts'
import { demoCalendars, type DemoMenuDay, usualMeals } from './menus/demo-calendar.ts'
import { demoSchools, type DemoSchool } from './schools.ts'
import { publishMenu } from './publish-menus.ts'
import { seedConflict } from './seed-conflict.ts'
import { seedCycle } from './seed-cycles.ts'
import { seedDrafts } from './seed-drafts.ts'
import { seedMasterDays } from './seed-master-days.ts'
import { idOf } from './seed-pantry.ts'

type DemoMenuType = 'MEAL' | 'BREAKFAST'

/** The share of enrolled students who have lunch. */
const lunchShare = 0.7

const programKey = (menuType: MenuType, gradeGroup: GradeGroup) => `${menuType} ${gradeGroup}`

/** Inserts schools that serve these menu types to their grade group. Returns their ids by name. */
export async function seedSchools(
  tx: Tx,
  schools: readonly DemoSchool[],
  { menuTypes, hasProductionRecord }: { menuTypes: readonly DemoMenuType[]; hasProductionRecord: boolean },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { name, subdomain, gradeGroup, hasPublicMenu } of schools) {
    const [lowestGrade, highestGrade] = gradeGroup.split('-') as [SchoolGrade, SchoolGrade]
    const { id } = await insertSchool(tx, {
      schoolName: name,
      subdomain,
      lowestGrade,
      highestGrade,
      enrollment: Math.round((usualMeals('MEAL', gradeGroup) ?? 0) / lunchShare) || null,
      moduleAccess: {
        [schoolModules.productionRecord]: hasProductionRecord ? 'Yes' : 'No',
        ...(hasPublicMenu && { [schoolModules.publicMenu]: 'Yes' }),
      },
      meals: menuTypes.map((menuType) => ({
        menuType,
        gradeGroup,
        serviceDays: 5,
        plannedMeals: usualMeals(menuType, gradeGroup),
      })),
    })
    ids.set(name, id)
  }
  return ids
}

/**
 * Inserts the master calendars of each band and the calendars of the schools that follow them, with their changes.
 * Nothing is planned on holidays.
 */
export async function seedMenus(
  tx: Tx,
  today: string,
  schools: ReadonlyMap<string, number>,
  itemId: ItemId,
): Promise<void> {
  const programs = await programIds(tx)
  const holidays = new Set(schoolHolidaysAround(today).map(({ date }) => date))
  for (const { band, menuType, name, days } of demoCalendars(today)) {
    const mealProgramId = idOf(programs, programKey(menuType, band.gradeGroup))
    const [master] = await tx
      .insert(masterCalendar)
      .values({ mealProgramId, menuType, name })
      .returning({ id: masterCalendar.id })
    if (!master) throw new Error('The master calendar was not inserted')
    await seedMasterDays(
      tx,
      master.id,
      days.filter(({ date }) => !holidays.has(date)),
      itemId,
    )

    const followers = demoSchools.filter(({ gradeGroup }) => gradeGroup === band.gradeGroup)
    const schoolIds = followers.map(({ name: school }) => idOf(schools, school))
    await publishMenu(tx, master.id, schoolIds)
    if (band === demoBands[0]) await seedCycle(tx, { name: `${name} cycle`, programId: mealProgramId, days, itemId })
    // The schools change only their lunches.
    if (menuType !== 'MEAL') continue
    const calendars = await tx.select().from(schoolCalendar).where(eq(schoolCalendar.mealProgramId, mealProgramId))
    for (const own of followers) {
      const calendar = calendars.find(({ schoolId }) => schoolId === idOf(schools, own.name))
      if (!calendar) throw new Error(`${own.name} has no calendar`)
      await seedDifferences(tx, calendar.id, own, days, { itemId, holidays })
    }
    const isFirst = band === demoBands[0]
    if (isFirst) await seedConflict(tx, master.id, schoolIds, days, holidays)
    await seedDrafts(tx, master.id, days, { itemId, holidays, isFirst })
  }
}

async function programIds(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select().from(mealProgram)
  return new Map(rows.map(({ id, menuType, gradeGroup }) => [programKey(menuType, gradeGroup), id]))
}

async function seedDifferences(
  tx: Tx,
  schoolCalendarId: number,
  { differences }: DemoSchool,
  days: readonly DemoMenuDay[],
  { itemId, holidays }: { itemId: ItemId; holidays: ReadonlySet<string> },
) {
  for (const difference of differences) {
    const day = days[difference.week * 5 + difference.day]
    if (!day || holidays.has(day.date)) continue
    const changes = toChanges(day, difference, itemId)
    const [row] = await tx
      .insert(schoolDay)
      .values({
        schoolCalendarId,
        date: day.date,
        hasOwnMeals: changes.plannedMeals !== undefined,
        plannedMeals: changes.plannedMeals ?? null,
      })
      .returning({ id: schoolDay.id })
    if (row) await tx.insert(schoolLineChange).values(toChangeRows(row.id, changes))
  }
}
