import type { KeyboardEvent } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useLinkComponent } from '../Link/Link.tsx'
import { TabLabel } from '../Tabs/Tabs.styles.ts'
import { placeByKey, useChosenInSight } from '../Tabs/use-tab-row.ts'
import { LinkTab, LinkTabsRoot } from './LinkTabs.styles.ts'

export interface LinkTabsItem {
  label: string
  href: string
  /** The page that is shown. */
  isCurrent: boolean
}

export interface LinkTabsProps {
  /** Names the group: "Foods". */
  label: string
  items: readonly LinkTabsItem[]
}

/**
 * Views of one page that have addresses of their own: links, so each is a stop of Tab, and arrows move among them too.
 * More than fit scroll in their row.
 */
export function LinkTabs({ label, items }: LinkTabsProps) {
  requireLabel('LinkTabs', label)
  const rowRef = useChosenInSight<HTMLElement>('[aria-current]', items.find(({ isCurrent }) => isCurrent)?.href)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const place = placeByKey(
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
