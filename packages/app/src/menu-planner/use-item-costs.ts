import { useState } from 'react'

import { useSession } from '../session/session.tsx'

/** Whether this user sees the cost of each item in a menu, remembered in this browser. */
export function useItemCosts(): { areShown: boolean; toggle: () => void } {
  const { id, catererId } = useSession()
  const key = `commissary.itemCosts.${catererId}.${id}`
  const [areShown, setShown] = useState(() => isStored(key))

  function toggle() {
    setShown(!areShown)
    try {
      if (areShown) localStorage.removeItem(key)
      else localStorage.setItem(key, 'shown')
    } catch {
      // Without storage the costs are hidden again after a reload.
    }
  }

  return { areShown, toggle }
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'shown'
  } catch {
    return false
  }
}
