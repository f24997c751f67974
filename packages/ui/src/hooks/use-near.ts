import { type RefObject, useEffect, useRef, useState } from 'react'

/** Loads a screen ahead of the reader. */
const ahead = '600px 0px'

/** Whether an element has come near the visible part of the page, so that its content loads only then. Stays true. */
export function useNear<Watched extends Element>(): { ref: RefObject<Watched | null>; isNear: boolean } {
  const ref = useRef<Watched>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const watched = ref.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])

  return { ref, isNear }
}
