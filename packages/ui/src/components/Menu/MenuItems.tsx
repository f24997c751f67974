import { Check } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode } from 'react'

import { useLinkComponent } from '../Link/Link.tsx'
import { MenuHeading, MenuItemRoot, MenuMark, MenuRule } from './Menu.styles.ts'

interface MenuItemBase {
  label: string
  icon?: ReactNode
  tone?: 'accent' | 'danger'
  disabled?: boolean
  /** Present on items of which one is chosen: shows a check. */
  isChecked?: boolean
}

/** An action, or a place to go to. */
export type MenuItem = MenuItemBase & ({ onSelect: () => void } | { href: string })

export interface MenuSection {
  /** Shown above the items, and read with them. */
  label?: string
  items: MenuItem[]
}

interface MenuItemsProps {
  sections: MenuSection[]
  onClose: () => void
}

export function MenuItems({ sections, onClose }: MenuItemsProps) {
  return sections.map((section, index) => (
    <Fragment key={section.label ?? index}>
      {index > 0 && <MenuRule role="separator" />}
      <div role="group" aria-label={section.label}>
        {section.label && <MenuHeading aria-hidden>{section.label}</MenuHeading>}
        {section.items.map((item) => (
          <Item key={item.label} item={item} onClose={onClose} />
        ))}
      </div>
    </Fragment>
  ))
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const href = 'href' in item ? item.href : undefined
  const link = useLinkComponent(href ?? '')
  const isRadio = item.isChecked !== undefined

  function handleClick(event: MouseEvent) {
    if (item.disabled) {
      event.preventDefault()
      return
    }
    onClose()
    if ('onSelect' in item) item.onSelect()
  }

  return (
    <MenuItemRoot
      {...(href === undefined ? { type: 'button' } : { as: link, href })}
      role={isRadio ? 'menuitemradio' : 'menuitem'}
      aria-checked={isRadio ? item.isChecked : undefined}
      aria-disabled={item.disabled || undefined}
      tabIndex={-1}
      onClick={handleClick}
      $tone={item.tone ?? 'accent'}
    >
      {isRadio ? <MenuMark>{item.isChecked && <Check aria-hidden />}</MenuMark> : item.icon}
      {item.label}
    </MenuItemRoot>
  )
}
