import { useState } from 'react'

import { useSession } from '../../session/session.tsx'

/** `open` once the user has seen the steps with no week planned; `hidden` once they hid them. */
type FirstStepsState = 'open' | 'hidden' | null

/** Whether this user is taking the first steps, remembered in this browser. */
export function useFirstStepsState() {
  const { id, catererId } = useSession()
  const key = `commissary.firstSteps.${catererId}.${id}`
  const [state, setState] = useState<FirstStepsState>(() => read(key))

  function change(next: 'open' | 'hidden') {
    setState(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Without storage the steps show again after a reload.
    }
  }

  return { state, open: () => change('open'), hide: () => change('hidden') }
}

function read(key: string): FirstStepsState {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'open' || stored === 'hidden' ? stored : null
  } catch {
    return null
  }
}
