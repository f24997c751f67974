import {
  type Allergen,
  complianceNutrients,
  declaredAllergens,
  type NutrientCode,
  requiredNutrients,
} from '@commissary/domain/food'
import { noMealPattern } from '@commissary/domain/rules'
import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { pageInfo, type Page, type PageQuery, pageRows } from '../../shared/lists.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { atSchools, onDays, type Served, servedFrom } from './served.ts'

type Row = Schemas['MissingNutritionRow']

export interface MissingQuery extends PageQuery {
  q?: string
  gap?: Schemas['FoodGap']
  category?: string
  used?: boolean
  id?: number
}

export interface Missing {
  rows: Row[]
  page: Page
  openWeeks: number
  categories: string[]
}

const mostCategories = 200

const needed: readonly NutrientCode[] = [...new Set([...requiredNutrients, ...complianceNutrients])]

/** A SQL array of codes of the domain, which are safe in a statement. */
const listed = (codes: readonly string[]) => sql.raw(`array[${codes.map((code) => `'${code}'`).join(', ')}]`)

/** The planned `line` is in a reimbursable meal: it has servings, and is not à la carte. */
export const inMeal = sql`(line.planned_servings is distinct from 0 and line.category <> 'A La Carte')`

const gaps: Record<Schemas['FoodGap'], SQL> = {
  nutrients: sql`cardinality(gap.nutrients) > 0`,
  crediting: sql`gap.is_not_assessed`,
  allergens: sql`cardinality(gap.allergens) > 0`,
  documents: sql`gap.has_no_document`,
}

/** A weekly check needs what is missing: a nutrient that a rule is about, or the crediting. */
const isRequired = sql`(gap.is_not_assessed or gap.nutrients && ${listed(complianceNutrients)})`

export const importances = ['required', 'optional'] as const
export type Importance = (typeof importances)[number]

/** How important the missing nutrients and crediting are; null = nothing is missing. */
const importance = sql`case when ${isRequired} then 'required' when cardinality(gap.nutrients) > 0 then 'optional' end`

interface MissingFilters extends Omit<MissingQuery, 'page' | 'size'> {
  today: string
  country: string
  importance?: Importance
  /** Only ingredients on these menus, with these weeks; null or absent = all with a gap, with the weeks from today on. */
  served?: Served | null
}

/** The number of keys in a list. */
export const countOf = (list: SQLWrapper) => sql`cardinality(string_to_array(${list}, ','))`

/**
 * The ingredients in use with something missing, with their `place`: those that leave the most weeks open first. A week is one
 * school's menu of one meal from Monday to Sunday; it stays open where its weekly check needs a nutrient or a crediting that no one has
 * stated. Recipes and weeks are lists of keys, so that those of several ingredients can be counted once.
 */
