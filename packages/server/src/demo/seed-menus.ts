import type { GradeGroup } from '@commissary/domain/rules'

import {
  masterCalendar,
  masterDay,
  masterLine,
  schoolCalendar,
  schoolDay,
  schoolLineChange,
} from '../db/schema/calendar.ts'
import { mealProgram, school, schoolProgram } from '../db/schema/school.ts'
import type { Tx } from '../db/work.ts'
import { toChangeRows } from '../modules/calendars/rows.ts'
import { toChanges, toMenuDay, type ItemId } from './demo-days.ts'
import { demoCalendars, type DemoMenuDay } from './menus/demo-calendar.ts'
import { demoSchools, type DemoSchool } from './schools.ts'
import { idOf } from './seed-pantry.ts'

/** Inserts a meal program per grade group. Returns their ids. */
export async function seedPrograms(tx: Tx, gradeGroups: readonly GradeGroup[]): Promise<Map<GradeGroup, number>> {
  const rows = await tx
    .insert(mealProgram)
    .values(
      gradeGroups.map((gradeGroup) => ({
        programName: `National School Lunch Program ${gradeGroup}`,
        grades: gradeGroup,
        rulePack: 'us-nslp',
        gradeGroup,
        menuType: 'MEAL' as const,
      })),
    )
    .returning({ id: mealProgram.id, gradeGroup: mealProgram.gradeGroup })
  return new Map(rows.map(({ id, gradeGroup }) => [gradeGroup, id]))
}

/** Inserts schools that serve lunch under their grade group's program. Returns their ids by name. */
export async function seedSchools(
  tx: Tx,
  schools: readonly DemoSchool[],
  programs: ReadonlyMap<GradeGroup, number>,
  hasProductionRecord: boolean,
): Promise<Map<string, number>> {
  const moduleAccess = { 'Production Record': hasProductionRecord ? 'Yes' : 'No' }
  const rows = await tx
    .insert(school)
    .values(
      schools.map(({ name, subdomain, gradeGroup }) => ({ schoolName: name, subdomain, gradeGroup, moduleAccess })),
    )
    .returning({ id: school.id, name: school.schoolName })
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  await tx.insert(schoolProgram).values(
    schools.map(({ name, gradeGroup }) => ({
      schoolId: idOf(ids, name),
      menuType: 'MEAL' as const,
      mealProgramId: idOf(programs, gradeGroup),
    })),
  )
  return ids
}

/** Inserts a master calendar for each band and the calendars of the schools that follow it, with their changes. */
export async function seedMenus(
  tx: Tx,
  today: string,
  programs: ReadonlyMap<GradeGroup, number>,
  schools: ReadonlyMap<string, number>,
  itemId: ItemId,
): Promise<void> {
  for (const { band, days } of demoCalendars(today)) {
    const mealProgramId = idOf(programs, band.gradeGroup)
    const [master] = await tx
      .insert(masterCalendar)
      .values({ mealProgramId, menuType: 'MEAL', name: band.calendarName, status: 'published' })
      .returning({ id: masterCalendar.id })
    if (!master) throw new Error('The master calendar was not inserted')
    await seedMasterDays(tx, master.id, days, itemId)

    for (const own of demoSchools.filter(({ gradeGroup }) => gradeGroup === band.gradeGroup)) {
      const [calendar] = await tx
        .insert(schoolCalendar)
        .values({ schoolId: idOf(schools, own.name), menuType: 'MEAL', mealProgramId, masterCalendarId: master.id })
        .returning({ id: schoolCalendar.id })
      if (!calendar) throw new Error('The school calendar was not inserted')
      await seedDifferences(tx, calendar.id, own, days, itemId)
    }
  }
}

async function seedMasterDays(tx: Tx, masterCalendarId: number, days: readonly DemoMenuDay[], itemId: ItemId) {
  const rows = await tx
    .insert(masterDay)
    .values(days.map(({ date, plannedMeals, selections }) => ({ masterCalendarId, date, plannedMeals, selections })))
    .returning({ id: masterDay.id, date: masterDay.date })
  const dayIds = new Map(rows.map(({ id, date }) => [date, id]))
  await tx.insert(masterLine).values(
    days.flatMap((day) =>
      toMenuDay(day, itemId).lines.map(({ id: lineKey, portion, category, plannedServings, ...line }, index) => ({
        masterDayId: idOf(dayIds, day.date),
        lineKey,
        position: index + 1,
        recipeId: line.recipeId ?? null,
        ingredientId: line.ingredientId ?? null,
        portionAmount: portion?.amount ?? null,
        portionUnit: portion?.unit ?? null,
        category,
        plannedServings,
      })),
    ),
  )
}

async function seedDifferences(
  tx: Tx,
  schoolCalendarId: number,
  { differences }: DemoSchool,
  days: readonly DemoMenuDay[],
  itemId: ItemId,
) {
  for (const difference of differences) {
    const day = days[difference.week * 5 + difference.day]
    if (!day) continue
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
