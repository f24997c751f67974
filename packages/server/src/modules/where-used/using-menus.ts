import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { atSchools, onDays, type Served } from '../food-reports/served.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import { listSchools } from '../schools/store.ts'
import { compareTexts } from '../../shared/texts.ts'

type UsingMenus = Schemas['UsingMenus']
type UsingMenu = Schemas['UsingMenu']

const shownMenus = 100
const shownDays = 10

interface MenuRow extends Record<string, unknown> {
  isMaster: boolean
  id: number
  name: string
  itemType: UsingMenu['itemType']
  programId: number
  schoolIds: number[]
  dates: string[]
}

/**
 * The master menus, published or not and for some schools only published, and the schools' own changes, whose lines meet a
 * condition on `line`, those with a coming day first. A menu of a school that the user has no access to is only counted.
 */
export async function usingMenus(
  tx: Tx,
  { userId, today, served = null }: { userId: number; today: string; served?: Served | null },
  hasIt: SQL,
): Promise<UsingMenus> {
  const isWanted = served ? sql`${hasIt} and ${onDays(served)} and ${atSchools(served)}` : hasIt
  const accessible = new Map((await listSchools(tx, userId)).map((school) => [school.schoolId, school]))
  const rows = await tx.execute<MenuRow>(sql`
    select true as "isMaster", calendar.id, calendar.name, calendar.menu_type as "itemType",
      calendar.meal_program_id as "programId",
      array(select distinct school.school_id from school_calendar school
        join school_month on school_month.school_calendar_id = school.id
        join publication on publication.id = school_month.publication_id
        join master_month month on month.id = publication.master_month_id
        where month.master_calendar_id = calendar.id) as "schoolIds",
      array_agg(distinct line.date order by line.date) as dates
    from (
      select false as is_given, null::bigint as calendar_id, day.master_calendar_id, day.date, line.recipe_id, line.ingredient_id, line.menu_item_id
      from master_line line join master_day day on day.id = line.master_day_id
      union all
      select false, null, master_calendar_id, date, recipe_id, ingredient_id, menu_item_id from (${recurringLines}) recurring
      union all
      select true, base.school_calendar_id, month.master_calendar_id, base.date, line.recipe_id, line.ingredient_id, line.menu_item_id
      from published_line line
      join school_base_day base on base.published_day_id = line.published_day_id
      join published_day on published_day.id = line.published_day_id
      join publication on publication.id = published_day.publication_id
      join master_month month on month.id = publication.master_month_id
    ) line
    join master_calendar calendar on calendar.id = line.master_calendar_id and (calendar.archived_at is null or line.is_given)
    where ${isWanted} group by calendar.id
    union all
    select false, calendar.id, school.school_name, calendar.menu_type, calendar.meal_program_id, array[school.id],
      array_agg(distinct line.date order by line.date)
    from (
      select change.recipe_id, change.ingredient_id, change.menu_item_id, day.date, day.school_calendar_id as calendar_id
      from school_line_change change join school_day day on day.id = change.school_day_id
    ) line
    join school_calendar calendar on calendar.id = line.calendar_id
    join school on school.id = calendar.school_id
    where ${isWanted} group by calendar.id, school.id`)
  const readable = rows.filter(({ isMaster, schoolIds }) => isMaster || schoolIds.some((id) => accessible.has(id)))
  const menus = readable.map(({ schoolIds, dates, ...row }): UsingMenu => ({
    ...row,
    schools: schoolIds
      .flatMap((id) => (served?.schoolIds?.includes(id) === false ? [] : (accessible.get(id) ?? [])))
      .map(({ schoolId, schoolName }) => ({ schoolId, schoolName })),
    days: dates.length,
    coming: dates.filter((date) => served !== null || date >= today).slice(0, shownDays),
    lastPast: dates.findLast((date) => date < today) ?? null,
  }))
  return {
    total: menus.length,
    hidden: rows.length - menus.length,
    rows: menus.toSorted(bySoonest).slice(0, shownMenus),
  }
}

const bySoonest = (a: UsingMenu, b: UsingMenu) =>
  compareTexts(a.coming[0] ?? 'none', b.coming[0] ?? 'none') || compareTexts(a.name, b.name) || a.id - b.id
