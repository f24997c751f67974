import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

import { type Address, type AppHistory, createAppHistory } from './history.ts'

const HistoryContext = createContext<AppHistory | null>(null)
const AddressContext = createContext<Address | null>(null)

interface AppRouterProps {
  /** Makes what it works on; without it, the history of the browser. */
  makeHistory?: () => AppHistory
  children: ReactNode
}

/** The address bar for everything below. A page stays until the next one can be drawn. */
export function AppRouter({ makeHistory = createAppHistory, children }: AppRouterProps) {
  const [history] = useState(makeHistory)
  const [address, setAddress] = useState(history.address)

  useLayoutEffect(() => history.listen((next) => startTransition(() => setAddress(next))), [history])

  return (
    <HistoryContext value={history}>
      <AddressContext value={address}>{children}</AddressContext>
    </HistoryContext>
  )
}

/** Goes to other addresses. The same object at every render. */
export function useAppHistory(): AppHistory {
  const history = use(HistoryContext)
  if (!history) throw new Error('There is no AppRouter above')
  return history
}

/** The address that is drawn: while the next page loads, still that of the last. */
export function useAddress(): Address {
  const address = use(AddressContext)
  if (!address) throw new Error('There is no AppRouter above')
  return address
}

/** Makes the next query of the one that stands in the address bar. */
export type SetSearchParams = (change: (now: URLSearchParams) => URLSearchParams, isReplacing?: boolean) => void

/** The query of the address and how to change it. A change adds to the history unless it replaces its last entry. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const history = useAppHistory()
  const { search } = useAddress()
  const params = useMemo(() => new URLSearchParams(search), [search])

  const setParams = useCallback<SetSearchParams>(
    (change, isReplacing = false) => {
      // From the bar, not from what is drawn: two changes at once must not lose one another.
      const next = change(new URLSearchParams(history.address.search))
      const to = next.size === 0 ? history.address.pathname : `?${next}`
      if (isReplacing) history.replace(to)
      else history.push(to)
    },
    [history],
  )
  return [params, setParams]
}
