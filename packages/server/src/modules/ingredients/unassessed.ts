import { isProposedWithoutCredit } from '@commissary/domain/crediting'
import { and, inArray, isNull, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { type ColumnFilters, containing, pageInfo, pageRows, type Page, type PageQuery } from '../../shared/lists.ts'

type Unassessed = Schemas['UnassessedIngredient']

/** The contract's limit for accepting proposals at once. */
const mostProposals = 200

const filtered = { name: sql`food.name`, code: sql`food.code`, category: sql`food.category` }

/**
 * The ingredients whose crediting is not assessed, by the number of menu weeks that they make unknown. A week is one
 * school's menu of one type from Monday to Sunday. Lines without servings and à la carte items are not part of a
 * reimbursable meal and make nothing unknown.
 */
export async function listUnassessed(
  tx: Tx,
  query: PageQuery & { q?: string } & ColumnFilters<keyof typeof filtered>,
): Promise<{ unassessedIngredients: Unassessed[]; page: Page; proposals: Unassessed[] }> {
  const search = query.q?.trim() ? sql`and food.search @@ prefix_query(${query.q})` : sql``
  const columns = containing(filtered, query) ?? sql`true`
  const rows = await tx.execute<Omit<Unassessed, 'isProposedWithoutCredit'> & ReferenceKind>(sql`
    with recursive gap as (
      select food.* from ingredient food where food.archived_at is null and food.crediting is null and ${columns}
        ${search}
    ),
    used (ingredient_id, recipe_id) as (
      select line.ingredient_id, line.recipe_id from recipe_line line join gap on gap.id = line.ingredient_id
      union
      select used.ingredient_id, line.recipe_id from used join recipe_line line on line.sub_recipe_id = used.recipe_id
    ),
    planned as (
      select * from (${plannedLines}) line where planned_servings is distinct from 0 and category <> 'A La Carte'
    ),
    served (ingredient_id, calendar_id, date) as (
      select used.ingredient_id, planned.calendar_id, planned.date
      from used join planned on planned.recipe_id = used.recipe_id
      union
      select gap.id, planned.calendar_id, planned.date from gap join planned on planned.ingredient_id = gap.id
    ),
    weeks (ingredient_id, weeks) as (
      select ingredient_id, count(distinct (calendar_id, date_trunc('week', date)))::int from served group by 1
    )
    select gap.id::int as id, gap.code, gap.name, gap.category, coalesce(weeks.weeks, 0) as weeks,
      food.food_group as "foodGroup", coalesce(food.description, '') as description
    from gap
    left join weeks on weeks.ingredient_id = gap.id
    left join reference_food food on food.id = coalesce(gap.shared_reference_food_id, gap.own_reference_food_id)
    order by weeks desc, lower(gap.name) collate "C", gap.id`)

  const all = rows.map(({ foodGroup, description, ...row }): Unassessed => ({
    ...row,
    isProposedWithoutCredit: isProposedWithoutCredit({ foodGroup, description }),
  }))
  const { limit, offset } = pageRows(query)
  return {
    unassessedIngredients: all.slice(offset, offset + limit),
    page: pageInfo(query, all.length),
    proposals: all.filter((row) => row.isProposedWithoutCredit).slice(0, mostProposals),
  }
}

interface ReferenceKind {
  [column: string]: unknown
  foodGroup: string | null
  description: string
}

/** Records that ingredients do not credit, and returns how many. Those assessed in the meantime, archived or unknown are left. */
export async function markAsNonCreditable(tx: Tx, ids: readonly number[]): Promise<number> {
  const marked = await tx
    .update(ingredient)
    .set({ crediting: [] })
    .where(and(inArray(ingredient.id, [...ids]), isNull(ingredient.crediting), isNull(ingredient.archivedAt)))
    .returning({ id: ingredient.id })
  return marked.length
}
