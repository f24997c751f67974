import { type RefObject, useEffect, useRef, useState } from 'react'

/** The physical edges of a scroll box behind which there is more content. */
export interface ScrollEdges {
  left: boolean
  right: boolean
}

/** Pixels by which a browser may round the end of a scroll. */
const tolerance = 2

/** Which edges hide content, so that they can be marked. `content` is whatever changes the content's width. */
export function useScrollEdges<Box extends HTMLElement>(content: unknown): [RefObject<Box | null>, ScrollEdges] {
  const ref = useRef<Box>(null)
  const [edges, setEdges] = useState<ScrollEdges>({ left: false, right: false })

  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    function measure() {
      if (!box) return
      const hidden = box.scrollWidth - box.clientWidth
      // In right-to-left text the start is 0, too, and positions are negative.
      const fromLeft = getComputedStyle(box).direction === 'rtl' ? hidden + box.scrollLeft : box.scrollLeft
      const left = fromLeft > tolerance
      const right = hidden - fromLeft > tolerance
      setEdges((known) => (known.left === left && known.right === right ? known : { left, right }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [content])

  return [ref, edges]
}
