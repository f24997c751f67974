import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, then true: for components that only work in a browser. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
