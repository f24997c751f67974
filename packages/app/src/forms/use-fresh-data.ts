import { useState } from 'react'

interface Read<Data> {
  data?: Data | undefined
  isValidating: boolean
}

/**
 * Returns data only after a fresh read, because the cache may have an older version from an earlier visit. A form opens
 * with it. Give the component a key per record.
 */
export function useFreshData<Data>({ data, isValidating }: Read<Data>): Data | undefined {
  const [isFresh, setIsFresh] = useState(false)
  if (!isFresh && data !== undefined && !isValidating) setIsFresh(true)
  return isFresh ? data : undefined
}