export function missingRows({ today, country, served = null, ...query }: MissingFilters): SQL {
  const menus = served ?? servedFrom(today)
  const wanted = sql.join(
    [
      query.gap ? gaps[query.gap] : sql.join(Object.values(gaps), sql` or `),
      ...(query.q?.trim() ? [sql`gap.search @@ prefix_query(${query.q})`] : []),
      ...(query.category === undefined ? [] : [sql`gap.category = ${query.category}`]),
      ...(query.importance === undefined ? [] : [sql`${importance} = ${query.importance}`]),
      ...(query.id === undefined ? [] : [sql`gap.id = ${query.id}`]),
    ].map((condition) => sql`(${condition})`),
    sql` and `,
  )
  const isUsed = [
    ...(query.used ? [sql`(recipes <> '' or weeks <> '')`] : []),
    // A food that is only sold à la carte leaves no week open, but it is on the menu.
    ...(served ? [sql`"isServed"`] : []),
  ]
  const weekKey = (line: SQL) => sql`${line}.calendar_id || '/' || date_trunc('week', ${line}.date)::date`
  return sql`
    with recursive gap as (
      select * from (
        select id, code, name, category, version, search,
          array(select code from unnest(${listed(needed)}) with ordinality need (code, place)
            where not food.nutrients ? code order by place) as nutrients,
          food.crediting is null as is_not_assessed,
          array(select allergen from unnest(${listed(declaredAllergens(country))}) with ordinality need (allergen, place)
            where not food.allergens ? allergen order by place) as allergens,
          coalesce(food.crediting <> '[]' and food.credit_evidence is null and not exists (
            select from ingredient_document document where document.ingredient_id = food.id
              and document.proves_crediting and document.archived_at is null), false) as has_no_document
        from ingredient food where food.archived_at is null
      ) gap where ${wanted}
    ),
    used (ingredient_id, recipe_id) as (
      select line.ingredient_id, line.recipe_id from recipe_line line join gap on gap.id = line.ingredient_id
      union
      select used.ingredient_id, line.recipe_id from used join recipe_line line on line.sub_recipe_id = used.recipe_id
    ),
    planned as materialized (
      select line.*, program.rule_pack <> ${noMealPattern} as is_checked, ${inMeal} as in_meal
      from (${plannedLines}) line
      join school_calendar calendar on calendar.id = line.calendar_id
      join meal_program program on program.id = calendar.meal_program_id
      where ${onDays(menus)} and ${atSchools(menus)} and line.planned_servings is distinct from 0
    ),
    served as (
      select used.ingredient_id, planned.calendar_id, planned.date, planned.is_checked, planned.in_meal
      from used join planned on planned.recipe_id = used.recipe_id
      union
      select gap.id, planned.calendar_id, planned.date, planned.is_checked, planned.in_meal
      from gap join planned on planned.ingredient_id = gap.id
    ),
    open as (
      select served.ingredient_id, string_agg(distinct ${weekKey(sql`served`)}, ',') as weeks
      from served join gap on gap.id = served.ingredient_id
      where served.is_checked and served.in_meal and ${isRequired}
      group by 1
    ),
    counted as (
      select gap.*, ${importance} as importance,
        coalesce((select string_agg(distinct used.recipe_id::text, ',') from used
          join recipe on recipe.id = used.recipe_id and recipe.archived_at is null
          where used.ingredient_id = gap.id), '') as recipes,
        coalesce(served.weeks, '') as weeks, served.next_date, coalesce(open.weeks, '') as "openWeeks",
        served.ingredient_id is not null as "isServed"
      from gap left join open on open.ingredient_id = gap.id left join (
        select ingredient_id, string_agg(distinct ${weekKey(sql`served`)}, ',') filter (where in_meal) as weeks,
          min(date) filter (where in_meal) as next_date
        from served group by 1
      ) served on served.ingredient_id = gap.id
    )
    select id::int as id, code, name, category, version, nutrients, importance, is_not_assessed as "isNotAssessed", allergens,
      has_no_document as "hasNoDocument", recipes, weeks, "openWeeks", next_date as "nextDate",
      row_number() over (order by ${countOf(sql`"openWeeks"`)} desc, ${countOf(sql`weeks`)} desc,
        ${countOf(sql`recipes`)} desc, lower(name) collate "C", id) as place
    from counted ${isUsed.length === 0 ? sql`` : sql`where ${sql.join(isUsed, sql` and `)}`}`
}

/** What the report depends on besides the request: today, and the country whose allergens are declared. */
export async function missingOn(tx: Tx): Promise<Pick<MissingFilters, 'today' | 'country'>> {
  const today = await readCatererToday(tx)
  const [own] = await tx.select({ country: caterer.country }).from(caterer).where(eq(caterer.id, ownCaterer()))
  return { today, country: own?.country ?? '' }
}

/** A page of the ingredients in use with something missing. */
export async function listMissing(tx: Tx, query: MissingQuery): Promise<Missing> {
  const { limit, offset } = pageRows(query)
  const rows = missingRows({ ...(await missingOn(tx)), ...query })
  const found = await tx.execute<Row & { total: number; allOpen: number }>(sql`
    with listed as materialized (${rows})
    select id, code, name, category, version, nutrients, "isNotAssessed", allergens, "hasNoDocument",
      ${countOf(sql`recipes`)} as recipes, ${countOf(sql`weeks`)} as weeks, ${countOf(sql`"openWeeks"`)} as "openWeeks",
      "nextDate"::text as "nextDate", (select count(*)::int from listed) as total,
      (select count(distinct week)::int from listed, unnest(string_to_array(listed."openWeeks", ',')) week) as "allOpen"
    from listed order by place limit ${limit} offset ${offset}`)

  return {
    rows: found.map(({ total: _, allOpen: __, ...row }) => ({
      ...row,
      nutrients: row.nutrients satisfies NutrientCode[],
      allergens: row.allergens satisfies Allergen[],
    })),
    page: pageInfo(query, found[0]?.total ?? 0),
    openWeeks: found[0]?.allOpen ?? 0,
    categories: await ingredientCategories(tx),
  }
}

/** The categories of the caterer's ingredients, in order. */
export async function ingredientCategories(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ category: sql<string>`${ingredient.category}` })
    .from(ingredient)
    .where(and(isNull(ingredient.archivedAt), isNotNull(ingredient.category)))
    .orderBy(ingredient.category)
    .limit(mostCategories)
  return rows.map(({ category }) => category)
}
