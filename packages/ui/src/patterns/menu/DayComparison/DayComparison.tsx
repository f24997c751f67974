import { ComparisonFrame, ComparisonTable } from './DayComparison.styles.ts'

/** A field in which two versions of a day or a recipe differ, as text. */
export interface DayComparisonRow {
  id: string
  /** "Beef taco" */
  label: string
  /** "60 servings" */
  mine: string
  theirs: string
}

export interface DayComparisonProps {
  /** "Monday, August 24: what differs" */
  label: string
  /** Headers of the column of fields, and of the two versions. */
  fieldName: string
  mineName: string
  theirsName: string
  rows: readonly DayComparisonRow[]
  /** Shows all rows at once, for a dialog that scrolls itself. */
  isWhole?: boolean
}

/** Two versions of a day or a recipe side by side: only the fields that differ. */
export function DayComparison({ label, fieldName, mineName, theirsName, rows, isWhole = false }: DayComparisonProps) {
  return (
    // A scroll box must be reachable by keyboard.
    <ComparisonFrame $isWhole={isWhole} role="region" aria-label={label} tabIndex={0}>
      <ComparisonTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{fieldName}</th>
            <th scope="col">{mineName}</th>
            <th scope="col">{theirsName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: field, mine, theirs }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{field}</bdi>
              </th>
              <td>
                <bdi>{mine}</bdi>
              </td>
              <td>
                <bdi>{theirs}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
    </ComparisonFrame>
  )
}
