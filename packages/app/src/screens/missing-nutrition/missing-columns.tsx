import type { MissingNutritionRow } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import type { Column } from '@commissary/ui/table'

import { Count } from '../../food-reports/Count.tsx'

/** What an ingredient misses, in words. */
export function missingTexts({ t, formats }: Wording, row: MissingNutritionRow): string[] {
  const nutrients = row.nutrients.map((code) => t(`nutrients.names.${code}`))
  const allergens = row.allergens.map((allergen) => t(`words.allergens.${allergen}`))
  return [
    ...(nutrients.length > 0 ? [t('foodReports.missing.nutrientList', { names: formats.list(nutrients) })] : []),
    ...(row.isNotAssessed ? [t('foodReports.missing.notAssessed')] : []),
    ...(allergens.length > 0 ? [t('foodReports.missing.allergenList', { names: formats.list(allergens) })] : []),
    ...(row.hasNoDocument ? [t('foodReports.missing.noDocument')] : []),
  ]
}

type HrefOf = (what: 'uses' | 'weeks', row: MissingNutritionRow) => string

/** The order of the rows is the point of the report: no column is sortable. */
export function missingColumns(wording: Wording, hrefOf: HrefOf): readonly Column<MissingNutritionRow>[] {
  const { t, formats } = wording
  const count = (value: number) => formats.number(value, 0)
  const weeksCell = (value: (row: MissingNutritionRow) => number) => (row: MissingNutritionRow) => (
    <Count
      text={count(value(row))}
      label={t('foodReports.missing.weeksOf', { name: row.name })}
      href={value(row) === 0 ? null : hrefOf('weeks', row)}
    />
  )
  const columns: readonly Column<MissingNutritionRow>[] = [
    {
      id: 'name',
      header: 'foodReports.missing.columns.name',
      value: (row) => row.name,
      cell: (row) => <bdi>{row.name}</bdi>,
      width: '14rem',
    },
    { id: 'code', header: 'foodReports.missing.columns.code', value: (row) => row.code, isOneLine: true },
    { id: 'category', header: 'foodReports.missing.columns.category', value: (row) => row.category },
    {
      id: 'missing',
      header: 'foodReports.missing.columns.missing',
      value: (row) => missingTexts(wording, row).join('; '),
      cell: (row) => missingTexts(wording, row).map((text) => <div key={text}>{text}</div>),
      width: '20rem',
    },
    {
      id: 'openWeeks',
      header: 'foodReports.missing.columns.openWeeks',
      align: 'end',
      value: (row) => row.openWeeks,
      text: (row) => count(row.openWeeks),
      cell: weeksCell((row) => row.openWeeks),
    },
    {
      id: 'weeks',
      header: 'foodReports.missing.columns.weeks',
      align: 'end',
      value: (row) => row.weeks,
      text: (row) => count(row.weeks),
      cell: weeksCell((row) => row.weeks),
    },
    {
      id: 'recipes',
      header: 'foodReports.missing.columns.recipes',
      align: 'end',
      value: (row) => row.recipes,
      text: (row) => count(row.recipes),
      cell: (row) => (
        <Count
          text={count(row.recipes)}
          label={t('foodReports.usesOf', { name: row.name })}
          href={row.recipes === 0 ? null : hrefOf('uses', row)}
        />
      ),
    },
    {
      id: 'nextDate',
      header: 'foodReports.missing.columns.nextDate',
      value: (row) => row.nextDate,
      text: (row) => (row.nextDate === null ? '' : formats.date(row.nextDate)),
      cell: (row) => row.nextDate !== null && formats.weekdayShort(row.nextDate),
      isOneLine: true,
    },
  ]
  return columns.map((column) => ({ ...column, isSortable: false, isFilterable: false }))
}
