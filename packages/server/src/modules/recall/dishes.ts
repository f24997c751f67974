import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { idList } from '../../shared/lists.ts'
import { heldBy } from './holding-recipes.ts'
import type { TracedMeal } from './meals.ts'

interface DishRow extends Record<string, unknown> {
  recordId: number
  name: string
  recipeId: number | null
  planned: number | null
  prepared: number | null
  served: number | null
}

/** The records' lines that contain, at any depth, an ingredient that the record is listed for, with their servings. */
export async function readDishes(
  tx: Tx,
  records: readonly { recordId: number; foods: readonly number[] }[],
): Promise<ReadonlyMap<number, TracedMeal['dishes']>> {
  if (records.length === 0) return new Map()
  const foods = [...new Set(records.flatMap((record) => record.foods))]
  const entry = (key: SQL) => sql`(r.entries ->> ('line.' || l.item_key || ${key}))::int`
  const ofPlan = (field: string) => entry(sql`('.group.' || (p ->> 'programId') || ${field})`)
  const rows = await tx.execute<DishRow>(sql`
    with recursive ${heldBy(sql`select unnest(${idList(foods)})`)},
    named as (
      select * from jsonb_to_recordset(${JSON.stringify(records.map(({ recordId, foods: own }) => ({ recordId, own })))}::jsonb)
        as n("recordId" bigint, own bigint[])
    )
    select r.id as "recordId", l.name, l.recipe_id as "recipeId", ${entry(sql`'.prepared'`)} as prepared,
      plans.planned::int as planned,
      case when num_nonnulls(plans.served, ${entry(sql`'.servedAdults'`)}, ${entry(sql`'.servedALaCarte'`)},
          ${entry(sql`'.servedSeconds'`)}) > 0
        then coalesce(plans.served, 0)::int + coalesce(${entry(sql`'.servedAdults'`)}, 0)
          + coalesce(${entry(sql`'.servedALaCarte'`)}, 0) + coalesce(${entry(sql`'.servedSeconds'`)}, 0) end as served
    from named n join production_record r on r.id = n."recordId" join production_line l on l.production_record_id = r.id
    cross join lateral (
      select case when count(*) = count(coalesce(${ofPlan('.planned')}, (p ->> 'servings')::int))
          then sum(coalesce(${ofPlan('.planned')}, (p ->> 'servings')::int)) end as planned,
        sum(${ofPlan('.served')}) as served
      from jsonb_array_elements(l.plans) p
    ) plans
    where l.ingredient_id = any (n.own) or exists (select 1 from held
      where held.recipe_id = l.recipe_id and held.ingredient_id = any (n.own) and r.date >= held.since and r.date < held.until)
    order by r.id, l.position, l.id`)
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map(
    [...byRecord].map(([id, dishes]) => [
      id,
      dishes.map(({ name, recipeId, planned, prepared, served }) => ({ name, recipeId, planned, prepared, served })),
    ]),
  )
}
