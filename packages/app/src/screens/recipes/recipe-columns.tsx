import type { RecipeSummary } from '@commissary/api-client'
import { creditLine } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Inline, Quiet, Stack } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { filterable } from '../../lists/use-paged-list.ts'
import { recipeStatusTones } from '../../lists/status-tones.ts'
import { CreditsCell, FindingsCell, findingsText, MoneyCell, NutrientCell, wholeSum } from '../../nutrition/cells.tsx'

/** The columns that the server filters by their text; type and category have their own filters. */
export const filteredRecipeColumns = ['name', 'number', 'portionLabel'] as const

/** The server sorts by the ids of the sortable columns; computed values are not sortable. */
export function recipeColumns(wording: Wording): readonly Column<RecipeSummary>[] {
  const { t, formats } = wording
  const typeText = ({ type }: RecipeSummary) => t(`words.recipeTypes.${type}`)
  const categoryText = ({ category }: RecipeSummary) => (category ? t(`words.categories.${category}`) : '')
  const statusText = ({ status }: RecipeSummary) => t(`words.recipeStatuses.${status}`)

  const columns: Column<RecipeSummary>[] = [
    { id: 'name', header: 'recipes.columns.name', value: (row) => row.name, width: '14rem' },
    { id: 'number', header: 'recipes.columns.number', value: (row) => row.number, isOneLine: true },
    { id: 'type', header: 'recipes.columns.type', value: typeText, isOneLine: true },
    { id: 'category', header: 'recipes.columns.category', value: categoryText },
    {
      id: 'status',
      header: 'recipes.columns.status',
      value: statusText,
      cell: (row) => {
        const badge = <Badge tone={recipeStatusTones[row.status]}>{statusText(row)}</Badge>
        if (row.nextVersionFrom === null) return badge
        return (
          <Stack gap={1}>
            <Inline>{badge}</Inline>
            <Quiet>{t('words.newVersionFrom', { date: formats.date(row.nextVersionFrom) })}</Quiet>
          </Stack>
        )
      },
    },
    {
      id: 'portionLabel',
      header: 'recipes.columns.portionLabel',
      value: (row) => row.portionLabel,
      width: '9rem',
      isSortable: false,
    },
    {
      id: 'cost',
      header: 'recipes.columns.cost',
      align: 'end',
      value: (row) => row.nutrition.cost.known,
      cell: (row) => <MoneyCell total={row.nutrition.cost} />,
      csv: (row) => wholeSum(row.nutrition.cost),
      isSortable: false,
    },
    {
      id: 'credits',
      header: 'recipes.columns.credits',
      width: '12rem',
      value: () => null,
      cell: (row) => <CreditsCell credits={row.nutrition.credits} />,
      csv: (row) => creditLine(wording, row.nutrition.credits),
      isSortable: false,
    },
    {
      id: 'calories',
      header: 'recipes.columns.calories',
      align: 'end',
      value: (row) => row.nutrition.nutrients.calories.known,
      cell: (row) => <NutrientCell total={row.nutrition.nutrients.calories} />,
      csv: (row) => wholeSum(row.nutrition.nutrients.calories),
      isSortable: false,
    },
    {
      id: 'sodium',
      header: 'recipes.columns.sodium',
      align: 'end',
      value: (row) => row.nutrition.nutrients.sodium.known,
      cell: (row) => <NutrientCell total={row.nutrition.nutrients.sodium} />,
      csv: (row) => wholeSum(row.nutrition.nutrients.sodium),
      isSortable: false,
    },
    {
      id: 'allergens',
      header: 'recipes.columns.allergens',
      width: '10.5rem',
      value: () => null,
      cell: (row) => <FindingsCell findings={row.nutrition.allergens} />,
      csv: (row) => findingsText(wording, row.nutrition.allergens),
      isSortable: false,
    },
  ]
  return filterable(columns, filteredRecipeColumns)
}
