import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a server draws and while the browser takes that over, then true: for what may only live in a browser. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
