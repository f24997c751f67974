import type { ReactNode } from 'react'

import { Select } from '../../components/fields/Select/Select.tsx'
import { Spinner } from '../../components/feedback/Spinner/Spinner.ts'
import { Switch } from '../../components/fields/Switch/Switch.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { ColumnOrder } from '../table-state.ts'
import { useTableText } from '../table-text.ts'
import { OnlyCards, SearchPlace, SortPlace, StaleMark, Toolbar } from './DataTable.styles.ts'
import { SelectPage } from './SelectPage.tsx'
import type { ShownColumn } from './use-columns.ts'
import type { Selection } from './use-selection.ts'

interface DataTableToolbarProps<Row> {
  columns: readonly ShownColumn<Row>[]
  sort: readonly ColumnOrder[]
  onSort: (sort: readonly ColumnOrder[]) => void
  canFilter: boolean
  isFiltering: boolean
  onFiltering: (isOn: boolean) => void
  isStale: boolean
  selection: Selection
  search: ReactNode
  /** What can be done with the selected rows. */
  bulk: ReactNode
  options: ReactNode
}

/** The "Filter Data" switch and the options; on phones, where cards have no heads, also order and selection. */
export function DataTableToolbar<Row>({
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
  const words = useTableText()
  const first = sort[0]
  const sortable = columns.filter(({ column }) => column.isSortable !== false)

  return (
    <Toolbar>
      {search && <SearchPlace>{search}</SearchPlace>}
      {bulk}
      {isStale && (
        <StaleMark>
          <Spinner aria-hidden />
          {text.loading}
        </StaleMark>
      )}
      {selection.isOn && (
        <OnlyCards>
          <SelectPage selection={selection} />
        </OnlyCards>
      )}
      {sortable.length > 0 && (
        <SortPlace>
          <Select
            label={words.sortBy}
            placeholder={words.notSorted}
            value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
            onChange={(value) => onSort(value ? [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }] : [])}
            options={sortable.flatMap(({ id, head }) => [
              { value: id, label: `${head} ↑` },
              { value: `-${id}`, label: `${head} ↓` },
            ])}
          />
        </SortPlace>
      )}
      {canFilter && <Switch label={words.filterData} checked={isFiltering} onChange={onFiltering} />}
      {options}
    </Toolbar>
  )
}
