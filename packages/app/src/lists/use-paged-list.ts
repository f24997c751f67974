import { useToast } from '@commissary/ui'
import { type Column, readTableState, type TableState } from '@commissary/ui/table'

import { useMessages } from '../messages/messages.ts'
import { omitUndefined } from '../routing/omit-undefined.ts'
import { sortParam, useUrlFilters, useUrlTable } from '../routing/url-state.ts'
import type { PageArgs, Paged } from './load-all-rows.ts'

/** Reads a filter from its text in the address; undefined where the text is not one of its values. */
type ReadFilter = (text: string) => string | boolean | undefined
type Filters<Readers> = {
  [Name in keyof Readers]?: Exclude<Readers[Name] extends (text: string) => infer Value ? Value : never, undefined>
}

interface PagedResult<Data extends Paged> {
  data: Data | undefined
  error: unknown
  isLoading: boolean
  mutate: () => unknown
}

/** The parameters of the calls that filter by a column: `nameContains`. */
type ColumnFilters<Id extends string> = { [Filter in `${Id}Contains`]?: string }

const noFilters = {}
const noColumns: readonly never[] = []

function readFilters<Readers extends Record<string, ReadFilter>>(readers: Readers, query: URLSearchParams) {
  const entries = Object.entries(readers).map(([name, read]) => [name, read(query.get(name) ?? '')])
  return omitUndefined(Object.fromEntries(entries)) as Filters<Readers>
}

/** Parameters of the call, from an address. `columns` are the ids of the columns that the server filters. */
export function pagedArgs<Readers extends Record<string, ReadFilter>, Id extends string = never>(
  query: URLSearchParams,
  readers: Readers,
  columns: readonly Id[] = noColumns,
) {
  const table = readTableState(query)
  const parts = columns.map((id) => [`${id}Contains`, table.filters[id]?.trim() || undefined])
  return {
    ...pageArgs(table),
    ...omitUndefined({ q: query.get('q') || undefined }),
    ...(omitUndefined(Object.fromEntries(parts)) as ColumnFilters<Id>),
    ...readFilters(readers, query),
  }
}

/** The columns; only those that the server filters have a filter. */
export const filterable = <Row>(columns: readonly Column<Row>[], filtered: readonly string[]): readonly Column<Row>[] =>
  columns.map((column) => ({ ...column, isFilterable: filtered.includes(column.id) }))

/**
 * A list that the server pages, sorts and filters, with its state in the address:
 * `?page=2&sort=name&q=rice&role=staff&filter.email=school`. `columns` are the ids of the columns that the server filters.
 * Pass `args` to the list's hook, `search` to its `SearchBox`, and `tableProps` to its `DataTable`.
 */
export function usePagedList<Readers extends Record<string, ReadFilter>, Id extends string = never>(
  readers: Readers = noFilters as Readers,
  columns: readonly Id[] = noColumns,
) {
  const t = useMessages()
  const showToast = useToast()
  const table = useUrlTable()
  const urlFilters = useUrlFilters()
  const q = urlFilters.get('q')
  const filters = readFilters(readers, urlFilters.query)
  const names = ['q', ...Object.keys(readers), ...columns.map((id) => `filter.${id}`)]

  return {
    /** Values of the filters that are set. */
    filters,
    q,
    isFiltered: names.some((name) => urlFilters.get(name) !== ''),
    /** Parameters of the call. */
    args: pagedArgs(urlFilters.query, readers, columns),
    /** A changed filter shows the first page. */
    setFilters: urlFilters.set as (changes: Partial<Record<keyof Readers & string, string | null>>) => void,
    clearFilters: () => urlFilters.set(Object.fromEntries(names.map((name) => [name, null]))),
    search: { value: q, onChange: (text: string) => urlFilters.set({ q: text }, { isTyping: true }) },
    /** `result` is what the list's hook returned; `load` calls the list for another page, with the same filters and order. */
    tableProps: <Data extends Paged, Row>(
      result: PagedResult<Data>,
      rowsOf: (data: Data) => readonly Row[],
      load: (page: PageArgs) => Promise<Data>,
    ) => ({
      rows: result.data && rowsOf(result.data),
      total: result.data?.page.totalElements ?? 0,
      error: result.error,
      onRetry: () => result.mutate(),
      isStale: result.isLoading && result.data !== undefined,
      state: table.state,
      onStateChange: table.onStateChange,
      loadAllRows: async () => {
        try {
          const { loadAllRows } = await import('./load-all-rows.ts')
          return await loadAllRows(load, rowsOf, (words) => showToast({ message: t('common.partOfRows', words) }))
        } catch {
          showToast({ tone: 'error', message: t('common.rowsNotLoaded') })
          return null
        }
      },
    }),
  }
}

const pageArgs = (state: TableState) =>
  omitUndefined({ page: state.page, size: state.pageSize, sort: sortParam(state) })
