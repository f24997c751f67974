import { useLinkComponent } from '../Link/Link.tsx'
import { LinkTab, LinkTabsRoot } from './LinkTabs.styles.ts'

interface LinkTabsItem {
  label: string
  href: string
  isCurrent: boolean
}

interface LinkTabsProps {
  /** Names the group: "Foods". */
  label: string
  items: readonly LinkTabsItem[]
}

/** Views of one page that have addresses of their own. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <LinkTabsRoot aria-label={label}>
      {items.map((item) => (
        <TabLink key={item.href} {...item} />
      ))}
    </LinkTabsRoot>
  )
}

function TabLink({ label, href, isCurrent }: LinkTabsItem) {
  const element = useLinkComponent(href)
  return (
    <LinkTab as={element} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </LinkTab>
  )
}
