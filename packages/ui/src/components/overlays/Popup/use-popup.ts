import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface PopupOptions {
  isOpen: boolean
  /** Which edges meet: `start` aligns the starts of anchor and popup. */
  align?: 'start' | 'end' | 'center'
  side?: 'below' | 'above'
  /** The popup is at least as wide as its anchor: lists of options. */
  isAnchorWide?: boolean
}

const gap = 4
const edge = 8
/** In a window that is all but closed a popup lies over its anchor rather than being a slit. */
const leastRoom = 96

function place(anchor: HTMLElement, popup: HTMLElement, { align = 'start', side = 'below' }: PopupOptions) {
  const box = anchor.getBoundingClientRect()
  const roomBelow = window.innerHeight - edge - box.bottom - gap
  const roomAbove = box.top - gap - edge
  // Its height of its own: the room of the last place must not decide about this one.
  popup.style.removeProperty('--popup-room')
  const wanted = popup.offsetHeight
  const [room, otherRoom] = side === 'below' ? [roomBelow, roomAbove] : [roomAbove, roomBelow]
  const isAsked = wanted <= room || room >= otherRoom
  const isBelow = isAsked === (side === 'below')
  popup.style.setProperty('--popup-room', `${Math.max(isBelow ? roomBelow : roomAbove, leastRoom)}px`)

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
 * Shows `popup` beside `anchor` in the browser's top layer, so that no scroll box cuts it off and it lies above dialogs.
 * The popup element carries `popover="manual"` and is rendered while `isOpen`.
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

    // In the next frame: moving the popup within its own report of a size would report again.
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

/** Calls `onOutside` when a press starts outside all of the elements. */
export function useOutsidePress(isActive: boolean, inside: RefObject<HTMLElement | null>[], onOutside: () => void) {
  const latest = useRef({ inside, onOutside })
  useEffect(() => {
    latest.current = { inside, onOutside }
  })

  useEffect(() => {
    if (!isActive) return
    function handlePress(event: PointerEvent) {
      const target = event.target
      const isInside = latest.current.inside.some((ref) => target instanceof Node && ref.current?.contains(target))
      if (!isInside) latest.current.onOutside()
    }
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [isActive])
}
