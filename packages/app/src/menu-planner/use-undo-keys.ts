import type { MenuEditAction } from '@commissary/domain/menu'
import { type Dispatch, useEffect } from 'react'

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere on the page except in fields, which have their own undo. */
export function useUndoKeys(dispatch: Dispatch<MenuEditAction>) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [dispatch])
}
