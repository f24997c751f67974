import { type MouseEvent, type PointerEvent, useRef } from 'react'

import type { ColumnTools } from './use-columns.ts'

const threshold = 8

interface Drag {
  id: string
  x: number
  isMoving: boolean
  target: HTMLElement | null
}

/** Moves a column by dragging its header over another one. Marks are set on the elements directly, without rendering. */
export function useColumnDrag(tools: ColumnTools) {
  const drag = useRef<Drag | null>(null)
  const isClickOver = useRef(false)

  function mark(row: HTMLElement, target: HTMLElement | null) {
    for (const header of row.querySelectorAll<HTMLElement>('[data-drop]')) delete header.dataset['drop']
    const { id } = drag.current ?? {}
    if (!target || target.dataset['column'] === id) return
    const headers = [...row.children]
    const isLater =
      headers.indexOf(target) >
      headers.findIndex((header) => header instanceof HTMLElement && header.dataset['column'] === id)
    target.dataset['drop'] = isLater ? 'after' : 'before'
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const header = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null
    const id = header?.dataset['column']
    const entry = tools.entries.find((each) => each.id === id)
    isClickOver.current = false
    // Touch scrolls the table; the buttons of the table's options move columns.
    if (!id || !entry?.isMovable || event.button !== 0 || event.pointerType === 'touch') return
    drag.current = { id, x: event.clientX, isMoving: false, target: null }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const now = drag.current
    const row = event.currentTarget
    if (!now) return
    if (!now.isMoving && Math.abs(event.clientX - now.x) < threshold) return
    if (!now.isMoving) row.setPointerCapture(event.pointerId)
    now.isMoving = true
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-column]') ?? null
    const isTarget =
      below?.parentElement === row &&
      tools.entries.some(({ id, isMovable }) => isMovable && id === below.dataset['column'])
    now.target = isTarget ? below : null
    mark(row, now.target)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const now = drag.current
    drag.current = null
    mark(event.currentTarget, null)
    const target = now?.target?.dataset['column']
    isClickOver.current = now?.isMoving ?? false
    if (now?.isMoving && target) tools.moveTo(now.id, target)
  }

  /** Suppresses the click that ends a drag, which would sort. */
  function onClickCapture(event: MouseEvent) {
    if (!isClickOver.current) return
    isClickOver.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture }
}
