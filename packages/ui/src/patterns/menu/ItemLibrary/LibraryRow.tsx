import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'

import { AllergenIcons } from '../../food/AllergenIcons/AllergenIcons.tsx'
import type { DragSource } from '../menu-drag-data.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import type { LibraryItem } from './item-library-types.ts'
import { LibraryRowRoot, RowDetail, RowKcal, RowName } from './ItemLibrary.styles.ts'

interface LibraryRowProps {
  id: string
  item: LibraryItem
  index: number
  count: number
  isActive: boolean
  isReadOnly: boolean
  /** Null = no day to add to. */
  onAdd: ((item: LibraryItem) => void) | null
}

/** An option of the library; dragged by pointer, added by Enter or a double click. */
export function LibraryRow({ id, item, index, count, isActive, isReadOnly, onAdd }: LibraryRowProps) {
  const data: DragSource = { kind: 'library', itemId: item.id, name: item.name }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `library:${item.id}`, data, disabled: isReadOnly })

  return (
    <LibraryRowRoot
      ref={setNodeRef}
      {...listeners}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={index + 1}
      aria-setsize={count}
      onDoubleClick={() => onAdd?.(item)}
      $isActive={isActive}
      $isDragging={isDragging}
      $isReadOnly={isReadOnly}
    >
      <LibraryRowContent item={item} />
    </LibraryRowRoot>
  )
}

const LibraryRowContent = memo(function LibraryRowContent({ item }: { item: LibraryItem }) {
  const text = useMenuText()

  return (
    <>
      <RowName>
        <bdi>{item.name}</bdi>
      </RowName>
      {item.kcal && (
        <RowKcal>
          <MissingValue value={item.kcal} unit={text.calories} isPlain />
        </RowKcal>
      )}
      {(item.isPlaceholder || item.credits || item.allergens.length > 0 || item.note) && (
        <RowDetail>
          {item.isPlaceholder && <span>{text.placeholder}</span>}
          {item.credits && <bdi>{item.credits}</bdi>}
          <AllergenIcons allergens={item.allergens} variant="row" />
          {item.note && <bdi>{item.note}</bdi>}
        </RowDetail>
      )}
    </>
  )
})
