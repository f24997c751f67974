import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'

import type { MonthGridDay } from './month-grid-types.ts'
import { MonthCell } from './MonthDayCell.styles.ts'

interface MonthDayCellProps {
  /** Null = a day of another month. */
  day: MonthGridDay | null
  isOpen: boolean
  isEditable: boolean
  children: ReactNode
}

/** The cell of a day. It can be dragged onto another one, if the month can be edited. */
export function MonthDayCell({ day, isOpen, isEditable, children }: MonthDayCellProps) {
  if (day && isEditable) {
    return (
      <DraggableDay day={day} isOpen={isOpen}>
        {children}
      </DraggableDay>
    )
  }
  return (
    <MonthCell role="gridcell" data-date={day?.date ?? ''} $isOpen={isOpen} $isOut={day === null}>
      {children}
    </MonthCell>
  )
}

function DraggableDay({ day, isOpen, children }: { day: MonthGridDay; isOpen: boolean; children: ReactNode }) {
  const { date, label } = day
  const data = { date, label }
  const { setNodeRef, isOver } = useDroppable({
    id: `onto ${date}`,
    data,
    disabled: Boolean(day.closed) || Boolean(day.isLocked),
  })
  const drag = useDraggable({ id: date, data, disabled: day.items.length === 0 })
  return (
    <MonthCell
      ref={(cell) => {
        setNodeRef(cell)
        drag.setNodeRef(cell)
      }}
      role="gridcell"
      data-date={date}
      {...drag.listeners}
      $isOpen={isOpen}
      $isOut={false}
      $isOver={isOver && !drag.isDragging}
      $isDragged={drag.isDragging}
    >
      {children}
    </MonthCell>
  )
}
