import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { PopupSheet } from '../Popup/Popup.styles.ts'
import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { type MenuItem, MenuItems, type MenuSection } from './MenuItems.tsx'

export type { MenuItem, MenuSection }

/** Props for the button that opens the menu. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

export interface MenuProps {
  /** Accessible name, read when the menu opens. */
  label: string
  sections: MenuSection[]
  /** Which edges of button and menu align. It opens upward if there is no space below. */
  align?: 'start' | 'end'
  trigger: (props: MenuTriggerProps) => ReactNode
}

/** Disabled items with a reason can be focused so the reason is read; others are skipped. */
const items = '[role^="menuitem"]:not([aria-disabled="true"]:not([aria-describedby]))'

/** Milliseconds within which letters form one word. */
const wordPause = 600

/** A menu of actions. Arrow keys, Home, End and first letters move; Enter selects; Escape closes. */
export function Menu({ label, sections, align = 'start', trigger }: MenuProps) {
  requireLabel('Menu', label)
  const id = useId()
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)
  const isOpen = opened !== null
  const typed = useRef({ letters: '', at: 0 })
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen, align })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setOpened(null))

  useEffect(() => {
    if (opened === null) return
    const all = [...(popupRef.current?.querySelectorAll<HTMLElement>(items) ?? [])]
    const target = all.at(opened === 'first' ? 0 : -1) ?? popupRef.current
    target?.focus()
  }, [opened, popupRef])

  function close() {
    setOpened(null)
    anchorRef.current?.focus()
  }

  function handleTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function focusTyped(letter: string, all: HTMLElement[], at: number) {
    const now = Date.now()
    const isNew = now - typed.current.at > wordPause
    const letters = (isNew ? '' : typed.current.letters) + letter.toLocaleLowerCase()
    typed.current = { letters, at: now }
    // The same letter again moves to the next match; a longer word may stay.
    const isOneLetter = letters === letters[0]?.repeat(letters.length)
    const from = isOneLetter ? at + 1 : at
    const start = isOneLetter ? (letters[0] ?? '') : letters
    const next = [...all.slice(from), ...all.slice(0, from)]
    next.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(start))?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The surrounding table or dialog must not handle the same key.
    event.stopPropagation()
    const all = [...(popupRef.current?.querySelectorAll<HTMLElement>(items) ?? [])]
    const at = all.findIndex((item) => item === document.activeElement)

    if (event.key === 'Tab') close()
    else if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (event.key === 'ArrowUp') all[(Math.max(at, 0) - 1 + all.length) % all.length]?.focus()
    else if (event.key === 'Home') all[0]?.focus()
    else if (event.key === 'End') all.at(-1)?.focus()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      focusTyped(event.key, all, Math.max(at, 0))
    } else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <>
      {trigger({
        ref: anchorRef,
        onClick: () => setOpened(isOpen ? null : 'first'),
        onKeyDown: handleTriggerKeyDown,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && (
        <PopupSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={handleKeyDown}
        >
          <MenuItems sections={sections} onClose={close} />
        </PopupSheet>
      )}
    </>
  )
}
