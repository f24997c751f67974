import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import type { PartialValue } from '../../nutrition-types.ts'
import { MissingValue } from '../MissingValue/MissingValue.tsx'
import { ShareRoot, ShareScroll } from './ShareTable.styles.ts'

/** A cell: text, or a value that may be incomplete. */
export type ShareCell = string | { value: PartialValue; digits?: number; format?: (known: number) => string }

export interface ShareRow {
  id: string
  label: string
  /** One per column. */
  cells: readonly ShareCell[]
}

export interface ShareTableProps {
  /** Name of the table: "What each line adds to a portion". */
  caption: string
  /** Header of the names: "Ingredient". */
  nameHeader: string
  columns: readonly { id: string; label: string }[]
  rows: readonly ShareRow[]
  /** What the rows add up to, and what was subtracted: "Total", "Rounded down". */
  totals?: readonly ShareRow[]
}

const none: readonly ShareRow[] = []

/** What each line contributes to each value. On a phone a line's values are below its name. */
export function ShareTable({ caption, nameHeader, columns, rows, totals = none }: ShareTableProps) {
  const line = ({ id, label, cells }: ShareRow) => (
    <tr key={id}>
      <th scope="row">
        <bdi>{label}</bdi>
      </th>
      {columns.map((column, index) => (
        <td key={column.id} data-label={column.label}>
          <Cell cell={cells[index] ?? ''} />
        </td>
      ))}
    </tr>
  )

  return (
    <ShareScroll>
      <ShareRoot>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{nameHeader}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {totals.length > 0 && <tfoot>{totals.map(line)}</tfoot>}
      </ShareRoot>
    </ShareScroll>
  )
}

function Cell({ cell }: { cell: ShareCell }) {
  if (typeof cell === 'string') return <bdi>{cell}</bdi>
  const { value, digits, format } = cell
  return <MissingValue value={value} isPlain digits={digits} format={format} />
}
