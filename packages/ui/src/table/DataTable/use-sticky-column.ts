import { type RefObject, useEffect } from 'react'

/** A first column wider than this share of the visible part scrolls with the others, because it would leave them too little space. */
const mostOfTheWindow = 0.5

/** The same limit for the first column and the actions together. */
const mostWithActions = 0.7

/**
 * Measures the sticky columns, the first and the row actions, so the focused cell scrolls clear of them (WCAG 2.4.11).
 * With `hasDetails` it also measures the visible width, for details. It reads everything before it writes, and writes
 * only changes: nothing at first paint if all columns fit.
 */
export function useStickyColumn(
  scrollRef: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  hasDetails: boolean,
) {
  useEffect(() => {
    const box = scrollRef.current
    const table = box?.querySelector('table')
    const headers = table?.tHead?.rows[0]
    const first = headers?.querySelector<HTMLElement>('[data-column]')
    if (!box || !table || !headers || !first) return

    const sizes = new ResizeObserver(() => {
      const leads = [...headers.querySelectorAll<HTMLElement>('.lead')]
      const actions = headers.querySelector<HTMLElement>('.actions')
      const actionsWidth = actions?.offsetWidth ?? 0
      const width = leads.reduce((sum, lead) => sum + lead.offsetWidth, first.offsetWidth)
      const { clientWidth, scrollWidth } = box

      // A sticky cell is a separate compositing layer: only tables that scroll sideways have them.
      const isSticky = scrollWidth > clientWidth && width <= clientWidth * mostOfTheWindow
      const isEndSticky = isSticky && actions !== null && width + actionsWidth <= clientWidth * mostWithActions
      const padding = isSticky ? `${width}px ${isEndSticky ? actionsWidth : 0}px` : ''

      if (box.hasAttribute('data-sticky') !== isSticky) box.toggleAttribute('data-sticky', isSticky)
      if (box.hasAttribute('data-sticky-end') !== isEndSticky) box.toggleAttribute('data-sticky-end', isEndSticky)
      if (box.style.scrollPaddingInline !== padding) box.style.scrollPaddingInline = padding
      if (hasDetails) box.style.setProperty('--window', `${clientWidth}px`)
    })
    sizes.observe(box)
    sizes.observe(first)
    // Columns can be added and removed.
    sizes.observe(table)
    return () => sizes.disconnect()
  }, [scrollRef, firstId, hasDetails])
}
