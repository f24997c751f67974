import { type Entries, groupCount, lineGroupCount, type LinePlan } from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { type SQL, sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

/** Whether the record of a calendar's day is closed, so that the day was served. */
export const isClosedDay = (calendarId: SQL, date: SQL): SQL => sql`exists (
  select from production_record record join school_calendar served on served.school_id = record.school_id
    and served.menu_type = record.menu_type
  where record.caterer_id = current_caterer() and served.caterer_id = current_caterer()
    and served.id = ${calendarId} and record.date = ${date} and record.closed_at is not null)`

/** The days of calendars whose record is closed, as `calendarId date`. */
export async function closedRecordDays(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ day: string }>(sql`
    select calendar.id || ' ' || record.date as day
    from school_calendar calendar join production_record record on record.school_id = calendar.school_id
      and record.menu_type = calendar.menu_type
    where calendar.caterer_id = current_caterer() and record.caterer_id = current_caterer()
      and calendar.id = any(${sql.param([...calendarIds])}::bigint[])
      and record.date between ${from} and ${to} and record.closed_at is not null`)
  return new Set(rows.map(({ day }) => day))
}

/** What a menu served according to a closed record: a line's servings, by its key, or the day's meals. */
export interface ServedItem {
  calendarId: number
  date: string
  line: string | null
  gradeGroup: GradeGroup
  servedServings: number
}

interface Row extends Record<string, unknown> {
  calendarId: number
  programId: number
  gradeGroup: GradeGroup
  date: string
  entries: Entries
  lines: { key: string; plans: LinePlan[]; replaces: string | null }[]
}

/**
 * Servings of the calendars' menus in a range of dates, from closed records. A substituted line has the servings of the food that
 * replaced it: the menu's line is still what the day offered.
 */
export async function servedByRecords(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
): Promise<ServedItem[]> {
  if (calendarIds.length === 0) return []
  const rows = await tx.execute<Row>(sql`
    select calendar.id::int as "calendarId", program.id::int as "programId", program.grade_group as "gradeGroup",
      record.date::text as date, record.entries,
      (select coalesce(jsonb_agg(jsonb_build_object('key', line.item_key, 'plans', line.plans, 'replaces', line.replaces_key)), '[]')
        from production_line line where line.caterer_id = current_caterer() and line.production_record_id = record.id) as lines
    from school_calendar calendar
    join meal_program program on program.id = calendar.meal_program_id and program.caterer_id = current_caterer()
    join production_record record on record.school_id = calendar.school_id and record.menu_type = calendar.menu_type
    where calendar.caterer_id = current_caterer() and record.caterer_id = current_caterer()
      and calendar.id = any(${sql.param([...calendarIds])}::bigint[])
      and record.date between ${from} and ${to} and record.closed_at is not null`)
  return rows.flatMap(({ calendarId, programId, gradeGroup, date, entries, lines }): ServedItem[] => {
    const own = { calendarId, date, gradeGroup }
    const meals = groupCount({ entries }, programId, 'servedMeals')
    const replaced = new Set(lines.map(({ replaces }) => replaces))
    const served = lines
      .filter(({ key }) => !replaced.has(key))
      .flatMap(({ key, plans }): ServedItem[] => {
        const menuLine = plans.find((plan) => plan.programId === programId)?.menuLine ?? null
        const servings = lineGroupCount({ entries }, key, programId, 'served')
        return menuLine === null || servings === null ? [] : [{ ...own, line: menuLine, servedServings: servings }]
      })
    return meals === null ? served : [{ ...own, line: null, servedServings: meals }, ...served]
  })
}
