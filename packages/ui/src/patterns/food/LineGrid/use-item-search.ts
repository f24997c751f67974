import { useEffect, useState } from 'react'

import type { LineGridProps, LineOption } from './line-grid-types.ts'

type Search = { status: 'searching' | 'done' | 'failed'; query: string; options: readonly LineOption[] }

/** Options for a query. The previous list stays until the next one arrives, so it does not flicker. */
export function useItemSearch(query: string, searchItems: LineGridProps['searchItems']) {
  const [search, setSearch] = useState<Search>({ status: 'searching', query, options: [] })

  useEffect(() => {
    const abort = new AbortController()
    searchItems(query, abort.signal).then(
      (options) => {
        if (!abort.signal.aborted) setSearch({ status: 'done', query, options })
      },
      () => {
        if (!abort.signal.aborted) setSearch({ status: 'failed', query, options: [] })
      },
    )
    return () => abort.abort()
  }, [query, searchItems])

  return search.query === query ? search : { ...search, status: 'searching' as const }
}
