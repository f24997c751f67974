import { ChevronDown } from 'lucide-react'
import { createElement, type KeyboardEvent, useId, useState } from 'react'

import { useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { useShellText } from '../shell-text.ts'
import { isCurrent, type NavigationEntry, type NavigationLink, type NavigationSection } from './navigation.ts'
import { NavigationGroups } from './NavigationGroups.tsx'
import { NavSheet, TopMenuStyles } from './TopMenu.styles.ts'

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
    <nav className="cm-top-menu" aria-label={text.mainMenu}>
      <TopMenuStyles />
      {navigation.map((entry) => {
        if (!('groups' in entry)) return <TopLink key={entry.label} link={entry} />
        return side ? (
          <SideSwitch key={entry.label} section={entry} side={side} />
        ) : (
          <Disclosure key={entry.label} section={entry} />
        )
      })}
    </nav>
  )
}

/** May be in another script than the page. */
function EntryLabel({ text }: { text: string }) {
  return (
    <span className="cm-top-label" dir="auto">
      {text}
    </span>
  )
}

function TopLink({ link }: { link: NavigationLink }) {
  const { href, label, icon, isCurrent: isHere } = link
  return createElement(
    useLinkComponent(href),
    { className: 'cm-top-entry', href, title: label, 'aria-current': isHere ? 'page' : undefined },
    icon,
    <EntryLabel text={label} />,
  )
}

function SideSwitch({ section, side }: { section: NavigationSection; side: SideControl }) {
  const isShown = side.shown === section.label
  return (
    <button
      className="cm-top-entry"
      type="button"
      title={section.label}
      aria-expanded={isShown}
      aria-controls={isShown ? side.id : undefined}
      onClick={() => side.onShow(isShown ? undefined : section.label)}
      aria-current={isCurrent(section) || undefined}
    >
      {section.icon}
      <EntryLabel text={section.label} />
    </button>
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
      <button
        className="cm-top-entry"
        type="button"
        ref={anchorRef}
        title={section.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        aria-current={isCurrent(section) || undefined}
      >
        {section.icon}
        <EntryLabel text={section.label} />
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <NavSheet ref={popupRef} id={id} popover="manual">
          <NavigationGroups groups={section.groups} onFollow={() => setIsOpen(false)} />
        </NavSheet>
      )}
    </div>
  )
}
