/** A page number (0 is the first), or a gap before or after the current page, rendered as an ellipsis. */
export type PageEntry = number | 'before' | 'after'

/**
 * First, last, the current page and its neighbors. The number of entries, at most seven, is constant, so nothing moves.
 */
export function pageList(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index)

  const last = pageCount - 1
  if (page <= 3) return [0, 1, 2, 3, 4, 'after', last]
  if (page >= last - 3) return [0, 'before', last - 4, last - 3, last - 2, last - 1, last]
  return [0, 'before', page - 1, page, page + 1, 'after', last]
}
