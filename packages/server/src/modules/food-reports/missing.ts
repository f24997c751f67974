import {
  type Allergen,
  complianceNutrients,
  declaredAllergens,
  type NutrientCode,
  requiredNutrients,
} from '@commissary/domain/food'
import { noMealPattern } from '@commissary/domain/rules'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { pageInfo, type Page, type PageQuery, pageRows } from '../../shared/lists.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { plannedLines } from '../calendars/planned-lines.ts'

type Row = Schemas['MissingNutritionRow']

export interface MissingQuery extends PageQuery {
  q?: string
  gap?: Schemas['FoodGap']
  category?: string
  used?: boolean
}

export interface Missing {
  rows: Row[]
  page: Page
  openWeeks: number
  categories: string[]
}

const mostCategories = 200

const needed: readonly NutrientCode[] = [...new Set([...requiredNutrients, ...complianceNutrients])]

/** A list of codes of the domain, which are safe in a statement. */
const listed = (codes: readonly string[]) => sql.raw(`array[${codes.map((code) => `'${code}'`).join(', ')}]`)

/** The planned `line` is in a reimbursable meal: it has servings, and is not sold beside it. */
export const inMeal = sql`(line.planned_servings is distinct from 0 and line.category <> 'A La Carte')`

const gaps: Record<Schemas['FoodGap'], SQL> = {
  nutrients: sql`cardinality(gap.nutrients) > 0`,
  crediting: sql`gap.is_not_assessed`,
  allergens: sql`cardinality(gap.allergens) > 0`,
  documents: sql`gap.has_no_document`,
}

/**
 * The ingredients in use with something missing, those that leave the most coming weeks open first. A week is one school's menu
 * of one meal from Monday to Sunday; it stays open where its weekly check needs a nutrient or a crediting that no one has stated.
 */
export async function listMissing(tx: Tx, query: MissingQuery): Promise<Missing> {
  const today = await readCatererToday(tx)
  const [own] = await tx.select({ country: caterer.country }).from(caterer).where(eq(caterer.id, ownCaterer()))
  const { limit, offset } = pageRows(query)
  const wanted = sql.join(
    [
      query.gap ? gaps[query.gap] : sql.join(Object.values(gaps), sql` or `),
      ...(query.q?.trim() ? [sql`gap.search @@ prefix_query(${query.q})`] : []),
      ...(query.category === undefined ? [] : [sql`gap.category = ${query.category}`]),
    ].map((condition) => sql`(${condition})`),
    sql` and `,
  )
  const isUsed = query.used ? sql`where recipes > 0 or weeks > 0` : sql``
  const found = await tx.execute<Row & { total: number; allOpen: number }>(sql`
    with recursive gap as (
      select * from (
        select id, code, name, category, version, search,
          array(select code from unnest(${listed(needed)}) with ordinality need (code, place)
            where not food.nutrients ? code order by place) as nutrients,
          food.crediting is null as is_not_assessed,
          array(select allergen from unnest(${listed(declaredAllergens(own?.country ?? ''))}) with ordinality need (allergen, place)
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
      select line.*, program.rule_pack <> ${noMealPattern} as is_checked
      from (${plannedLines}) line
      join school_calendar calendar on calendar.id = line.calendar_id
      join meal_program program on program.id = calendar.meal_program_id
      where line.date >= ${today}::date and ${inMeal}
    ),
    served as (
      select used.ingredient_id, planned.calendar_id, planned.date, planned.is_checked
      from used join planned on planned.recipe_id = used.recipe_id
      union
      select gap.id, planned.calendar_id, planned.date, planned.is_checked
      from gap join planned on planned.ingredient_id = gap.id
    ),
    open as (
      select distinct served.ingredient_id, served.calendar_id, date_trunc('week', served.date) as week
      from served join gap on gap.id = served.ingredient_id
      where served.is_checked and (gap.is_not_assessed or gap.nutrients && ${listed(complianceNutrients)})
    ),
    counted as (
      select gap.*,
        (select count(distinct used.recipe_id)::int from used
          join recipe on recipe.id = used.recipe_id and recipe.archived_at is null
          where used.ingredient_id = gap.id) as recipes,
        coalesce(served.weeks, 0) as weeks, served.next_date,
        (select count(*)::int from open where open.ingredient_id = gap.id) as open_weeks
      from gap left join (
        select ingredient_id, count(distinct (calendar_id, date_trunc('week', date)))::int as weeks, min(date) as next_date
        from served group by 1
      ) served on served.ingredient_id = gap.id
    ),
    listed as (select * from counted ${isUsed})
    select listed.id::int as id, code, name, category, version, nutrients, is_not_assessed as "isNotAssessed", allergens,
      has_no_document as "hasNoDocument", recipes, weeks, open_weeks as "openWeeks", next_date::text as "nextDate",
      (select count(*)::int from listed) as total,
      (select count(distinct (open.calendar_id, open.week))::int from open join listed on listed.id = open.ingredient_id)
        as "allOpen"
    from listed
    order by open_weeks desc, weeks desc, recipes desc, lower(name) collate "C", listed.id
    limit ${limit} offset ${offset}`)

  return {
    rows: found.map(({ total: _, allOpen: __, ...row }) => ({
      ...row,
      nutrients: row.nutrients satisfies NutrientCode[],
      allergens: row.allergens satisfies Allergen[],
    })),
    page: pageInfo(query, found[0]?.total ?? 0),
    openWeeks: found[0]?.allOpen ?? 0,
    categories: await categories(tx),
  }
}

async function categories(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ category: sql<string>`${ingredient.category}` })
    .from(ingredient)
    .where(and(isNull(ingredient.archivedAt), isNotNull(ingredient.category)))
    .orderBy(ingredient.category)
    .limit(mostCategories)
  return rows.map(({ category }) => category)
}
