import { Check } from 'lucide-react'
import { Fragment, type MouseEvent, type PointerEvent, type ReactNode, useId } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { useLinkComponent } from '../../navigation/Link/Link.tsx'
import { MenuHeading, MenuItemLabel, MenuItemReason, MenuItemRoot, MenuMark, MenuRule } from './Menu.styles.ts'

interface MenuItemBase {
  label: string
  /** A lucide-react icon, with `aria-hidden`. */
  icon?: ReactNode
  /** Meaning of the action; `danger` is for actions that destroy data. */
  tone?: 'accent' | 'danger'
  disabled?: boolean
  /** Why it is disabled. Shown below the label and read with it. */
  disabledReason?: string | undefined
  /** For choices. Shows a check mark if true. */
  isChecked?: boolean
}

/** An action or a link. */
export type MenuItem = MenuItemBase & ({ onSelect: () => void } | { href: string })

export interface MenuSection {
  /** Shown above the items and read with them. */
  label?: string
  /** Allows several checked items and keeps the menu open. Otherwise one item is checked. */
  isMultiple?: boolean
  items: MenuItem[]
}

interface MenuItemsProps {
  sections: MenuSection[]
  onClose: () => void
}

const handleDisabled = (event: MouseEvent) => event.preventDefault()

export function MenuItems({ sections, onClose }: MenuItemsProps) {
  const text = useUiText()
  const filled = sections.filter(({ items }) => items.length > 0)

  if (filled.length === 0) {
    return (
      <MenuItemRoot type="button" role="menuitem" aria-disabled tabIndex={-1} onClick={handleDisabled} $tone="accent">
        {text.noneFound}
      </MenuItemRoot>
    )
  }

  return filled.map((section, index) => (
    <Fragment key={section.label ?? index}>
      {index > 0 && <MenuRule role="separator" />}
      <div role="group" aria-label={section.label}>
        {section.label && <MenuHeading aria-hidden>{section.label}</MenuHeading>}
        {section.items.map((item) => (
          <Item key={item.label} item={item} isMultiple={section.isMultiple ?? false} onClose={onClose} />
        ))}
      </div>
    </Fragment>
  ))
}

interface ItemProps {
  item: MenuItem
  isMultiple: boolean
  onClose: () => void
}

function Item({ item, isMultiple, onClose }: ItemProps) {
  const reasonId = useId()
  const href = 'href' in item ? item.href : undefined
  const link = useLinkComponent(href ?? '')
  const isChoice = item.isChecked !== undefined
  const reason = item.disabled ? item.disabledReason : undefined

  function handleClick(event: MouseEvent) {
    if (item.disabled) {
      event.preventDefault()
      return
    }
    if (!(isChoice && isMultiple)) onClose()
    if ('onSelect' in item) item.onSelect()
  }

  // Pointer and keyboard share one highlight: with two it would be unclear which one Enter selects.
  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const isSkipped = item.disabled && !reason
    if (!isSkipped && event.currentTarget !== document.activeElement) event.currentTarget.focus()
  }

  return (
    <MenuItemRoot
      {...(href === undefined ? { type: 'button' } : { as: link, href })}
      role={isChoice ? (isMultiple ? 'menuitemcheckbox' : 'menuitemradio') : 'menuitem'}
      aria-checked={isChoice ? item.isChecked : undefined}
      aria-disabled={item.disabled || undefined}
      aria-describedby={reason ? reasonId : undefined}
      tabIndex={-1}
      onClick={handleClick}
      onPointerMove={handlePointerMove}
      $tone={item.tone ?? 'accent'}
    >
      {isChoice ? <MenuMark>{item.isChecked && <Check aria-hidden />}</MenuMark> : item.icon}
      <MenuItemLabel>
        {item.label}
        {reason && (
          <MenuItemReason id={reasonId} aria-hidden>
            {reason}
          </MenuItemReason>
        )}
      </MenuItemLabel>
    </MenuItemRoot>
  )
}
