import { mealCategories, type RecurringDays, type RecurringItem } from '@commissary/domain/menu'
import { and, eq, gte, sql } from 'drizzle-orm'

import { masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'

type RecurringLine = RecurringItem['line']

const food = (field: string) => sql`(item -> 'line' ->> ${sql.raw(`'${field}'`)})::bigint`

/**
 * The recurring items of months as lines of the dates that they fill: open dates of their weekdays without a line of the
 * category. Each has the month, its master menu, the date, its food or placeholder, and its portion.
 */
export const recurringLines = sql`
  select month.id as master_month_id, month.master_calendar_id, served.date, ${food('recipeId')} as recipe_id,
    ${food('ingredientId')} as ingredient_id, ${food('menuItemId')} as menu_item_id,
    ${food('placeholderId')} as placeholder_id, item -> 'line' ->> 'text' as text, (item -> 'line' -> 'portion' ->> 'amount')::numeric as portion_amount,
    item -> 'line' -> 'portion' ->> 'unit' as portion_unit
  from master_month month
  cross join jsonb_each(month.recurring_days) items
  cross join jsonb_array_elements(items.value) item
  cross join lateral (
    select day::date as date from generate_series((month.year_month || '-01')::timestamp,
      (month.year_month || '-01')::timestamp + interval '1 month - 1 day', interval '1 day') day
  ) served
  where month.caterer_id = current_caterer() and month.archived_at is null
    and item -> 'weekdays' @> to_jsonb(extract(isodow from served.date)::int)
    and not exists (select from caterer_holiday holiday
      where holiday.caterer_id = current_caterer() and holiday.date = served.date)
    and not exists (select from master_day day join master_line line on line.master_day_id = day.id
      where day.caterer_id = current_caterer() and day.master_calendar_id = month.master_calendar_id
        and day.date = served.date and line.category = items.key)`

/** A month whose recurring items were changed. */
export interface ChangedMonth {
  id: number
  version: number
  before: RecurringDays
}

/**
 * Changes the lines of recurring items in the month of `from` and later ones (null = in all). `change` returns a line that it
 * does not concern as it is. A month's items apply from its first day, and so does the change. Returns the months that changed.
 */
export async function changeRecurring(
  tx: Tx,
  from: string | null,
  change: (line: RecurringLine) => RecurringLine,
): Promise<ChangedMonth[]> {
  const months = await tx
    .select({ id: masterMonth.id, recurringDays: masterMonth.recurringDays })
    .from(masterMonth)
    .where(
      and(
        sql`${masterMonth.recurringDays} <> '{}'`,
        from === null ? undefined : gte(masterMonth.yearMonth, from.slice(0, 7)),
      ),
    )
    .orderBy(masterMonth.id)
    .for('no key update')
  const changed: ChangedMonth[] = []
  for (const { id, recurringDays } of months) {
    const after = withLines(recurringDays, change)
    if (after === recurringDays) continue
    changed.push({ id, version: await saveRecurring(tx, id, after), before: recurringDays })
  }
  return changed
}

/** The recurring items with changed lines; the same object if no line changes. */
export function withLines(items: RecurringDays, change: (line: RecurringLine) => RecurringLine): RecurringDays {
  let isChanged = false
  const result: RecurringDays = {}
  for (const category of mealCategories) {
    const own = items[category]
    if (!own) continue
    result[category] = own.map((item) => {
      const line = change(item.line)
      if (line === item.line) return item
      isChanged = true
      return { ...item, line }
    })
  }
  return isChanged ? result : items
}

/** Stores the recurring items of a month, and returns its new version. */
export async function saveRecurring(tx: Tx, id: number, recurringDays: RecurringDays): Promise<number> {
  const [row] = await tx
    .update(masterMonth)
    .set({ recurringDays })
    .where(eq(masterMonth.id, id))
    .returning({ version: masterMonth.version })
  return row?.version ?? 0
}
