import {
  allergens,
  compositionNutrients,
  nutrientCodes,
  type NutrientCode,
  nutrientFacts,
  percentOfDailyValue,
  type Total,
} from '@commissary/domain/food'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../../db/work.ts'
import { allComposition, compositionCategories } from '../../food-reports/composition.ts'
import type { CompositionRow, FoodKind } from '../../food-reports/composition-rows.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportDefinition, ReportScope, TableColumn } from '../definition.ts'
import { compositionNotes, portionText } from './composition-texts.ts'
import { categoryText } from './order-lines.ts'

const kinds = ['recipe', 'ingredient', 'menuItem'] as const

const kindOf = ({ choice }: ReportScope): FoodKind => kinds.find((one) => one === choice('kind')) ?? 'recipe'

/** The nutrients of a request, in the order of tables. */
export function nutrientsOf({ choice }: Pick<ReportScope, 'choice'>): readonly NutrientCode[] {
  const named = new Set(choice('nutrients').split(','))
  const chosen = nutrientCodes.filter((code) => named.has(code))
  return chosen.length > 0 ? chosen : compositionNutrients
}

const isDaily = (code: NutrientCode) => nutrientFacts[code].dailyValue !== null
const names = ({ t }: Wording, code: NutrientCode) => ({
  nutrient: t(`nutrients.names.${code}`),
  unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
})

const nutrientColumns = nutrientCodes.flatMap((code): TableColumn[] => [
  {
    id: code,
    kind: 'amount',
    total: 'average',
    digits: nutrientDigits(code),
    least: `${code}Least`,
    label: (wording) => wording.t('foodReports.composition.columns.nutrient', names(wording, code)),
  },
  {
    id: `${code}Daily`,
    kind: 'percent',
    total: 'average',
    digits: 0,
    least: `${code}DailyLeast`,
    label: (wording) => wording.t('foodReports.composition.columns.nutrientDaily', names(wording, code)),
  },
])

/** The foods of a request, computed once for its rows and its notes. */
const computed = new WeakMap<ReportScope, Promise<CompositionRow[]>>()
function foodsOf(tx: Tx, scope: ReportScope): Promise<CompositionRow[]> {
  const { choice } = scope
  const freeOf = allergens.find((one) => one === choice('freeOf'))
  const foods =
    computed.get(scope) ??
    allComposition(tx, {
      kind: kindOf(scope),
      basis: choice('basis') === 'per100g' ? 'per100g' : 'portion',
      q: choice('q'),
      served: scope.served,
      ...(choice('category') !== '' && { category: choice('category') }),
      ...(freeOf && { freeOf }),
      ...(choice('sort') !== '' && { sort: choice('sort') }),
    })
  computed.set(scope, foods)
  return foods
}

/** Categories of recipes and master items are translated; those of ingredients are the caterer's own texts. */
const categoryOf = (wording: Wording, kind: FoodKind, category: string): string =>
  kind === 'ingredient' ? category : categoryText(wording, category)

/**
 * The nutrients of recipes, ingredients or master items, as of today, or of what is on some menus. A group shows the average of the
 * foods whose value is completely known; a minimum is not averaged.
 */
