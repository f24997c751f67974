import type { LinkComponent } from '@commissary/ui'
import type { MouseEvent } from 'react'

import { useAppHistory } from '../routing/AppRouter.tsx'

/** Links of the design system go through the router, so that none within the app loads a page. */
export const AppLink: LinkComponent = ({ href, onClick, children, ...rest }) => {
  const history = useAppHistory()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isOurs = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // The browser knows better what to do with a new tab, a window or a file.
    if (event.defaultPrevented || !isOurs || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    const { pathname, search, hash } = history.address
    // The page that is open already is not one more step back.
    if (new URL(href, window.location.href).href === new URL(pathname + search + hash, window.location.href).href) {
      history.replace(href)
    } else history.push(href)
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
