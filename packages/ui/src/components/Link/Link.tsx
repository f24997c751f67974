import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react'

import type { ButtonProps } from '../Button/Button.tsx'
import { LinkButtonRoot, LinkRoot } from './Link.styles.ts'

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
  size?: ButtonProps['size']
}

/** Goes somewhere. To start an action, use `Button`. */
export function Link({ variant = 'inline', size = 'normal', ...rest }: LinkProps) {
  const element = useLinkComponent(rest.href)

  if (variant === 'solid' || variant === 'outline') {
    return <LinkButtonRoot {...rest} as={element} $variant={variant} $tone="accent" $size={size} />
  }
  return <LinkRoot {...rest} as={element} $isQuiet={variant === 'quiet'} />
}
