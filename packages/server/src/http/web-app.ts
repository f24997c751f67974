import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { notFound } from '../contract/api-error.ts'
import { message } from '../shared/messages.ts'
import { isApiPath } from './log.ts'
import { pagePolicy, workerPolicy } from './security-headers.ts'

/** The service worker of the built app (`build/offline-worker.ts`). */
const workerFile = 'offline-worker.js'

const noncePlaceholder = '__CSP_NONCE__'

/**
 * Serves the built app: its page at every path that is not an API path, and files with a hash in their name with an
 * unlimited cache lifetime. Without a built app (in development Vite serves it) the API works the same.
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const page = readPage(webRoot)
  if (page !== null) {
    await app.register(fastifyStatic, { root: webRoot, serve: false, cacheControl: false, preCompressed: true })
    serveFiles(app, webRoot)
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !wantsPage(request)) throw notFound(message('requests.notFound'))
    return sendPage(reply, page)
  })
}

function readPage(webRoot: string): string | null {
  const file = join(webRoot, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function serveFiles(app: FastifyInstance, webRoot: string): void {
  app.get('/assets/*', { exposeHeadRoute: true }, async (request, reply) => {
    const { '*': file } = request.params as { '*': string }
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The build has compressed them. Clients that cannot decompress get the plain file.
        .header('vary', 'accept-encoding')
        .sendFile(file, join(webRoot, 'assets'))
    )
  })
  for (const entry of readdirSync(webRoot, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'index.html' || entry.name.startsWith('.')) continue
    app.get(`/${entry.name}`, async (_, reply) => {
      if (entry.name === workerFile) reply.header('content-security-policy', workerPolicy)
      return reply.header('cache-control', 'no-cache').sendFile(entry.name)
    })
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?', 1)
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (isApiPath(path) || path.startsWith('/assets/')) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

/** The page with a new nonce in its script, styles and meta tag. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlaceholder, nonce))
}
