import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * A function with a stable identity that calls the latest `callback`, so memoized cells do not re-render with their
 * parent. For event handlers only, never during render.
 */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

type Callback = (...args: never[]) => unknown

/** The same for an object of functions: one effect for all of them. Its keys must not change. */
export function useStableCallbacks<Callbacks extends Record<string, Callback>>(callbacks: Callbacks): Callbacks {
  const latest = useRef<Record<string, Callback>>(callbacks)
  useLayoutEffect(() => {
    latest.current = callbacks
  })
  const [stable] = useState(() => {
    const forward = (key: string): [string, Callback] => [key, (...args) => latest.current[key]?.(...args)]
    return Object.fromEntries(Object.keys(callbacks).map(forward)) as Callbacks
  })
  return stable
}
