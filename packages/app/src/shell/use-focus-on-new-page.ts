import { useEffect, useRef } from 'react'

/** A link in the menu leaves the focus on itself; readers of a new page start at its content. */
export function useFocusOnNewPage(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
}