export const composition: ReportDefinition = {
  id: 'composition',
  operation: 'readCompositionReport',
  title: 'nutritionComposition',
  period: 'menus',
  columns: [
    { id: 'food', kind: 'text' },
    { id: 'category', kind: 'text' },
    { id: 'portion', kind: 'text' },
    { id: 'values', kind: 'code' },
    ...nutrientColumns,
  ],
  shows(_, scope) {
    const chosen = nutrientsOf(scope)
    const shown = scope.choice('values')
    const ids = new Set<string>(['food', 'category', 'portion', 'values'])
    for (const code of chosen) {
      if (shown !== 'daily') ids.add(code)
      if (shown !== '' && isDaily(code)) ids.add(`${code}Daily`)
    }
    return Promise.resolve((id) => ids.has(id))
  },
  groupings: [
    { id: 'category', key: 'categoryKey', label: 'category' },
    { id: 'values', key: 'values', label: 'values', kind: 'code' },
  ],
  usualGroup: ['category'],
  refs: ['foodId', 'kind'],
  notes: ['averages'],
  notesOf: async (tx, scope) => compositionNotes(scope.wording, await foodsOf(tx, scope), nutrientsOf(scope)),
  order: sql`r."place"`,

  async choices(tx, scope) {
    const { wording } = scope
    const { t } = wording
    const kind = kindOf(scope)
    const categories = await compositionCategories(tx, kind)
    return [
      {
        id: 'kind',
        label: t('foodReports.composition.kind'),
        usual: t('foodReports.composition.kinds.recipe'),
        options: (['ingredient', 'menuItem'] as const).map((value) => ({
          value,
          label: t(`foodReports.composition.kinds.${value}`),
        })),
      },
      {
        id: 'basis',
        usual: t('foodReports.composition.bases.portion'),
        options: [{ value: 'per100g', label: t('foodReports.composition.bases.per100g') }],
      },
      {
        id: 'values',
        usual: t('reportTables.values.amounts'),
        options: (['daily', 'both'] as const).map((value) => ({ value, label: t(`reportTables.values.${value}`) })),
      },
      {
        id: 'category',
        options: categories.map((value) => ({ value, label: categoryOf(wording, kind, value) })),
      },
      { id: 'freeOf', options: allergens.map((value) => ({ value, label: t(`words.allergens.${value}`) })) },
      {
        id: 'sort',
        usual: t('reportTables.byName'),
        options: nutrientsOf(scope).flatMap((code) => {
          const { nutrient } = names(wording, code)
          return [
            { value: `-${code}`, label: t('reportTables.highest', { nutrient }) },
            { value: code, label: t('reportTables.lowest', { nutrient }) },
          ]
        }),
      },
    ]
  },

  async rows(tx, scope) {
    const kind = kindOf(scope)
    const chosen = nutrientsOf(scope)
    const foods = await foodsOf(tx, scope)
    return computedRows(
      {
        foodId: 'bigint',
        kind: 'text',
        food: 'text',
        categoryKey: 'text',
        category: 'text',
        portion: 'text',
        values: 'text',
        place: 'bigint',
        ...Object.fromEntries(
          chosen.flatMap((code) =>
            [code, `${code}Daily`].flatMap((id) => [[id, 'numeric'] as const, [`${id}Least`, 'numeric'] as const]),
          ),
        ),
      },
      foods.map((row, place) => ({
        foodId: row.id,
        kind,
        food: row.name,
        categoryKey: row.category,
        category: row.category === null ? null : categoryOf(scope.wording, kind, row.category),
        portion: portionText(scope.wording, row),
        values: knownOf(row, chosen),
        place,
        ...Object.fromEntries(
          chosen.flatMap((code) => {
            const total = row.nutrients?.[code]
            const daily = (amount: number | null) => (amount === null ? null : percentOfDailyValue(code, amount))
            const [whole, least] = [wholeOf(total), leastOf(total)]
            return [
              [code, whole],
              [`${code}Least`, least],
              [`${code}Daily`, daily(whole)],
              [`${code}DailyLeast`, daily(least)],
            ]
          }),
        ),
      })),
    )
  },
}

/** A value without gaps; null = partly or completely unknown. */
const wholeOf = (total: Total | undefined) => (total && total.missing.length === 0 ? total.known : null)
/** The known part of a value with gaps; null = nothing. */
const leastOf = (total: Total | undefined) =>
  total && total.missing.length > 0 && total.known > 0 ? total.known : null

/** Whether the chosen values of a food are known. */
function knownOf({ nutrients }: CompositionRow, chosen: readonly NutrientCode[]) {
  if (nutrients === null) return 'noValues'
  return chosen.every((code) => nutrients[code].missing.length === 0) ? 'complete' : 'minimum'
}
