import { Download, ExternalLink } from 'lucide-react'
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react'

import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { useUiText } from '../../../text/UiText.ts'
import type { ButtonProps } from '../../actions/Button/Button.tsx'
import { LinkButtonRoot, LinkRoot, LinkSign } from './Link.styles.ts'

type AnchorProps = ComponentPropsWithRef<'a'>

/** The app router's anchor. Receives `href` and every other attribute of `<a>`. */
export type LinkComponent = ComponentType<AnchorProps & { href: string }>

const LinkContext = createContext<LinkComponent | 'a'>('a')

interface LinkProviderProps {
  /** `({ href, ...rest }) => <RouterLink to={href} {...rest} />`, so internal links do not reload the page. */
  component: LinkComponent
  children: ReactNode
}

/** Connects the design system to the app's router. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

const isInternal = (href: string) => href.startsWith('/') || href.startsWith('?') || href.startsWith('.')

/** The element for an address: the router's link for internal addresses, otherwise a plain anchor. */
export function useLinkComponent(href: string): LinkComponent | 'a' {
  const component = use(LinkContext)
  return isInternal(href) ? component : 'a'
}

export interface LinkProps extends AnchorProps {
  href: string
  /** `inline` in text, `quiet` in lists and tables; `solid` and `outline` look like buttons. */
  variant?: 'inline' | 'quiet' | 'solid' | 'outline'
  /** For the variants that look like buttons. */
  size?: ButtonProps['size']
}

/**
 * Navigates. To start an action, use `Button`. With `target="_blank"` or `download`, an icon and hidden text say so. A
 * link is never disabled: leave it out or explain in text.
 */
export function Link({ variant = 'inline', size = 'normal', children, ...rest }: LinkProps) {
  const text = useUiText()
  const component = useLinkComponent(rest.href)
  const isDownload = rest.download !== undefined
  const isNewTab = !isDownload && rest.target === '_blank'

  const props = {
    ...rest,
    // The router does not handle files.
    as: isDownload ? 'a' : component,
    ...(isNewTab && { rel: rest.rel ?? 'noreferrer' }),
    children: (
      <>
        {children}
        {isDownload && <LinkSign as={Download} aria-hidden />}
        {isNewTab && <LinkSign as={ExternalLink} aria-hidden />}
        {isNewTab && <VisuallyHidden> ({text.opensNewTab})</VisuallyHidden>}
      </>
    ),
  }

  if (variant === 'solid' || variant === 'outline') {
    return <LinkButtonRoot {...props} $variant={variant} $tone="accent" $size={size} />
  }
  return <LinkRoot {...props} $isQuiet={variant === 'quiet'} />
}
