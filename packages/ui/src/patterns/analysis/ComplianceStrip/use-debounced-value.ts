import { useEffect, useState } from 'react'

/** The value once it has not changed for `delay` ms; empty before the first change, so nothing is announced on load. */
export function useDebouncedValue(value: string, delay: number) {
  const [first] = useState(value)
  const [rested, setRested] = useState('')

  useEffect(() => {
    if (value === first && rested === '') return
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, first, rested, delay])

  return rested
}
