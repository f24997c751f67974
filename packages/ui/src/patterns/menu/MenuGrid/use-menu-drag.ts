import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useMemo, useState } from 'react'

import { dragSource, dropTarget } from '../menu-drag-data.ts'
import type { MenuText } from '../../menu-text.ts'
import type { MenuGridProps } from './menu-grid-types.ts'

/** How far inside a cell an item moved by keyboard is placed, in pixels. */
const inset = 8

/** Pointers target the card under them, or else the cell; the keyboard targets cells. */
const findTarget: CollisionDetection = (args) => {
  if (args.pointerCoordinates) {
    const under = pointerWithin(args)
    const card = under.find(({ id }) => String(id).startsWith('before:'))
    return card ? [card] : under
  }
  const { left, top } = args.collisionRect
  const cell = args.droppableContainers.find((container) => {
    const rect = args.droppableRects.get(container.id)
    if (!rect || dropTarget({ data: container.data })?.kind !== 'cell') return false
    const x = left + inset
    const y = top + inset
    return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  })
  return cell ? [{ id: cell.id }] : []
}

const steps: Partial<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** An arrow key moves to the next cell in its direction, not by a few pixels. */
const stepToCell: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code]
  if (!step) return
  event.preventDefault()

  const cells = context.droppableContainers
    .getEnabled()
    .filter((container) => dropTarget({ data: container.data })?.kind === 'cell')
    .flatMap((container) => context.droppableRects.get(container.id) ?? [])
    .filter((rect) => rect.width > 0)
  const isIn = (rect: { left: number; right: number; top: number; bottom: number }) =>
    currentCoordinates.x >= rect.left &&
    currentCoordinates.x < rect.right &&
    currentCoordinates.y >= rect.top &&
    currentCoordinates.y < rect.bottom
  const here = cells.find(isIn)
  const from = here ? { x: here.left, y: here.top } : currentCoordinates

  const next = cells
    .map((rect) => {
      const x = rect.left - from.x
      const y = rect.top - from.y
      return { rect, ahead: x * step.x + y * step.y, aside: Math.abs(x * step.y) + Math.abs(y * step.x) }
    })
    .filter(({ rect, ahead }) => rect !== here && ahead > 1)
    .sort((one, other) => one.ahead + one.aside * 4 - (other.ahead + other.aside * 4))[0]?.rect
  return next ? { x: next.left + inset, y: next.top + inset } : undefined
}

/**
 * The page scrolls at its edges so that every row can be reached, but not under rows farther in, which would move away
 * from the mouse. The list that an item comes from stays where it is.
 */
const autoScroll = {
  threshold: { x: 0.1, y: 0.1 },
  canScroll: (element: Element) => element.role !== 'listbox',
}

type MenuDragOptions = Pick<MenuGridProps, 'categories' | 'days' | 'onAdd' | 'onMove'> & { text: MenuText }

/** Sensors, targets and announcements of dragging in the week; a drop becomes one `onAdd` or `onMove`. */
export function useMenuDrag({ categories, days, onAdd, onMove, text }: MenuDragOptions) {
  const [draggedName, setDraggedName] = useState<string | null>(null)
  const sensors = useSensors(
    // Clicks and taps do not drag, and a swipe scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToCell }),
  )

  const announcements = useMemo<Announcements>(() => {
    const place = (over: Over) => {
      const target = dropTarget(over)
      const category = categories.find(({ id }) => id === target?.category)
      const day = days?.find(({ date }) => date === target?.date)
      return text.place(category?.label ?? '', day?.label ?? '')
    }
    const name = (event: { active: DragStartEvent['active'] }) => dragSource(event.active)?.name ?? ''
    return {
      onDragStart: (event) => text.dragStarted(name(event)),
      onDragOver: ({ active, over }) =>
        over ? text.dragOver(name({ active }), place(over)) : text.dragOutside(name({ active })),
      onDragEnd: ({ active, over }) =>
        over ? text.dragEnded(name({ active }), place(over)) : text.dragCanceled(name({ active })),
      onDragCancel: (event) => text.dragCanceled(name(event)),
    }
  }, [categories, days, text])

  function handleDragStart({ active }: DragStartEvent) {
    setDraggedName(dragSource(active)?.name ?? null)
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    setDraggedName(null)
    const source = dragSource(active)
    const target = over && dropTarget(over)
    if (!source || !target) return
    const { date, category, index } = target
    if (source.kind === 'library') onAdd(source.itemId, { date, category, index })
    else onMove({ date: source.date, id: source.id }, { date, category, index })
  }

  return {
    draggedName,
    context: {
      sensors,
      autoScroll,
      collisionDetection: findTarget,
      accessibility: { announcements, screenReaderInstructions: { draggable: text.dragInstructions } },
      onDragStart: handleDragStart,
      onDragEnd: handleDragEnd,
      onDragCancel: () => setDraggedName(null),
    },
  }
}
