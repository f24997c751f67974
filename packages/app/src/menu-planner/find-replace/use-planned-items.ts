import { type ApiError, findPlannedItems, type PlannedItem, type PlannedItems } from '@commissary/api-client'
import { useMemo, useState } from 'react'
import useSWR from 'swr'

import type { PlannedMenus } from './planned-menus.ts'

export interface FoundItem extends PlannedItem {
  id: string
}

/** Items planned in the menus from a day on, searched by what is typed. Null = no day is chosen yet. */
export function usePlannedItems(where: PlannedMenus | null) {
  const [q, setQuery] = useState('')
  const searched = q.trim()
  const found = useSWR<PlannedItems, ApiError>(
    where && ['findPlannedItems', where, searched],
    () => findPlannedItems({ where: where as PlannedMenus, ...(searched && { q: searched }) }),
    { revalidateOnFocus: false, keepPreviousData: true },
  )
  const options = useMemo(
    () =>
      found.data?.rows.map((row): FoundItem => ({
        ...row,
        id: `${row.item.kind} ${row.item.id ?? row.item.text ?? ''}`,
      })),
    [found.data],
  )
  return {
    options,
    optionsError: options ? undefined : found.error,
    onRetry: () => void found.mutate(),
    onQueryChange: setQuery,
    isSearching: found.isLoading,
  }
}
