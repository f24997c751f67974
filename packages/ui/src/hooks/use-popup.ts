import { useLayoutEffect, useRef } from 'react'

interface PopupOptions {
  isOpen: boolean
  /** `start` aligns the start edges of anchor and popup. */
  align?: 'start' | 'end' | 'center'
  side?: 'below' | 'above'
  /** Makes the popup at least as wide as its anchor, for lists of options. */
  isAnchorWide?: boolean
}

const gap = 4
/** Distance kept from the edges of the window. */
const edge = 8
/** In a very short window the popup covers its anchor instead of shrinking to a slit. */
const minRoom = 96

function place(anchor: HTMLElement, popup: HTMLElement, { align = 'start', side = 'below' }: PopupOptions) {
  const box = anchor.getBoundingClientRect()
  const roomBelow = window.innerHeight - edge - box.bottom - gap
  const roomAbove = box.top - gap - edge
  // Measure the natural height, without the limit of the last placement.
  popup.style.removeProperty('--popup-room')
  const naturalHeight = popup.offsetHeight
  const [room, otherRoom] = side === 'below' ? [roomBelow, roomAbove] : [roomAbove, roomBelow]
  const fitsSide = naturalHeight <= room || room >= otherRoom
  const isBelow = fitsSide === (side === 'below')
  popup.style.setProperty('--popup-room', `${Math.max(isBelow ? roomBelow : roomAbove, minRoom)}px`)

  const width = popup.offsetWidth
  const height = popup.offsetHeight
  const isMirrored = getComputedStyle(anchor).direction === 'rtl'
  const below = Math.min(box.bottom + gap, window.innerHeight - edge - height)
  const above = Math.max(box.top - gap - height, edge)

  const isLeft = (align === 'start') !== isMirrored
  const left = align === 'center' ? box.left + (box.width - width) / 2 : isLeft ? box.left : box.right - width

  popup.style.top = `${isBelow ? below : above}px`
  popup.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`
}

/**
 * Shows `popup` next to `anchor` in the browser's top layer, so no scroll container clips it and it appears above
 * dialogs. The popup element needs `popover="manual"` and is rendered only while `isOpen`.
 */
export function usePopup<Anchor extends HTMLElement, Popup extends HTMLElement>(options: PopupOptions) {
  const anchorRef = useRef<Anchor>(null)
  const popupRef = useRef<Popup>(null)
  const { isOpen, align, side, isAnchorWide } = options

  useLayoutEffect(() => {
    const anchor = anchorRef.current
    const popup = popupRef.current
    if (!isOpen || !anchor || !popup) return

    const update = () => {
      if (isAnchorWide) popup.style.minWidth = `${anchor.offsetWidth}px`
      place(anchor, popup, { isOpen, ...(align && { align }), ...(side && { side }) })
    }
    popup.showPopover()
    update()

    // In the next frame: placing the popup inside the observer's callback would trigger the observer again.
    const sizes = new ResizeObserver(() => requestAnimationFrame(update))
    sizes.observe(popup)
    window.addEventListener('scroll', update, true)
    window.addEventListener('resize', update)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', update, true)
      window.removeEventListener('resize', update)
    }
  }, [isOpen, align, side, isAnchorWide])

  return { anchorRef, popupRef }
}
