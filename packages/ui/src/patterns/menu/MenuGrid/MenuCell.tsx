import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { flushSync } from 'react-dom'

import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import type { MenuCategory } from '../ItemLibrary/item-library-types.ts'
import type { DropTarget } from '../menu-drag-data.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { areSameItems } from './cell-items.ts'
import { cellOf, focusBelow, isLetter } from './grid-cells.ts'
import { ItemPicker } from './ItemPicker.tsx'
import { MenuCard } from './MenuCard.tsx'
import { AddButton, CardList, CellFooter, CellRoot } from './MenuGrid.styles.ts'
import type { MenuGridItem } from './menu-grid-types.ts'
import { useMenuGrid } from './MenuGridContext.tsx'
import { SelectionStepper } from './SelectionStepper.tsx'

interface MenuCellProps {
  date: string
  dayLabel: string
  category: MenuCategory
  items: readonly MenuGridItem[]
  selections: number | null
  isClosed: boolean
  /** The day can no longer change. */
  isLocked: boolean
  isFocused: boolean
}

/** How a cell's search was opened: by its button, or by typing on the cell. */
type Opened = 'button' | 'typing' | null

interface CellSearch {
  opened: Opened
  onOpen: (opened: Opened) => void
}

/** One category on one day. */
export const MenuCell = memo(MenuCellShell, ({ items, ...props }, { items: nextItems, ...next }) => {
  const names = Object.keys(next) as (keyof typeof next)[]
  return areSameItems(items, nextItems) && names.every((name) => props[name] === next[name])
})

/** Renders with every step of a drag; its content does not. */
function MenuCellShell(props: MenuCellProps) {
  const { date, category, items, isClosed, isLocked, isFocused } = props
  const grid = useMenuGrid()
  const isReadOnly = grid.isReadOnly || isLocked
  const [opened, setOpened] = useState<Opened>(null)
  const target: DropTarget = { kind: 'cell', date, category: category.id, index: items.length }
  const { setNodeRef, isOver } = useDroppable({
    id: `cell:${date}:${category.id}`,
    data: target,
    disabled: isReadOnly || isClosed,
  })

  /** A letter opens the search at once, so that the field has the focus when the letter arrives. */
  function handleKeyDown({ target: focused, currentTarget, key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isTyping = focused === currentTarget && isLetter(key) && !(ctrlKey || metaKey || altKey)
    if (isTyping && !isReadOnly && !isClosed) flushSync(() => setOpened('typing'))
  }

  return (
    <CellRoot
      ref={setNodeRef}
      role="gridcell"
      tabIndex={-1}
      data-date={date}
      data-category={category.id}
      onKeyDown={handleKeyDown}
      $isFocused={isFocused}
      $isOver={isOver}
      $isClosed={isClosed}
    >
      <CellContent {...props} opened={opened} onOpen={setOpened} />
    </CellRoot>
  )
}

const CellContent = memo(function CellContent({
  date,
  dayLabel,
  category,
  items,
  selections,
  isClosed,
  isLocked,
  opened,
  onOpen,
}: MenuCellProps & CellSearch) {
  const text = useMenuText()
  const { actions, ...grid } = useMenuGrid()
  const isReadOnly = grid.isReadOnly || isLocked

  return (
    <>
      {items.length > 0 && (
        <CardList>
          {items.map((item, index) => (
            <MenuCard
              key={item.id}
              date={date}
              item={item}
              index={index}
              count={items.length}
              isReadOnly={isReadOnly || item.look === 'recurring'}
            />
          ))}
        </CardList>
      )}
      <CellFooter>
        {!isReadOnly && !isClosed && (
          <CellAdd
            date={date}
            dayLabel={dayLabel}
            category={category}
            count={items.length}
            opened={opened}
            onOpen={onOpen}
          />
        )}
        {items.length > 1 && (
          <SelectionStepper
            label={text.takeOf(category.label, dayLabel)}
            value={selections}
            count={items.length}
            isReadOnly={isReadOnly || isClosed}
            onChange={(value) => actions.onSelectionsChange(date, category.id, value)}
          />
        )}
      </CellFooter>
    </>
  )
})

interface CellAddProps extends CellSearch {
  date: string
  dayLabel: string
  category: MenuCategory
  count: number
}

function CellAdd({ date, dayLabel, category, count, opened, onOpen }: CellAddProps) {
  const text = useMenuText()
  const { actions, library } = useMenuGrid()
  const isOpen = opened !== null
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => onOpen(null))
  const label = text.addItemTo(category.label, dayLabel)
  const { onAddText } = actions
  const to = { date, category: category.id, index: count }

  /** Moves the focus back to where the search was opened from, or on to the next category. */
  function close(isDone = false) {
    const cell = anchorRef.current && cellOf(anchorRef.current)
    flushSync(() => onOpen(null))
    if (opened === 'button') anchorRef.current?.focus()
    else if (isDone && cell) focusBelow(cell)
    else cell?.focus()
  }

  return (
    <>
      <AddButton
        ref={anchorRef}
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? null : 'button')}
      >
        <Plus aria-hidden />
        <span>{text.addItem}</span>
      </AddButton>
      {isOpen && (
        <ItemPicker
          ref={popupRef}
          label={label}
          category={category}
          library={library}
          count={count}
          isTyped={opened === 'typing'}
          onAdd={(itemId) => actions.onAdd(itemId, to)}
          onAddText={onAddText && ((line) => onAddText(line, to))}
          onClose={close}
        />
      )}
    </>
  )
}
