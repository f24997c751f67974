import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { Schemas } from '../contract/operations.ts'

export type Page = Schemas['Page']

export interface PageQuery {
  page?: number
  size?: number
}

/** Limit and offset of the query for a page of a list. */
export function pageRows({ page = 0, size = 10 }: PageQuery): { limit: number; offset: number } {
  return { limit: size, offset: page * size }
}

/** The page's description in the response. */
export function pageInfo({ page = 0, size = 10 }: PageQuery, totalElements: number): Page {
  return { size, number: page, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** Turns `-name,code` into an order by the list's columns. Ends with the id, so pages never overlap. */
export function orderOf(
  sort: string | undefined,
  columns: Record<string, SQLWrapper>,
  byDefault: string,
  id: SQLWrapper,
): SQL[] {
  const keys = (sort ?? byDefault).split(',').flatMap((key) => {
    const name = key.replace(/^-/, '')
    // `__proto__` is in every object.
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) return []
    return key.startsWith('-') ? [sql`${column} desc nulls last`] : [sql`${column} asc nulls last`]
  })
  return [...keys, sql`${id} asc`]
}

/** Orders text ignoring case, then by bytes: the same on every database, whatever its collation. */
export function textOrder(column: SQLWrapper): SQL {
  return sql`lower(${column}) collate "C"`
}

/** Rows that contain every word of the search, by prefix. Without words, every row. */
export function matches(search: SQLWrapper, q: string | undefined): SQL | undefined {
  return q?.trim() ? sql`${search} @@ prefix_query(${q})` : undefined
}

/** The filters of columns: `nameContains` for the column `name`. */
export type ColumnFilters<Name extends string> = { [Filter in `${Name}Contains`]?: string }

/** Rows whose columns contain the texts of their filters, ignoring case as a search does. Without texts, every row. */
export function containing<Name extends string>(
  columns: Record<Name, SQLWrapper>,
  filters: ColumnFilters<Name>,
): SQL | undefined {
  const names = Object.keys(columns) as Name[]
  return and(
    ...names.map((name) => {
      const part = filters[`${name}Contains`]?.trim()
      return part ? sql`strpos(lower(${columns[name]}), lower(${part})) > 0` : undefined
    }),
  )
}

/** Every word is somewhere in the text, ignoring case. Without words, every row. */
export function containingWords(text: SQLWrapper, q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`strpos(lower(${text}), lower(${word})) > 0`))
}

/** A stored decimal without the trailing zeros of its column. */
export function toAmount(stored: string): string {
  return stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored
}

/** Ids as one parameter, however many. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.map(Number).join(',')}}`}::bigint[]`

/** A list of ids as a condition: one parameter, however many. */
export const among = (column: SQLWrapper, ids: readonly number[]): SQL => sql`${column} = any (${idList(ids)})`
