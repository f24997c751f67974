import { declaredAllergens } from '@commissary/domain/food'
import { mealCategories, menuTypes } from '@commissary/domain/menu'
import { gradeGroups, groupsText } from '@commissary/domain/rules'
import { languageOfCaterer } from '@commissary/messages/languages'
import { and, eq } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { schoolCalendar, schoolMonth } from '../../db/schema/school-menu.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { monthDays, monthOf } from '../../shared/months.ts'
import { allLines, type Calendar, type PlannedDay, plannedDays, servedDay } from '../calendars/days.ts'
import { type MenuPantry, pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { readPublicItems } from './public-items.ts'
import { allergenReader, type PublicLine, toPublicLine } from './public-line.ts'

export type PublicMenu = Schemas['PublicMenu']

/** Days to read. A missing end is the edge of the other end's month; without both it is the current month. */
export interface PublicRange {
  startDate?: string
  endDate?: string
}

interface PlannedMenu {
  calendar: Calendar
  grades: string
  days: PlannedDay[]
}

/**
 * A school's menu for families: published days with the school's own changes, in active months, without holidays. Throws a 404 for an unknown school, and a 422 for a range over 62 days.
 */
export async function readPublicMenu(tx: Tx, schoolId: number, range: PublicRange): Promise<PublicMenu> {
  const { schoolName, servingLines, own, today } = await readSchool(tx, schoolId)
  const { startDate, endDate } = wholeRange(range, today)
  checkRange(startDate, endDate)
  const closed = await closedDays(tx, startDate, endDate)
  const planned = await readMenus(tx, schoolId, { startDate, endDate })
  const pantry = await pantryOf(
    tx,
    planned.flatMap(({ days }) => days.flatMap(allLines)),
  )
  const toLines = await lineReader(tx, planned, pantry, own.country)
  const closedDates = new Set(closed.map(({ date }) => date))
  const menus = planned.map(({ calendar, grades, days }) => ({
    itemType: calendar.menuType,
    programId: calendar.mealProgramId,
    grades,
    days: days
      .filter(({ date }) => !closedDates.has(date))
      .map((day) => ({ date: day.date, lines: toLines(day) }))
      .filter(({ lines }) => lines.length > 0),
  }))
  const names = menus.flatMap(({ days }) => days.flatMap(({ lines }) => lines.map((line) => line.names)))
  return {
    schoolName,
    catererName: own.name,
    country: own.country,
    language: languageOfCaterer(own),
    currency: own.currency,
    today,
    startDate,
    endDate,
    languages: [...new Set(names.flatMap((of) => Object.keys(of) as PublicMenu['languages']))].toSorted(),
    allergens: [...declaredAllergens(own.country)],
    menus,
    ...(servingLines.length > 0 && { servingLines }),
    closedDays: closed,
  }
}

async function readSchool(tx: Tx, schoolId: number) {
  const [found] = await tx
    .select({ schoolName: school.schoolName, servingLines: school.servingLines, own: caterer })
    .from(school)
    .innerJoin(caterer, eq(caterer.id, ownCaterer()))
    .where(eq(school.id, schoolId))
  if (!found) throw publicMenuNotFound()
  return { ...found, today: Temporal.Now.plainDateISO(found.own.timeZone).toString() }
}

/** The same for a school without a public menu and for an unknown one. */
export const publicMenuNotFound = () => notFound(message('publicMenus.notFound'))

function wholeRange({ startDate, endDate }: PublicRange, today: string): Required<PublicRange> {
  return {
    startDate: startDate ?? monthDays(monthOf(endDate ?? today)).from,
    endDate: endDate ?? monthDays(monthOf(startDate ?? today)).to,
  }
}

/** The school's menus of the programs that it has, by menu type and grade group, with the days of active months. */
async function readMenus(tx: Tx, schoolId: number, { startDate, endDate }: Required<PublicRange>) {
  const rows = await tx
    .select({
      calendar: schoolCalendar,
      grades: mealProgram.grades,
      gradeGroup: mealProgram.gradeGroup,
      alsoGradeGroups: schoolProgram.alsoGradeGroups,
    })
    .from(schoolCalendar)
    .innerJoin(mealProgram, eq(mealProgram.id, schoolCalendar.mealProgramId))
    .innerJoin(
      schoolProgram,
      and(
        eq(schoolProgram.schoolId, schoolCalendar.schoolId),
        eq(schoolProgram.mealProgramId, schoolCalendar.mealProgramId),
      ),
    )
    .where(eq(schoolCalendar.schoolId, schoolId))
    .orderBy(mealProgram.id)
  const months = await tx
    .select({ calendarId: schoolMonth.schoolCalendarId, yearMonth: schoolMonth.yearMonth })
    .from(schoolMonth)
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .where(and(eq(schoolCalendar.schoolId, schoolId), eq(schoolMonth.isActive, true)))
  const active = new Set(months.map(({ calendarId, yearMonth }) => `${calendarId} ${yearMonth}`))
  const inOrder = rows.toSorted(
    (a, b) =>
      menuTypes.indexOf(a.calendar.menuType) - menuTypes.indexOf(b.calendar.menuType) ||
      gradeGroups.indexOf(a.gradeGroup) - gradeGroups.indexOf(b.gradeGroup),
  )
  const menus: PlannedMenu[] = []
  for (const { calendar, gradeGroup, alsoGradeGroups, ...own } of inOrder) {
    const grades = alsoGradeGroups.length === 0 ? own.grades : groupsText([gradeGroup, ...alsoGradeGroups])
    const days = await plannedDays(tx, calendar, startDate, endDate)
    menus.push({ calendar, grades, days: days.filter(({ date }) => active.has(`${calendar.id} ${monthOf(date)}`)) })
  }
  return menus
}

/** Turns a day into the lines that families see, by meal category. */
async function lineReader(
  tx: Tx,
  planned: readonly PlannedMenu[],
  pantry: MenuPantry,
  country: string,
): Promise<(day: PlannedDay) => PublicLine[]> {
  const lines = planned.flatMap(({ days }) => days.flatMap(allLines).flatMap((day) => day.lines))
  const items = await readPublicItems(
    tx,
    lines.flatMap(({ menuItemId }) => menuItemId ?? []),
  )
  const allergensOf = allergenReader(country)
  return (day) =>
    servedDay(day, pantry)
      .lines.toSorted((a, b) => mealCategories.indexOf(a.category) - mealCategories.indexOf(b.category))
      .map((line) => toPublicLine(line, items.get(line.menuItemId ?? 0), pantry.on(day.date), allergensOf))
}
