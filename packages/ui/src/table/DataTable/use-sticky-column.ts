import { type RefObject, useEffect } from 'react'

/** A first column wider than this part of the window would leave too little of the others: it scrolls with them. */
const mostOfTheWindow = 0.5

/** Likewise the first column and the actions together. */
const mostWithActions = 0.7

/**
 * Measures the columns that stay in sight, the first and the actions of a row, so that what gets the focus scrolls clear
 * of them (WCAG 2.4.11), and the window that details are as wide as. Set on the box directly: nothing is drawn again.
 */
export function useStickyColumn(scrollRef: RefObject<HTMLElement | null>, firstId: string | undefined) {
  useEffect(() => {
    const box = scrollRef.current
    const first = box?.querySelector<HTMLElement>(':scope > table > thead [data-column]')
    if (!box || !first) return

    const sizes = new ResizeObserver(() => {
      const leads = [...box.querySelectorAll<HTMLElement>(':scope > table > thead > tr:first-child > .lead')]
      const width = leads.reduce((sum, lead) => sum + lead.offsetWidth, first.offsetWidth)
      const isSticky = width <= box.clientWidth * mostOfTheWindow
      box.toggleAttribute('data-sticky', isSticky)
      box.style.setProperty('--sticky', isSticky ? `${width}px` : '0px')
      box.style.setProperty('--window', `${box.clientWidth}px`)

      const actions = box.querySelector<HTMLElement>(':scope > table > thead > tr:first-child > .actions')
      const isCovered = actions !== null && box.scrollWidth > box.clientWidth
      const hasRoom = isSticky && width + (actions?.offsetWidth ?? 0) <= box.clientWidth * mostWithActions
      box.toggleAttribute('data-sticky-end', isCovered && hasRoom)
      box.style.setProperty('--sticky-end', isCovered && hasRoom ? `${actions.offsetWidth}px` : '0px')
    })
    sizes.observe(box)
    sizes.observe(first)
    // Columns come and go.
    if (first.closest('table')) sizes.observe(first.closest('table') as HTMLElement)
    return () => sizes.disconnect()
  }, [scrollRef, firstId])
}
