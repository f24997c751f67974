import { Select } from '../../components/Select/Select.tsx'
import { Spinner } from '../../components/Spinner/Spinner.ts'
import { Switch } from '../../components/Switch/Switch.tsx'
import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import type { Column } from '../columns.ts'
import type { ColumnOrder } from '../table-state.ts'
import { SortPlace, StaleMark, Toolbar } from './DataTable.styles.ts'

interface DataTableToolbarProps<Row> {
  columns: readonly Column<Row>[]
  head: (id: string) => string
  sort: readonly ColumnOrder[]
  onSort: (sort: readonly ColumnOrder[]) => void
  isFiltering: boolean
  onFiltering: (isOn: boolean) => void
  isStale: boolean
}

/** The "Filter Data" switch; on phones, where cards have no heads, also the order. */
export function DataTableToolbar<Row>({
  columns,
  head,
  sort,
  onSort,
  isFiltering,
  onFiltering,
  isStale,
}: DataTableToolbarProps<Row>) {
  const text = useUiText()
  const words = useTableText()
  const first = sort[0]
  const sortable = columns.filter((column) => column.isSortable !== false)

  return (
    <Toolbar>
      {isStale && (
        <StaleMark>
          <Spinner aria-hidden />
          {text.loading}
        </StaleMark>
      )}
      {sortable.length > 0 && (
        <SortPlace>
          <Select
            label={words.sortBy}
            placeholder={words.notSorted}
            value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
            onChange={(value) => onSort(value ? [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }] : [])}
            options={sortable.flatMap(({ id }) => [
              { value: id, label: `${head(id)} ↑` },
              { value: `-${id}`, label: `${head(id)} ↓` },
            ])}
          />
        </SortPlace>
      )}
      {columns.some((column) => column.isFilterable !== false) && (
        <Switch label={words.filterData} checked={isFiltering} onChange={onFiltering} />
      )}
    </Toolbar>
  )
}
