import type { LinkComponent } from '@commissary/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/**
 * Routes the design system's links, so that links within the app do not reload the page. React Router's own `Link` would
 * add 4 KB to every page for prefetching, which only its framework uses.
 */
export const AppLink: LinkComponent = ({ href, onClick, children, ...rest }) => {
  const navigate = useLinkClickHandler(href, { target: rest.target ?? '_self' })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}
