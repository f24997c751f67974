import { sql, type SQL } from 'drizzle-orm'

/**
 * A recursive part of a `with`: `held (recipe_id, ingredient_id, since, until)`, the recipes that contain one of the given
 * ingredients, at any depth, on the days from `since` to before `until`, by the versions in force.
 */
export const heldBy = (foods: SQL): SQL => sql`
  past as (
    select v.recipe_id, v.content,
      coalesce(lag(v.until) over (partition by v.recipe_id order by v.number), '-infinity'::date) as since, v.until
    from recipe_version v
  ), holds as materialized (
    select l.recipe_id, l.ingredient_id, l.sub_recipe_id,
      coalesce((select max(v.until) from recipe_version v where v.recipe_id = l.recipe_id), '-infinity'::date) as since,
      'infinity'::date as until
    from recipe_line l
    union all
    select p.recipe_id, (line ->> 'ingredientId')::bigint, (line ->> 'subRecipeId')::bigint, p.since, p.until
    from past p cross join jsonb_array_elements(p.content -> 'lines') line where p.since < p.until
  ), held (recipe_id, ingredient_id, since, until) as (
    select recipe_id, ingredient_id, since, until from holds where ingredient_id in (${foods})
    union
    select above.recipe_id, held.ingredient_id, greatest(above.since, held.since), least(above.until, held.until)
    from held join holds above on above.sub_recipe_id = held.recipe_id
    where greatest(above.since, held.since) < least(above.until, held.until)
  )`
