import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function whose identity never changes and that calls the latest `callback`, so that memoised cells are not drawn
 * again because their parent was. For event handlers only, never during render.
 */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
