import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface ExpandedRowProps {
  id: string
  /** Id of the cell that names the row. */
  labelledBy: string
  columnCount: number
  /** Measures the row again, in a long list. */
  onResize: ((row: HTMLTableRowElement) => void) | undefined
  children: ReactNode
}

/** The details of a row: as wide as the table's visible part, even if the columns are wider. */
export function ExpandedRow({ id, labelledBy, columnCount, onResize, children }: ExpandedRowProps) {
  const ref = useRef<HTMLTableRowElement>(null)

  useLayoutEffect(() => {
    const details = ref.current
    const row = details?.previousElementSibling
    if (!onResize || !details || !(row instanceof HTMLTableRowElement)) return
    const sizes = new ResizeObserver(() => onResize(row))
    sizes.observe(details)
    return () => {
      sizes.disconnect()
      if (row.isConnected) onResize(row)
    }
  }, [onResize])

  return (
    <tr ref={ref} role="row" id={id} data-details>
      <td role="gridcell" colSpan={columnCount}>
        <div role="group" aria-labelledby={labelledBy}>
          {children}
        </div>
      </td>
    </tr>
  )
}
