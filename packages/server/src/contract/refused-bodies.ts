import { message } from '../shared/messages.ts'
import { tooManyRequests } from './api-error.ts'

const windowSeconds = 60

/**
 * Bytes of refused bodies that a user may send in a minute: a thousand mistyped spreadsheet rows stay below this, and reading
 * and checking this much takes less than half a second.
 */
const mostBytes = 4 * 1024 * 1024

interface Sent {
  bytes: number
  /** When the first of them arrived. */
  since: number
}

/** Counts the bodies that were read and refused, because a large one that is refused costs as much as one that is accepted. */
export interface RefusedBodies {
  /** Throws a 429 after too many, before another body is read. */
  check: (userId: number) => void
  count: (userId: number, bytes: number) => void
}

/** @param now milliseconds of a clock that never goes back */
export function createRefusedBodies(now: () => number = () => performance.now()): RefusedBodies {
  const sent = new Map<number, Sent>()
  const isOver = ({ since }: Sent) => now() - since >= windowSeconds * 1000

  return {
    check(userId) {
      const found = sent.get(userId)
      if (!found || found.bytes < mostBytes) return
      if (isOver(found)) sent.delete(userId)
      else throw tooManyRequests(message('requests.tooManyRefused'), windowSeconds)
    },
    count(userId, bytes) {
      for (const [other, found] of sent) if (isOver(found)) sent.delete(other)
      const found = sent.get(userId)
      if (found) found.bytes += bytes
      else sent.set(userId, { bytes, since: now() })
    },
  }
}
