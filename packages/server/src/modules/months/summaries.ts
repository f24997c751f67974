import { mondayOf } from '@commissary/domain/dates'
import { analyzeGroups, type MenuDay, type MenuType, type ServiceDay, worstOfGroups } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { masterCalendar, masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { listMealPrograms, type MealProgram, sharedProgram } from '../schools/store.ts'
import { daysBeside, servedDays } from './days.ts'
import { toServiceDays } from './read.ts'
import { monthStatuses } from './status.ts'

type CalendarSummary = Schemas['CalendarSummary']
type Status = NonNullable<CalendarSummary['verdict']>

interface Range {
  itemType: MenuType
  /** YYYY-MM, inclusive. */
  startYearMonth: string
  endYearMonth: string
}

/** The months of the master menus of a type, by month and name. The caller has checked the length of the range. */
export async function listSummaries(
  tx: Tx,
  { itemType, startYearMonth, endYearMonth }: Range,
): Promise<CalendarSummary[]> {
  const rows = await tx
    .select({ month: masterMonth, calendar: masterCalendar })
    .from(masterMonth)
    .innerJoin(masterCalendar, eq(masterCalendar.id, masterMonth.masterCalendarId))
    .where(
      and(
        eq(masterCalendar.menuType, itemType),
        between(masterMonth.yearMonth, startYearMonth, endYearMonth),
        isNull(masterMonth.archivedAt),
      ),
    )
    .orderBy(asc(masterMonth.yearMonth), textOrder(masterCalendar.name), asc(masterMonth.id))
  const programs = new Map((await listMealPrograms(tx)).map((program) => [program.id, program]))
  const statuses = await monthStatuses(
    tx,
    rows.map(({ month }) => month),
  )
  const schools = await schoolsOf(tx, [itemType, startYearMonth, endYearMonth])

  const served: ReadonlyMap<string, MenuDay>[] = []
  const beside: ReadonlyMap<string, MenuDay>[] = []
  for (const { month } of rows) {
    served.push(await servedDays(tx, month))
    beside.push(await daysBeside(tx, month))
  }
  const verdictsOf = await analyst(
    tx,
    [...served, ...beside].flatMap((days) => [...days.values()]),
  )

  const summaries: CalendarSummary[] = []
  for (const [index, { month, calendar }] of rows.entries()) {
    const own = programs.get(calendar.mealProgramId)
    const days = served[index]
    if (!own || !days) continue
    const program = sharedProgram(own, calendar.alsoGradeGroups)
    const { published = 0, differing = 0 } = schools.get(month.id) ?? {}
    summaries.push({
      id: month.id,
      name: calendar.name,
      yearMonth: month.yearMonth,
      itemType,
      programId: program.id,
      programName: program.programName,
      grades: program.grades,
      status: statuses[index] ?? 'draft',
      isActive: month.isActive,
      plannedDays: [...days.values()].filter(({ lines }) => lines.length > 0).length,
      publishedSchools: published,
      differingSchools: differing,
      ...(await verdictsOf(program, days, beside[index])),
      version: month.version,
    })
  }
  return summaries
}

/** How many schools have a publication of each month, and how many of them changed a day of it. */
async function schoolsOf(tx: Tx, [itemType, from, to]: readonly [string, string, string]) {
  const rows = await tx.execute<{ id: number; published: number; differing: number }>(sql`
    select publication.master_month_id::int as id, count(*)::int as published, (count(*) filter (where exists (
      select from school_day day where day.school_calendar_id = school.school_calendar_id
        and to_char(day.date, 'YYYY-MM') = school.year_month and (day.has_own_meals or day.has_own_selections
          or day.has_own_note or exists (select from school_line_change change where change.school_day_id = day.id))
    )))::int as differing
    from school_month school
    join publication on publication.id = school.publication_id
    join school_calendar calendar on calendar.id = school.school_calendar_id
    where school.caterer_id = current_caterer() and calendar.menu_type = ${itemType}
      and school.year_month between ${from} and ${to}
    group by publication.master_month_id`)
  return new Map(rows.map((row) => [row.id, row]))
}

const worst: readonly Status[] = ['fail', 'unknown', 'advisory', 'pass']

/**
 * Analyzes months with these days, whose foods are read once: the worst verdict over a month's weeks and grade groups, under the
 * rules of their dates and under those of July 1, 2027. The weeks include the days in the months `beside` it. A program without a
 * meal pattern has no verdicts.
 */
async function analyst(tx: Tx, allDays: readonly MenuDay[]) {
  const pantry = await pantryOf(tx, allDays)
  const optionsOf = new Map<string, Awaited<ReturnType<typeof ruleOptionsOf>>>()
  return async (
    program: MealProgram,
    days: ReadonlyMap<string, MenuDay>,
    beside: ReadonlyMap<string, MenuDay> = new Map(),
  ) => {
    const { programName, rulePack } = program
    if (!hasMealPattern(rulePack)) return { verdict: null, verdict2027: null }
    const options = optionsOf.get(programName) ?? (await ruleOptionsOf(tx, programName))
    optionsOf.set(programName, options)
    const isServed = ({ items }: ServiceDay) => items.length > 0
    const own = new Set(
      toServiceDays(days, pantry)
        .filter(isServed)
        .map(({ date }) => mondayOf(date)),
    )
    const all = toServiceDays(new Map([...days, ...beside]), pantry).filter(isServed)
    // Weeks in which the month itself serves nothing belong to the other month.
    const statuses = [...Map.groupBy(all, ({ date }: ServiceDay) => mondayOf(date))]
      .filter(([monday]) => own.has(monday))
      .map(([, week]) => worstOfGroups(analyzeGroups(week, program, options)))
    const worstOf = (of: readonly Status[]) => worst.find((status) => of.includes(status)) ?? null
    return {
      verdict: worstOf(statuses.map(({ now }) => now)),
      verdict2027: worstOf(statuses.map(({ from2027 }) => from2027)),
    }
  }
}
