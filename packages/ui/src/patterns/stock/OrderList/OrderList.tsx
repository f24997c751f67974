import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { moved } from './moved.ts'
import { OrderListRoot, OrderNumber, OrderRow, OrderText } from './OrderList.styles.ts'

/** The list itself announces where an item went; dnd-kit's own announcements are English. */
const silentDrag = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

export interface OrderedItem {
  id: number
  name: string
}

export interface OrderListProps {
  /** Name of the list: what is being ordered. */
  label: string
  items: readonly OrderedItem[]
  /** The items in their new order. */
  onMove: (items: OrderedItem[]) => void
  text: {
    /** Names the handle, which is dragged and takes arrow keys: "Move Milk". */
    move: (name: string) => string
    up: (name: string) => string
    down: (name: string) => string
    /** Read after a move: "Milk, 2 of 14". */
    moved: (name: string, place: number, count: number) => string
  }
}

/** A list that is put in order by dragging, by arrow keys on the handle, or by buttons. Home and End move to an end. */
export function OrderList({ label, items, onMove, text }: OrderListProps) {
  const [announced, announce] = useState('')
  const rootRef = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )

  // React moves elements in the page, which takes the focus from them.
  useEffect(() => {
    if (focused === null) return
    rootRef.current?.querySelector<HTMLElement>(`[data-handle="${focused}"]`)?.focus()
  }, [focused, items])

  function move(from: number, to: number, isByKey: boolean) {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    setFocused(isByKey ? item.id : null)
    onMove(moved(items, from, to))
    announce(text.moved(item.name, to + 1, items.length))
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (!over) return
    const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
    move(placeOf(active.id), placeOf(over.id), false)
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(index, to, true)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silentDrag}
      onDragEnd={handleDragEnd}
    >
      <OrderListRoot ref={rootRef} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            index={index}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            text={text}
            onKey={(event) => handleKey(event, index)}
            onMove={(by) => move(index, index + by, false)}
          />
        ))}
      </OrderListRoot>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </DndContext>
  )
}

interface RowProps {
  item: OrderedItem
  index: number
  isFirst: boolean
  isLast: boolean
  text: OrderListProps['text']
  onKey: (event: KeyboardEvent) => void
  onMove: (by: -1 | 1) => void
}

function Row({ item: { id, name }, index, isFirst, isLast, text, onKey, onMove }: RowProps) {
  const drag = useDraggable({ id })
  const drop = useDroppable({ id })
  const { transform } = drag
  return (
    <OrderRow
      ref={(row) => {
        drop.setNodeRef(row)
        drag.setNodeRef(row)
      }}
      $isDragged={drag.isDragging}
      $isOver={drop.isOver && !drag.isDragging}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <IconButton
        label={text.move(name)}
        data-handle={id}
        {...drag.listeners}
        onKeyDown={onKey}
        style={{ touchAction: 'none', cursor: 'grab' }}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <OrderNumber aria-hidden>{index + 1}</OrderNumber>
      <OrderText>
        <bdi>{name}</bdi>
      </OrderText>
      <IconButton label={text.up(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={text.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </OrderRow>
  )
}
