import { addDays } from '@commissary/domain/dates'
import {
  analyzeGroups,
  lineNutrition,
  type MenuLine,
  otherMealsOf,
  toServiceDay,
  weekStatus,
  withOtherMeals,
  worstOfGroups,
} from '@commissary/domain/menu'
import type { Pantry } from '@commissary/domain/recipe'
import { isPreschool } from '@commissary/domain/rules'
import { eq, sql, type SQL } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { schoolCalendar } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { mealsBeside } from '../analysis/other-meals.ts'
import { readCostTargets, ruleOptionsOf } from '../analysis-settings/store.ts'
import { allLines, findCalendar, plannedDays, servedDay, type PlannedDay } from '../calendars/days.ts'
import { type MenuPantry, pantryOf } from '../calendars/menu-pantry.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { closedDays } from '../holidays/store.ts'
import { listSchools, type School } from '../schools/store.ts'

type WeekEffects = Schemas['WeekEffects']
type WeekEffect = Schemas['WeekEffect']

/** Each takes about as long as opening a week's analysis. */
const checkedWeeks = 12

/** How menus are read: with other foods in recipes, other foods on lines, or other prices. */
export interface MenuView {
  /** The foods as the view has them on a date. */
  pantry: (pantry: Pantry, date: string) => Pantry
  /** Dates with the same key have the same view of the same foods; absent = all dates do. */
  periodOf?: (date: string) => string
  line: (line: MenuLine) => MenuLine
}

export const asStored: MenuView = { pantry: (pantry) => pantry, line: (line) => line }

export interface WeekQuestion {
  /** The first day that the views differ on. */
  from: string
  /** The condition that a planned `line` is affected. */
  concerns: SQL
  /** Foods that only the views use. */
  foods?: { recipeId?: number; ingredientId?: number }
  before: MenuView
  after: MenuView
}

interface Week {
  school: School
  program: School['programs'][number]
  calendarId: number
  monday: string
}

/** The planned weeks with an affected line from a day on, soonest first; the first ones with status and cost in both views. */
export async function weekEffects(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  question: WeekQuestion,
): Promise<WeekEffects> {
  const rows = await tx.execute<{ calendarId: number; schoolId: number; programId: number; monday: string }>(sql`
    select calendar.id as "calendarId", calendar.school_id as "schoolId", calendar.meal_program_id as "programId",
      date_trunc('week', line.date)::date as monday
    from (${plannedLines}) line join school_calendar calendar on calendar.id = line.calendar_id
    where line.date >= ${question.from} and ${question.concerns}
    group by calendar.id, date_trunc('week', line.date) order by monday, calendar.school_id, calendar.id`)
  const schools = new Map((await listSchools(tx, userId)).map((school) => [school.schoolId, school]))
  const weeks = rows.flatMap(({ calendarId, schoolId, programId, monday }): Week[] => {
    const school = schools.get(schoolId)
    const program = school?.programs.find(({ id }) => id === programId)
    return school && program ? [{ school, program, calendarId, monday }] : []
  })
  return {
    total: weeks.length,
    hidden: rows.length - weeks.length,
    rows: await checkWeeks(tx, weeks.slice(0, checkedWeeks), question),
  }
}

async function checkWeeks(tx: Tx, weeks: readonly Week[], question: WeekQuestion): Promise<WeekEffect[]> {
  const planned: { week: Week; days: PlannedDay[]; beside: PlannedDay[][] | null }[] = []
  for (const week of weeks) {
    planned.push({ week, days: await openDays(tx, week, week.calendarId), beside: await daysBeside(tx, week) })
  }
  const { recipeId = null, ingredientId = null } = question.foods ?? {}
  const extra = { id: '', name: '', category: 'Side' as const, plannedServings: null, recipeId, ingredientId }
  const lines = planned.flatMap(({ days, beside }) => [...days, ...(beside ?? []).flat()].flatMap(allLines))
  const pantry = await pantryOf(tx, [...lines, { plannedMeals: null, lines: [extra] }])
  const checkBefore = checkIn(tx, pantry, question.before, question.from)
  const checkAfter = checkIn(tx, pantry, question.after, question.from)
  const targets = await readCostTargets(tx)

  const effects: WeekEffect[] = []
  for (const { week, ...menus } of planned) {
    const { school, program, monday } = week
    const before = await checkBefore(program, menus)
    const after = question.after === question.before ? before : await checkAfter(program, menus)
    effects.push({
      schoolId: school.schoolId,
      schoolName: school.schoolName,
      programId: program.id,
      itemType: program.menuType,
      monday,
      before: weekStatus(before),
      after: weekStatus(after),
      cost: before && after && { before: before.cost, after: after.cost },
      targetCost: targets.get(program.programName) ?? null,
    })
  }
  return effects
}

/** The days of a week on which the school serves. */
async function openDays(tx: Tx, { monday }: Week, calendarId: number): Promise<PlannedDay[]> {
  const sunday = addDays(monday, 6)
  const [calendar] = await tx.select().from(schoolCalendar).where(eq(schoolCalendar.id, calendarId))
  if (!calendar) return []
  const closed = new Set((await closedDays(tx, monday, sunday)).map(({ date }) => date))
  return (await plannedDays(tx, calendar, monday, sunday)).filter(({ date }) => !closed.has(date))
}

/** For preschool, the days of each other meal of the same children; null for the grades. */
async function daysBeside(tx: Tx, week: Week): Promise<PlannedDay[][] | null> {
  const { school, program } = week
  if (!isPreschool(program.gradeGroup)) return null
  const meals: PlannedDay[][] = []
  for (const { id } of mealsBeside(school, program)) {
    const calendar = await findCalendar(tx, school.schoolId, id)
    meals.push(calendar ? await openDays(tx, week, calendar.id) : [])
  }
  return meals
}

/** Analyzes weeks in a view, which holds from a day on. A week without anything to serve is null. */
function checkIn(tx: Tx, pantry: MenuPantry, view: MenuView, from: string) {
  const viewed = new Map<Pantry, Map<string, Pantry>>()
  const inView = (dated: Pantry, date: string) => {
    const periods = viewed.get(dated) ?? new Map<string, Pantry>()
    const period = view.periodOf?.(date) ?? ''
    const known = periods.get(period) ?? view.pantry(dated, date)
    viewed.set(dated, periods.set(period, known))
    return known
  }
  const toService = (day: PlannedDay) => {
    const isViewed = day.date >= from
    const dated = isViewed ? inView(pantry.on(day.date), day.date) : pantry.on(day.date)
    return toServiceDay(day.date, servedDay(day, pantry), (line) =>
      lineNutrition(isViewed ? view.line(line) : line, dated),
    )
  }
  return async (
    program: Week['program'],
    { days, beside }: { days: readonly PlannedDay[]; beside: readonly PlannedDay[][] | null },
  ) => {
    const options = await ruleOptionsOf(tx, program.programName)
    const served = days.map((day) => {
      const others = beside?.map((meal) => {
        const other = meal.find(({ date }) => date === day.date)
        return other ? toService(other) : null
      })
      return withOtherMeals(toService(day), others && otherMealsOf(others, options))
    })
    const withItems = served.filter(({ items }) => items.length > 0)
    if (withItems.length === 0) return null
    const weeks = analyzeGroups(withItems, program, options)
    return { ...weeks[0], status: worstOfGroups(weeks) }
  }
}
