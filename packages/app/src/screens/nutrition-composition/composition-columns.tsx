import type { FoodCompositionRow, FoodPart, Total } from '@commissary/api-client'
import { nutrientFacts, type NutrientCode, percentOfDailyValue } from '@commissary/domain/food'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import { Quiet, Stack } from '@commissary/ui'
import { MissingValue } from '@commissary/ui/menu'
import { type Column, plainColumns } from '@commissary/ui/table'

type Values = Pick<FoodCompositionRow, 'nutrients'>

/** "≥ 12.3" for a sum with gaps, and "Unknown" if none of it is known. */
function totalText({ t, formats }: Wording, total: Total | undefined, digits: number): string {
  if (!total || isUnknown(total)) return t('foodReports.composition.unknown')
  const value = formats.number(total.known, digits)
  return total.missing.length > 0 ? t('foodReports.composition.atLeast', { value }) : value
}

const isUnknown = ({ known, missing }: Total) => known === 0 && missing.length > 0

/** The share of the daily value: "12% DV"; null without one. */
function dailyText({ t, formats }: Wording, code: NutrientCode, total: Total | undefined): string | null {
  if (!total || isUnknown(total)) return null
  const percent = percentOfDailyValue(code, total.known)
  if (percent === null) return null
  const text = formats.percent(percent / 100)
  return t(`foodReports.composition.${total.missing.length > 0 ? 'dailyAtLeast' : 'dailyValue'}`, { percent: text })
}

/** Translates the headers of these columns, except those of nutrients, which are already texts. */
export const headersOf =
  ({ t }: Wording) =>
  (header: Parameters<Wording['t']>[0]): string =>
    header.startsWith('foodReports.') ? t(header) : header

/** A column for each chosen nutrient. */
function nutrientColumns<Row extends Values>(
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

export interface PartRow extends Pick<FoodPart, 'name' | 'within' | 'grams' | 'nutrients'> {
  id: number
}

/** The columns of a recipe's ingredients. */
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
  return plainColumns(columns)
}
