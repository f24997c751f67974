import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'

import { useOutsidePress, usePopup } from '../Popup/use-popup.ts'
import { PopupSheet } from '../Popup/Popup.styles.ts'
import { type MenuItem, MenuItems, type MenuSection } from './MenuItems.tsx'

export type { MenuItem, MenuSection }

/** Goes on the button that opens the menu. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

export interface MenuProps {
  /** Name of the menu, read when it opens. */
  label: string
  sections: MenuSection[]
  align?: 'start' | 'end'
  trigger: (props: MenuTriggerProps) => ReactNode
}

const items = '[role^="menuitem"]:not([aria-disabled="true"])'

/** A small menu of actions. Arrows, Home, End and first letters move; Enter chooses; Escape closes. */
export function Menu({ label, sections, align = 'start', trigger }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen, align })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  useEffect(() => {
    if (isOpen) popupRef.current?.querySelector<HTMLElement>(items)?.focus()
  }, [isOpen, popupRef])

  function close() {
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  function handleTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The table or dialog around must not act on the same key.
    event.stopPropagation()
    const all = [...(popupRef.current?.querySelectorAll<HTMLElement>(items) ?? [])]
    const at = all.findIndex((item) => item === document.activeElement)

    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (event.key === 'ArrowUp') all[(at - 1 + all.length) % all.length]?.focus()
    else if (event.key === 'Home') all[0]?.focus()
    else if (event.key === 'End') all.at(-1)?.focus()
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLocaleLowerCase()
      const next = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      next.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus()
    } else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <>
      {trigger({
        ref: anchorRef,
        onClick: () => setIsOpen(!isOpen),
        onKeyDown: handleTriggerKeyDown,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && (
        <PopupSheet ref={popupRef} id={id} popover="manual" role="menu" aria-label={label} onKeyDown={handleKeyDown}>
          <MenuItems sections={sections} onClose={close} />
        </PopupSheet>
      )}
    </>
  )
}
