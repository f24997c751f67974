import type { KeyboardEvent } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useLinkComponent } from '../Link/Link.tsx'
import { TabLabel } from '../Tabs/Tabs.styles.ts'
import { indexByKey, useScrollToSelected } from '../Tabs/use-tab-row.ts'
import { LinkTab, LinkTabsRoot } from './LinkTabs.styles.ts'

export interface LinkTabsItem {
  label: string
  href: string
  /** Marks the current page. */
  isCurrent: boolean
}

export interface LinkTabsProps {
  /** Names the group: "Foods". */
  label: string
  items: readonly LinkTabsItem[]
}

/**
 * Views of one page with their own addresses. Each link is a tab stop, and arrow keys move among them. The row scrolls
 * if they do not fit.
 */
export function LinkTabs({ label, items }: LinkTabsProps) {
  requireLabel('LinkTabs', label)
  const rowRef = useScrollToSelected<HTMLElement>('[aria-current]', items.find(({ isCurrent }) => isCurrent)?.href)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const place = indexByKey(
      event,
      links.findIndex((link) => link === document.activeElement),
      links.length,
    )
    if (place === undefined) return
    event.preventDefault()
    links[place]?.focus()
  }

  return (
    <LinkTabsRoot ref={rowRef} aria-label={label} onKeyDown={handleKeyDown}>
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
      <TabLabel>{label}</TabLabel>
    </LinkTab>
  )
}
