import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { DialogBody } from './Dialog.styles.ts'

/** The scrolling body of a dialog. Focusable by keyboard while it scrolls. */
export function ScrollBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrolling, setIsScrolling] = useState(false)

  useLayoutEffect(() => {
    const body = ref.current
    if (!body) return
    const measure = () => setIsScrolling(body.scrollHeight > body.clientHeight)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(body)
    for (const child of body.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [])

  return (
    <DialogBody ref={ref} {...(isScrolling ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </DialogBody>
  )
}
