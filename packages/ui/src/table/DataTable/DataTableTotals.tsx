import { useUiText } from '../../text/UiText.ts'
import type { ColumnTotal } from '../totals.ts'
import { useTableText } from '../table-text.ts'
import type { ShownColumn } from './use-columns.ts'

interface DataTableTotalsProps {
  columns: readonly ShownColumn<never>[]
  totals: Readonly<Record<string, ColumnTotal>>
  leadCount: number
  hasActions: boolean
  rowIndex: number
}

/** The sums below the columns. A sum with unknown values is a minimum: "≥ 12.5". */
export function DataTableTotals({ columns, totals, leadCount, hasActions, rowIndex }: DataTableTotalsProps) {
  const text = useUiText()
  const tableText = useTableText()

  return (
    <tfoot role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {Array.from({ length: leadCount }, (_, at) => (
          <td key={at} role="gridcell" className="lead" />
        ))}
        {columns.map(({ id, column, header, className, colIndex }, at) => {
          const total = column.total ? totals[id] : undefined
          const missing = total && total.missing > 0 ? tableText.missing(text.number(total.missing)) : ''
          const sum = total && column.total && total.known !== null ? column.total(total.known) : null
          return (
            <td
              key={id}
              role="gridcell"
              className={className || undefined}
              aria-colindex={colIndex}
              data-header={at === 0 ? undefined : header}
            >
              {at === 0 && !total && tableText.total}
              {total && sum === null && missing}
              {sum !== null && (
                <bdi title={missing || undefined}>
                  {missing ? tableText.atLeast(sum) : sum}
                  {missing && <span className="cm-table-hidden">, {missing}</span>}
                </bdi>
              )}
            </td>
          )
        })}
        {hasActions && <td role="gridcell" className="actions" />}
      </tr>
    </tfoot>
  )
}
