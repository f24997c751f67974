import { defaultTableState, readTableState, type TableState, writeTableState } from '@commissary/ui/table'
import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The query of a change that is not rendered yet: the next change must not lose it. */
let unshown: URLSearchParams | null = null

/** The query, and a function that changes it, based on any change that is not rendered yet. */
function useQuery() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  useLayoutEffect(() => {
    unshown = null
  }, [location])

  function change(next: (now: URLSearchParams) => URLSearchParams, options: { replace: boolean }) {
    unshown = next(unshown ?? params)
    setParams(unshown, options)
  }

  return [params, change] as const
}

/**
 * Page, size, order and column filters of a table, kept in the address, so that Back works and a link shows the same rows.
 * Typing into a filter replaces the history entry, so that Back leaves the list instead of undoing a letter.
 */
export function useUrlTable(defaults: TableState = defaultTableState) {
  const [params, setParams] = useQuery()
  const state = useMemo(() => readTableState(params, defaults), [params, defaults])
  const onStateChange = (next: TableState) =>
    setParams((now) => writeTableState(now, next, defaults), { replace: next.filters !== state.filters })
  return { state, onStateChange }
}

/** The sort parameter of a call: `name,-code`; undefined when nothing is sorted. */
export const sortParam = ({ sort }: TableState) =>
  sort.length === 0 ? undefined : sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

/** Filters of a table, kept in the address by name. A changed filter returns to the first page. */
export function useUrlFilters() {
  const [params, setParams] = useQuery()

  /** Typing replaces the history entry, so that Back leaves the list instead of undoing a letter. */
  function set(changes: Record<string, string | null>, { isTyping = false } = {}) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: isTyping },
    )
  }

  return { query: params, get: (name: string) => params.get(name) ?? '', set }
}
