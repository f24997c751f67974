import { sql } from 'drizzle-orm'

import { importances, ingredientCategories, missingOn, missingRows } from '../../food-reports/missing.ts'
import { type NextServed, weekShares } from '../../food-reports/week-shares.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportDefinition, TableColumn } from '../definition.ts'

/** With a period, the first day may be in the past. */
export const servedLabel: NonNullable<TableColumn['label']> = ({ t }, { served }) =>
  t(`reportTables.columns.${served ? 'firstServed' : 'nextServed'}`)

const gaps = ['nutrients', 'crediting', 'allergens', 'documents'] as const

/**
 * What menus need and ingredients lack, as `listMissingNutrition` lists it. A week that several ingredients hold up counts once,
 * and so does a recipe with several of them.
 */
export const missingNutrition: ReportDefinition = {
  id: 'missingNutrition',
  operation: 'readMissingNutritionReport',
  title: 'missingNutrition',
  period: 'menus',
  columns: [
    { id: 'food', kind: 'text' },
    { id: 'code', kind: 'text' },
    { id: 'category', kind: 'text' },
    { id: 'missingNutrients', kind: 'nutrients', total: 'some' },
    { id: 'importance', kind: 'code' },
    { id: 'missingCrediting', kind: 'codes', total: 'some' },
    { id: 'missingAllergens', kind: 'allergens', total: 'some' },
    { id: 'missingDocument', kind: 'codes', total: 'some' },
    { id: 'openWeeks', kind: 'count', total: 'distinct' },
    {
      id: 'weeks',
      kind: 'count',
      total: 'distinct',
      label: ({ t }, { served }) => t(`reportTables.columns.${served ? 'weeksOnMenus' : 'weeks'}`),
    },
    { id: 'weekShare', kind: 'percent', digits: 2, isOptional: 'nextServed' },
    { id: 'recipes', kind: 'count', total: 'distinct' },
    { id: 'nextServed', kind: 'date', label: servedLabel },
  ],
  groupings: [
    { id: 'category', key: 'categoryKey', label: 'category' },
    { id: 'nextWeek', key: 'nextWeek', label: 'nextWeek', kind: 'weekOf' },
  ],
  usualGroup: ['category'],
  refs: ['foodId'],
  notes: ['heldUp', 'importance', 'weekShare'],
  order: sql`r."place"`,

  async choices(tx, { wording: { t } }) {
    const categories = await ingredientCategories(tx)
    return [
      { id: 'gap', options: gaps.map((value) => ({ value, label: t(`foodReports.missing.gaps.${value}`) })) },
      {
        id: 'importance',
        options: importances.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })),
      },
      { id: 'category', options: categories.map((value) => ({ value, label: value })) },
      { id: 'used', options: [{ value: 'yes', label: t('foodReports.missing.onlyUsed') }] },
    ]
  },

  async rows(tx, { choice, served }) {
    const gap = gaps.find((one) => one === choice('gap'))
    const importance = importances.find((one) => one === choice('importance'))
    const query = missingRows({
      ...(await missingOn(tx)),
      q: choice('q'),
      served,
      used: choice('used') === 'yes',
      ...(gap && { gap }),
      ...(importance && { importance }),
      ...(choice('category') !== '' && { category: choice('category') }),
    })
    const next = await tx.execute<NextServed & Record<string, unknown>>(
      sql`select id, "nextDate"::text as "nextDate" from (${query}) missing where "nextDate" is not null`,
    )
    const shares = computedRows(
      { id: 'bigint', share: 'numeric' },
      await weekShares(tx, next, served?.schoolIds ?? null),
    )
    return sql`
      select missing.id as "foodId", name as food, code, category, lower(category) as "categoryKey", place,
        nullif(array_to_string(nutrients, ','), '') as "missingNutrients", importance,
        case when "isNotAssessed" then 'notAssessed' end as "missingCrediting",
        nullif(array_to_string(allergens, ','), '') as "missingAllergens",
        case when "hasNoDocument" then 'noDocument' end as "missingDocument",
        "openWeeks", weeks, share.share as "weekShare", recipes, "nextDate" as "nextServed", date_trunc('week', "nextDate")::date as "nextWeek"
      from (${query}) missing left join (${shares}) share on share.id = missing.id`
  },
}
