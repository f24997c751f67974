import type { MenuType } from '@commissary/domain/menu'
import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

/** A school's meal on a day that has a menu, across all its menus. */
export interface DayPlan {
  schoolId: number
  menuType: MenuType
  date: string
  /** Null if one of the menus does not state it. */
  plannedMeals: number | null
}

/**
 * Some schools' meals in a range that have something on their menu, except on the caterer's holidays and on days outside a
 * school's terms. Counts the lines as `plannedDays` merges them, without reading them.
 */
export async function dayPlans(tx: Tx, schoolIds: readonly number[], from: string, to: string): Promise<DayPlan[]> {
  if (schoolIds.length === 0) return []
  return tx.execute<DayPlan & Record<string, unknown>>(sql`
    select plan."schoolId", plan."menuType", plan.date::text as date, plan."plannedMeals"
    from (${dayPlanRows(schoolIds, from, to)}) plan order by plan.date, plan."schoolId", plan."menuType"`)
}

/** The query of `dayPlans`. */
export const dayPlanRows = (schoolIds: readonly number[], from: string, to: string): SQL => sql`
    with calendar as (
      select c.id, c.school_id, c.menu_type, school.terms from school_calendar c
      join school_program own on own.school_id = c.school_id and own.meal_program_id = c.meal_program_id
      join school on school.id = c.school_id
      where c.school_id = any(${sql.param([...schoolIds])}::bigint[])
    ), given as materialized (
      select b.school_calendar_id, b.date, b.published_day_id, b.planned_meals from school_base_day b
      where b.school_calendar_id in (select id from calendar) and b.date between ${from}::date and ${to}::date
    ), published as (
      -- Counted once for all schools that have the day.
      select line.published_day_id as id, count(*) as lines from published_line line
      where line.published_day_id in (select published_day_id from given) group by 1
    ), base as (
      select given.school_calendar_id, given.date, published.lines,
        case when day.planned_meals = 0 then 0 else coalesce(given.planned_meals, day.planned_meals) end as planned_meals
      from given join published_day day on day.id = given.published_day_id left join published on published.id = day.id
    ), own as (
      select d.school_calendar_id, d.date, d.has_own_meals, d.planned_meals, (
        select coalesce(sum(case change.kind when 'add' then 1 when 'remove' then -1 else 0 end), 0)
        from school_line_change change where change.school_day_id = d.id) as lines
      from school_day d
      where d.school_calendar_id in (select id from calendar) and d.date between ${from}::date and ${to}::date
    ), day as (
      select school_calendar_id, date, coalesce(base.lines, 0) + coalesce(own.lines, 0) as lines,
        case when own.has_own_meals then own.planned_meals else base.planned_meals end as planned_meals
      from base full join own using (school_calendar_id, date)
    )
    select calendar.school_id as "schoolId", calendar.menu_type as "menuType", day.date,
      case when count(*) = count(day.planned_meals) then sum(day.planned_meals)::int end as "plannedMeals"
    from day join calendar on calendar.id = day.school_calendar_id
    where day.lines > 0 and not exists (select from caterer_holiday holiday where holiday.date = day.date)
      -- As \`isInTerm\`: without terms a school is open on every date.
      and (calendar.terms = '[]' or exists (
        select from jsonb_to_recordset(calendar.terms) as term("startDate" date, "endDate" date)
        where day.date between term."startDate" and term."endDate"))
    group by calendar.school_id, calendar.menu_type, day.date`
