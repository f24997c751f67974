import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { memo, useState } from 'react'

import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import type { MenuCategory } from '../ItemLibrary/item-library-types.ts'
import type { DropTarget } from '../menu-drag-data.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { areSameItems } from './cell-items.ts'
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
  isFocused: boolean
}

/** One category on one day. */
export const MenuCell = memo(MenuCellShell, ({ items, ...props }, { items: nextItems, ...next }) => {
  const names = Object.keys(next) as (keyof typeof next)[]
  return areSameItems(items, nextItems) && names.every((name) => props[name] === next[name])
})

/** Renders with every step of a drag; its content does not. */
function MenuCellShell(props: MenuCellProps) {
  const { date, category, items, isClosed, isFocused } = props
  const { isReadOnly } = useMenuGrid()
  const target: DropTarget = { kind: 'cell', date, category: category.id, index: items.length }
  const { setNodeRef, isOver } = useDroppable({
    id: `cell:${date}:${category.id}`,
    data: target,
    disabled: isReadOnly || isClosed,
  })

  return (
    <CellRoot
      ref={setNodeRef}
      role="gridcell"
      tabIndex={-1}
      data-date={date}
      $isFocused={isFocused}
      $isOver={isOver}
      $isClosed={isClosed}
    >
      <CellContent {...props} />
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
}: MenuCellProps) {
  const text = useMenuText()
  const { actions, isReadOnly } = useMenuGrid()

  return (
    <>
      {items.length > 0 && (
        <CardList>
          {items.map((item, index) => (
            <MenuCard key={item.id} date={date} item={item} index={index} count={items.length} />
          ))}
        </CardList>
      )}
      <CellFooter>
        {!isReadOnly && !isClosed && (
          <CellAdd date={date} dayLabel={dayLabel} category={category} count={items.length} />
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

interface CellAddProps {
  date: string
  dayLabel: string
  category: MenuCategory
  count: number
}

function CellAdd({ date, dayLabel, category, count }: CellAddProps) {
  const text = useMenuText()
  const { actions, library } = useMenuGrid()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))
  const label = text.addItemTo(category.label, dayLabel)

  return (
    <>
      <AddButton
        ref={anchorRef}
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
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
          onAdd={(itemId) => actions.onAdd(itemId, { date, category: category.id, index: count })}
          onClose={() => {
            setIsOpen(false)
            anchorRef.current?.focus()
          }}
        />
      )}
    </>
  )
}
