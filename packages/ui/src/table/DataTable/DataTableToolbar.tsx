import { memo, type ReactNode } from 'react'

import { Select } from '../../components/fields/Select/Select.tsx'
import { Spinner } from '../../components/feedback/Spinner/Spinner.ts'
import { Switch } from '../../components/fields/Switch/Switch.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { ColumnOrder } from '../table-state.ts'
import { useTableText } from '../table-text.ts'
import { OnlyCards, SearchPlace, SortPlace, StaleMark } from './DataTable.styles.ts'
import { SelectPage } from './SelectPage.tsx'
import type { ShownColumn } from './use-columns.ts'
import type { Selection } from './use-selection.ts'

interface DataTableToolbarProps<Row> {
  columns: readonly ShownColumn<Row>[]
  /** Null where headers sort. */
  sort: readonly ColumnOrder[] | null
  onSort: (sort: readonly ColumnOrder[]) => void
  canFilter: boolean
  isFiltering: boolean
  onFiltering: (isOn: boolean) => void
  isStale: boolean
  /** `null` where rows cannot be selected. */
  selection: Selection | null
  search: ReactNode
  /** Actions for the selected rows. */
  bulk: ReactNode
  options: ReactNode
}

/** The "Filter Data" switch and the options; on phones, where cards have no headers, also sorting and selection. */
function ToolbarParts<Row>({
  columns,
  sort,
  onSort,
  canFilter,
  isFiltering,
  onFiltering,
  isStale,
  selection,
  search,
  bulk,
  options,
}: DataTableToolbarProps<Row>) {
  const text = useUiText()
  const tableText = useTableText()
  const first = sort?.[0]
  const sortable = columns.filter(({ column }) => column.isSortable !== false)

  return (
    <div className="cm-table-toolbar">
      {search && <SearchPlace>{search}</SearchPlace>}
      {bulk}
      {isStale && (
        <StaleMark>
          <Spinner aria-hidden />
          {text.loading}
        </StaleMark>
      )}
      {selection && (
        <OnlyCards>
          <SelectPage selection={selection} />
        </OnlyCards>
      )}
      {sort && sortable.length > 0 && (
        <SortPlace>
          <Select
            label={tableText.sortBy}
            placeholder={tableText.notSorted}
            value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
            onChange={(value) => onSort(value ? [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }] : [])}
            options={sortable.flatMap(({ id, header }) => [
              { value: id, label: `${header} ↑` },
              { value: `-${id}`, label: `${header} ↓` },
            ])}
          />
        </SortPlace>
      )}
      {canFilter && <Switch label={tableText.filterData} checked={isFiltering} onChange={onFiltering} />}
      {options}
    </div>
  )
}

/** Memoized: a key in a filter, a sort and another page do not render it. */
export const DataTableToolbar = memo(ToolbarParts) as typeof ToolbarParts
