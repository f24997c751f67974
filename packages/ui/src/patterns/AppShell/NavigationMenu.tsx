import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'

import { useLinkComponent } from '../../components/Link/Link.tsx'
import { useOutsidePress, usePopup } from '../../components/Popup/use-popup.ts'
import { isCurrent, type NavigationEntry, type NavigationGroup, type NavigationLink } from './navigation.ts'
import { NavGroup, NavGroupLabel, NavItem, NavLink, NavSheet } from './NavigationMenu.styles.ts'

/** One entry of the top bar: a link, or a button that shows the links of a menu. */
export function NavigationMenu({ entry }: { entry: NavigationEntry }) {
  return 'groups' in entry ? (
    <Disclosure label={entry.label} groups={entry.groups} isCurrent={isCurrent(entry)} />
  ) : (
    <TopLink link={entry} />
  )
}

function TopLink({ link }: { link: NavigationLink }) {
  const element = useLinkComponent(link.href)
  return (
    <NavItem
      as={element}
      href={link.href}
      aria-current={link.isCurrent ? 'page' : undefined}
      $isCurrent={link.isCurrent}
    >
      {link.label}
    </NavItem>
  )
}

interface DisclosureProps {
  label: string
  groups: NavigationGroup[]
  isCurrent: boolean
}

// Links behind a button, not a `menu`: they stay links for screen readers and for a middle click.
function Disclosure({ label, groups, isCurrent: isChosen }: DisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  return (
    <div
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <NavItem
        as="button"
        type="button"
        ref={anchorRef}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        $isCurrent={isChosen}
      >
        {label}
        <ChevronDown aria-hidden />
      </NavItem>
      {isOpen && (
        <NavSheet ref={popupRef} id={id} popover="manual">
          <NavigationGroups groups={groups} onFollow={() => setIsOpen(false)} />
        </NavSheet>
      )}
    </div>
  )
}

interface NavigationGroupsProps {
  groups: NavigationGroup[]
  onFollow: () => void
}

/** The links of a menu, in the bar's sheet and in the drawer. */
export function NavigationGroups({ groups, onFollow }: NavigationGroupsProps) {
  return groups.map((group, index) => (
    <NavGroup key={group.label ?? index} role="list" aria-label={group.label}>
      {group.label && <NavGroupLabel role="presentation">{group.label}</NavGroupLabel>}
      {group.links.map((link) => (
        <li key={link.href}>
          <SheetLink link={link} onFollow={onFollow} />
        </li>
      ))}
    </NavGroup>
  ))
}

function SheetLink({ link, onFollow }: { link: NavigationLink; onFollow: () => void }) {
  const element = useLinkComponent(link.href)
  return (
    <NavLink as={element} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} onClick={onFollow}>
      {link.label}
    </NavLink>
  )
}
