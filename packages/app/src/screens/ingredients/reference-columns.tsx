import type { ReferenceFoodSummary } from '@commissary/api-client'
import type { Formats } from '@commissary/messages/formats'
import type { Column } from '@commissary/ui/table'

import { filterable } from '../../lists/use-paged-list.ts'

/** The columns that the server filters by their text. */
export const filteredReferenceColumns = ['description', 'code', 'foodGroup', 'source'] as const

/** The server lists reference foods by relevance: no column is sortable. */
export function referenceColumns(formats: Formats): readonly Column<ReferenceFoodSummary>[] {
  const numberText = (value: number | undefined) => (value === undefined ? '' : formats.number(value, 0))

  const columns: Column<ReferenceFoodSummary>[] = [
    { id: 'description', header: 'ingredients.columns.name', value: (row) => row.description, width: '22rem' },
    { id: 'code', header: 'ingredients.columns.code', value: (row) => row.code, width: '5rem' },
    { id: 'foodGroup', header: 'ingredients.columns.group', value: (row) => row.foodGroup },
    {
      id: 'calories',
      header: 'ingredients.columns.caloriesPer100g',
      align: 'end',
      value: (row) => row.nutrients.calories,
      cell: (row) => numberText(row.nutrients.calories),
    },
    {
      id: 'sodium',
      header: 'ingredients.columns.sodium',
      align: 'end',
      value: (row) => row.nutrients.sodium,
      cell: (row) => numberText(row.nutrients.sodium),
    },
    { id: 'source', header: 'ingredients.columns.source', value: (row) => `${row.source} ${row.release}` },
  ]
  return filterable(
    columns.map((column) => ({ ...column, isSortable: false })),
    filteredReferenceColumns,
  )
}
