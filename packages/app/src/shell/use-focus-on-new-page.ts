import { useEffect, useRef } from 'react'

/**
 * Moves the focus from the clicked link to the content of the new page. A page that focuses one of its fields, as a
 * new record does, keeps it there.
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
