import type { DataTableProps } from './types.ts'
import type { ShownColumn } from './use-columns.ts'

interface FoundRows<Row> {
  all: readonly Row[]
  order: Uint32Array
  isServer: boolean
}

/**
 * Returns a function that downloads a CSV file of the matching rows, in order, with the shown columns; `undefined` where
 * the caller pages and cannot load all rows.
 */
export function useTableCsv<Row extends object>(
  { caption, loadAllRows }: DataTableProps<Row>,
  columns: readonly ShownColumn<Row>[],
  { all, order, isServer }: FoundRows<Row>,
): (() => Promise<void>) | undefined {
  if (isServer && !loadAllRows) return undefined
  return async () => {
    const { csvFile, csvLines, download } = await import('../csv.ts')
    const found = isServer && loadAllRows ? await loadAllRows() : Array.from(order, (at) => all[at])
    if (!found) return
    const rows = found.filter((row) => row !== undefined)
    const headers = columns.map(({ header }) => header)
    download(
      caption,
      csvFile(
        csvLines(
          columns.map(({ column }) => column),
          headers,
          rows,
        ),
      ),
    )
  }
}
