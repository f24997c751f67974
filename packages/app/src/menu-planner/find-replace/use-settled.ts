import { useEffect, useState } from 'react'

/** A value once it has not changed for a moment, so that not every letter asks the server. */
export function useSettled<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
