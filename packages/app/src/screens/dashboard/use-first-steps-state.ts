import { useState } from 'react'

import { useSession } from '../../session/session.tsx'

/** Whether this user has hidden the first steps, remembered in this browser. */
export function useFirstStepsState() {
  const { id, catererId } = useSession()
  const key = `commissary.firstSteps.${catererId}.${id}`
  const [isHidden, setIsHidden] = useState(() => read(key))

  function hide() {
    setIsHidden(true)
    try {
      localStorage.setItem(key, 'hidden')
    } catch {
      // Without storage the steps show again after a reload.
    }
  }

  return { isHidden, hide }
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'hidden'
  } catch {
    return false
  }
}
