import { type RefObject, useEffect } from 'react'

/** A first column wider than this part of the window would leave too little of the others: it scrolls with them. */
const mostOfTheWindow = 0.5

/** Likewise the first column and the actions together. */
const mostWithActions = 0.7

/**
 * Measures the columns that stay in sight, the first and the actions of a row, so that what gets the focus scrolls clear
 * of them (WCAG 2.4.11); with `hasDetails` also the window that details are as wide as. Everything is read before anything is written, and only changes are written: at the first paint
 * that is nothing, where the columns fit into the window.
 */
export function useStickyColumn(
  scrollRef: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  hasDetails: boolean,
) {
  useEffect(() => {
    const box = scrollRef.current
    const table = box?.querySelector<HTMLElement>(':scope > table')
    const headers = table?.querySelector<HTMLElement>(':scope > thead > tr:first-child')
    const first = headers?.querySelector<HTMLElement>(':scope > [data-column]')
    if (!box || !table || !headers || !first) return

    const sizes = new ResizeObserver(() => {
      const leads = [...headers.querySelectorAll<HTMLElement>(':scope > .lead')]
      const actions = headers.querySelector<HTMLElement>(':scope > .actions')
      const actionsWidth = actions?.offsetWidth ?? 0
      const width = leads.reduce((sum, lead) => sum + lead.offsetWidth, first.offsetWidth)
      const { clientWidth, scrollWidth } = box

      // A sticky cell is a layer of its own for the browser: only a table that scrolls sideways has them.
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
    // Columns come and go.
    sizes.observe(table)
    return () => sizes.disconnect()
  }, [scrollRef, firstId, hasDetails])
}
