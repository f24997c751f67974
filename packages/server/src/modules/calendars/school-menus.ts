import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { ownDays } from '../publishing/read.ts'
import { findSchoolMonth } from '../publishing/school-months.ts'
import { findSchool, programOf } from '../schools/store.ts'
import { type CalendarDay, toCalendarDay } from './contract-day.ts'
import { allLines, plannedDays, untouched } from './days.ts'
import { pantryOf } from './menu-pantry.ts'
import { daysOfRange } from './range-days.ts'

type SchoolMenu = Schemas['SchoolMenu']

interface Row extends Record<string, unknown> {
  id: number
  yearMonth: string
  isActive: boolean
  version: number
  catererCalendarId: number | null
  catererCalendarName: string | null
  isLatest: boolean | null
  plannedDays: number
  ownDays: number
  openConflicts: number
}

/** The months of a school's menu, latest first. Throws a 404 for a school that the user has no access to. */
export async function listSchoolMenus(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  {
    schoolId,
    menuType,
    programId,
    isActive,
  }: Pick<SchoolMenu, 'schoolId'> & {
    menuType: SchoolMenu['itemType']
    programId?: number | undefined
    isActive?: boolean | undefined
  },
): Promise<SchoolMenu[]> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, menuType, programId)
  if (!program) return []
  const today = await readCatererToday(tx)
  const from = sql`(month.year_month || '-01')::date`
  const to = sql`(${from} + interval '1 month - 1 day')::date`
  const rows = await tx.execute<Row>(sql`
    select month.id::int as id, month.year_month as "yearMonth", month.is_active as "isActive", month.version,
      master.id::int as "catererCalendarId", calendar.name as "catererCalendarName",
      master.published_at is not null and publication.id = (
        select max(last.id) from publication last where last.master_month_id = master.id and last.taken_back_at is null
      ) as "isLatest",
      (select count(*)::int from (
        select base.date from school_base_day base
        where base.school_calendar_id = school.id and base.date between ${from} and ${to}
        union
        select day.date from school_day day where day.school_calendar_id = school.id and day.date between ${from} and ${to}
          and exists (select from school_line_change line where line.school_day_id = day.id and line.kind = 'add')
      ) day) as "plannedDays",
      ${ownDays(sql`school.id`, from, to)}
    from school_month month
    join school_calendar school on school.id = month.school_calendar_id
    left join publication on publication.id = month.publication_id
    left join master_month master on master.id = publication.master_month_id
    left join master_calendar calendar on calendar.id = master.master_calendar_id
    where month.caterer_id = current_caterer() and school.school_id = ${schoolId} and school.meal_program_id = ${program.id}
      ${isActive === undefined ? sql`` : sql`and month.is_active = ${isActive}`}
    order by month.year_month desc`)
  return rows.map(({ isLatest, ...row }) => ({
    ...row,
    schoolId,
    itemType: menuType,
    programId: program.id,
    state: stateOf(row, isLatest === true, today),
  }))
}

/** Locked once every day is past; otherwise by the school's own changes, then by whether it is the latest publication. */
function stateOf(row: Pick<Row, 'yearMonth' | 'ownDays'>, isLatest: boolean, today: string): SchoolMenu['state'] {
  if (monthDays(row.yearMonth).to < today) return 'locked'
  if (row.ownDays > 0) return 'customised'
  return isLatest ? 'published' : 'inherited'
}

/** A month of a school's menu with its days. Throws a 404 for one that the user has no access to. */
export async function readSchoolMonth(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
): Promise<Schemas['MonthlyCalendar']> {
  const { month, calendar, school, program } = await findSchoolMonth(tx, userId, id)
  return {
    id,
    isCatererMenu: false,
    schoolId: school.schoolId,
    name: school.schoolName,
    yearMonth: month.yearMonth,
    itemType: calendar.menuType,
    program,
    status: null,
    isActive: month.isActive,
    ...(await daysOfRange(tx, calendar, monthDays(month.yearMonth))),
    recurringDays: {},
    version: month.version,
  }
}

/** The days of a school's month without the school's changes. Throws a 404 for a month that the user has no access to. */
export async function listPublishedDays(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
): Promise<CalendarDay[]> {
  const { month, calendar } = await findSchoolMonth(tx, userId, id)
  const { from, to } = monthDays(month.yearMonth)
  const days = await plannedDays(tx, calendar, from, to)
  const published = days.flatMap(({ date, master }) => (master ? [{ date, master, ...untouched }] : []))
  const pantry = await pantryOf(tx, published.flatMap(allLines))
  const today = await readCatererToday(tx)
  return published.map((day) => toCalendarDay(day, pantry, today))
}
