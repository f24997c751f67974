import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'

import { type AppHistory, createAppHistory } from './history.ts'

const HistoryContext = createContext<AppHistory | null>(null)

/** Provides the location. A page stays until the next one can render. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createAppHistory)
  const [place, setPlace] = useState(history.place)

  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history])

  return (
    <HistoryContext value={history}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  )
}

export function useAppHistory(): AppHistory {
  const history = use(HistoryContext)
  if (!history) throw new Error('useAppHistory needs an AppRouter above it')
  return history
}
