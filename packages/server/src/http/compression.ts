import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

const zip = promisify(gzip)

/** Below this an answer fits into one packet anyway. */
const leastBytes = 1400

/**
 * Packs long JSON answers for who can unpack them: a page of recipes shrinks to a tenth. Quickly rather than well, and
 * off the main thread. Answers with tokens stay as they are, so that their length tells nothing.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastBytes) return payload
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    if (request.url.startsWith('/oauth/')) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('content-encoding', 'gzip')
    reply.removeHeader('content-length')
    return zip(payload, { level: constants.Z_BEST_SPEED })
  })
}
