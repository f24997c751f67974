import { useMemo } from 'react'

import { columnTotal, type ColumnTotal } from '../totals.ts'
import type { DataTableProps } from './types.ts'

interface FoundRows<Row> {
  all: readonly Row[]
  order: Uint32Array
  isServer: boolean
}

/** Sums over all matching rows by column; the caller's where it pages; `null` where no column has one. */
export function useTotals<Row extends object>(
  { columns, totals }: DataTableProps<Row>,
  { all, order, isServer }: FoundRows<Row>,
): Readonly<Record<string, ColumnTotal>> | null {
  return useMemo(() => {
    const summed = columns.filter((column) => column.total)
    if (summed.length === 0) return null
    if (totals) return totals
    // The sum of one page would look like the sum of all rows.
    if (isServer) return null
    const found = Array.from(order, (at) => all[at]).filter((row) => row !== undefined)
    return Object.fromEntries(summed.map((column) => [column.id, columnTotal(column, found)]))
  }, [columns, totals, all, order, isServer])
}
