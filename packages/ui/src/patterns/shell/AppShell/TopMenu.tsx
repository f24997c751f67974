import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'

import { useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { useShellText } from '../shell-text.ts'
import { isCurrent, type NavigationEntry, type NavigationLink, type NavigationSection } from './navigation.ts'
import { NavigationGroups } from './NavigationGroups.tsx'
import { NavItem, NavLabel, NavSheet, TopNav } from './TopMenu.styles.ts'

/** The side menu's content when the sections are at the top (`combo`). */
export interface SideControl {
  /** Id of the side menu. */
  id: string
  /** Label of the section that it shows. */
  shown: string | undefined
  onShow: (label: string | undefined) => void
}

interface TopMenuProps {
  navigation: NavigationEntry[]
  /** Set when sections show their links at the side; otherwise they open a sheet below the bar. */
  side?: SideControl | undefined
}

/** The main menu in the top bar. More entries than fit scroll within the bar. */
export function TopMenu({ navigation, side }: TopMenuProps) {
  const text = useShellText()

  return (
    <TopNav aria-label={text.mainMenu}>
      {navigation.map((entry) => {
        if (!('groups' in entry)) return <TopLink key={entry.label} link={entry} />
        return side ? (
          <SideSwitch key={entry.label} section={entry} side={side} />
        ) : (
          <Disclosure key={entry.label} section={entry} />
        )
      })}
    </TopNav>
  )
}

function TopLink({ link }: { link: NavigationLink }) {
  const element = useLinkComponent(link.href)
  return (
    <NavItem
      as={element}
      href={link.href}
      title={link.label}
      aria-current={link.isCurrent ? 'page' : undefined}
      $isCurrent={link.isCurrent ?? false}
    >
      {link.icon}
      <NavLabel dir="auto">{link.label}</NavLabel>
    </NavItem>
  )
}

function SideSwitch({ section, side }: { section: NavigationSection; side: SideControl }) {
  const isShown = side.shown === section.label
  return (
    <NavItem
      as="button"
      type="button"
      title={section.label}
      aria-expanded={isShown}
      aria-controls={isShown ? side.id : undefined}
      onClick={() => side.onShow(isShown ? undefined : section.label)}
      aria-current={isCurrent(section) || undefined}
      $isCurrent={isCurrent(section)}
    >
      {section.icon}
      <NavLabel dir="auto">{section.label}</NavLabel>
    </NavItem>
  )
}

// Links behind a button, not a `menu`: they stay links for screen readers and for a middle click.
function Disclosure({ section }: { section: NavigationSection }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
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
        title={section.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        aria-current={isCurrent(section) || undefined}
        $isCurrent={isCurrent(section)}
      >
        {section.icon}
        <NavLabel dir="auto">{section.label}</NavLabel>
        <ChevronDown aria-hidden />
      </NavItem>
      {isOpen && (
        <NavSheet ref={popupRef} id={id} popover="manual">
          <NavigationGroups groups={section.groups} onFollow={() => setIsOpen(false)} />
        </NavSheet>
      )}
    </div>
  )
}
