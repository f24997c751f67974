import type { FastifyReply, FastifyRequest } from 'fastify'

import { ApiError } from './api-error.ts'
import { message } from '../shared/messages.ts'

/** How long a call may take, in milliseconds. */
export interface TimeLimits {
  usual: number
  /** Printing two months, uploading over a slow connection. */
  slow: number
}

export const timeLimits: TimeLimits = { usual: 25_000, slow: 55_000 }

/**
 * Runs a handler for at most `milliseconds`, then answers 503; what it answers later is dropped, and what fails later is logged.
 * Its signal aborts then, and when the client disconnects. Fastify's own limit ends with the request's body, so it covers no call that has one.
 */
export async function withTimeLimit<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { milliseconds, isWrite }: { milliseconds: number; isWrite: boolean },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(timedOut(isWrite))
    // Nobody awaits what the handler does now.
    result.catch((error: unknown) => {
      if (error !== controller.signal.reason) request.log.error({ err: error }, 'request failed after its time limit')
    })
    controller.abort()
  }, milliseconds)
  // Emitted after the response, too; aborting what has ended changes nothing.
  const disconnected = () => controller.abort()
  reply.raw.once('close', disconnected)
  const result = run(controller.signal)
  try {
    return await Promise.race([result, expired])
  } finally {
    clearTimeout(timer)
    reply.raw.off('close', disconnected)
  }
}

/** A write that took too long may still succeed: its client repeats it with the same key and gets the first one's answer. */
function timedOut(isWrite: boolean): ApiError {
  return new ApiError(503, message(isWrite ? 'requests.writeTimedOut' : 'requests.timedOut'), {
    headers: { 'retry-after': '5' },
  })
}
