import { flushSync } from 'react-dom'

const realSetTimeout = window.setTimeout.bind(window)
const realClearTimeout = window.clearTimeout.bind(window)

/**
 * Fakes timers of the given delays; those of React and of the test keep running. `advance` moves the fake clock and
 * waits for React to render. Call `stop` at the end.
 */
export function storyClock(...delays: number[]) {
  let now = 0
  let nextId = 1_000_000
  const waiting = new Map<number, { at: number; run: () => void }>()

  const fake = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    if (!delays.includes(delay) || typeof run !== 'function') return realSetTimeout(run, delay, ...rest)
    const id = nextId++
    waiting.set(id, { at: now + delay, run: () => void (run as (...values: unknown[]) => unknown)(...rest) })
    return id
  }
  // The type of the browser's function includes Node's additions.
  window.setTimeout = fake as typeof window.setTimeout
  window.clearTimeout = (id) => {
    if (!waiting.delete(Number(id))) realClearTimeout(id)
  }

  return {
    async advance(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const [id, next] = [...waiting].toSorted(([, a], [, b]) => a.at - b.at)[0] ?? []
        if (id === undefined || !next || next.at > end) break
        now = next.at
        waiting.delete(id)
        flushSync(next.run)
      }
      now = end
      await new Promise((resolve) => realSetTimeout(resolve, 20))
    },
    stop() {
      window.setTimeout = realSetTimeout
      window.clearTimeout = realClearTimeout
    },
  }
}
