export interface ColumnOrder {
  id: string
  desc: boolean
}

/** The user's view of a table; it can be kept in the URL, so a link shows the same rows. */
export interface TableState {
  /** 0 = the first page, as in API requests. */
  page: number
  pageSize: number
  /** The first is the most important. */
  sort: readonly ColumnOrder[]
  /** Filter text by column id. */
  filters: Readonly<Record<string, string>>
}

export const pageSizes = [10, 20, 30, 50, 100] as const

export const defaultTableState: TableState = { page: 0, pageSize: 10, sort: [], filters: {} }

const filterKey = 'filter.'

/** Reads the state from a URL: `?page=2&size=20&sort=name,-code&filter.name=rice`. Invalid values are ignored. */
export function readTableState(params: URLSearchParams, defaults: TableState = defaultTableState): TableState {
  const page = Number(params.get('page'))
  const size = Number(params.get('size'))
  const sort = params.get('sort')
  const filters = [...params].filter(([key, value]) => key.startsWith(filterKey) && value)

  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: pageSizes.find((known) => known === size) ?? defaults.pageSize,
    sort: sort ? sort.split(',').map(readOrder) : defaults.sort,
    filters: Object.fromEntries(filters.map(([key, value]) => [key.slice(filterKey.length), value])),
  }
}

function readOrder(text: string): ColumnOrder {
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text, desc: false }
}

/** Writes the state to a copy of the URL parameters; default values are omitted. */
export function writeTableState(
  params: URLSearchParams,
  state: TableState,
  defaults: TableState = defaultTableState,
): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([key]) => !key.startsWith(filterKey)))
  const sort = (orders: readonly ColumnOrder[]) => orders.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

  set(next, 'page', state.page > 0 ? String(state.page + 1) : '')
  set(next, 'size', state.pageSize === defaults.pageSize ? '' : String(state.pageSize))
  set(next, 'sort', sort(state.sort) === sort(defaults.sort) ? '' : sort(state.sort))
  for (const [id, value] of Object.entries(state.filters)) set(next, filterKey + id, value)
  return next
}

function set(params: URLSearchParams, key: string, value: string) {
  if (value) params.set(key, value)
  else params.delete(key)
}
