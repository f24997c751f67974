import type { LineColumn, LineGridProps, LineGridRow, UnitOption } from './line-grid-types.ts'

export const formChoices = (names: { AP: string; EP: string }) => [
  { value: 'EP', label: names.EP },
  { value: 'AP', label: names.AP },
]

/** The units for a row: its food's own measures come first. A unit in neither list is kept as the first choice. */
export function unitChoices(row: Pick<LineGridRow, 'unit' | 'measures'>, units: LineGridProps['units']): UnitOption[] {
  const choices = [...(row.measures ?? []), ...units]
  const isKnown = row.unit === '' || choices.some(({ value }) => value === row.unit)
  return isKnown ? choices : [{ value: row.unit, label: row.unit }, ...choices]
}

/** Groups of consecutive options with the same heading; null = no heading. */
export function groupsOf(choices: readonly UnitOption[]): { group: string | null; options: UnitOption[] }[] {
  const groups: { group: string | null; options: UnitOption[] }[] = []
  for (const choice of choices) {
    const group = choice.group ?? null
    const last = groups.at(-1)
    if (last && last.group === group) last.options.push(choice)
    else groups.push({ group, options: [choice] })
  }
  return groups
}

/** Both amounts of a row as one text: "1 qt + 8 oz". */
export const amountText = ({ amount, unit, plus }: Pick<LineGridRow, 'amount' | 'unit' | 'plus'>): string =>
  plus ? `${amount} ${unit} + ${plus.amount} ${plus.unit}` : amount

export const unitText = (unit: string, units: LineGridProps['units']): string =>
  units.find(({ value }) => value === unit)?.label ?? unit

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
      return unitText(row.unit, units)
    case 'amount':
      return amountText(row)
    case 'form':
      return forms[row.form]
    default:
      return row[column]
  }
}
