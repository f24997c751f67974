import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { RecipeComponents } from '../contract/operations.ts'

export type Page = RecipeComponents['schemas']['Page']

export interface PageQuery {
  page?: number
  size?: number
}

/** Rows of a page of a list: limit and offset of its query. */
export function pageRows({ page = 0, size = 10 }: PageQuery): { limit: number; offset: number } {
  return { limit: size, offset: page * size }
}

/** How the answer describes its page. */
export function pageInfo({ page = 0, size = 10 }: PageQuery, totalElements: number): Page {
  return { size, number: page, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** `-name,code` as an order of the query, by columns of the list's own; ends with the id, so that pages never overlap. */
export function orderOf(
  sort: string | undefined,
  columns: Record<string, SQLWrapper>,
  byDefault: string,
  id: SQLWrapper,
): SQL[] {
  const keys = (sort ?? byDefault).split(',').flatMap((key) => {
    const column = columns[key.replace(/^-/, '')]
    if (!column) return []
    return key.startsWith('-') ? [sql`${column} desc nulls last`] : [sql`${column} asc nulls last`]
  })
  return [...keys, sql`${id} asc`]
}

/** Text in the same order on every engine, whatever its collation: small and capital letters alike, then byte by byte. */
export function textOrder(column: SQLWrapper): SQL {
  return sql`lower(${column}) collate "C"`
}

/** Rows that hold every word of the search, by their beginnings. Without a word every row. */
export function matches(search: SQLWrapper, q: string | undefined): SQL | undefined {
  return q?.trim() ? sql`${search} @@ prefix_query(${q})` : undefined
}

/** A stored decimal without the zeros that its column pads it with. */
export function toAmount(stored: string): string {
  return stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored
}
