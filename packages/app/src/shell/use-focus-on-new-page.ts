import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { readOpenRecord } from '../routing/open-record.ts'
import { routeOf, shownBy } from '../routing/routes.ts'

/**
 * Moves the focus from the clicked link or row to the content of the new page, or of the record that opens. A page that focuses
 * one of its fields, as a new record does, keeps it there. A list keeps its scroll position when the user returns. A record in a
 * dialog above its list is not a new page: the dialog takes the focus and gives it back. A new record that moves to its own
 * address once it is saved keeps the focus that its form took along.
 */
export function useFocusOnNewPage() {
  const { pathname, search } = useLocation()
  const route = routeOf(pathname)
  const record = readOpenRecord(new URLSearchParams(search))
  const isOpen = route !== undefined && shownBy(route, record) !== route
  const { id } = record
  const shown = useRef({ pathname, isOpen })
  useEffect(() => {
    const content = document.getElementById('content')
    const before = shown.current
    shown.current = { pathname, isOpen }
    if (before.pathname === pathname && before.isOpen === isOpen) {
      if (isOpen && document.activeElement === document.body) content?.focus({ preventScroll: true })
      return
    }
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
    if (before.pathname !== pathname || isOpen) window.scrollTo(0, 0)
  }, [pathname, isOpen, id])
}
