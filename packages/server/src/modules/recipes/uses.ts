import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { offersFrom } from '../menu-items/offers-from.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'

interface Use {
  kind: 'recipe' | 'menuItem' | 'menu' | 'cycleMenu'
  /** A name, or the date of a menu. */
  name: string
}

/**
 * The uses of a recipe from today on: lines of other recipes, active master items, menus and cycle menus. At most `most` of each kind.
 * Archived recipes and inactive items do not count.
 */
export async function usesOf(tx: Tx, id: number, most: number): Promise<Use[]> {
  const today = await readCatererToday(tx)
  const lines = sql`line.caterer_id = current_caterer() and line.recipe_id = ${id}`
  return tx.execute<Use & Record<string, unknown>>(sql`
    (select distinct 'recipe' as kind, recipe.name from recipe_line line
      join recipe on recipe.caterer_id = line.caterer_id and recipe.id = line.recipe_id
      where line.caterer_id = current_caterer() and line.sub_recipe_id = ${id} and recipe.archived_at is null
      order by recipe.name limit ${most})
    union all
    (select 'menuItem', name from menu_item
      where caterer_id = current_caterer() and ${offersFrom({ recipeIds: [id] }, today)} and is_active
      order by name limit ${most})
    union all
    (select distinct 'menu', date::text from (
      select day.date from master_line line
      join master_day day on day.caterer_id = line.caterer_id and day.id = line.master_day_id where ${lines}
      union all
      select date from (${recurringLines}) recurring where recipe_id = ${id}
      union all
      select day.date from published_line line
      join school_base_day day on day.caterer_id = line.caterer_id and day.published_day_id = line.published_day_id
      where ${lines}
      union all
      select day.date from school_line_change line
      join school_day day on day.caterer_id = line.caterer_id and day.id = line.school_day_id where ${lines}) day
      where date >= ${today}::date order by 2 limit ${most})
    union all
    (select distinct 'cycleMenu', menu.name from cycle_line line
      join cycle_day day on day.caterer_id = line.caterer_id and day.id = line.cycle_day_id
      join cycle_menu menu on menu.caterer_id = day.caterer_id and menu.id = day.cycle_menu_id
      where ${lines} and menu.archived_at is null order by menu.name limit ${most})`)
}
