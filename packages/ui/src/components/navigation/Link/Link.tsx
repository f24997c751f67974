import { Download, ExternalLink } from 'lucide-react'
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react'

import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { useUiText } from '../../../text/UiText.ts'
import type { ButtonProps } from '../../actions/Button/Button.tsx'
import { LinkButtonRoot, LinkRoot, LinkSign } from './Link.styles.ts'

type AnchorProps = ComponentPropsWithRef<'a'>

/** What the app's router offers as an anchor: it gets `href` and every other attribute of `<a>`. */
export type LinkComponent = ComponentType<AnchorProps & { href: string }>

const LinkContext = createContext<LinkComponent | 'a'>('a')

interface LinkProviderProps {
  /** `({ href, ...rest }) => <RouterLink to={href} {...rest} />`, so that links of the app load no page. */
  component: LinkComponent
  children: ReactNode
}

/** The one place where the design system meets the router of an app. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

const isWithinApp = (href: string) => href.startsWith('/') || href.startsWith('?') || href.startsWith('.')

/** The element for an address: the router's within the app, a plain anchor for the rest. */
export function useLinkComponent(href: string): LinkComponent | 'a' {
  const component = use(LinkContext)
  return isWithinApp(href) ? component : 'a'
}

export interface LinkProps extends AnchorProps {
  href: string
  /** `inline` in text, `quiet` in lists and tables, `solid` and `outline` look like buttons. */
  variant?: 'inline' | 'quiet' | 'solid' | 'outline'
  /** Of those that look like buttons. */
  size?: ButtonProps['size']
}

/**
 * Goes somewhere. To start an action, use `Button`. With `target="_blank"` or `download` it says so, by a sign and to
 * screen readers. A link is never disabled: where there is nowhere to go, leave it out or say why in words.
 */
export function Link({ variant = 'inline', size = 'normal', children, ...rest }: LinkProps) {
  const text = useUiText()
  const component = useLinkComponent(rest.href)
  const isDownload = rest.download !== undefined
  const isNewTab = !isDownload && rest.target === '_blank'

  const props = {
    ...rest,
    // A file is no page of the router.
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
