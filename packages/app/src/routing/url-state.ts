import { defaultTableState, readTableState, type TableState, writeTableState } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Page, size and order of a table, kept in the address: Back works and a link shows the same rows. */
export function useUrlTable(defaults: TableState = defaultTableState) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTableState(params, defaults), [params, defaults])
  const onStateChange = (next: TableState) => setParams((now) => writeTableState(now, next, defaults))
  return { state, onStateChange }
}

/** The order of a table as a call takes it: `name,-code`; undefined where nothing is sorted. */
export const sortParam = ({ sort }: TableState) =>
  sort.length === 0 ? undefined : sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

/** Filters beside a table, in the address by their names. A changed filter shows the first page again. */
export function useUrlFilters() {
  const [params, setParams] = useSearchParams()

  /** Typing replaces the entry in the history: Back leaves the list, not the last letter. */
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

  return { get: (name: string) => params.get(name) ?? '', set }
}
