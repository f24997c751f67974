import { choices, type FoodCompositionRow, type FoodPart, type Total } from '@commissary/api-client'
import { nutrientFacts, type NutrientCode, percentOfDailyValue } from '@commissary/domain/food'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import { Quiet, Stack } from '@commissary/ui'
import { MissingValue } from '@commissary/ui/menu'
import type { Column } from '@commissary/ui/table'

import { choiceOf } from '../../forms/choice.ts'
import type { CompositionKind } from './composition-list.ts'

type Values = Pick<FoodCompositionRow, 'nutrients'>

/** "≥ 12.3" for a sum with gaps, and "Unknown" where nothing of it is known. */
export function totalText({ t, formats }: Wording, total: Total | undefined, digits: number): string {
  if (!total || isUnknown(total)) return t('foodReports.composition.unknown')
  const value = formats.number(total.known, digits)
  return total.missing.length > 0 ? t('foodReports.composition.atLeast', { value }) : value
}

const isUnknown = ({ known, missing }: Total) => known === 0 && missing.length > 0

/** The share of the daily value: "12% DV"; null without one. */
export function dailyText({ t, formats }: Wording, code: NutrientCode, total: Total | undefined): string | null {
  if (!total || isUnknown(total)) return null
  const percent = percentOfDailyValue(code, total.known)
  if (percent === null) return null
  const text = formats.percent(percent / 100)
  return t(`foodReports.composition.${total.missing.length > 0 ? 'dailyAtLeast' : 'dailyValue'}`, { percent: text })
}

/** Translates the headers of these columns: those of nutrients are texts already. */
export const headersOf =
  ({ t }: Wording) =>
  (header: Parameters<Wording['t']>[0]): string =>
    header.startsWith('foodReports.') ? t(header) : header

/** A column of each chosen nutrient. The server sorts by their ids. */
export function nutrientColumns<Row extends Values>(
  wording: Wording,
  nutrients: readonly NutrientCode[],
): readonly Column<Row>[] {
  const { t } = wording
  return nutrients.map((code): Column<Row> => {
    const digits = nutrientDigits(code)
    const totalOf = (row: Row) => row.nutrients?.[code]
    return {
      id: code,
      header: t('foodReports.composition.columns.nutrient', {
        nutrient: t(`nutrients.names.${code}`),
        unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
      }),
      align: 'end',
      value: (row) => totalOf(row)?.known ?? null,
      text: (row) => totalText(wording, totalOf(row), digits),
      cell: (row) => <NutrientCell wording={wording} code={code} total={totalOf(row)} />,
      // A lower bound in a column of numbers would be added up as a value.
      csv: (row) => (totalOf(row)?.missing.length === 0 ? Number(totalOf(row)?.known.toFixed(6)) : null),
      width: '7rem',
    }
  })
}

function NutrientCell({ wording, code, total }: { wording: Wording; code: NutrientCode; total: Total | undefined }) {
  if (!total) return <Quiet>{wording.t('foodReports.composition.unknown')}</Quiet>
  const daily = dailyText(wording, code, total)
  const value = isUnknown(total) ? { known: null, missing: total.missing } : total
  return (
    <Stack gap={1}>
      <MissingValue value={value} digits={nutrientDigits(code)} />
      {daily !== null && (
        <Quiet>
          <bdi>{daily}</bdi>
        </Quiet>
      )}
    </Stack>
  )
}

/** The shares of the daily value, for files: a screen has them below the values. */
export const dailyColumns = (
  wording: Wording,
  nutrients: readonly NutrientCode[],
): readonly Column<FoodCompositionRow>[] =>
  nutrients.flatMap((code): Column<FoodCompositionRow>[] => {
    if (nutrientFacts[code].dailyValue === null) return []
    const { t } = wording
    const totalOf = ({ nutrients: all }: FoodCompositionRow) => all?.[code]
    return [
      {
        id: code,
        header: t('foodReports.composition.columns.nutrientDaily', { nutrient: t(`nutrients.names.${code}`) }),
        align: 'end',
        value: (row) => dailyText(wording, code, totalOf(row)) ?? t('foodReports.composition.unknown'),
      },
    ]
  })

/** A category in words. Those of ingredients are the caterer's own. */
export function categoryText({ t }: Pick<Wording, 't'>, kind: CompositionKind, category: string): string {
  const known = kind === 'ingredient' ? null : choiceOf(choices.MealCategory, category)
  return known ? t(`words.categories.${known}`) : category
}

/** The columns of the report. */
export function compositionColumns(
  wording: Wording,
  nutrients: readonly NutrientCode[],
  kind: CompositionKind,
): readonly Column<FoodCompositionRow>[] {
  return [
    {
      id: 'name',
      header: 'foodReports.composition.columns.name',
      value: (row) => row.name,
      cell: (row) => <bdi>{row.name}</bdi>,
      width: '16rem',
      isFilterable: false,
    },
    {
      id: 'category',
      header: 'foodReports.composition.columns.category',
      value: ({ category }) => category && categoryText(wording, kind, category),
      isSortable: false,
      isFilterable: false,
      width: '9rem',
    },
    {
      id: 'portion',
      header: 'foodReports.composition.columns.portion',
      value: (row) => portionText(wording, row),
      isSortable: false,
      isFilterable: false,
      isOneLine: true,
    },
    ...nutrientColumns<FoodCompositionRow>(wording, nutrients).map((column) => ({ ...column, isFilterable: false })),
  ]
}

/** "1 cup", else the weight of a portion: "184 g". */
function portionText(wording: Wording, { portion, grams }: FoodCompositionRow): string {
  const { t, formats } = wording
  if (portion) return `${formats.amount(Number(portion.amount))} ${t(`words.units.${portion.unit}`)}`
  if (grams === null) return t('foodReports.composition.unknown')
  const amount = totalText(wording, grams, 0)
  return isUnknown(grams) ? amount : t('foodReports.composition.grams', { amount })
}

export interface PartRow extends Pick<FoodPart, 'name' | 'within' | 'grams' | 'nutrients'> {
  id: number
}

/** The columns of what a recipe is made of. */
export function partColumns(wording: Wording, nutrients: readonly NutrientCode[]): readonly Column<PartRow>[] {
  const columns: readonly Column<PartRow>[] = [
    {
      id: 'name',
      header: 'foodReports.composition.columns.name',
      value: (row) => row.name,
      cell: (row) => (
        <>
          <bdi>{row.name}</bdi>
          {row.within.length > 0 && (
            <div>
              <Quiet>
                <bdi>{row.within.join(' › ')}</bdi>
              </Quiet>
            </div>
          )}
        </>
      ),
      width: '14rem',
    },
    {
      id: 'grams',
      header: 'foodReports.composition.columns.grams',
      align: 'end',
      value: (row) => row.grams.known,
      text: (row) => totalText(wording, row.grams, 1),
      isOneLine: true,
    },
    ...nutrientColumns<PartRow>(wording, nutrients),
  ]
  return columns.map((column) => ({ ...column, isSortable: false, isFilterable: false }))
}
