import { type PointerEvent, useRef } from 'react'

import type { ColumnTools } from './use-columns.ts'

interface ResizerProps {
  id: string
  tools: ColumnTools
}

/**
 * The edge of a header, dragged to make the column wider. It is for pointers only: keys resize from the header itself, and
 * the table's options have buttons.
 */
export function Resizer({ id, tools }: ResizerProps) {
  const start = useRef<{ x: number; width: number; sign: number } | null>(null)

  function widthAt(event: PointerEvent) {
    const { x, width, sign } = start.current ?? { x: event.clientX, width: tools.widthOf(id), sign: 1 }
    return width + (event.clientX - x) * sign
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    // The header below must neither sort nor move.
    event.stopPropagation()
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    start.current = { x: event.clientX, width: tools.widthOf(id), sign: isMirrored ? -1 : 1 }
  }

  function handleUp(event: PointerEvent<HTMLElement>) {
    if (start.current && event.clientX !== start.current.x) tools.resizeTo(id, widthAt(event), false)
    start.current = null
  }

  return (
    <span
      className="resizer"
      aria-hidden
      data-resizer
      onPointerDown={handleDown}
      onPointerMove={(event) => start.current && tools.resizeTo(id, widthAt(event), true)}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    />
  )
}
