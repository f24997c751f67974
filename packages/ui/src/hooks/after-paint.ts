/**
 * Runs `work` once the next frame is painted and the browser has nothing else to do.
 *
 * @returns cancels it
 */
export function afterPaint(work: () => void): () => void {
  let cancel: () => void
  const frame = requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, 200)
      cancel = () => clearTimeout(timer)
    } else {
      const idle = requestIdleCallback(work)
      cancel = () => cancelIdleCallback(idle)
    }
  })
  cancel = () => cancelAnimationFrame(frame)
  return () => cancel()
}
