import { type PointerEvent, type RefObject, useState } from 'react'

import { useStableCallback } from '../../../hooks/use-stable-callback.ts'

/** A dragged row: from its index to the gap before `gap` (the row count = after the last). */
interface RowDrag {
  from: number
  gap: number
}

/** Drags a row by its handle, with mouse, pen or finger. By keyboard, Alt with an arrow moves it. */
export function useRowDrag(gridRef: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null)

  const start = useStableCallback((event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    const grip = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    let gap = from

    function handleMove(move: globalThis.PointerEvent) {
      const rows = [...(gridRef.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const passed = rows.filter((row) => {
        const box = row.getBoundingClientRect()
        return move.clientY > box.top + box.height / 2
      })
      gap = passed.length
      setDrag({ from, gap })
    }

    function finish(isDropped: boolean) {
      grip.removeEventListener('pointermove', handleMove)
      grip.removeEventListener('pointerup', handleUp)
      grip.removeEventListener('pointercancel', handleCancel)
      setDrag(null)
      const to = gap > from ? gap - 1 : gap
      if (isDropped && to !== from) onDrop(from, to)
    }
    const handleUp = () => finish(true)
    const handleCancel = () => finish(false)

    grip.addEventListener('pointermove', handleMove)
    grip.addEventListener('pointerup', handleUp)
    grip.addEventListener('pointercancel', handleCancel)
    setDrag({ from, gap: from })
  })

  /** On which side of a row the drop indicator is. */
  function dropAt(index: number, count: number): 'before' | 'after' | null {
    if (!drag || drag.gap === drag.from || drag.gap === drag.from + 1) return null
    if (drag.gap === index) return 'before'
    return drag.gap === count && index === count - 1 ? 'after' : null
  }

  return { start, dropAt, draggedIndex: drag?.from ?? null }
}
