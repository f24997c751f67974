import type { LineColumn, LineGridProps, LineGridRow } from './line-grid-types.ts'

export const formChoices = (names: { AP: string; EP: string }) => [
  { value: 'EP', label: names.EP },
  { value: 'AP', label: names.AP },
]

/** The text of a cell: the label of its choice, or the typed text. */
export function cellText(
  row: LineGridRow,
  column: LineColumn,
  units: LineGridProps['units'],
  forms: { AP: string; EP: string },
) {
  switch (column) {
    case 'item':
      return row.item?.label ?? row.itemText
    case 'unit':
      return units.find((unit) => unit.value === row.unit)?.label ?? row.unit
    case 'form':
      return forms[row.form]
    default:
      return row[column]
  }
}
