import { useEffect, useRef } from 'react'

/**
 * A link in the menu leaves the focus on itself; readers of a new page start at its content. A page that gives the focus
 * to a field of its own, as a new record does, keeps it there.
 */
export function useFocusOnNewPage(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
}
