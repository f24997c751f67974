import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { readOpenRecord } from '../routing/open-record.ts'
import { routeOf, shownBy } from '../routing/routes.ts'

/**
 * Moves the focus from the clicked link or row to the content of the new page, or of the record that opens. A page that focuses
 * one of its fields, as a new record does, keeps it there. A list that one returns to stays where it was scrolled to. A record in a
 * dialog above its list is no new page: the dialog takes the focus and gives it back.
 */
export function useFocusOnNewPage() {
  const { pathname, search } = useLocation()
  const route = routeOf(pathname)
  const isOpen = route !== undefined && shownBy(route, readOpenRecord(new URLSearchParams(search))) !== route
  const shown = useRef({ pathname, isOpen })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, isOpen }
    if (before.pathname === pathname && before.isOpen === isOpen) return
    const content = document.getElementById('content')
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
    if (before.pathname !== pathname || isOpen) window.scrollTo(0, 0)
  }, [pathname, isOpen])
}
