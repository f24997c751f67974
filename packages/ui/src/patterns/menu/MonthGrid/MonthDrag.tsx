import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { useMenuText } from '../../use-menu-text.ts'
import { CardGhost } from '../MenuGrid/MenuCard.styles.ts'
import type { MenuRange } from '../MenuGrid/menu-grid-types.ts'
import type { MonthClipboard } from './month-grid-types.ts'
import { DropNote } from './MonthGrid.styles.ts'

interface MonthDragProps {
  clipboard: MonthClipboard | undefined
  /** The days that are dragged with a day. */
  rangesOf: (date: string) => MenuRange[]
  say: (message: string) => void
  children: ReactNode
}

/** A day that is being dragged. */
interface Dragged {
  date: string
  label: string
}

/** Days of a month are dragged by mouse or touch: copied, or moved with Alt at the drop. Keys cut and paste them instead. */
export function MonthDrag({ clipboard, children, ...options }: MonthDragProps) {
  if (!clipboard) return children
  return (
    <DragArea {...options} clipboard={clipboard}>
      {children}
    </DragArea>
  )
}

function DragArea({ clipboard, rangesOf, say, children }: MonthDragProps & { clipboard: MonthClipboard }) {
  const text = useMenuText()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const { isMove, isMoveNow } = useAlt(dragged !== null)
  const sensors = useSensors(
    // Clicks and taps do not drag, and a swipe scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const announcements = useMemo<Announcements>(
    () => ({
      onDragStart: ({ active }) => text.dragStarted(dayOf(active).label),
      onDragOver: ({ active, over }) =>
        over ? text.dragOver(dayOf(active).label, dayOf(over).label) : text.dragOutside(dayOf(active).label),
      // The line below the month says what a drop did.
      onDragEnd: () => undefined,
      onDragCancel: ({ active }) => text.dragCanceled(dayOf(active).label),
    }),
    [text],
  )

  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragged(null)
    const from = dayOf(active).date
    const to = over ? dayOf(over).date : from
    if (to !== from) say(clipboard.drag(rangesOf(from), { from, to, isMove: isMoveNow() }))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      // Keys copy days instead of dragging them.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }: DragStartEvent) => setDragged(dayOf(active))}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div>
            <CardGhost>
              <bdi>{dragged.label}</bdi>
              <DropNote>{isMove ? text.dropMoves : text.dropCopies}</DropNote>
            </CardGhost>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

// dnd-kit returns data untyped.
const dayOf = ({ data }: { data: { current: unknown } }) => data.current as Dragged

/** Whether Alt is held during a drag: for the note next to it, and at the drop. */
function useAlt(isDragging: boolean) {
  const [isMove, setMove] = useState(false)
  const latest = useRef(false)
  useEffect(() => {
    if (!isDragging) return
    const follow = ({ altKey }: MouseEvent | KeyboardEvent) => {
      latest.current = altKey
      setMove(altKey)
    }
    const kinds = ['mousemove', 'mouseup', 'keydown', 'keyup'] as const
    for (const kind of kinds) window.addEventListener(kind, follow, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, follow, true)
      latest.current = false
      setMove(false)
    }
  }, [isDragging])
  return { isMove, isMoveNow: () => latest.current }
}
