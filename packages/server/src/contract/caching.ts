import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets anyone cache a public answer for some seconds. Returns whether the client already has it, so that only a 304 is sent.
 * Refusals keep the header that forbids storing them.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, body: unknown, seconds: number): boolean {
  const tag = etagOf(body)
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag: tag })
  const known = request.headers['if-none-match']
  return known !== undefined && known.split(',').some((one) => one.trim() === tag)
}

/** Weak, because the same answer is also sent compressed. */
function etagOf(body: unknown): string {
  const hash = createHash('sha256')
  const { bytes } = body as { bytes?: unknown }
  hash.update(bytes instanceof Uint8Array ? bytes : JSON.stringify(body))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
