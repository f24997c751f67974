import type { PlannedItemRef } from '@commissary/domain/menu'
import { sql, type SQL } from 'drizzle-orm'

import type { Caller, Schemas } from '../../../contract/operations.ts'
import type { Tx } from '../../../db/work.ts'
import { plannedLines } from '../../calendars/planned-lines.ts'
import { recurringLines } from '../../months/recurring-lines.ts'
import { type MenusKind, type Scope, scopeOf } from './scope.ts'

const shown = 50
/** About the number of days that 25 schools have in a month. */
export const mostDays = 500

const item = sql`line.recipe_id, line.ingredient_id, line.menu_item_id, line.placeholder_id, line.text`

/** The planned lines of all menus of a kind, each with its menu and day. */
const linesOf: Record<MenusKind, SQL> = {
  school: sql`select line.calendar_id as menu_id, line.date::text as day, ${item} from (${plannedLines}) line`,
  master: sql`select day.master_calendar_id as menu_id, day.date::text as day, ${item}
    from master_day day join master_line line on line.master_day_id = day.id
    join master_month month on month.master_calendar_id = day.master_calendar_id and month.archived_at is null
      and month.year_month = to_char(day.date, 'YYYY-MM')
    union all
    select line.master_calendar_id, line.date::text, ${item} from (${recurringLines}) line`,
  cycle: sql`select day.cycle_menu_id as menu_id, 'w' || lpad(day.week::text, 2, '0') || '-' || day.weekday as day, ${item}
    from cycle_day day join cycle_line line on line.cycle_day_id = day.id`,
}

/** The lines of the scope's menus from its first day on. */
function linesIn({ menus, editable, from }: Scope): SQL {
  const ids = sql.param([...editable.keys()])
  return sql`(select line.* from (${linesOf[menus]}) line
    where line.menu_id = any(${ids}::bigint[]) and line.day collate "C" >= ${from}::text)`
}

interface Row extends Record<string, unknown> {
  kind: PlannedItemRef['kind']
  id: number | null
  text: string | null
  name: string
  days: number
  total: number
}

/** What is planned in the named menus from a day on, by name. */
export async function findPlannedItems(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { where, q = '' }: Schemas['PlannedSearch'],
): Promise<Schemas['PlannedItems']> {
  const scope = await scopeOf(tx, caller, where)
  const searched = q.trim().toLowerCase()
  const rows = await tx.execute<Row>(sql`
    with lines as ${linesIn(scope)}, items as (
      select menu_id, day,
        case when text is not null then 'text' when placeholder_id is not null then 'placeholder'
          when menu_item_id is not null then 'menuItem' when recipe_id is not null then 'recipe'
          else 'ingredient' end as kind,
        case when text is not null then null when placeholder_id is not null then placeholder_id
          when menu_item_id is not null then menu_item_id when recipe_id is not null then recipe_id
          else ingredient_id end as id,
        lower(trim(text)) as words, trim(text) as text
      from lines
    ), counted as (
      select kind, id::int as id, words, min(text) as text, count(distinct (menu_id, day))::int as days
      from items group by kind, id, words
    ), named as (
      select counted.kind, counted.id, counted.text, counted.days,
        coalesce(counted.text, placeholder.name, item.name, recipe.name, ingredient.name, '') as name
      from counted
      left join menu_placeholder placeholder on counted.kind = 'placeholder' and placeholder.id = counted.id
      left join menu_item item on counted.kind = 'menuItem' and item.id = counted.id
      left join recipe on counted.kind = 'recipe' and recipe.id = counted.id
      left join ingredient on counted.kind = 'ingredient' and ingredient.id = counted.id
    )
    select named.*, count(*) over ()::int as total from named
    where position(${searched}::text in lower(name)) > 0
    order by lower(name) collate "C", kind, id limit ${shown}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ kind, id, text, name, days }) => ({ item: { kind, id, text }, name, days })),
  }
}

/** Whether a line has the item, by the same rule as `isSameItem`. */
function isOf({ kind, id, text }: PlannedItemRef): SQL {
  switch (kind) {
    case 'text':
      return sql`lower(trim(line.text)) = lower(trim(${text ?? ''}::text))`
    case 'placeholder':
      return sql`line.placeholder_id = ${id}`
    case 'menuItem':
      return sql`line.menu_item_id = ${id}`
    case 'recipe':
      return sql`line.recipe_id = ${id} and line.menu_item_id is null`
    default:
      return sql`line.ingredient_id = ${id} and line.menu_item_id is null`
  }
}

export interface PlannedPlace {
  menuId: number
  day: string
}

/** The open days with the item, soonest first, at most 500; how many there are, and how many were served. */
export async function daysWith(
  tx: Tx,
  scope: Scope,
  find: PlannedItemRef,
): Promise<{ total: number; served: number; places: PlannedPlace[] }> {
  const rows = await tx.execute<{ menuId: number; day: string; total: number; served: number }>(sql`
    with found as (select distinct line.menu_id::int as "menuId", line.day from ${linesIn(scope)} line where ${isOf(find)})
    select found.*, count(*) filter (where day collate "C" >= ${scope.firstOpen}::text) over ()::int as total,
      count(*) filter (where day collate "C" < ${scope.firstOpen}::text) over ()::int as served
    from found order by day collate "C" < ${scope.firstOpen}::text, day collate "C", "menuId" limit ${mostDays}`)
  return {
    total: rows[0]?.total ?? 0,
    served: rows[0]?.served ?? 0,
    places: rows.flatMap(({ menuId, day }) => (day >= scope.firstOpen ? [{ menuId, day }] : [])),
  }
}
