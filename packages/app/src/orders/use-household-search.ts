import { type Household, useListHouseholds } from '@commissary/api-client'
import { useState } from 'react'

/** Props of a `Combobox` of households, searched by the server. */
export function useHouseholdSearch() {
  const [q, setQuery] = useState('')
  const found = useListHouseholds({ size: 20, ...(q.trim() && { q: q.trim() }) }, { keepPreviousData: true })
  return {
    options: found.data?._embedded.households,
    optionsError: found.data ? undefined : found.error,
    onRetry: () => void found.mutate(),
    onQueryChange: setQuery,
    isSearching: found.isLoading,
    getKey: ({ id }: Household) => id,
    getLabel: ({ name, code }: Household) => (code === null ? name : `${name} (${code})`),
  }
}
