import type { Header } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import type { Column } from '../columns.ts'
import { ActionsHead, Head, HeadCell, HeadOrder, HeadText, SortButton } from './DataTableHead.styles.ts'
import type { Features } from './features.ts'
import { FilterCell } from './FilterCell.tsx'

interface DataTableHeadProps<Row extends object> {
  headers: readonly Header<Features, Row>[]
  columns: readonly Column<Row>[]
  head: (id: string) => string
  hasActions: boolean
  /** `null` while the filter row is off. */
  filters: Readonly<Record<string, string>> | null
  onFilter: (id: string, value: string) => void
}

/** Heads are buttons: a press sorts up, down, not at all; Shift adds the column to the order. */
export function DataTableHead<Row extends object>({
  headers,
  columns,
  head,
  hasActions,
  filters,
  onFilter,
}: DataTableHeadProps<Row>) {
  const text = useUiText()
  const words = useTableText()

  return (
    <Head role="rowgroup">
      <tr role="row">
        {headers.map(({ column }) => {
          const { id } = column
          const definition = columns.find((known) => known.id === id)
          const sorted = column.getIsSorted()
          const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
          const isOneOfSeveral = sorted && headers.filter((header) => header.column.getIsSorted()).length > 1

          return (
            <HeadCell
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
              $align={definition?.align ?? 'start'}
              $width={definition?.width}
            >
              {column.getCanSort() ? (
                <SortButton type="button" onClick={column.getToggleSortingHandler()} $isSorted={Boolean(sorted)}>
                  {head(id)}
                  {isOneOfSeveral && <HeadOrder>{column.getSortIndex() + 1}</HeadOrder>}
                  <Icon aria-hidden />
                </SortButton>
              ) : (
                <HeadText>{head(id)}</HeadText>
              )}
            </HeadCell>
          )
        })}
        {hasActions && (
          <ActionsHead role="columnheader" scope="col">
            <HeadText>{text.actions}</HeadText>
          </ActionsHead>
        )}
      </tr>
      {filters && (
        <tr role="row">
          {columns.map((column) => (
            <FilterCell
              key={column.id}
              label={words.filterColumn(head(column.id))}
              value={filters[column.id] ?? ''}
              onChange={column.isFilterable === false ? null : (value) => onFilter(column.id, value)}
            />
          ))}
          {hasActions && <td role="gridcell" />}
        </tr>
      )}
    </Head>
  )
}
